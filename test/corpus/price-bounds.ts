import { USDC, USER, V3_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { v3 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";

/** One WETH sold for at least so many dollars. */
const sell = (minimum: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[WETH, USDC, 500, USER, SOON, ETHER, minimum, 0]]);
/** One WETH bought for at most so many dollars. */
const buy = (maximum: bigint) =>
  v3.call(V3_ROUTER, "exactOutputSingle", [[USDC, WETH, 500, USER, SOON, ETHER, maximum, 0]]);

/** What a trade gets, or gives where its output is fixed, is bounded by a price or by the intent's own words. */
export const priceBounds: readonly CorpusCase[] = [
  faulty(
    "a stated slippage tells nothing without a price",
    NODE.slippage,
    "Swap 1 WETH for USDC with 0.5% max slippage",
    sell(1n * USD6),
  ),
  faulty(
    "nor where the minimum happens to be right",
    NODE.slippage,
    "Swap 1 WETH for USDC with 0.5% max slippage",
    sell(2990n * USD6),
  ),
  faulty("no bound at all", NODE.slippage, "Swap 1 WETH for USDC", sell(2990n * USD6)),
  aligned("a minimum in the intent's own words", "Swap 1 WETH for at least 2,900 USDC", sell(2900n * USD6)),
  faulty("less than that", NODE.amount, "Swap 1 WETH for at least 2,900 USDC", sell(2899n * USD6)),
  aligned(
    "a minimum beside a slippage that nobody can judge",
    "Swap 1 WETH for at least 2,900 USDC with 0.5% max slippage",
    sell(2900n * USD6),
  ),
  aligned("a waiver", "Swap 1 WETH for USDC, whatever comes out is fine", sell(1n * USD6)),
  aligned(
    "a price and the slippage that is stated",
    "Swap 1 WETH for USDC with 0.5% max slippage",
    sell(2985n * USD6),
    AT_PRICES,
  ),
  faulty(
    "more than that off the price",
    NODE.slippage,
    "Swap 1 WETH for USDC with 0.5% max slippage",
    sell(2980n * USD6),
    AT_PRICES,
  ),
  aligned(
    "three per cent off the price, where none is stated",
    "Swap 1 WETH for USDC",
    sell(2910n * USD6),
    AT_PRICES,
  ),
  faulty("four per cent", NODE.slippage, "Swap 1 WETH for USDC", sell(2880n * USD6), AT_PRICES),
  faulty(
    "a purchase at a thousand million",
    NODE.slippage,
    "Buy 1 WETH with USDC",
    buy(1_000_000_000n * USD6),
  ),
  faulty("a purchase that nothing bounds", NODE.slippage, "Buy 1 WETH with USDC", buy(3010n * USD6)),
  faulty(
    "who waives the output does not waive what it costs",
    NODE.slippage,
    "Buy 1 WETH with USDC, whatever comes out is fine",
    buy(1_000_000_000n * USD6),
  ),
  aligned("a maximum in the intent's own words", "Buy 1 WETH for at most 3,100 USDC", buy(3100n * USD6)),
  faulty("more than that", NODE.amount, "Buy 1 WETH for at most 3,100 USDC", buy(3101n * USD6)),
  aligned("at any price", "Buy 1 WETH with USDC at any price", buy(9000n * USD6)),
  aligned("a purchase near the price", "Buy 1 WETH with USDC", buy(3080n * USD6), AT_PRICES),
  faulty("a purchase far from it", NODE.slippage, "Buy 1 WETH with USDC", buy(3200n * USD6), AT_PRICES),
  faulty(
    "a price of one piece is not the least of the whole",
    NODE.amount,
    "Swap 1 WETH for USDC, never for less than 3,000 USDC each",
    sell(2900n * USD6),
  ),
  aligned(
    "a least that is named as such",
    "Swap 1 WETH for USDC, never for less than 2,900 USDC",
    sell(2900n * USD6),
  ),
  faulty(
    "a least that is a hundredth of what is got is meant for one piece",
    NODE.amount,
    "Swap 1 WETH for USDC, min 2 USDC",
    sell(2900n * USD6),
  ),
];
