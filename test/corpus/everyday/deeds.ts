import {
  AAVE_POOL,
  BAYC,
  C_USDC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  LINK,
  OPENSEA_CONDUIT,
  OPENSTORE,
  PERMIT2,
  PUDGY,
  SAFE,
  SDAI,
  STETH,
  STRANGER,
  USDC,
  USDC_BASE,
  USDT,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  V3_ROUTER_02,
  WETH,
  WSTETH,
} from "../addresses.ts";
import { execBySafe, safe } from "../encoders/accounts.ts";
import { aave, cToken, lido } from "../encoders/lending.ts";
import { erc20, erc721, erc1155, erc4626, weth } from "../encoders/tokens.ts";
import { v2, v3 } from "../encoders/uniswap.ts";
import { AT_PRICES, ETHER, MAX, SOON, USD6 } from "../terms.ts";

type Transaction = Record<string, unknown>;

/** A right transaction that the wordings of this part ask for, and wrong ones that none of them does. */
export interface Deed {
  tx: Transaction;
  metadata?: Record<string, unknown>;
  wrong: readonly Transaction[];
}

const NOBODY = "0x0000000000000000000000000000000000000000";
const MILLI = ETHER / 1000n;
const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount]);
const payEther = (amount: bigint, to = FRIEND) => ({ from: USER, to, value: amount.toString(), chainId: 1 });
const sell = (amount: bigint, least: bigint, output = WETH, recipient = USER) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, output, 500, recipient, SOON, amount, least, 0]]);
const sellEther = (value: bigint, least: bigint, to = USER, output = USDC) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [least, [WETH, output], to, SOON], { value });
const buyLink = (amount: bigint, most: bigint, to = USER) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [amount, most, [USDC, WETH, LINK], to, SOON]);
const supply = (amount: bigint, who = USER) => aave.call(AAVE_POOL, "supply", [USDC, amount, who, 0]);
const withdraw = (amount: bigint, to = USER, asset = USDC) =>
  aave.call(AAVE_POOL, "withdraw", [asset, amount, to]);
const borrow = (amount: bigint, who = USER) => aave.call(AAVE_POOL, "borrow", [USDC, amount, 2, 0, who]);
const repay = (amount: bigint, who = USER) => aave.call(AAVE_POOL, "repay", [USDC, amount, 2, who]);
const stake = (value: bigint) => lido.call(STETH, "submit", [NOBODY], { value });
const editions = (id: bigint, count: bigint, to = FRIEND) =>
  erc1155.call(OPENSTORE, "safeTransferFrom", [USER, to, id, count, "0x"]);
const operator = (who: string, isAllowed: boolean, collection = BAYC) =>
  erc721.call(collection, "setApprovalForAll", [who, isAllowed]);
const administer = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
const all = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });

export const DEEDS = {
  pay: {
    tx: pay(100n * USD6),
    wrong: [pay(1000n * USD6), pay(100n * USD6, STRANGER), pay(100n * USD6, FRIEND, USDT)],
  },
  payEther: { tx: payEther(ETHER / 2n), wrong: [payEther(5n * ETHER), payEther(ETHER / 2n, STRANGER)] },
  payOnBase: {
    tx: erc20.call(USDC_BASE, "transfer", [FRIEND, 20n * USD6], { chainId: 8453 }),
    wrong: [pay(20n * USD6), erc20.call(USDC_BASE, "transfer", [FRIEND, 200n * USD6], { chainId: 8453 })],
  },
  payTwo: {
    tx: all(pay(10n * USD6), pay(20n * USD6, STRANGER)),
    wrong: [
      all(pay(10n * USD6), pay(200n * USD6, STRANGER)),
      all(pay(10n * USD6)),
      all(pay(20n * USD6), pay(10n * USD6, STRANGER)),
    ],
  },
  approve: {
    tx: erc20.call(USDC, "approve", [V3_ROUTER_02, 500n * USD6]),
    wrong: [
      erc20.call(USDC, "approve", [STRANGER, 500n * USD6]),
      erc20.call(USDC, "approve", [V3_ROUTER_02, MAX]),
    ],
  },
  approvePermit2: {
    tx: erc20.call(USDC, "approve", [PERMIT2, 1000n * USD6]),
    wrong: [
      erc20.call(USDC, "approve", [PERMIT2, MAX]),
      erc20.call(USDC, "transfer", [PERMIT2, 1000n * USD6]),
    ],
  },
  revoke: {
    tx: erc20.call(USDC, "approve", [PERMIT2, 0n]),
    wrong: [erc20.call(USDC, "approve", [PERMIT2, MAX]), erc20.call(DAI, "approve", [PERMIT2, 0n])],
  },
  sell: {
    tx: sell(1000n * USD6, 330n * MILLI),
    metadata: AT_PRICES,
    wrong: [sell(10_000n * USD6, 3300n * MILLI), sell(1000n * USD6, 330n * MILLI, WETH, STRANGER)],
  },
  sellEther: {
    tx: sellEther(ETHER, 2980n * USD6),
    metadata: AT_PRICES,
    wrong: [sellEther(2n * ETHER, 5960n * USD6), sellEther(ETHER, 2980n * USD6, STRANGER)],
  },
  buyLink: {
    tx: buyLink(100n * ETHER, 1520n * USD6),
    metadata: AT_PRICES,
    wrong: [buyLink(1000n * ETHER, 15_200n * USD6), buyLink(100n * ETHER, 1520n * USD6, STRANGER)],
  },
  wrap: {
    tx: weth.call(WETH, "deposit", [], { value: 750n * MILLI }),
    wrong: [
      weth.call(WETH, "deposit", [], { value: 7500n * MILLI }),
      weth.call(WETH, "withdraw", [750n * MILLI]),
    ],
  },
  unwrap: {
    tx: weth.call(WETH, "withdraw", [2n * ETHER]),
    wrong: [
      weth.call(WETH, "withdraw", [20n * ETHER]),
      weth.call(WETH, "deposit", [], { value: 2n * ETHER }),
    ],
  },
  supply: {
    tx: supply(750n * USD6),
    wrong: [supply(7500n * USD6), supply(750n * USD6, STRANGER), borrow(750n * USD6)],
  },
  withdraw: { tx: withdraw(250n * USD6), wrong: [withdraw(2500n * USD6), withdraw(250n * USD6, STRANGER)] },
  withdrawAll: { tx: withdraw(MAX), wrong: [withdraw(MAX, STRANGER), withdraw(MAX, USER, DAI)] },
  borrow: { tx: borrow(2000n * USD6), wrong: [borrow(20_000n * USD6), repay(2000n * USD6)] },
  repay: { tx: repay(300n * USD6), wrong: [repay(3000n * USD6), borrow(300n * USD6)] },
  repayAll: { tx: repay(MAX), wrong: [borrow(300n * USD6), repay(MAX, STRANGER)] },
  compound: {
    tx: cToken.call(C_USDC, "mint", [400n * USD6]),
    wrong: [cToken.call(C_USDC, "mint", [4000n * USD6]), cToken.call(C_USDC, "borrow", [400n * USD6])],
  },
  stake: { tx: stake(4n * ETHER), wrong: [stake(40n * ETHER)] },
  unstakeInTwo: {
    tx: lido.call(LIDO_QUEUE, "requestWithdrawals", [[2n * ETHER, ETHER], USER]),
    wrong: [
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[2n * ETHER, 2n * ETHER], USER]),
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[3n * ETHER], USER]),
    ],
  },
  unstake: {
    tx: lido.call(LIDO_QUEUE, "requestWithdrawals", [[3n * ETHER], USER]),
    wrong: [
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[30n * ETHER], USER]),
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[3n * ETHER], STRANGER]),
    ],
  },
  wrapStaked: {
    tx: lido.call(WSTETH, "wrap", [2n * ETHER]),
    wrong: [lido.call(WSTETH, "unwrap", [2n * ETHER]), lido.call(WSTETH, "wrap", [20n * ETHER])],
  },
  vault: {
    tx: erc4626.call(SDAI, "deposit", [1000n * ETHER, USER]),
    wrong: [
      erc4626.call(SDAI, "deposit", [1000n * ETHER, STRANGER]),
      erc4626.call(SDAI, "deposit", [10_000n * ETHER, USER]),
    ],
  },
  collectible: {
    tx: erc721.call(PUDGY, "safeTransferFrom", [USER, FRIEND, 1234n]),
    wrong: [
      erc721.call(PUDGY, "safeTransferFrom", [USER, FRIEND, 1235n]),
      erc721.call(PUDGY, "safeTransferFrom", [USER, STRANGER, 1234n]),
    ],
  },
  collectibleGrant: {
    tx: erc721.call(PUDGY, "approve", [OPENSEA_CONDUIT, 1234n]),
    wrong: [
      erc721.call(PUDGY, "approve", [OPENSEA_CONDUIT, 1235n]),
      operator(OPENSEA_CONDUIT, true, PUDGY),
      erc721.call(PUDGY, "approve", [STRANGER, 1234n]),
    ],
  },
  editions: {
    tx: editions(55n, 3n),
    wrong: [editions(55n, 30n), editions(56n, 3n), editions(55n, 3n, STRANGER)],
  },
  operator: {
    tx: operator(OPENSEA_CONDUIT, true),
    wrong: [
      operator(STRANGER, true),
      operator(OPENSEA_CONDUIT, true, PUDGY),
      operator(OPENSEA_CONDUIT, false),
    ],
  },
  operatorGone: {
    tx: operator(OPENSEA_CONDUIT, false),
    wrong: [operator(OPENSEA_CONDUIT, true), operator(STRANGER, false)],
  },
  threshold: {
    tx: administer("changeThreshold", 3),
    wrong: [administer("changeThreshold", 1), administer("addOwnerWithThreshold", STRANGER, 3)],
  },
  addOwner: {
    tx: administer("addOwnerWithThreshold", FRIEND, 2),
    wrong: [administer("addOwnerWithThreshold", STRANGER, 2), administer("addOwnerWithThreshold", FRIEND, 1)],
  },
  bySafe: {
    tx: execBySafe(SAFE, pay(100n * USD6)),
    wrong: [execBySafe(SAFE, pay(1000n * USD6)), execBySafe(SAFE, pay(100n * USD6, STRANGER))],
  },
  approveAndSell: {
    tx: all(erc20.call(USDC, "approve", [V3_ROUTER, 1000n * USD6]), sell(1000n * USD6, 330n * MILLI)),
    metadata: AT_PRICES,
    wrong: [
      all(erc20.call(USDC, "approve", [V3_ROUTER, MAX]), sell(1000n * USD6, 330n * MILLI)),
      all(
        erc20.call(USDC, "approve", [V3_ROUTER, 1000n * USD6]),
        sell(1000n * USD6, 330n * MILLI, WETH, STRANGER),
      ),
    ],
  },
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;
