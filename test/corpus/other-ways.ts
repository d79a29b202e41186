import { AAVE_POOL, DAI, FRIEND, STETH, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const paid = erc20.call(USDC, "transfer", [FRIEND, 35n * USD6]);
const allowed = erc20.call(USDC, "approve", [V2_ROUTER, 90n * USD6]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 240n * USD6, USER, 0]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, 60n * USD6, 2n, USER]);
const staked = lido.call(STETH, "submit", [NOBODY], { value: 5n * ETHER });
const unwrapped = weth.call(WETH, "withdraw", [4n * ETHER]);
const sold = v2.call(V2_ROUTER, "swapExactETHForTokens", [2990n * ETHER, [WETH, DAI], USER, SOON], {
  value: ETHER,
});

/** Verbs that were read for a deed and ask for it the other way round, and terms on which no call does it. */
export const otherWays: CorpusCase[] = [
  ...pairs("a payment the other way round", paid, {
    right: [`Get 35 USDC to ${FRIEND}`],
    wrong: [
      `Receive 35 USDC for ${FRIEND}`,
      `Collect ${FRIEND} 35 USDC`,
      `Pull 35 USDC for ${FRIEND}`,
      `Drip 35 USDC to ${FRIEND}`,
    ],
  }),
  ...pairs("a right that is used, or bound otherwise", allowed, {
    right: [`Authorise 90 USDC for ${V2_ROUTER}`, `Cap my allowance to ${V2_ROUTER} at 90 USDC.`],
    wrong: [
      `Spend 90 USDC for ${V2_ROUTER}`,
      `Use 90 USDC for ${V2_ROUTER}`,
      `Authorise 90 USDC on my card for ${V2_ROUTER}`,
      `My allowance to ${V2_ROUTER} is capped at 90 USDC.`,
    ],
  }),
  ...pairs("a deposit the other way round", supplied, {
    right: ["Get 240 USDC into Aave V3", "Get 240 USDC supplied on Aave V3"],
    wrong: ["Get 240 USDC on Aave V3", "Earn 240 USDC on Aave V3", "Swap 240 USDC on Aave V3"],
  }),
  ...pairs("a debt that is only told of", repaid, {
    right: ["Repay 60 USDC of my Aave V3 debt"],
    wrong: ["Owe 60 USDC of my Aave V3 debt"],
  }),
  ...pairs("a stake the other way round, or anywhere", staked, {
    right: ["Get 5 ETH staked with Lido", "Lend 5 ETH to Lido"],
    wrong: ["Buy 5 ETH on Lido", "Earn 5 ETH with Lido", "Lend 5 ETH", "Pledge 5 ETH"],
  }),
  ...pairs("a trade for nothing that is told", unwrapped, {
    right: ["Exchange 4 WETH for ETH", "Unwrap 4 WETH"],
    wrong: ["Sell 4 WETH", "Trade 4 WETH", "Exchange 4 WETH"],
  }),
  ...pairs("a trade that waits, or leaves one with as much", sold, {
    right: ["Swap 1 ETH for at least 2990 DAI on Uniswap V2. I want as many DAI as I can get."],
    wrong: [
      "Place a limit order on Uniswap V2: 1 ETH for at least 2990 DAI",
      "Swap 1 ETH for at least 2990 DAI on Uniswap V2. I want to end with as many DAI as now.",
    ],
  }),
];
