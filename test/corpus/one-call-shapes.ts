import { AAVE_POOL, BAYC, C_USDC, FRIEND, LINK, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { callsOf } from "./encoders/contract-call.ts";
import { aave, cToken } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  30n * ETHER,
  400n * USD6,
  [LINK, WETH, USDC],
  USER,
  SOON,
]);
const repaid = cToken.call(C_USDC, "repayBorrow", [270n * USD6]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const staked = callsOf(["function stakeRPL(uint256 _amount)"]).call(
  "0xedFc7DCaE43fF954577a2875a9D805874490eE3E",
  "stakeRPL",
  [120n * ETHER],
);
const entrusted = callsOf(["function setApprovalForAll(address operator, bool approved)"]).call(
  BAYC,
  "setApprovalForAll",
  [FRIEND, true],
);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 70n * USD6, USER]);
const lent = cToken.call(C_USDC, "mint", [310n * USD6]);
const unwrapped = callsOf(["function withdraw(uint256 wad)"]).call(WETH, "withdraw", [3n * ETHER]);
const SELL = "Sell 30 LINK for USDC on Uniswap V2";

/** Shapes that one call is asked for in: what is to come of it, a form, a function by its name, what lies there. */
export const oneCallShapes: CorpusCase[] = [
  ...pairs("what is to come out at the least", sold, {
    right: [
      `${SELL}. Minimum proceeds: 400 USDC.`,
      `${SELL}; the proceeds must reach at least 400 USDC.`,
      `${SELL}, and under 400 USDC it should simply fail.`,
      `${SELL}. Below 400 USDC, revert.`,
      `${SELL}. Anything from 400 USDC up suits me.`,
    ],
    wrong: [
      `${SELL}. Minimum proceeds: 410 USDC.`,
      `${SELL}. Maximum proceeds: 400 USDC.`,
      `${SELL}. Minimum proceeds: 400 USDC to ${FRIEND}.`,
      `${SELL} when the proceeds reach at least 400 USDC.`,
      `${SELL}, and under 400 USDC it should not fail.`,
      `${SELL}. It should never revert below 400 USDC.`,
      `${SELL}. Anything up to 400 USDC suits me.`,
      `${SELL}, at least 400 USDC, if the rate suits me.`,
      `${SELL}, at least 400 USDC. Tomorrow suits me.`,
    ],
  }),
  ...pairs("a form that says what to use", sold, {
    right: ["Use: Uniswap V2\nSpend: 30 LINK\nReceive: ≥ 400 USDC"],
    wrong: [
      "Use: Sushiswap\nSpend: 30 LINK\nReceive: ≥ 400 USDC",
      "Use: Uniswap V2\nSpend: 30 LINK\nReceive: ≤ 400 USDC",
      "Use: tests only\nSpend: 30 LINK\nReceive: ≥ 400 USDC\nWhere: Uniswap V2",
    ],
  }),
  ...pairs("what one has here and wants to trade", sold, {
    right: [
      "I have 30 LINK here that I want to swap for at least 400 USDC on Uniswap V2.",
      "I've got 30 LINK lying around which I'd like to sell for at least 400 USDC on Uniswap V2.",
    ],
    wrong: [
      "I have 30 LINK here that I wanted to swap for at least 400 USDC on Uniswap V2.",
      "I have 30 LINK here that I might swap for at least 400 USDC on Uniswap V2.",
      "I have 30 LINK here that I swapped for at least 400 USDC on Uniswap V2.",
    ],
  }),
  ...pairs("a function by its name alone", repaid, {
    right: ["compound v2 repayBorrow 270 usdc", "repayBorrow 270 USDC on Compound V2, please"],
    wrong: [
      "compound v2 repayBorrow 275 usdc",
      "aave v3 repayBorrow 270 usdc",
      "compound v2 repayBorrow 270 usdc reverted",
      "I called repayBorrow 270 usdc on compound v2",
      "I executed repayBorrow(270 USDC) on Compound V2",
      "compound v2 repayBorrow 270 usdc on behalf of Bob",
    ],
  }),
  ...pairs("a function that was run", paid, {
    right: [`Call transfer(${FRIEND}, 45 USDC)`],
    wrong: [`I called transfer(${FRIEND}, 45 USDC)`, `Ran USDC.transfer(${FRIEND}, 45 USDC)`],
  }),
  ...pairs("a function whose name ends with its token", staked, {
    right: ["stakeRPL 120", "Rocket Pool: stakeRPL 120"],
    wrong: ["stakeRPL 12", "stakeRPL 120 twice", "stakeRPL 120 failed", "stakeRPL 120 ETH"],
  }),
  ...pairs("power over a collection, as code beside its name", entrusted, {
    right: [`setApprovalForAll(${FRIEND}, true) on the BAYC contract`],
    wrong: [
      `setApprovalForAll(${FRIEND}, false) on the BAYC contract`,
      `setApprovalForAll(${FRIEND}, true) on the Azuki contract`,
      `I ran setApprovalForAll(${FRIEND}, true) on the BAYC contract`,
    ],
  }),
  ...pairs("in whose favour, and by which voucher", paid, {
    right: [
      `Make a USDC transfer in the sum of 45 in favour of ${FRIEND}.`,
      `Voucher 0417: send 45 USDC to ${FRIEND}.`,
      `Send 45 USDC to ${FRIEND}. For the year-end closing.`,
      `Send 45 USDC to ${FRIEND}. Part of our monthly housekeeping.`,
    ],
    wrong: [
      `Send 45 USDC to Bob in favour of ${FRIEND}.`,
      `Vote in favour of ${FRIEND}, 45 USDC.`,
      `I am in favour of ${FRIEND} getting 45 USDC.`,
      `Send a 45 USDC voucher to ${FRIEND}.`,
      `Send 45 USDC to ${FRIEND} once the voucher is signed.`,
      `Wait for the year-end closing. Send 45 USDC to ${FRIEND}.`,
      `Send 45 USDC to ${FRIEND}. Part of our monthly housekeeping is to sell DAI.`,
      `Testnet: send 45 USDC to ${FRIEND}`,
    ],
  }),
  ...pairs("what lies idle", lent, {
    right: ["I want 310 idle USDC lent out on Compound V2."],
    wrong: [
      "I want 310 idle DAI lent out on Compound V2.",
      "I want 310 of Bob's idle USDC lent out on Compound V2.",
    ],
  }),
  ...pairs("the contract first, then what to take out of it", unwrapped, {
    right: ["weth contract: withdraw 3", "WETH contract, withdraw 3 please"],
    wrong: [
      "weth contract: withdraw 4",
      "dai contract: withdraw 3",
      "weth contract: withdraw 3 dai",
      "Bob's weth contract, withdraw 3",
      "weth contract, withdraw 3 times",
    ],
  }),
  ...pairs("what ends a message", paid, {
    right: [`Send 45 USDC to ${FRIEND}. That's all for today, have a good one.`],
    wrong: [
      `Send 45 USDC to ${FRIEND}. That's all for today, the rest follows.`,
      `Send 45 USDC to ${FRIEND}. That's all for today, tomorrow another 45.`,
    ],
  }),
  ...pairs("what is required back", withdrawn, {
    right: ["Of my USDC deposit in the Aave V3 pool I require 70 back."],
    wrong: [
      "Of my USDC deposit in the Aave V3 pool Bob requires 70 back.",
      "Of my USDC deposit in the Aave V3 pool I may require 70 back.",
      "Of my USDC deposit in the Aave V3 pool I might need 70 back.",
    ],
  }),
];
