import { FRIEND, LINK, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
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
];
