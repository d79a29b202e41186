import { DAI, FRIEND, LINK, USDC, USER, V2_ROUTER, V3_ROUTER, WBTC, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { pathOf, v2, v3 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";

const COVERAGE = "intent_alignment.requirement_coverage";

/** 2 ETH for DAI. */
const sell = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [least * ETHER, [WETH, DAI], USER, SOON], {
    value: 2n * ETHER,
  });
/** 100 LINK for USDC. */
const buy = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, most * USD6, [USDC, WETH, LINK], USER, SOON]);
/** 3,000 USDC for 1.01 ETH at most. */
const buyExactly = v2.call(V2_ROUTER, "swapETHForExactTokens", [3000n * USD6, [WETH, USDC], USER, SOON], {
  value: (101n * ETHER) / 100n,
});
/** 0.1 WBTC for DAI over WETH. */
const hop = v3.call(V3_ROUTER, "exactInput", [
  [pathOf(WBTC, 3000, WETH, 500, DAI), USER, SOON, 10n ** 7n, 8970n * ETHER],
]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);

const YIELDS = [
  "Sell 2 ETH for DAI. The least I'm happy with is 5,950 DAI.",
  "Sell 2 ETH for DAI. The minimum I'd be happy with is 5,950 DAI.",
  "Sell 2 ETH for DAI. I'd accept 5,950 DAI or more.",
  "Sell 2 ETH for DAI. 5950 DAI is the lowest I would take.",
  "Sell 2 ETH for DAI and require at least 5,950 DAI.",
  "Sell 2 ETH for DAI. At least 5,950 has to arrive.",
  "Sell 2 ETH for DAI and abort if it comes out under 5,950",
  "Sell 2 ETH for DAI. I should end up with 5,950 DAI or better.",
  "Sell 2 ETH for DAI and make sure no less than 5,950 DAI comes back",
  "Sell 2 ETH for DAI, only if I get at least 5,950 DAI.",
  "Sell 2 ETH for DAI. It has to yield 5,950 DAI or it should revert.",
  "Sell 2 ETH for DAI, not a cent under 5,950 DAI",
  "Sell 2 ETH for DAI. I want to see at least 5,950 DAI come out.",
  "Sell 2 ETH for DAI, I expect around 5,980 DAI, 5,950 at the very least",
  "Sell 2 ETH for DAI, with 5,950 DAI as the lower bound",
  "Sell 2 ETH for DAI with a lower limit of 5,950 DAI",
  "Sell 2 ETH for DAI. The lower bound is 5,950 DAI.",
  "Sell 2 ETH for DAI, 5,950 DAI being the minimum",
  "Sell 2 ETH for DAI and guarantee me at least 5,950 DAI",
  "Sell 2 ETH for DAI, not less than 5,950 after all fees.",
  "Sell 2 ETH for at least 5,950 DAI net of fees",
  "Sell 2 ETH for DAI; guarantee a minimum of 5,950 DAI.",
];
const COSTS = [
  "Buy exactly 100 LINK with USDC, cap the spend at 1,520 USDC.",
  "Buy exactly 100 LINK with USDC, maximum cost 1,520 USDC",
  "Buy exactly 100 LINK with USDC, keep it under 1,520 USDC",
  "Buy exactly 100 LINK with USDC. 1,520 USDC is the most I'll pay.",
  "Buy exactly 100 LINK with USDC, spending 1,520 USDC tops",
  "I want exactly 100 LINK. It may cost up to 1,520 USDC.",
  "Buy exactly 100 LINK with USDC, upper bound 1,520 USDC",
];
const WAYS = [
  "by way of WETH",
  "going via WETH",
  "over WETH",
  "going through WETH",
  "routed WBTC -> WETH -> DAI",
  "going WBTC -> WETH (0.3%) -> DAI (0.05%)",
  "via WETH (0.3% then 0.05%)",
];

/** Bounds in whatever words, and a trade's own way: what differs from the call is refused. */
export const boundWordings: CorpusCase[] = [
  ...YIELDS.flatMap((intent) => [
    aligned("not below what is accepted", intent, sell(5955n), AT_PRICES),
    faulty("below what is accepted", [...NODE.minimum, COVERAGE], intent, sell(5920n), AT_PRICES),
  ]),
  ...COSTS.flatMap((intent) => [
    aligned("within what may be paid", intent, buy(1515n), AT_PRICES),
    faulty("beyond what may be paid", NODE.amount, intent, buy(1540n), AT_PRICES),
  ]),
  ...[
    "At most 5,950 DAI has to arrive.",
    "Stop if it goes over 5,950 DAI.",
    "The upper bound is 5,950 DAI.",
    "5,950 DAI as an upper limit.",
    "Guarantee me 5,950 DAI maximum.",
    "Guarantee Bob 5,950 DAI minimum.",
  ].map((most) =>
    faulty(
      "what no trade can hold",
      [...NODE.amount, COVERAGE],
      `Sell 2 ETH for DAI. ${most}`,
      sell(5940n),
      AT_PRICES,
    ),
  ),
  ...["before fees", "after gas fees", "after fees drop", "after all fees are refunded"].map((fees) =>
    faulty(
      "a least of something else than what arrives",
      COVERAGE,
      `Sell 2 ETH for at least 5,950 DAI ${fees}.`,
      sell(5955n),
      AT_PRICES,
    ),
  ),
  faulty(
    "a condition whose consequence stands behind it",
    COVERAGE,
    "Sell 2 ETH for DAI. If it comes out under 5,950, wait.",
    sell(5900n),
    AT_PRICES,
  ),
  faulty(
    "a bargain that no payment can hold",
    [...NODE.amount, COVERAGE],
    `Send 100 USDC to ${FRIEND}, only if I get at least 100 USDC for it.`,
    paid,
  ),
  ...WAYS.map((way) =>
    aligned(
      "the way that the trade takes",
      `Swap 0.1 WBTC to DAI on Uniswap V3 ${way}, min 8,970 DAI`,
      hop,
      AT_PRICES,
    ),
  ),
  ...[
    "not via WETH",
    "via WETH (0.05% then 0.3%)",
    "going DAI -> WETH -> WBTC",
    "via LINK",
    "over LINK",
    "going WBTC -> LINK -> DAI",
    "via WETH (0.3% then 0.3%)",
    "via WETH, 0.3% max",
    "into WETH and DAI",
  ].map((way) =>
    faulty(
      "another way",
      [COVERAGE, ...NODE.token, ...NODE.clarity, ...NODE.amount, ...NODE.slippage],
      `Swap 0.1 WBTC to DAI on Uniswap V3 ${way}, min 8,970 DAI`,
      hop,
      AT_PRICES,
    ),
  ),
  aligned(
    "the most it may cost",
    "Buy 3000 USDC with ETH on Uniswap V2. 1.01 ETH is the most I'm going to pay.",
    buyExactly,
    AT_PRICES,
  ),
  ...[
    "One single ETH is the most I'm going to pay",
    "Pay one single ETH at most",
    "A single ETH is my limit",
    "An ETH and no more",
    "A lonely ETH is all I can spend",
    "Exactly one tenth",
    "Receiver myself or Anna",
  ].map((most) =>
    faulty(
      "a sum, a part or a party that the call does not have",
      [...NODE.amount, COVERAGE],
      `Buy 3000 USDC with ETH on Uniswap V2. ${most}.`,
      buyExactly,
      AT_PRICES,
    ),
  ),
  aligned(
    "a hyphen for a dash",
    "Sell 2 ETH for DAI on Uniswap V2 - I expect to receive 5,950 DAI or more.",
    sell(5950n),
    AT_PRICES,
  ),
];
