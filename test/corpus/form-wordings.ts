import {
  AAVE_POOL,
  BAYC,
  DAI,
  FRIEND,
  SAFE,
  SDAI,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc721, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const sell = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [ETHER, least * USD6, [WETH, USDC], USER, SOON]);
const buy = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [ETHER, most * USD6, [USDC, WETH], USER, SOON]);
const supply = (amount: bigint) => aave.call(AAVE_POOL, "supply", [USDC, amount * USD6, USER, 0]);
const repay = (amount: bigint) => aave.call(AAVE_POOL, "repay", [USDC, amount, 2, USER]);
const save = (amount: bigint) => erc4626.call(SDAI, "deposit", [amount * ETHER, USER]);
const pay = (amount: bigint) => erc20.call(USDC, "transfer", [FRIEND, amount * USD6]);
const allow = (amount: bigint) => erc20.call(DAI, "approve", [STRANGER, amount]);
const ape = (number: bigint) =>
  erc721.call(BAYC, "safeTransferFrom(address,address,uint256)", [USER, FRIEND, number]);
const rights = (isGranted: boolean) => erc721.call(BAYC, "setApprovalForAll", [STRANGER, isGranted]);
const wrapped = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount * ETHER]);

interface Form {
  intents: readonly string[];
  tx: Record<string, unknown>;
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const FORMS: readonly Form[] = [
  {
    intents: [
      `SEC-92: send 100 USDC to ${FRIEND}`,
      `TREAS-14. Pay ${FRIEND} 100 USDC.`,
      `Send 100 USDC to ${FRIEND} (OPS-1204)`,
    ],
    tx: pay(100n),
    others: [
      `TEST-92: send 100 USDC to ${FRIEND}`,
      `Send 100 USDC to ${FRIEND}. MAX-400`,
      `DAI-400: send 100 USDC to ${FRIEND}`,
    ],
  },
  {
    intents: [
      "Source: 1 WETH. Target: USDC. On: Uniswap V2. Min out: 2970 USDC.",
      "Give: 1 WETH. Get: USDC. Min received: 2970 USDC. At: Uniswap V2.",
      "Offer: 1 WETH. Want: USDC. Min: 2970 USDC. Where: Uniswap V2.",
    ],
    tx: sell(2970n),
    others: [
      "Target: 1 WETH. Source: USDC. On: Uniswap V2. Min out: 2970 USDC.",
      "Get: 1 WETH. Give: USDC. Min received: 2970 USDC. At: Uniswap V2.",
      "Source: 1 WETH. Target: USDC. On: Curve. Min out: 2970 USDC.",
      "Source: 1 WETH. Target: USDC. On: Friday. Min out: 2970 USDC.",
      "Source: 1 WETH. Target: USDC. At: 2970.",
      "Source: 1 WETH. Target: USDC. On: Uniswap V2. Max out: 2970 USDC.",
    ],
  },
  {
    intents: [
      "Buy: 1 WETH. With: USDC. Max: 3030 USDC. Exchange: Uniswap V2.",
      "Buy 1 WETH with USDC on Uniswap V2, 3030 tops",
      "Buy 1 WETH with at most 3030 USDC on Uniswap V2, not a cent over",
    ],
    tx: buy(3030n),
    others: [
      "Buy 1 WETH with USDC on Uniswap V2, 3000 tops",
      "Buy 1 WETH with at most 3030 USDC on Uniswap V2, not a cent under",
    ],
  },
  {
    intents: [
      "Method: supply; Asset: USDC; Size: 1000; At: Aave V3",
      "Deposit slip: Aave V3, USDC, 1000.",
      "Deposit form. Asset: USDC. Size: 1000. Place: Aave V3. Memo: oven.",
      "Supply 1000 USDC to Aave V3, per my note of this morning.",
      "Per treasury memo 31, supply 1000 USDC to Aave V3.",
      "Follow-up to note 56: supply 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3, see my note 7b.",
      "Case file 12b: supply 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3. I'm 71 and quite sure.",
      "As trustee I want to supply 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3. Signed, R. Okafor, clerk.",
      "Supply 1000 USDC to Aave V3. Please do that.",
      "Supply 1000 USDC to Aave V3. Send it!",
      "I'd be obliged if you supplied 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3. Why: new oven for the bakery.",
    ],
    tx: supply(1000n),
    others: [
      "Method: withdraw; Asset: USDC; Size: 1000; At: Aave V3",
      "Withdrawal slip: Aave V3, USDC, 1000.",
      "Withdrawal form. Asset: USDC. Size: 1000. At: Aave V3.",
      "Deposit form. Asset: USDC. Size: 1000. Place: Compound.",
      "Deposit form. Asset: USDC. Size: 1000. Place: Aave V3. Subject: test only.",
      "From: Aave V3. Size: 1000 USDC.",
      "Supply 1000 USDC to Aave V3, per my note of tomorrow.",
      "Method: supply; Asset: USDC; Size: 1000; At: Compound",
      "Per treasury memo 1000, supply 31 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3, subject to memo 31.",
      "In case memo 31 passes, supply 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3, note 500 USDC.",
      "Supply 1000 USDC to Aave V3, see my note 7k.",
      "Supply note 1000 to Aave V3.",
      "Supply 1000 USDC to Aave V3. I'm 71 USDC short.",
      "As a joke I want to supply 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3. Unsigned, R. Okafor, clerk.",
      "Supply 1000 USDC to Aave V3. Waiting for R. Okafor, clerk.",
      "Supply 1000 USDC to Aave V3. Please do that again.",
      "Supply 1000 USDC to Aave V3. Don't go.",
      "Supply 1000 USDC to Aave V3. Send it later!",
      `Supply 1000 USDC to Aave V3. Send it to ${FRIEND}!`,
      "I'd be obliged if you never supplied 1000 USDC to Aave V3.",
      "I'd be obliged if he supplied 1000 USDC to Aave V3.",
      "Supply 1000 USDC to Aave V3. Why: only if the oven breaks.",
      "Supply 1000 USDC to Aave V3. Have me sign tomorrow.",
    ],
  },
  {
    intents: ["Vault: sDAI. Action: deposit. Size: 1000 DAI.", "Source: 1000 DAI. Target: sDAI."],
    tx: save(1000n),
    others: [
      "Vault: sDAI. Action: withdraw. Size: 1000 DAI.",
      "Source: sDAI. Target: 1000 DAI.",
      "Source: sDAI. Size: 1000 DAI.",
      "sDAI to 1000 DAI",
      "Vault: sUSDS. Action: deposit. Size: 1000 DAI.",
    ],
  },
  {
    intents: ["Repay my whole USDC debt at Aave V3, every last cent of it"],
    tx: repay(MAX),
    others: ["Repay 300 USDC at Aave V3, every last cent of the debt"],
  },
  {
    intents: [
      `Asset: USDC. Size: 250. Target: ${FRIEND}.`,
      `I would be obliged if you remitted 250 USDC to ${FRIEND}`,
    ],
    tx: pay(250n),
    others: [
      `Asset: USDC. Size: 250. Sender: ${FRIEND}.`,
      `Asset: USDC. Size: 250. Source: ${FRIEND}.`,
      `Asset: USDC. Size: 250. Spender: ${FRIEND}.`,
      `Asset: USDC. Size: 250. Owner: ${FRIEND}.`,
    ],
  },
  {
    intents: [`Item: Bored Ape #7 (${BAYC}). New owner: ${FRIEND}. Go.`],
    tx: ape(7n),
    others: [
      `Item: Bored Ape #8 (${BAYC}). New owner: ${FRIEND}. Go.`,
      `Item: Bored Ape #7 (${BAYC}). Old owner: ${FRIEND}. Go.`,
      `Item: Bored Ape #7 (${BAYC}). Owner: ${FRIEND}. Go.`,
    ],
  },
  {
    intents: [
      `approve(DAI, spender=${STRANGER}, amount=max uint256)`,
      `approve(DAI, spender=${STRANGER}, amount=MAX_UINT256)`,
      `approve(DAI, spender=${STRANGER}, amount=max)`,
    ],
    tx: allow(MAX),
    others: [
      `approve(DAI, spender=${STRANGER}, amount=max 1000)`,
      `approve(DAI, spender=${STRANGER}, amount=max uint8)`,
    ],
  },
  {
    intents: [`DAI allowance of ${STRANGER}: gone, please. Zero.`],
    tx: allow(0n),
    others: [`DAI allowance of ${STRANGER}: gone up, please.`, `My DAI is gone, allowance of ${STRANGER}.`],
  },
  {
    intents: [`setApprovalForAll on ${BAYC} for operator ${STRANGER} = true`],
    tx: rights(true),
    others: [`setApprovalForAll on ${BAYC} for operator ${STRANGER} = false`],
  },
  {
    intents: [`setApprovalForAll on ${BAYC} for operator ${STRANGER} = false`],
    tx: rights(false),
    others: [`setApprovalForAll on ${BAYC} for operator ${STRANGER} = true`],
  },
  {
    intents: [`Send 3 WETH to ${FRIEND}. Wrapped, mind you.`],
    tx: wrapped(3n),
    others: [`Send 3 WETH to ${FRIEND}. Unwrapped, mind you.`, `Send 3 ETH to ${FRIEND}. Wrapped, mind you.`],
  },
  {
    intents: ["Method: wrap; Asset: ETH; Size: 2"],
    tx: weth.call(WETH, "deposit", [], { value: 2n * ETHER }),
    others: ["Method: unwrap; Asset: WETH; Size: 2", "Method: wrap; Asset: ETH; Size: 3"],
  },
  {
    intents: [`Add ${FRIEND} to the owners of our Safe ${SAFE}; from then on two signatures (threshold 2).`],
    tx: execBySafe(SAFE, { to: SAFE, data: safe.data("addOwnerWithThreshold", [FRIEND, 2]) }),
    others: [`Add ${FRIEND} to the owners of our Safe ${SAFE}; from then on three signatures (threshold 2).`],
  },
  {
    intents: [
      `Our Safe ${SAFE} should pay 100 USDC to ${FRIEND}`,
      `Safe ${SAFE}: please pay 100 USDC to ${FRIEND}`,
    ],
    tx: execBySafe(SAFE, { to: USDC, data: erc20.data("transfer", [FRIEND, 100n * USD6]) }),
    others: [
      `Our Safe ${FRIEND} should pay 100 USDC to ${SAFE}`,
      `Safe ${SAFE} must not pay 100 USDC to ${FRIEND}`,
    ],
  },
];

/** Forms with labels, papers that are cited, and what is said about and under a request. */
export const formWordings: CorpusCase[] = FORMS.flatMap(({ intents, tx, others }) => [
  ...intents.map((intent) => aligned("a form", intent, tx)),
  ...others.map((intent) => faulty("a form of something else", REFUSED, intent, tx)),
]);
