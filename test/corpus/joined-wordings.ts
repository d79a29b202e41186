import { AAVE_POOL, DAI, FRIEND, STETH, STRANGER, USDC, USER, V2_ROUTER, WETH, WSTETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const allow = grant(DAI, V2_ROUTER, 150n * ETHER);
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const wrap = weth.call(WETH, "deposit", [], { value: 3n * ETHER });
const payWeth = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount * ETHER]);
const trade = (amount: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount * ETHER, 149n * USD6, [DAI, USDC], USER, SOON]);
const sell = trade(150n);
const wrapStaked = (amount: bigint) => lido.call(WSTETH, "wrap", [amount * ETHER]);
const withdraw = (token: string, units: bigint) => aave.call(AAVE_POOL, "withdraw", [token, units, USER]);
const supply = (token: string, units: bigint) => aave.call(AAVE_POOL, "supply", [token, units, USER, 0]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `Please do these: approve 150 DAI for ${V2_ROUTER}; send 35 USDC to ${FRIEND}.`,
      `Here is the plan, please carry it out: approve 150 DAI for ${V2_ROUTER}; send 35 USDC to ${FRIEND}.`,
      `Do the following together: approve 150 DAI for ${V2_ROUTER}; send 35 USDC to ${FRIEND}.`,
    ],
    tx: batch(allow, pay(35n)),
    wrong: [batch(pay(35n), allow, pay(35n)), batch(allow)],
    others: [
      `Oh sure, approve 150 DAI for ${V2_ROUTER}, send 35 USDC to ${FRIEND}, because that worked so well last time.`,
      `Here is the plan, please review it: approve 150 DAI for ${V2_ROUTER}; send 35 USDC to ${FRIEND}.`,
    ],
  },
  {
    intents: [
      `Team bonus, 45 USDC per person: ${FRIEND} and ${STRANGER}. Please pay them.`,
      `45 USDC per head: ${FRIEND}, ${STRANGER}.`,
    ],
    tx: batch(pay(45n), pay(45n, STRANGER)),
    wrong: [batch(pay(45n)), batch(pay(45n), pay(54n, STRANGER))],
    others: [
      `45 USDC per person a month: ${FRIEND} and ${STRANGER}.`,
      `90 USDC per person: ${FRIEND} and ${STRANGER}.`,
    ],
  },
  {
    intents: [
      `Approve ${V2_ROUTER} to spend 150 DAI and, separately, send 35 USDC to ${FRIEND}.`,
      `Send 35 USDC to ${FRIEND}; besides, approve 150 DAI for ${V2_ROUTER}.`,
      `Approve 150 DAI for ${V2_ROUTER}. In addition to that, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Another thing: send 35 USDC to ${FRIEND}.`,
      `Send 35 USDC to ${FRIEND}. Approve 150 DAI for ${V2_ROUTER}. The order doesn't matter to me.`,
    ],
    tx: batch(allow, pay(35n)),
    wrong: [batch(allow, pay(36n)), batch(allow)],
    others: [
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}, besides 10 DAI.`,
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}. Do it separately.`,
      `Approve ${V2_ROUTER} to spend 150 DAI and send 35 USDC to ${FRIEND}. Besides, stake it.`,
      `Approve 150 DAI for ${V2_ROUTER}, send 35 USDC to ${FRIEND}. Another thing: swap it.`,
    ],
  },
  {
    intents: [
      `Approve 150 DAI for ${V2_ROUTER}. With that done, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Thereafter, send 35 USDC to ${FRIEND}.`,
      `To start, approve 150 DAI for ${V2_ROUTER}; to finish, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. As a last step, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. As soon as that's done, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. Following that, send 35 USDC to ${FRIEND}.`,
      `To begin with, approve 150 DAI for ${V2_ROUTER}. At the end, send 35 USDC to ${FRIEND}.`,
    ],
    tx: batch(allow, pay(35n)),
    wrong: [batch(pay(35n), allow)],
    others: [
      `Approve 150 DAI for ${V2_ROUTER}. First of all, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}. To begin with, send 35 USDC to ${FRIEND}.`,
      `Approve 150 DAI for ${V2_ROUTER}, send 35 USDC to ${FRIEND}. As a last step, burn the rest.`,
    ],
  },
  {
    intents: [`Supply 60 USDC and 30 DAI to Aave V3.`],
    tx: batch(supply(USDC, 60n * USD6), supply(DAI, 30n * ETHER)),
    wrong: [batch(supply(USDC, 60n * USD6), supply(DAI, 40n * ETHER))],
    others: [
      `Supply 60 USDC and 30 DAI to Aave V3. Then swap it for DAI.`,
      `Supply 60 USDC and 30 DAI to Aave V3. And exchange them for DAI.`,
      `Supply 60 USDC and 30 DAI to Aave V3. Delegate it.`,
    ],
  },
  {
    intents: [`Supply 30 DAI and 60 USDC to Aave V3.`, `Please put 30 DAI as well as 60 USDC into Aave V3.`],
    tx: batch(supply(USDC, 60n * USD6), supply(DAI, 30n * ETHER)),
    wrong: [batch(supply(USDC, 30n * USD6), supply(DAI, 60n * ETHER))],
    others: [
      `First supply 30 DAI, then 60 USDC to Aave V3.`,
      `Supply 30 DAI and, once that is done, 60 USDC to Aave V3.`,
    ],
  },
  {
    intents: [`Withdraw 30 DAI and 60 USDC from Aave V3.`],
    tx: batch(withdraw(USDC, 60n * USD6), withdraw(DAI, 30n * ETHER)),
    wrong: [batch(withdraw(USDC, 30n * USD6), withdraw(DAI, 60n * ETHER))],
    others: [`First withdraw 30 DAI and then 60 USDC from Aave V3.`],
  },
  {
    intents: [
      `Approve 150 DAI for ${V2_ROUTER}. Then 150 DAI into USDC on Uniswap V2, at least 149 USDC.`,
      `approve ${V2_ROUTER} for 150 DAI\nuniswap v2: 150 DAI -> USDC, at least 149 USDC`,
    ],
    tx: batch(allow, sell),
    wrong: [batch(allow, trade(140n))],
    others: [
      `Approve 150 DAI for ${V2_ROUTER}; 150 DAI into USDC on Uniswap V2 is my plan, at least 149 USDC.`,
      `Approve 150 DAI for ${V2_ROUTER}; 150 DAI into USDC on Uniswap V2 comes later, at least 149 USDC.`,
      `Approve 150 DAI for ${V2_ROUTER}, then 140 DAI into USDC on Uniswap V2, at least 149 USDC.`,
    ],
  },
  {
    intents: [`1. wrap 3 ETH\n2. 3 WETH to ${FRIEND}`, `Convert 3 ETH to WETH, then 3 WETH to ${FRIEND}.`],
    tx: batch(wrap, payWeth(3n)),
    wrong: [batch(wrap, payWeth(2n))],
    others: [`Wrap 3 ETH, 3 WETH to ${FRIEND} will follow.`, `Wrap 3 ETH. Not 3 WETH to ${FRIEND}.`],
  },
  {
    intents: [],
    tx: batch(allow, pay(35n)),
    wrong: [],
    // The verb before is meant, and no payment.
    others: [`Approve 150 DAI for ${V2_ROUTER}, then 35 USDC to ${FRIEND}.`],
  },
  {
    intents: [
      `Send 35 USDC to ${FRIEND} and twice as much to ${STRANGER}.`,
      `Send 70 USDC to ${STRANGER} and half as much to ${FRIEND}.`,
    ],
    tx: batch(pay(35n), pay(70n, STRANGER)),
    wrong: [batch(pay(35n), pay(35n, STRANGER)), batch(pay(70n), pay(35n, STRANGER))],
    others: [
      `Send 35 USDC to ${FRIEND} and more than twice as much to ${STRANGER}.`,
      `Send 35 USDC to ${FRIEND} and twice as much to ${STRANGER} as last time.`,
    ],
  },
  {
    intents: [
      `${FRIEND} should receive 35 USDC, and so should ${STRANGER}.`,
      `Two things, please: send 35 USDC to ${FRIEND} and 35 USDC to ${STRANGER}.`,
    ],
    tx: batch(pay(35n), pay(35n, STRANGER)),
    wrong: [batch(pay(35n), pay(30n, STRANGER))],
    others: [
      `${FRIEND} should receive 35 USDC, and so should ${STRANGER} some day.`,
      `Three things, please: send 35 USDC to ${FRIEND} and 35 USDC to ${STRANGER}.`,
    ],
  },
  {
    intents: [
      `Steps:\n1) approve 150 DAI to ${V2_ROUTER}\n2) swap 150 DAI to USDC on Uniswap V2, min 149 USDC\n3) revoke that DAI approval again`,
      `Three steps on Uniswap V2: (1) approve 150 DAI for ${V2_ROUTER} (2) swap 150 DAI for USDC, at least 149 (3) revoke the DAI approval of ${V2_ROUTER} again.`,
    ],
    tx: batch(allow, sell, grant(DAI, V2_ROUTER, 0n)),
    wrong: [batch(allow, sell, grant(USDC, V2_ROUTER, 0n))],
    others: [
      `Four steps on Uniswap V2: (1) approve 150 DAI for ${V2_ROUTER} (2) swap 150 DAI for USDC, at least 149 (3) revoke the DAI approval of ${V2_ROUTER} again.`,
    ],
  },
  {
    intents: [
      `${FRIEND} should be able to spend 150 DAI of mine. Remove its old allowance before you grant the new one.`,
    ],
    tx: batch(grant(DAI, FRIEND, 0n), grant(DAI, FRIEND, 150n * ETHER)),
    wrong: [batch(grant(DAI, FRIEND, 150n * ETHER), grant(DAI, FRIEND, 0n))],
    others: [
      `${FRIEND} should be able to spend 150 DAI of mine. Remove its old allowance after you grant the new one.`,
    ],
  },
  {
    intents: [
      `Deposit 60 USDC into Aave V3. Before that, an allowance of 60 USDC to ${AAVE_POOL}.`,
      `Deposit 60 USDC into Aave V3. Before that, approve 60 USDC to ${AAVE_POOL}.`,
    ],
    tx: batch(grant(USDC, AAVE_POOL, 60n * USD6), supply(USDC, 60n * USD6)),
    wrong: [batch(supply(USDC, 60n * USD6), grant(USDC, AAVE_POOL, 60n * USD6))],
    others: [
      `Deposit 60 USDC into Aave V3. After that, approve 60 USDC to ${AAVE_POOL}.`,
      `Deposit 60 USDC into Aave V3. Thereafter, approve 60 USDC to ${AAVE_POOL}.`,
    ],
  },
  {
    intents: [
      `Give both ${FRIEND} and ${STRANGER} an allowance of 150 DAI each.`,
      `Grant ${FRIEND} and ${STRANGER} an allowance of 150 DAI each.`,
    ],
    tx: batch(grant(DAI, FRIEND, 150n * ETHER), grant(DAI, STRANGER, 150n * ETHER)),
    wrong: [batch(grant(DAI, FRIEND, 150n * ETHER), grant(DAI, STRANGER, 15n * ETHER))],
    others: [
      `Give both ${FRIEND} and ${STRANGER} an allowance of 150 DAI in total.`,
      `Give ${FRIEND} and ${STRANGER} an allowance of 150 DAI to share.`,
      `Give ${FRIEND} or ${STRANGER} an allowance of 150 DAI each.`,
    ],
  },
  {
    intents: [
      `I'd like 150 DAI as USDC on Uniswap V2, at least 149 USDC. Approve ${V2_ROUTER} for 150 DAI.`,
      `I have 150 DAI which I'd like as USDC. Approve ${V2_ROUTER} for 150 DAI, then swap on Uniswap V2, at least 149 USDC.`,
    ],
    tx: batch(allow, sell),
    wrong: [batch(allow, trade(140n))],
    others: [
      `Someday I want my 150 DAI as USDC on Uniswap V2, at least 149 USDC. Approve ${V2_ROUTER} for 150 DAI.`,
      `I don't want 150 DAI as USDC on Uniswap V2, at least 149 USDC. Approve ${V2_ROUTER} for 150 DAI.`,
      `She'd like my 150 DAI as USDC on Uniswap V2, at least 149 USDC. Approve ${V2_ROUTER} for 150 DAI.`,
    ],
  },
  {
    intents: [`I'd like my 3 stETH as wstETH: approve ${WSTETH} for 3 stETH, then wrap them.`],
    tx: batch(grant(STETH, WSTETH, 3n * ETHER), wrapStaked(3n)),
    wrong: [batch(grant(STETH, WSTETH, 3n * ETHER), wrapStaked(2n))],
    others: [
      `She'd like my 3 stETH as wstETH. Approve ${WSTETH} for 3 stETH.`,
      `I'd like to see 3 stETH as wstETH some day. Approve ${WSTETH} for 3 stETH.`,
    ],
  },
];

/** Small words that join deeds or tell their order, and deeds that stand behind all that is done. */
export const joinedWordings = wordings(
  {
    right: "deeds that are joined",
    wrong: "other deeds than those that are joined",
    other: "something else than what is joined",
  },
  CASES,
);
