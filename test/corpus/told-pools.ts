import { AAVE_POOL, C_USDC, DAI, FRIEND, SAFE, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aave, cToken } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const take = (token: string, units: bigint, to = USER) =>
  aave.call(AAVE_POOL, "withdraw", [token, units, to]);
const pay = (amount: bigint, to: string) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const repay = (token: string) => aave.call(AAVE_POOL, "repay", [token, 2n ** 256n - 1n, 2, USER]);
const both = inOrder(take(USDC, 120n * USD6), take(DAI, 70n * ETHER));
const trade = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  1000n * USD6,
  ETHER / 4n,
  [USDC, WETH],
  USER,
  SOON,
]);

const CASES: readonly Wording[] = [
  {
    // What comes back out of what one has there.
    intents: [
      `I'd like some of my Aave deposits back: 120 in USDC, 70 in DAI. Everything to my own wallet please.`,
      `From my Aave V3 deposits I'd like to have 70 DAI and 120 USDC back in my wallet.`,
      `Could I have 120 USDC and 70 DAI of what I've supplied on Aave V3 returned to me? Many thanks.`,
      `We'd like 120 USDC and 70 DAI out of everything we have on Aave V3.`,
    ],
    tx: both,
    wrong: [
      inOrder(take(USDC, 120n * USD6), take(DAI, 7n * ETHER)),
      inOrder(take(USDC, 120n * USD6), take(DAI, 70n * ETHER, STRANGER)),
      inOrder(take(USDC, 120n * USD6)),
    ],
    others: [
      `I'd like some of my Aave deposits back: 120 in USDC, 70 in DAI. Everything to ${STRANGER} please.`,
      `I'd like some of my Aave deposits back: 120 in USDC, 70 in DAI, 1 in WETH.`,
      `I'd like some of his Aave deposits back: 120 in USDC, 70 in DAI.`,
      `I'd like 120 USDC and 70 DAI back on Aave V3.`,
      `Could I have had 120 USDC and 70 DAI of what I've supplied on Aave V3 returned to me?`,
      `Could I have 120 USDC and 70 DAI of what I've supplied on Compound returned to me?`,
      `I'd like to have 120 USDC and 70 DAI of what she put into Aave returned to me.`,
    ],
  },
  {
    intents: [
      `My thousand USDC should go into Compound. Before that, approve the cUSDC contract ${C_USDC} to spend them.`,
    ],
    tx: inOrder(grant(USDC, C_USDC, 1000n * USD6), cToken.call(C_USDC, "mint", [1000n * USD6])),
    wrong: [inOrder(grant(USDC, C_USDC, 100n * USD6), cToken.call(C_USDC, "mint", [100n * USD6]))],
    others: [
      `My thousands of USDC should go into Compound. Before that, approve the cUSDC contract ${C_USDC} to spend them.`,
      `Her thousand USDC should go into Compound. Before that, approve the cUSDC contract ${C_USDC} to spend them.`,
    ],
  },
  {
    intents: [
      `Close out both of my Aave V3 variable loans in full: the USDC one first, DAI after it.`,
      `Clear both of my Aave V3 debts completely: USDC first, DAI next.`,
    ],
    tx: inOrder(repay(USDC), repay(DAI)),
    wrong: [inOrder(repay(DAI), repay(USDC)), inOrder(repay(USDC))],
    others: [
      `Close out both of my Aave V3 variable loans in full: the USDC one last, DAI first.`,
      `Close out both of my Aave V3 variable loans in full: the USDC one first, DAI after it is cheaper.`,
    ],
  },
  {
    intents: [
      `Approve ${V2_ROUTER} for 1000 USDC. Then swap 1000 USDC to WETH on Uniswap V2, where I won't take less than 0.25 WETH.`,
      `Approve ${V2_ROUTER} for 1000 USDC. Then change 1000 USDC into WETH on Uniswap V2. Not under 0.25 WETH, ok?`,
    ],
    tx: inOrder(grant(USDC, V2_ROUTER, 1000n * USD6), trade),
    wrong: [inOrder(grant(USDC, V2_ROUTER, 1000n * USD6))],
    others: [
      `Approve ${V2_ROUTER} for 1000 USDC. Then change 1000 USDC into WETH on Uniswap V2, ok? Not under 0.25 WETH.`,
      `Approve ${V2_ROUTER} for 1000 USDC. Then change 1000 USDC into WETH on Uniswap V2. Not under 0.25 WETH, right?`,
      `At least 0.25 WETH for 1000 USDC on Uniswap V2, ok?`,
      `Approve ${V2_ROUTER} for 1000 USDC. Then change 1000 USDC into WETH on Uniswap V2. No way, ok?`,
    ],
  },
  {
    // Payments that are due, and lists.
    intents: [
      `Kindly remit 45 USDC to ${FRIEND}. The same amount is due to ${STRANGER}, and likewise to ${SAFE}.`,
      `Payout list (token: USDC)\n1. ${FRIEND} 45\n2. ${STRANGER} 45\n3. ${SAFE} 45`,
      `Payout instructions (currency: USDC):\n- ${FRIEND}: 45\n- ${STRANGER}: 45\n- ${SAFE}: 45`,
    ],
    tx: inOrder(pay(45n, FRIEND), pay(45n, STRANGER), pay(45n, SAFE)),
    wrong: [
      inOrder(pay(45n, FRIEND), pay(45n, STRANGER)),
      inOrder(pay(45n, FRIEND), pay(45n, STRANGER), pay(40n, SAFE)),
    ],
    others: [
      `45 USDC is due to ${FRIEND}. The same amount is due to ${STRANGER}, and likewise to ${SAFE}.`,
      `Kindly remit 45 USDC to ${FRIEND}. The same amount was due to ${STRANGER}, and likewise to ${SAFE}.`,
      `Kindly remit 45 USDC to ${FRIEND}. The same amount is due from ${STRANGER}, and likewise to ${SAFE}.`,
      `Payout list (token: DAI)\n1. ${FRIEND} 45\n2. ${STRANGER} 45\n3. ${SAFE} 45`,
      `Old payout list (token: USDC)\n1. ${FRIEND} 45\n2. ${STRANGER} 45\n3. ${SAFE} 45`,
      `Payout list of yesterday (token: USDC)\n1. ${FRIEND} 45\n2. ${STRANGER} 45\n3. ${SAFE} 45`,
    ],
  },
  {
    intents: [
      `${FRIEND} is to be paid 120 USDC. The money is sitting in Aave V3, so withdraw it to me first and pay from there.`,
    ],
    tx: inOrder(take(USDC, 120n * USD6), pay(120n, FRIEND)),
    wrong: [inOrder(take(USDC, 120n * USD6), pay(120n, STRANGER)), inOrder(take(USDC, 120n * USD6))],
    others: [
      `${FRIEND} is to be paid 120 USDC. The money is sitting in Aave V3, so withdraw it to me first and pay from there tomorrow.`,
      `${FRIEND} is to be paid 120 USDC. The money is sitting in Aave V3, so withdraw it to me first and pay ${STRANGER} from there.`,
      `${FRIEND} is to be paid 120 USDC. The money is sitting in Compound, so withdraw it to me first and pay from there.`,
    ],
  },
  {
    intents: [`approve ${V2_ROUTER} 350 dai, then 35 usdc over to ${FRIEND}`],
    tx: inOrder(grant(DAI, V2_ROUTER, 350n * ETHER), pay(35n, FRIEND)),
    wrong: [inOrder(grant(DAI, V2_ROUTER, 350n * ETHER), grant(USDC, FRIEND, 35n * USD6))],
    others: [`approve ${V2_ROUTER} 350 dai, then 35 usdc left over to ${FRIEND}`],
  },
];

/** What is told of pools, debts and payments in few words of one's own. */
export const toldPools = wordings(
  {
    right: "what comes back, is due or is settled, in one's own words",
    wrong: "other than what comes back, is due or is settled",
    other: "what only seems to come back or to be due",
  },
  CASES,
);
