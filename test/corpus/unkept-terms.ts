import { AAVE_POOL, DAI, FRIEND, SDAI, USDC, USDT, USER, V2_ROUTER } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  350n * ETHER,
  347n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);

/** Terms that no call keeps, and verbs of another deed. */
export const unkeptTerms: CorpusCase[] = [
  ...pairs("a payment's terms", erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]), {
    right: [`Send 45 USDC to ${FRIEND}, Christmas.`, `Send 45 USDC to ${FRIEND} right away.`],
    wrong: [
      `Send 45 USDC to ${FRIEND} anytime`,
      `Send 45 USDC to ${FRIEND} any time.`,
      `Send 45 USDC to ${FRIEND} without approval`,
      `Send 45 USDC to ${FRIEND}, no fees`,
      `Send 45 USDC to ${FRIEND} with a right of return`,
      `Send 45 USDC to ${FRIEND} with an option to cancel`,
    ],
  }),
  ...pairs("a deposit's terms", aave.call(AAVE_POOL, "supply", [USDC, 270n * USD6, USER, 0]), {
    right: ["Put 270 USDC into Aave V3", "Supply 270 USDC to Aave V3."],
    wrong: [
      "Swap 270 USDC to Aave V3",
      "Exchange 270 USDC into Aave V3",
      "Supply 270 USDC to Aave V3, Christmas",
      "Supply 270 USDC to Aave V3, no fees",
      "Supply 270 USDC to Aave V3 anytime",
    ],
  }),
  ...pairs("a debt's verb", aave.call(AAVE_POOL, "repay", [USDC, MAX, 2, USER]), {
    right: ["Repay all my USDC debt on Aave V3"],
    wrong: ["Loan all my USDC debt on Aave V3"],
  }),
  ...pairs("shares that are given back", erc4626.call(SDAI, "redeem", [80n * ETHER, USER, USER]), {
    right: ["Redeem 80 sDAI"],
    wrong: ["Request 80 sDAI from the vault", "Retrieve 80 sDAI from the vault"],
  }),
  ...pairs("a trade's least", sold, {
    right: [
      "Swap exactly 350 DAI for at least 347 USDC on Uniswap V2",
      "Swap 350 DAI for at least 347 USDC on Uniswap V2, no fees",
    ],
    wrong: [
      "Swap 350 DAI for exactly 347 USDC on Uniswap V2",
      "Swap 350 DAI for 347 USDC exactly on Uniswap V2",
      "Swap 350 DAI for at least 347 USDC on Uniswap V2, at market",
      "Swap 350 DAI for at least 347 USDC on Uniswap V2 at market price",
    ],
  }),
  ...pairs("a trade's price", batch(erc20.call(DAI, "approve", [V2_ROUTER, 350n * ETHER]), sold), {
    right: [`Approve ${V2_ROUTER} for 350 DAI and then sell 350 DAI on Uniswap V2 for at least 347 USDC`],
    wrong: [
      `Approve ${V2_ROUTER} for 350 DAI and then at 0.999 or better, sell 350 DAI on Uniswap V2 for at least 347 USDC`,
    ],
  }),
  ...pairs(
    "a right that is renewed",
    batch(erc20.call(USDT, "approve", [FRIEND, 0n]), erc20.call(USDT, "approve", [FRIEND, 550n * USD6])),
    {
      right: [`Clear ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`],
      wrong: [`Green light ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`],
    },
  ),
];
