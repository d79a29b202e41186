import {
  AAVE_POOL,
  C_DAI,
  C_USDC,
  DAI,
  FRIEND,
  PERMIT2,
  STETH,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USDC_BASE,
  USDT,
  USER,
  V3_ROUTER,
  WBTC,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave, cToken, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { pathOf, v3 } from "./encoders/uniswap.ts";
import { execute, ROUTER, SENDER, unwrapWeth, v3ExactIn, wrapEth } from "./encoders/universal-router.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, NOW, PRICES, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;

interface Wish {
  rule: string;
  tx: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** All of these ask for the same. */
  intents: readonly string[];
  /** What none of them asks for. */
  faults: readonly (readonly [rule: string, nodes: readonly string[], tx: Record<string, unknown>])[];
}

const NOBODY = "0x0000000000000000000000000000000000000000";
const sale = (
  input: string,
  output: string,
  amount: bigint,
  minimum: bigint,
  recipient = USER,
  deadline = SOON,
) => v3.call(V3_ROUTER, "exactInputSingle", [[input, output, 500, recipient, deadline, amount, minimum, 0]]);
const sellUsdc = (minimum: bigint, deadline = SOON) =>
  sale(USDC, WETH, 1000n * USD6, minimum, USER, deadline);
const etherFor = (amount: bigint, minimum: bigint, recipient = SENDER) =>
  execute(
    UNIVERSAL_ROUTER,
    [wrapEth(ROUTER, amount), v3ExactIn(recipient, amount, minimum, pathOf(WETH, 500, USDC), false)],
    NOW + 600n,
    { value: amount },
  );
const etherWith = (amount: bigint, minimum: bigint, recipient = SENDER) =>
  execute(
    UNIVERSAL_ROUTER,
    [v3ExactIn(ROUTER, amount, 0n, pathOf(USDC, 500, WETH), true), unwrapWeth(recipient, minimum)],
    NOW + 600n,
  );

const WISHES: readonly Wish[] = [
  {
    rule: "a transfer",
    tx: erc20.call(USDC, "transfer", [FRIEND, 250n * USD6]),
    intents: [
      `send 250 usdc to ${FRIEND}`,
      `Transfer two hundred fifty USDC to ${FRIEND}`,
      `Transfer two hundred and fifty USDC to ${FRIEND}.`,
      `pls send 250 USDC to ${FRIEND} thx`,
      `Can you move 250 USDC over to ${FRIEND}?`,
      `I need to pay ${FRIEND} 250 USDC for the design work.`,
      `Sned 250 USDC to ${FRIEND}`,
      `${FRIEND} should receive 250 USDC`,
      `Make a payment of 250.00 USDC to ${FRIEND}.`,
      `Send exactly 250 USDC (USD Coin) to the wallet ${FRIEND} on Ethereum mainnet.`,
      `Intent: token transfer\nToken: USDC\nAmount: 250\nRecipient: ${FRIEND}\nNetwork: Ethereum`,
      `Please pay invoice #4411 by sending 250 USDC to ${FRIEND}`,
      `Send $250 USDC to ${FRIEND}`,
      `wire 250 USDC to ${FRIEND} asap`,
      `The user wants to transfer 250 USDC from their wallet to ${FRIEND}.`,
    ],
    faults: [
      ["ten times as much", NODE.amount, erc20.call(USDC, "transfer", [FRIEND, 2500n * USD6])],
      ["to a stranger", NODE.recipient, erc20.call(USDC, "transfer", [STRANGER, 250n * USD6])],
      ["another coin", NODE.token, erc20.call(USDT, "transfer", [FRIEND, 250n * USD6])],
      ["an approval", NODE.operation, erc20.call(USDC, "approve", [FRIEND, 250n * USD6])],
    ],
  },
  {
    rule: "a transfer of ether",
    tx: { from: USER, to: FRIEND, value: (ETHER / 20n).toString(), chainId: 1 },
    intents: [
      `send .05 ETH to ${FRIEND}`,
      `Send 0.05 Ξ to ${FRIEND}`,
      `Transfer 0.05 Ether to ${FRIEND}`,
      `Gift ${FRIEND} 0.05 eth`,
      `Send 50 finney to ${FRIEND}`,
      `Transfer 50,000,000 gwei to ${FRIEND}`,
      `Send 0,05 ETH to ${FRIEND}`,
    ],
    faults: [
      [
        "ten times as much",
        NODE.amount,
        { from: USER, to: FRIEND, value: (ETHER / 2n).toString(), chainId: 1 },
      ],
      [
        "to a stranger",
        NODE.recipient,
        { from: USER, to: STRANGER, value: (ETHER / 20n).toString(), chainId: 1 },
      ],
    ],
  },
  {
    rule: "a transfer on Base",
    tx: erc20.call(USDC_BASE, "transfer", [FRIEND, 12_500_000n], { chainId: 8453 }),
    intents: [
      `Send 12.50 USDC to ${FRIEND} on Base`,
      `on base: send twelve and a half USDC to ${FRIEND}`,
      `Using the Base network, transfer 12.5 USDC to ${FRIEND}`,
      `Send 12.5 USDC on Base mainnet to ${FRIEND}`,
    ],
    faults: [
      ["a tenth", NODE.amount, erc20.call(USDC_BASE, "transfer", [FRIEND, 1_250_000n], { chainId: 8453 })],
      ["on another chain", NODE.chain, erc20.call(USDC, "transfer", [FRIEND, 12_500_000n])],
    ],
  },
  {
    rule: "an approval",
    tx: erc20.call(USDC, "approve", [PERMIT2, 1000n * USD6]),
    intents: [
      "Approve Permit2 to spend 1000 USDC.",
      "approve permit2 for 1k USDC",
      "Give Permit2 permission to spend up to 1,000 USDC",
      `Authorize ${PERMIT2} to spend 1000 USDC on my behalf`,
      "Set my USDC allowance for Permit2 to 1000",
      "Allow Permit2 to use one thousand USDC",
      "Approve 1000 USDC for Permit2",
    ],
    faults: [
      ["without limit", NODE.unlimited, erc20.call(USDC, "approve", [PERMIT2, MAX])],
      ["to a stranger", NODE.spender, erc20.call(USDC, "approve", [STRANGER, 1000n * USD6])],
      ["of another coin", NODE.token, erc20.call(DAI, "approve", [PERMIT2, 1000n * ETHER])],
      ["a transfer", NODE.operation, erc20.call(USDC, "transfer", [PERMIT2, 1000n * USD6])],
    ],
  },
  {
    rule: "a sale of a dollar coin",
    tx: sellUsdc(330n * MILLI),
    metadata: AT_PRICES,
    intents: [
      "Swap 1000 USDC for WETH",
      "Swap 1,000 USDC to wrapped ETH, 1% slippage max",
      "swap 1k usdc into weth",
      "Swap one thousand USDC for WETH on Uniswap V3 with a max slippage of 1%.",
      "Sell 1000 USDC for WETH, don't lose more than 1%",
      "I'd like to trade 1000 USDC for WETH please, slippage up to 1 percent",
      "Use 1000 USDC to buy WETH",
      "buy weth with 1000 usdc",
      "Exchange 1000 USDC for WETH at no worse than 1% slippage",
      "Convert $1000 of USDC into WETH",
      "USDC -> WETH swap, 1000 USDC, slippage tolerance: 1%",
      "Swap 1000 USDC for at least 0.33 WETH",
      "Swap 1000 USDC for WETH, minimum received 0.33 WETH",
      "Swap 1000 USDC for WETH and make sure I get no less than 0.33",
      "swpa 1000 USDC to WETH",
      "Swap 1000000000 base units of USDC for WETH",
      `Swap 1000 of ${USDC} for ${WETH}`,
      "Swap 1000 USDC for approximately 0.333 WETH",
      "Agent summary: rebalance portfolio by selling 1000 USDC and acquiring WETH through Uniswap; permitted slippage 100 bps; proceeds to the same wallet.",
      "Please swap 1000 USDC for WETH within the next 30 minutes",
      "Swap 1000 USDC for WETH in the next half hour",
      "Swap 1000 USDC for WETH before 1pm UTC",
      "Swap 1000 USDC for WETH by 12:30",
      "Swap 1000 USDC for WETH, the order must be executed by 2026-11-15T12:30:00Z",
      "Swap 1000 USDC for WETH before November 16, 2026",
      "Swap 1000 USDC for WETH today",
    ],
    faults: [
      ["for a stranger", NODE.recipient, sale(USDC, WETH, 1000n * USD6, 330n * MILLI, STRANGER)],
      ["of ten times as much", NODE.amount, sale(USDC, WETH, 10_000n * USD6, 3300n * MILLI)],
      ["of another coin", NODE.token, sale(DAI, WETH, 1000n * ETHER, 330n * MILLI)],
      ["without a minimum", NODE.noMinimum, sale(USDC, WETH, 1000n * USD6, 0n)],
      ["for another coin", NODE.token, sale(USDC, WBTC, 1000n * USD6, 1_100_000n)],
      ["that has expired", NODE.deadline, sellUsdc(330n * MILLI, NOW - 30n)],
      ["five per cent under the price", NODE.minimum, sellUsdc(316n * MILLI)],
    ],
  },
  {
    rule: "a sale of ether",
    tx: etherFor(ETHER, 2985n * USD6),
    metadata: AT_PRICES,
    intents: [
      "Swap 1 ETH for USDC",
      "sell one eth for usdc",
      "Sell 1 ETH into USDC on Uniswap with 0.5% slippage",
      "Swap my 1 ETH to USDC, max slippage half a percent",
      "Swap 1 Ether for USD Coin",
      "Trade $3000 worth of ETH for USDC",
      "Swap 1 ETH for USDC within 10 minutes",
      "Swap 1 ETH to USDC. Send the USDC back to my wallet.",
      "Get me USDC for 1 ETH",
      "Swap 1 ETH for USDC, slippage 50bps, deadline 15 min",
      "I want to cash out 1 ETH to USDC",
    ],
    faults: [
      ["for a stranger", NODE.recipient, etherFor(ETHER, 2985n * USD6, STRANGER)],
      ["of half of it", NODE.amount, etherFor(ETHER / 2n, 1493n * USD6)],
      ["five per cent under the price", NODE.minimum, etherFor(ETHER, 2850n * USD6)],
      ["without a minimum", NODE.noMinimum, etherFor(ETHER, 0n)],
    ],
  },
  {
    rule: "a purchase of ether",
    tx: etherWith(1500n * USD6, 498n * MILLI),
    metadata: AT_PRICES,
    intents: [
      "Buy ETH with 1500 USDC",
      "Swap 1500 USDC for ETH with max slippage 0.5%.",
      "Buy $1500 of ETH with USDC",
      "Purchase ETH using 1,500 USDC, slippage <= 0.5%",
      "spend 1500 usdc on eth",
      "Sell 1500 USDC for ETH, slippage not more than 0.5%, execute within 30 minutes",
      "Swap fifteen hundred USDC for ETH",
    ],
    faults: [
      ["with three times as much", NODE.amount, etherWith(4500n * USD6, 1493n * MILLI)],
      ["for a stranger", NODE.recipient, etherWith(1500n * USD6, 498n * MILLI, STRANGER)],
      ["without a minimum", NODE.noMinimum, etherWith(1500n * USD6, 0n)],
    ],
  },
  {
    rule: "a swap whose price does not matter",
    tx: sellUsdc(1n),
    metadata: AT_PRICES,
    intents: [
      "Swap 1000 USDC for WETH, any amount I receive is fine",
      "Swap 1000 USDC for WETH. I accept any slippage.",
      "Swap 1000 USDC for WETH at any price, no minimum required",
    ],
    faults: [
      ["for a stranger", NODE.recipient, sale(USDC, WETH, 1000n * USD6, 1n, STRANGER)],
      ["of ten times as much", NODE.amount, sale(USDC, WETH, 10_000n * USD6, 10n)],
    ],
  },
  {
    rule: "a deposit",
    tx: aave.call(AAVE_POOL, "supply", [USDC, 750n * USD6, USER, 0]),
    intents: [
      "Supply 750 USDC to Aave V3",
      "put 750 USDC into aave",
      "Deposit 750 USDC on Aave to earn yield",
      "Lend out 750 USDC using Aave",
      "I want to supply seven hundred fifty USDC as collateral on Aave",
      "Supply 750 USDC to the Aave v3 pool on Ethereum on behalf of my wallet",
    ],
    faults: [
      ["for a stranger", NODE.recipient, aave.call(AAVE_POOL, "supply", [USDC, 750n * USD6, STRANGER, 0])],
      ["of ten times as much", NODE.amount, aave.call(AAVE_POOL, "supply", [USDC, 7500n * USD6, USER, 0])],
      ["a loan", NODE.operation, aave.call(AAVE_POOL, "borrow", [USDC, 750n * USD6, 2, 0, USER])],
    ],
  },
  {
    rule: "a repayment of everything",
    tx: { ...cToken.call(C_USDC, "repayBorrow", [MAX]), maxFeePerGas: "7500000000" },
    intents: [
      "Repay my USDC borrow on Compound, gas under 8 gwei.",
      "Repay all of my USDC debt on Compound V2",
      "Pay off my full USDC loan on Compound, max gas price 8 gwei",
      "Close my USDC borrow position on Compound",
    ],
    faults: [
      [
        "a loan",
        NODE.operation,
        { ...cToken.call(C_USDC, "borrow", [500n * USD6]), maxFeePerGas: "7500000000" },
      ],
      [
        "of another coin",
        NODE.token,
        { ...cToken.call(C_DAI, "repayBorrow", [MAX]), maxFeePerGas: "7500000000" },
      ],
    ],
  },
  {
    rule: "a stake",
    tx: lido.call(STETH, "submit", [NOBODY], { value: 4n * ETHER }),
    intents: [
      "Stake 4 ETH with Lido",
      "stake 4 eth on lido",
      "Stake four ETH for stETH through Lido",
      "Deposit 4 ETH into Lido staking",
    ],
    faults: [
      ["of ten times as much", NODE.amount, lido.call(STETH, "submit", [NOBODY], { value: 40n * ETHER })],
      ["with a stranger", NODE.contract, lido.call(STRANGER, "submit", [NOBODY], { value: 4n * ETHER })],
    ],
  },
  {
    rule: "wrapping",
    tx: weth.call(WETH, "deposit", [], { value: 750n * MILLI }),
    intents: [
      "wrap .75 eth",
      "Wrap 0.75 ETH to WETH",
      "Turn 0.75 ETH into WETH",
      "Convert 0.75 ETH into wrapped ETH",
      "swap 0.75 ETH for WETH",
    ],
    faults: [
      ["of ten times as much", NODE.amount, weth.call(WETH, "deposit", [], { value: 7500n * MILLI })],
      ["the other way round", NODE.operation, weth.call(WETH, "withdraw", [750n * MILLI])],
    ],
  },
];

/** Words of others around an honest transaction, which order nobody to do anything. */
const CONTEXTS: readonly Record<string, unknown>[] = [
  { note: "Invoice 2026-118, thank you for your business!" },
  {
    conversation: [
      { role: "user", content: "hey, can you pay my designer?" },
      { role: "assistant", content: "Sure, how much?" },
    ],
  },
  { source: "telegram", locale: "de-DE", comment: "Bitte heute noch überweisen" },
  { strategy: "Approve only the amount needed, then swap. Do not exceed the daily limit.", risk: "low" },
  { signature: "MEUCIQDx0Z6T3m6h0o6gQ4dZ2o8m1E0lqf4lG0Yc1x2n3b4v5AiBzZ0pXk", hash: `0x${"c4".repeat(32)}` },
  { prices_usd: PRICES, generated_at: "2026-11-15T11:58:00Z", ui: { theme: "dark" } },
];

/** One transaction, said in the many ways in which people and agents say it. */
export const phrasings: CorpusCase[] = [
  ...WISHES.flatMap(({ rule, tx, metadata, intents }) =>
    intents.map((intent) => aligned(rule, intent, tx, metadata)),
  ),
  ...CONTEXTS.map((context) =>
    aligned(
      "with a context",
      `Send 250 USDC to ${FRIEND}`,
      { ...erc20.call(USDC, "transfer", [FRIEND, 250n * USD6]), context },
      context,
    ),
  ),
];

/** The same sentences, each with a transaction that has one fault. */
export const misreadPhrasings: CorpusCase[] = WISHES.flatMap(({ rule, metadata, intents, faults }) =>
  intents.flatMap((intent, index) => {
    const fault = faults[index % faults.length];
    return fault === undefined ? [] : [faulty(`${rule}, ${fault[0]}`, fault[1], intent, fault[2], metadata)];
  }),
);
