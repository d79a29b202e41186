import {
  C_USDC,
  FRIEND,
  LINK,
  PERMIT2,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USDT,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WBTC,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { cToken } from "./encoders/lending.ts";
import { erc20, permit2 } from "./encoders/tokens.ts";
import { pathOf, v2, v3 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, NOW, SOON, USD6 } from "./terms.ts";

const buy = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, most * USD6, [USDC, WETH, LINK], USER, SOON]);
const sell = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [least * USD6, [WETH, USDT], USER, SOON], {
    value: 2n * ETHER,
  });
const swap = v3.call(V3_ROUTER, "exactInputSingle", [
  [USDC, WETH, 500, USER, SOON, 3000n * USD6, (995n * ETHER) / 1000n, 0],
]);
const pay = (gwei: bigint) => ({
  ...erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]),
  gas: "90000",
  maxFeePerGas: (gwei * 10n ** 9n).toString(),
});
const paid = (to: string, amount: bigint) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const repay = (gas: Record<string, unknown>) => ({
  ...cToken.call(C_USDC, "repayBorrow", [200n * USD6]),
  gas,
});
const grant = (seconds: bigint) =>
  permit2.call(PERMIT2, "approve", [USDC, UNIVERSAL_ROUTER, 100n * USD6, NOW + seconds]);

const COSTS = [
  "Get me 100 LINK with USDC, paying max 1,520 USDC",
  "Buy 100 LINK with USDC and pay at most 1520 USDC",
  "Buy 100 LINK for USDC, I'll pay 1520 USDC at most",
  "Buy 100 LINK with USDC, but don't spend over 1520 USDC",
  "Buy 100 LINK with USDC without spending over 1520 USDC",
  "Buy 100 LINK with USDC; do not exceed 1520 USDC",
  "Buy 100 LINK with USDC. I will not pay more than 1520 USDC.",
  "Purchase 100 LINK, paying up to 1,520 USDC",
  "I want exactly 100 LINK, paying at most 1520 USDC",
  "I need exactly 100 LINK for a bill; pay with USDC, max 1520 USDC",
  "Buy exactly 100 LINK paying in USDC, max 1520 USDC",
];
const YIELDS = [
  "Sell 2 ETH for USDT, don't take less than 5950 USDT",
  "Sell 2 ETH for USDT. Never accept below 5950 USDT.",
  "Sell 2 ETH for USDT, receiving no less than 5950 USDT",
  "Sell 2 ETH for USDT; at least 5950 USDT must come back.",
];
const GAS_BOUNDS = [
  "paying at most 20 gwei",
  "don't use more than 20 gwei",
  "do not exceed 20 gwei",
  "max 20 gwei",
  "never above 20 gwei",
];
const HOUR_OF_ALLOWANCE = [
  "In Permit2, let the Universal Router spend 100 USDC for the next hour",
  "Permit2: approve the Universal Router for 100 USDC, expiring in 1 hour",
  "Permit2: approve the Universal Router for 100 USDC, valid for one hour",
  "Via Permit2, approve the Universal Router for 100 USDC for 1 hour",
];
const HIGH_PRICES = [
  { price_gwei: 25 },
  { maxFeePerGas_gwei: 25 },
  { gasPrice: "25 gwei" },
  { base_fee_gwei: 6, priority_fee_gwei: 5 },
  { baseFeeGwei: 24 },
  { cruise: 25 },
];

/** Limits that stand in a clause of their own, places that are ruled out, and what is to end. */
export const limitPairs: CorpusCase[] = [
  ...COSTS.flatMap((intent) => [
    aligned("within what may be paid", intent, buy(1515n), AT_PRICES),
    faulty("beyond what may be paid", NODE.amount, intent, buy(1540n), AT_PRICES),
  ]),
  ...YIELDS.flatMap((intent) => [
    aligned("not below what is accepted", intent, sell(5960n), AT_PRICES),
    faulty("below what is accepted", NODE.minimum, intent, sell(5920n), AT_PRICES),
  ]),
  ...GAS_BOUNDS.flatMap((words) => [
    aligned("a gas price within the bound", `Send 100 USDC to ${FRIEND}, ${words}`, pay(18n)),
    faulty("a gas price beyond it", NODE.gas, `Send 100 USDC to ${FRIEND}, ${words}`, pay(40n)),
  ]),
  aligned(
    "a sum within its limit",
    `Send 100 USDC to ${FRIEND}, but do not send more than 150 USDC`,
    pay(9n),
  ),
  faulty(
    "a sum beyond its limit",
    NODE.amount,
    `Send 100 USDC to ${FRIEND}, but do not send more than 50 USDC`,
    pay(9n),
  ),
  aligned("a slippage within", "Swap 3000 USDC for WETH, do not let slippage go over 0.6%", swap, AT_PRICES),
  faulty(
    "a slippage beyond",
    NODE.slippage,
    "Swap 3000 USDC for WETH, do not let slippage go over 0.2%",
    swap,
    AT_PRICES,
  ),
  faulty(
    "a limit of nothing that is moved",
    "intent_alignment.amount_matching",
    "Swap 3000 USDC for WETH, never spend more than 5 WBTC",
    swap,
    AT_PRICES,
  ),
  faulty(
    "a limit in words that cannot be told",
    "intent_alignment.requirement_coverage",
    "Swap 3000 USDC for WETH, and don't use more than half of it",
    swap,
    AT_PRICES,
  ),
  faulty(
    "an approval beyond its limit",
    NODE.amount,
    "Approve 100 USDC for Permit2 but don't approve more than 50 USDC",
    erc20.call(USDC, "approve", [PERMIT2, 100n * USD6]),
  ),
  aligned("another chain ruled out", `Send 100 USDC to ${FRIEND}, but not on Base`, pay(9n)),
  aligned("another protocol ruled out", "Swap 3000 USDC for WETH but not on CoW Swap", swap, AT_PRICES),
  aligned("another pool ruled out", "Swap 3000 USDC for WETH, never in the 0.3% pool", swap, AT_PRICES),
  ...[
    "Swap 3000 USDC for WETH but not on Ethereum",
    "Swap 3000 USDC for WETH but not on Uniswap",
    "Swap 3000 USDC for WETH. Don't use Uniswap V3.",
    "Swap 3000 USDC for WETH, never in the 0.05% pool",
    "Swap 3000 USDC for WETH on any DEX except Uniswap",
    "Swap 3000 USDC for WETH, anywhere but Uniswap",
    "Swap 3000 USDC for WETH, no Uniswap",
  ].map((intent) =>
    faulty("made where it is ruled out", "intent_alignment.prohibitions", intent, swap, AT_PRICES),
  ),
  ...HOUR_OF_ALLOWANCE.flatMap((intent) => [
    aligned("an allowance that ends in time", intent, grant(3000n)),
    faulty("an allowance that ends too late", NODE.deadline, intent, grant(86_400n)),
  ]),
  ...["valid for three days", "good until 31 December 2026"].map((end) =>
    faulty(
      "an allowance that ends too soon",
      NODE.deadline,
      `Permit2: approve the Universal Router for 100 USDC, ${end}`,
      grant(86_400n),
    ),
  ),
  faulty(
    "an allowance that cannot end",
    NODE.deadline,
    "Approve 100 USDC for Permit2, valid for one day only",
    erc20.call(USDC, "approve", [PERMIT2, 100n * USD6]),
  ),
  aligned(
    "a time to do it by is no end",
    "Approve 100 USDC for Permit2 within one hour",
    erc20.call(USDC, "approve", [PERMIT2, 100n * USD6]),
  ),
  faulty(
    "a price of gas that is not stated",
    NODE.gas,
    "Repay 200 USDC on Compound V2, gas under 8 gwei",
    cToken.call(C_USDC, "repayBorrow", [200n * USD6]),
  ),
  ...[
    "never more than 150 USDC in all",
    "at most 150 USDC in total",
    "never spend more than 150 USDC",
  ].flatMap((limit) => [
    aligned("payments within their sum", `Send 70 USDC to ${FRIEND} and 60 USDC to ${STRANGER}, ${limit}`, {
      from: USER,
      chainId: 1,
      transactions: [paid(FRIEND, 70n), paid(STRANGER, 60n)],
    }),
    faulty(
      "payments beyond their sum",
      NODE.amount,
      `Send 90 USDC to ${FRIEND} and 80 USDC to ${STRANGER}, ${limit}`,
      { from: USER, chainId: 1, transactions: [paid(FRIEND, 90n), paid(STRANGER, 80n)] },
    ),
  ]),
  ...["do not touch my LINK", "no intermediate tokens", "without routing through other tokens"].map((rule) =>
    aligned("a trade that leaves other tokens alone", `Swap 3000 USDC for WETH, ${rule}`, swap, AT_PRICES),
  ),
  faulty(
    "a trade of what is to be left alone",
    "intent_alignment.prohibitions",
    "Swap 3000 USDC for WETH, do not touch my USDC",
    swap,
    AT_PRICES,
  ),
  ...[{ recipient: FRIEND }, { tokenOut: "WBTC" }, { amountIn_human: "30000" }, { network: "polygon" }].map(
    (told) =>
      faulty(
        "told otherwise beside the call",
        NODE.format,
        "Swap 3000 USDC for WETH",
        { ...swap, ...told },
        AT_PRICES,
      ),
  ),
  aligned("a price in gwei", "Repay 200 USDC on Compound V2, gas under 8 gwei", repay({ price_gwei: 7.5 })),
  ...HIGH_PRICES.map((gas) =>
    faulty(
      "a price too high or not to be read",
      NODE.gas,
      "Repay 200 USDC on Compound V2, gas under 8 gwei",
      repay(gas),
    ),
  ),
  aligned(
    "a token on the way",
    "Swap 3000 USDC to WBTC via WETH on V3, 1% slippage",
    v3.call(V3_ROUTER, "exactInput", [
      [pathOf(USDC, 500, WETH, 500, WBTC), USER, SOON, 3000n * USD6, 3_320_000n],
    ]),
    AT_PRICES,
  ),
  faulty(
    "a token that is not on the way",
    "intent_alignment.requirement_coverage",
    "Swap 3000 USDC to WBTC via DAI on V3, 1% slippage",
    v3.call(V3_ROUTER, "exactInput", [
      [pathOf(USDC, 500, WETH, 500, WBTC), USER, SOON, 3000n * USD6, 3_320_000n],
    ]),
    AT_PRICES,
  ),
  aligned("what was is no demand", `Send 100 USDC to ${FRIEND}. I bought it in 2023.`, pay(9n)),
  aligned(
    "nor is when it was told",
    `Send 100 USDC to ${FRIEND}. He gave me his address yesterday at 5pm`,
    pay(9n),
  ),
];
