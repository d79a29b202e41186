import { DAI, FRIEND, SAFE, STRANGER, USDC, USER, V2_ROUTER, V3_ROUTER, WETH } from "./addresses.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v3 } from "./encoders/uniswap.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const MILLI = ETHER / 1000n;
const alike = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const trade = (token: string, amount: bigint, least = 66n) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, amount, least * MILLI, 0]]);

const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (token: string, amount: bigint, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, amount]);

const LISTS: readonly Wording[] = [
  {
    intents: [
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.066 WETH.",
      "Trade 200 USDC and 200 DAI into WETH on Uniswap V3. Each of the two swaps must bring in at least 0.066 WETH.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI.",
      "Buy WETH twice on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Buy WETH on Uniswap V3 two times, the first time with 200 USDC, the second time with 200 DAI. Both times I want at least 0.066 WETH.",
      "Uniswap V3, both into WETH, min 0.066 per swap:\n200 USDC\n200 DAI",
    ],
    tx: alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER)),
    wrong: [
      alike(trade(USDC, 200n * USD6, 65n), trade(DAI, 200n * ETHER)),
      alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER, 65n)),
      alike(trade(USDC, 200n * USD6), trade(DAI, 100n * ETHER)),
      alike(trade(USDC, 200n * USD6)),
    ],
    others: [
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.067 WETH.",
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at most 0.066 WETH.",
      "Trade 200 USDC and 200 DAI into WETH on Uniswap V3. Each of the three swaps must bring in at least 0.066 WETH.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI tomorrow.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI, but for at least 0.07 WETH.",
      "Buy WETH three times on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Buy WETH twice a week on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Uniswap V2, both into WETH, min 0.066 per swap:\n200 USDC\n200 DAI",
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.066 WETH. The whole lot's off, she got the job and we're moving house.",
    ],
  },
  {
    // What bounds a trade stands behind it, and not before the next.
    intents: ["Swap 200 USDC to WETH, min 0.066 WETH, and 200 DAI to WETH on Uniswap V3."],
    tx: alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER, 65n)),
    wrong: [alike(trade(USDC, 200n * USD6, 65n), trade(DAI, 200n * ETHER))],
    others: ["Swap 200 USDC to WETH, and 200 DAI to WETH, min 0.066 WETH, on Uniswap V3."],
  },
  {
    intents: [
      `Both ${FRIEND} and ${STRANGER} should receive 45 USDC from me, so 90 USDC in total.`,
      `Send 45 USDC to ${FRIEND}, then the same amount to ${STRANGER}.`,
      `45 USDC times two: ${FRIEND} / ${STRANGER}`,
      `Please make two transfers of 45 USDC: first ${FRIEND}, second ${STRANGER}.`,
      `My two nephews should each get 45 USDC from me. Their addresses are ${FRIEND} and ${STRANGER}.`,
      `Pay out USDC to two addresses: 45 to ${FRIEND} and 45 to ${STRANGER}.`,
      `Give ${FRIEND} 45 USDC, and ${STRANGER} forty-five of the same.`,
    ],
    tx: alike(pay(45n), pay(45n, STRANGER)),
    wrong: [alike(pay(45n), pay(90n, STRANGER)), alike(pay(45n), pay(45n, SAFE)), alike(pay(45n))],
    others: [
      `Both ${FRIEND} and ${STRANGER} should receive 45 USDC in total.`,
      `Both ${FRIEND} and ${STRANGER} should receive 45 USDC, 45 USDC in total.`,
      `Send 45 USDC to ${FRIEND}, then nearly the same amount to ${STRANGER}.`,
      `45 USDC times three: ${FRIEND} / ${STRANGER}`,
      `Please make two transfers of 45 USDC in total: first ${FRIEND}, second ${STRANGER}.`,
      `Please make two transfers of 45 USDC to each of ${FRIEND} and ${STRANGER}.`,
      `Two payments of 45 USDC each month: ${FRIEND}, ${STRANGER}.`,
      `My three nephews should each get 45 USDC from me. Their addresses are ${FRIEND} and ${STRANGER}.`,
      `Pay out USDC to three addresses: 45 to ${FRIEND} and 45 to ${STRANGER}.`,
      `Give ${FRIEND} 45 DAI, and ${STRANGER} forty-five of the same.`,
      `Give ${FRIEND} 45 USDC, and ${STRANGER} forty-five of the same sort of thing.`,
    ],
  },
  {
    intents: [`Approve 300 DAI for ${V2_ROUTER} and pay my sister 45 USDC, she's ${FRIEND}.`],
    tx: alike(approve(DAI, 300n * ETHER), pay(45n)),
    wrong: [alike(approve(DAI, 300n * ETHER), pay(45n, STRANGER))],
    others: [
      `Approve 300 DAI for ${V2_ROUTER} and pay my sister 45 USDC, she's not ${FRIEND}.`,
      `Approve 300 DAI for ${V2_ROUTER} and pay my sister 45 USDC, my brother is ${FRIEND}.`,
    ],
  },
  {
    intents: [
      `Two spenders are to get a USDC allowance of 150: ${FRIEND} and ${V2_ROUTER}.`,
      `Two approvals in USDC, 150 each: one for ${FRIEND}, one for ${V2_ROUTER}.`,
      `Approve 150 USDC for ${FRIEND}, and another 150 USDC for ${V2_ROUTER}.`,
      `Allow ${FRIEND} to spend 150 USDC, and allow the same to ${V2_ROUTER}.`,
    ],
    tx: alike(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 150n * USD6)),
    wrong: [
      alike(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 300n * USD6)),
      alike(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 150n * USD6, STRANGER)),
      alike(approve(USDC, 150n * USD6, FRIEND), approve(DAI, 150n * ETHER)),
    ],
    others: [
      `Three spenders are to get a USDC allowance of 150: ${FRIEND} and ${V2_ROUTER}.`,
      `One of two spenders is to get a USDC allowance of 150: ${FRIEND} and ${V2_ROUTER}.`,
      `Two spenders are to get a USDC allowance of 150 in total: ${FRIEND} and ${V2_ROUTER}.`,
      `Two approvals in USDC, 150 each month: one for ${FRIEND}, one for ${V2_ROUTER}.`,
      `Approve 150 USDC for ${FRIEND}, and another 150 USDC on top for ${V2_ROUTER}.`,
      `Allow ${FRIEND} to spend 150 USDC, and allow the same to ${V2_ROUTER} later.`,
    ],
  },
  {
    // Another for whom there is one already adds to it.
    intents: [],
    tx: alike(approve(USDC, 150n * USD6, FRIEND), approve(USDC, 150n * USD6, FRIEND)),
    wrong: [],
    others: [`Approve 150 USDC for ${FRIEND}, and another 150 USDC for ${FRIEND}.`],
  },
  {
    intents: [
      `Revoke ${STRANGER} from my USDC, then from my DAI.`,
      `Cancel what I allowed ${STRANGER} to spend: the USDC approval first, then the DAI one.`,
    ],
    tx: alike(approve(USDC, 0n, STRANGER), approve(DAI, 0n, STRANGER)),
    wrong: [
      alike(approve(USDC, 0n, STRANGER), approve(WETH, 0n, STRANGER)),
      alike(approve(DAI, 0n, STRANGER), approve(USDC, 0n, STRANGER)),
      alike(approve(USDC, 0n, STRANGER)),
    ],
    others: [
      `Revoke ${STRANGER} from my USDC, then maybe from my DAI.`,
      `Revoke ${STRANGER} from my USDC, then keep my DAI.`,
      `Revoke ${STRANGER} from my USDC, then from my DAI, then from my WETH.`,
      `Cancel what I allowed ${STRANGER} to spend: the USDC approval first, then the WETH one.`,
    ],
  },
];

/** How people ask for several deeds of one kind: what is told once is told of each, and what one leaves out it has from another. */
export const alikeWordings = wordings(
  { right: "alike", wrong: "not all alike", other: "alike otherwise" },
  LISTS,
  AT_PRICES,
);
