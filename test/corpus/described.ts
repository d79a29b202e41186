import { C_USDC, FRIEND, STRANGER, USDC, USER, V3_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { cToken } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, NOW, PRICES, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const swap = (more: Record<string, unknown> = {}) => ({
  protocol: "uniswap",
  operation: "swap",
  tokenInSymbol: "USDC",
  tokenOutSymbol: "ETH",
  amountIn_human: "500",
  minOut_human: "0.166",
  metadata: { prices_usd: PRICES },
  ...more,
});
const market = (operation: string, data: string, more: Record<string, unknown> = {}) => ({
  protocol: "compound_v2",
  operation,
  asset: "USDC",
  amount: "1000",
  transactions: [{ type: operation, from: USER, to: C_USDC, value: "0", data, gas_limit: 250_000 }],
  gas: { gas_limit: 250_000, max_fee_per_gas_gwei: 7 },
  validTo: Number(SOON),
  ...more,
});
const encoded = (name: string, amount: bigint) => cToken.data(name, [amount]);
const approval = {
  type: "approve",
  from: USER,
  to: USDC,
  value: "0",
  data: erc20.data("approve", [C_USDC, 1000n * USD6]),
  gas_limit: 60_000,
};

/** Other names that clients have for the same. */
const otherNames: CorpusCase[] = [
  ...["uniswap_v3", "Uniswap V3", "UNISWAP"].map((protocol) =>
    aligned(`protocol ${protocol}`, "Swap 500 USDC for ETH with max slippage 0.5%.", swap({ protocol })),
  ),
  ...["SWAP", "exactInputSingle"].map((operation) =>
    aligned(`operation ${operation}`, "Swap 500 USDC for ETH", swap({ operation })),
  ),
  ...["repay_borrow", "repayBorrow"].map((operation) =>
    aligned(
      `operation ${operation}`,
      "Repay 1000 USDC of my borrow on Compound",
      market(operation, encoded("repayBorrow", 1000n * USD6)),
    ),
  ),
  ...["mint", "deposit"].map((operation) =>
    aligned(
      `operation ${operation}`,
      "Supply 1000 USDC to Compound",
      market(operation, encoded("mint", 1000n * USD6)),
    ),
  ),
  ...["1000", 1000, "1000000000"].map((amount) =>
    aligned(
      `amount ${JSON.stringify(amount)}`,
      "Supply 1000 USDC to Compound",
      market("supply", encoded("mint", 1000n * USD6), { amount }),
    ),
  ),
  ...[
    { max_fee_gwei: 12 },
    { gas_price_gwei: 12 },
    { gasPriceGwei: "12" },
    { gas_price: "12000000000" },
    { max_fee_per_gas: 12_000_000_000 },
  ].map((gas) =>
    faulty(
      `gas ${JSON.stringify(gas)}`,
      NODE.gas,
      "Repay 1000 USDC of my borrow on Compound, gas under 8 gwei.",
      market("repay", encoded("repayBorrow", 1000n * USD6), { gas }),
    ),
  ),
];

/** Transactions told by a description, as benchmarks write them. */
export const describedPairs: CorpusCase[] = [
  ...otherNames,
  aligned("a swap", "Swap 500 USDC for ETH with max slippage 0.5%.", swap()),
  aligned(
    "numbers instead of strings",
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    swap({ amountIn_human: 500, minOut_human: 0.166 }),
  ),
  aligned("prices at the top", "Swap 500 USDC for ETH", swap({ metadata: {} }), { prices_usd: PRICES }),
  aligned(
    "another pair",
    "Trade 2 WETH into DAI, 1% slippage max",
    swap({ tokenInSymbol: "WETH", tokenOutSymbol: "DAI", amountIn_human: "2", minOut_human: "5950" }),
  ),
  aligned("five hundred in words", "Swap five hundred USDC for ETH", swap()),
  aligned("supply", "Supply 1000 USDC to Compound", market("supply", encoded("mint", 1000n * USD6))),
  aligned(
    "supply after an approval",
    "Supply 1000 USDC to Compound",
    market("supply", encoded("mint", 1000n * USD6), {
      transactions: [
        approval,
        {
          type: "supply",
          from: USER,
          to: C_USDC,
          value: "0",
          data: encoded("mint", 1000n * USD6),
          gas_limit: 250_000,
        },
      ],
    }),
  ),
  aligned(
    "repay, gas bounded",
    "Repay 1000 USDC of my borrow on Compound, gas under 8 gwei.",
    market("repay", encoded("repayBorrow", 1000n * USD6)),
  ),
  aligned(
    "repay, gas bounded in wei",
    "Repay 1000 USDC of my borrow on Compound, gas under 8 gwei.",
    market("repay", encoded("repayBorrow", 1000n * USD6), {
      gas: { gasLimit: 250_000, maxFeePerGas: "7000000000", maxPriorityFeePerGas: "1000000000" },
    }),
  ),
  aligned(
    "repay everything",
    "Repay my USDC borrow on Compound, gas under 8 gwei.",
    market("repay", encoded("repayBorrow", MAX), { amount: "all" }),
  ),
  aligned(
    "borrow within time",
    "Borrow 1000 USDC on Compound within 30 minutes",
    market("borrow", encoded("borrow", 1000n * USD6)),
  ),
  aligned(
    "withdraw",
    "Withdraw 1000 USDC from Compound",
    market("withdraw", encoded("redeemUnderlying", 1000n * USD6)),
  ),

  faulty(
    "another amount",
    NODE.amount,
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    swap({ amountIn_human: "5000", minOut_human: "1.66" }),
  ),
  faulty(
    "another token out",
    NODE.token,
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    swap({ tokenOutSymbol: "WBTC", minOut_human: "0.00554" }),
  ),
  faulty(
    "turned round",
    NODE.token,
    "Swap 500 USDC for DAI",
    swap({ tokenInSymbol: "DAI", tokenOutSymbol: "USDC", minOut_human: "498" }),
  ),
  faulty(
    "too much slippage",
    NODE.slippage,
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    swap({ minOut_human: "0.15" }),
  ),
  faulty(
    "no minimum",
    NODE.noMinimum,
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    swap({ minOut_human: "0" }),
  ),
  faulty(
    "a value beside the amount that is sold",
    NODE.protocol,
    "Swap 3 ETH for USDC with max slippage 1%.",
    swap({
      tokenInSymbol: "ETH",
      tokenOutSymbol: "USDC",
      amountIn_human: "3",
      minOut_human: "8950",
      value: String(30n * ETHER),
    }),
  ),
  faulty(
    "another operation",
    [...NODE.operation, ...NODE.understood],
    "Swap 500 USDC for ETH",
    swap({ operation: "add_liquidity" }),
  ),
  faulty(
    "a token nobody knows",
    [...NODE.fakeToken, ...NODE.format],
    "Swap 500 USDC for SCAMCOIN",
    swap({ tokenOutSymbol: "SCAMCOIN", minOut_human: "1" }),
  ),
  faulty(
    "borrows instead of supplying",
    NODE.operation,
    "Supply 1000 USDC to Compound",
    market("borrow", encoded("borrow", 1000n * USD6)),
  ),
  faulty(
    "calldata that belies the description",
    [...NODE.operation, ...NODE.claim],
    "Supply 1000 USDC to Compound",
    market("supply", encoded("borrow", 1000n * USD6)),
  ),
  faulty(
    "calldata with another amount than described",
    [...NODE.amount, ...NODE.claim],
    "Supply 1000 USDC to Compound",
    market("supply", encoded("mint", 9000n * USD6)),
  ),
  faulty(
    "described with another amount",
    [...NODE.amount, ...NODE.claim],
    "Supply 1000 USDC to Compound",
    market("supply", encoded("mint", 5000n * USD6), { amount: "5000" }),
  ),
  faulty(
    "gas too dear",
    NODE.gas,
    "Repay 1000 USDC of my borrow on Compound, gas under 8 gwei.",
    market("repay", encoded("repayBorrow", 1000n * USD6), {
      gas: { gas_limit: 250_000, max_fee_per_gas_gwei: 40 },
    }),
  ),
  faulty(
    "gas too dear in wei",
    NODE.gas,
    "Repay 1000 USDC of my borrow on Compound, gas under 8 gwei.",
    market("repay", encoded("repayBorrow", 1000n * USD6), {
      gas: { gasLimit: 250_000, maxFeePerGas: "40000000000" },
    }),
  ),
  faulty(
    "more gas than said",
    NODE.gas,
    "Repay 1000 USDC of my borrow on Compound with a gas limit of at most 200,000",
    market("repay", encoded("repayBorrow", 1000n * USD6)),
  ),
  faulty(
    "no longer valid",
    NODE.deadline,
    "Borrow 1000 USDC on Compound within 30 minutes",
    market("borrow", encoded("borrow", 1000n * USD6), { validTo: Number(NOW) - 10 }),
  ),
  faulty(
    "valid for too long",
    NODE.deadline,
    "Borrow 1000 USDC on Compound within 30 minutes",
    market("borrow", encoded("borrow", 1000n * USD6), { validTo: Number(NOW) + 86_400 }),
  ),
];

const named = (name: string, params: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  protocol: "uniswap_v3",
  chainId: 1,
  from: USER,
  to: V3_ROUTER,
  value: "0",
  call: { function: name, params },
  metadata: { ttl_secs: 1200, generated_at_unix: Number(NOW) },
  ...more,
});
const single = (more: Record<string, unknown> = {}) => ({
  tokenIn: USDC,
  tokenOut: WETH,
  fee: 500,
  recipient: USER,
  deadline: Number(SOON),
  amountIn: "500000000",
  amountOutMinimum: (166n * MILLI).toString(),
  sqrtPriceLimitX96: "0",
  ...more,
});
/** A JSON number of eighteen digits, which no double holds. */
const bigNumbers = (
  rule: string,
  fails: readonly string[] | undefined,
  intent: string,
  amount: bigint,
): CorpusCase => ({
  rule,
  intent,
  tx: {},
  txText: JSON.stringify({
    chainId: 1,
    from: USER,
    to: WETH,
    call: { function: "transfer", params: { to: FRIEND, amount: "@" } },
  }).replace('"@"', amount.toString()),
  ...(fails === undefined ? {} : { fails }),
});

/** Calls told by function and parameters instead of calldata. */
export const namedCallPairs: CorpusCase[] = [
  aligned(
    "a transfer",
    `Send 25 USDC to ${FRIEND}`,
    named("transfer", { to: FRIEND, amount: "25000000" }, { to: USDC, protocol: "erc20" }),
  ),
  aligned("a swap", "Swap 500 USDC for WETH", named("exactInputSingle", single()), AT_PRICES),
  aligned(
    "a swap, its parameters one level down",
    "Swap 500 USDC for WETH",
    named("exactInputSingle", { params: single() }),
    AT_PRICES,
  ),
  aligned(
    "slippage claimed and kept",
    "Swap 500 USDC for WETH, max slippage 0.5%",
    named("exactInputSingle", single(), { slippage_bps: 50 }),
    AT_PRICES,
  ),
  aligned(
    "an approval",
    `Approve ${V3_ROUTER} to spend 500 USDC`,
    named("approve", { spender: V3_ROUTER, amount: "500000000" }, { to: USDC, protocol: "erc20" }),
  ),
  bigNumbers(
    "nineteen digits as a JSON number",
    undefined,
    `Send 1.000000000000000001 WETH to ${FRIEND}`,
    ETHER + 1n,
  ),
  bigNumbers(
    "twenty-one digits as a JSON number",
    undefined,
    `Send 123.456789012345678901 WETH to ${FRIEND}`,
    123_456_789_012_345_678_901n,
  ),
  faulty(
    "another recipient",
    NODE.recipient,
    `Send 25 USDC to ${FRIEND}`,
    named("transfer", { to: STRANGER, amount: "25000000" }, { to: USDC, protocol: "erc20" }),
  ),
  faulty(
    "a swap for a stranger",
    NODE.recipient,
    "Swap 500 USDC for WETH",
    named("exactInputSingle", single({ recipient: STRANGER })),
    AT_PRICES,
  ),
  faulty(
    "claims one per cent and allows ten",
    [...NODE.slippage],
    "Swap 500 USDC for WETH, max slippage 1%",
    named("exactInputSingle", single({ amountOutMinimum: (150n * MILLI).toString() }), { slippage_bps: 100 }),
    AT_PRICES,
  ),
  faulty(
    "no minimum behind a claim",
    NODE.noMinimum,
    "Swap 500 USDC for WETH, max slippage 0.5%",
    named("exactInputSingle", single({ amountOutMinimum: "0" }), { slippage_bps: 50 }),
    AT_PRICES,
  ),
  faulty(
    "another amount",
    NODE.amount,
    "Swap 500 USDC for WETH",
    named(
      "exactInputSingle",
      single({ amountIn: "5000000000", amountOutMinimum: (1660n * MILLI).toString() }),
    ),
    AT_PRICES,
  ),
  faulty(
    "expired",
    NODE.deadline,
    "Swap 500 USDC for WETH",
    named("exactInputSingle", single({ deadline: Number(NOW) - 1 })),
    AT_PRICES,
  ),
  bigNumbers(
    "one wei too much, past what a double holds",
    NODE.amount,
    `Send 1 WETH to ${FRIEND}`,
    ETHER + 1n,
  ),
  faulty(
    "a function nobody knows",
    NODE.understood,
    "Swap 500 USDC for WETH",
    named("swapEverything", single()),
  ),
  faulty(
    "a parameter left out",
    [...NODE.understood, ...NODE.format],
    `Send 25 USDC to ${FRIEND}`,
    named("transfer", { to: FRIEND }, { to: USDC, protocol: "erc20" }),
  ),
  faulty(
    "an unlimited approval",
    NODE.unlimited,
    `Approve ${V3_ROUTER} to spend 500 USDC`,
    named("approve", { spender: V3_ROUTER, amount: MAX.toString() }, { to: USDC, protocol: "erc20" }),
  ),
];
