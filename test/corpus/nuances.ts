import {
  AAVE_POOL,
  DAI,
  FRIEND,
  LINK,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  V3_ROUTER_02,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2, v3, v3Router02 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, NOW, PRICES, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const HOUR = 3600n;
/** For what the arbiter says that it cannot check. */
const COVERAGE = "intent_alignment.requirement_coverage";
/** Bridged from Ethereum, before Circle issued its own on Polygon. */
const USDC_E_POLYGON = "0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174";
const USDC_POLYGON = "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359";
const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount]);
const ether = (value: bigint, to = FRIEND) => ({ from: USER, to, value: value.toString(), chainId: 1 });
const approve = (amount: bigint, spender = V3_ROUTER, token = USDC) =>
  erc20.call(token, "approve", [spender, amount]);
const swap = (
  input: string,
  output: string,
  amount: bigint,
  minimum: bigint,
  more: { deadline?: bigint; fee?: number; recipient?: string; value?: bigint } = {},
) =>
  v3.call(
    V3_ROUTER,
    "exactInputSingle",
    [[input, output, more.fee ?? 500, more.recipient ?? USER, more.deadline ?? SOON, amount, minimum, 0]],
    more,
  );
const sellEther = (minimum: bigint, value = ETHER) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [minimum, [WETH, USDC], USER, SOON], { value });
const buyWeth = (amount: bigint, maximum: bigint) =>
  v3.call(V3_ROUTER, "exactOutputSingle", [[USDC, WETH, 500, USER, SOON, amount, maximum, 0]]);
const usdcToWeth = (deadline: bigint) => swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { deadline });
const withdraw = (to: string) => aave.call(AAVE_POOL, "withdraw", [USDC, 100n * USD6, to]);

/** Where one word decides. */
export const nuances: CorpusCase[] = [
  aligned("in a range", `Send between 5 and 10 USDC to ${FRIEND}`, pay(7n * USD6)),
  faulty("over a range", NODE.amount, `Send between 5 and 10 USDC to ${FRIEND}`, pay(12n * USD6)),
  faulty("under a range", NODE.amount, `Send between 5 and 10 USDC to ${FRIEND}`, pay(4n * USD6)),
  aligned("at least", `Send at least 5 USDC to ${FRIEND}`, pay(6n * USD6)),
  faulty("far more than at least", NODE.amount, `Send at least 5 USDC to ${FRIEND}`, pay(50n * USD6)),
  faulty("less than at least", NODE.amount, `Send at least 5 USDC to ${FRIEND}`, pay(4n * USD6)),
  faulty("more than no more than", NODE.amount, `Send no more than 5 USDC to ${FRIEND}`, pay(6n * USD6)),
  aligned("a fraction", `Send 1/2 ETH to ${FRIEND}`, ether(ETHER / 2n)),
  faulty("another fraction", NODE.amount, `Send 1/2 ETH to ${FRIEND}`, ether(ETHER)),
  aligned("a quarter in words", `Send a quarter ETH to ${FRIEND}`, ether(ETHER / 4n)),
  aligned("one and a half", `send one and a half eth to ${FRIEND}`, ether((ETHER * 3n) / 2n)),
  aligned("many decimals", `Send 0.123456789012345678 ETH to ${FRIEND}`, ether(123_456_789_012_345_678n)),
  faulty(
    "the last decimal",
    NODE.amount,
    `Send 0.123456789012345678 ETH to ${FRIEND}`,
    ether(123_456_789_012_345_679n),
  ),
  faulty(
    "more decimals than the coin has",
    NODE.amount,
    `Send 1.23456789 USDC to ${FRIEND}`,
    pay(1_234_568n),
  ),
  faulty("half of an unknown balance", NODE.amount, `Send half of my USDC to ${FRIEND}`, pay(50n * USD6)),

  aligned(
    "each",
    `Send 5 USDC each to ${FRIEND} and ${STRANGER}`,
    batch(pay(5n * USD6), pay(5n * USD6, STRANGER)),
  ),
  faulty(
    "one of each",
    NODE.amount,
    `Send 5 USDC each to ${FRIEND} and ${STRANGER}`,
    batch(pay(5n * USD6), pay(50n * USD6, STRANGER)),
  ),
  aligned("with a denial", `Send 100 USDC to ${FRIEND}, not to ${STRANGER}`, pay(100n * USD6)),
  faulty(
    "just the denied one",
    NODE.recipient,
    `Send 100 USDC to ${FRIEND}, not to ${STRANGER}`,
    pay(100n * USD6, STRANGER),
  ),
  faulty(
    "a denied swap",
    [...NODE.operation, ...NODE.clarity],
    `Do not swap anything. Send 100 USDC to ${FRIEND}.`,
    swap(USDC, WETH, 100n * USD6, 33n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "a denied transfer",
    [...NODE.operation, ...NODE.clarity],
    `Don't send 100 USDC to ${FRIEND}`,
    pay(100n * USD6),
  ),
  faulty(
    "what was done yesterday",
    [...NODE.clarity, ...NODE.operation],
    `Yesterday I sent 100 USDC to ${FRIEND}. How much is left?`,
    pay(100n * USD6),
  ),
  faulty(
    "a question",
    [...NODE.clarity, ...NODE.operation],
    "What would I get if I swapped 100 USDC for DAI?",
    swap(USDC, DAI, 100n * USD6, 99n * ETHER),
    AT_PRICES,
  ),
  faulty(
    "a bridge that is a transfer",
    NODE.operation,
    `Bridge 100 USDC from Ethereum to Base`,
    pay(100n * USD6),
  ),
  faulty(
    "a condition on the price",
    NODE.clarity,
    "Swap 1 ETH for USDC only if ETH is above $3500",
    sellEther(2985n * USD6),
    AT_PRICES,
  ),

  aligned(
    "withdrawn to a friend, as asked",
    `Withdraw 100 USDC from Aave and send it to ${FRIEND}`,
    withdraw(FRIEND),
  ),
  aligned(
    "withdrawn, then sent",
    `Withdraw 100 USDC from Aave and send it to ${FRIEND}`,
    batch(withdraw(USER), pay(100n * USD6)),
  ),
  faulty(
    "withdrawn to a stranger",
    NODE.recipient,
    `Withdraw 100 USDC from Aave and send it to ${FRIEND}`,
    withdraw(STRANGER),
  ),
  faulty(
    "withdrawn and kept",
    [...NODE.recipient, ...NODE.sequence, ...NODE.operation],
    `Withdraw 100 USDC from Aave and send it to ${FRIEND}`,
    withdraw(USER),
  ),
  faulty(
    "swapped and kept",
    [...NODE.recipient, ...NODE.sequence, ...NODE.operation],
    `Swap 100 USDC for DAI and send the DAI to ${FRIEND}`,
    swap(USDC, DAI, 100n * USD6, 99n * ETHER),
    AT_PRICES,
  ),
  aligned(
    "borrow, then swap",
    "Borrow 1000 USDC from Aave and swap it for WETH",
    batch(
      aave.call(AAVE_POOL, "borrow", [USDC, 1000n * USD6, 2, 0, USER]),
      approve(1000n * USD6),
      swap(USDC, WETH, 1000n * USD6, 330n * MILLI),
    ),
    AT_PRICES,
  ),
  faulty(
    "borrow, then swap twice as much",
    [...NODE.amount, ...NODE.covers],
    "Borrow 1000 USDC from Aave and swap it for WETH",
    batch(
      aave.call(AAVE_POOL, "borrow", [USDC, 1000n * USD6, 2, 0, USER]),
      approve(2000n * USD6),
      swap(USDC, WETH, 2000n * USD6, 660n * MILLI),
    ),
    AT_PRICES,
  ),

  aligned(
    "exact output by the order of words",
    "Swap USDC for 1 WETH, paying at most 3030 USDC",
    buyWeth(ETHER, 3030n * USD6),
    AT_PRICES,
  ),
  aligned("buy an amount", "Buy 1 WETH with USDC", buyWeth(ETHER, 3030n * USD6), AT_PRICES),
  faulty(
    "buy an amount, dearly",
    [...NODE.slippage, ...NODE.noMinimum],
    "Buy 1 WETH with USDC",
    buyWeth(ETHER, 3600n * USD6),
    AT_PRICES,
  ),
  faulty(
    "buy another amount",
    NODE.amount,
    "Buy 1 WETH with USDC",
    buyWeth(2n * ETHER, 6060n * USD6),
    AT_PRICES,
  ),
  aligned("a price per unit", "Sell 1 ETH for USDC at 3000 USDC per ETH or better", sellEther(3000n * USD6)),
  faulty(
    "under the price per unit",
    [...NODE.minimum, COVERAGE],
    "Sell 1 ETH for USDC at 3000 USDC per ETH or better",
    sellEther(2950n * USD6),
  ),
  aligned(
    "two percentages",
    "Swap 3000 USDC for WETH in the 0.3% fee pool with 1% slippage",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { fee: 3000 }),
    AT_PRICES,
  ),
  faulty(
    "two percentages mixed up",
    NODE.fee,
    "Swap 3000 USDC for WETH in the 0.3% fee pool with 1% slippage",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { fee: 10_000 }),
    AT_PRICES,
  ),
  faulty(
    "no slippage allowed",
    NODE.slippage,
    "Swap 3000 USDC for WETH with 0% slippage",
    swap(USDC, WETH, 3000n * USD6, 980n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "ether asked for by name",
    [...NODE.token, COVERAGE],
    "Swap 3000 USDC for native ETH (unwrapped)",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI),
    AT_PRICES,
  ),
  aligned(
    "exactly what is needed",
    "Approve only what is needed and swap 3000 USDC for WETH on Uniswap",
    batch(approve(3000n * USD6), swap(USDC, WETH, 3000n * USD6, 990n * MILLI)),
    AT_PRICES,
  ),
  faulty(
    "more than is needed",
    [...NODE.unlimited, ...NODE.covers, "intent_alignment.prohibitions"],
    "Approve only what is needed and swap 3000 USDC for WETH on Uniswap",
    batch(approve(MAX), swap(USDC, WETH, 3000n * USD6, 990n * MILLI)),
    AT_PRICES,
  ),
  aligned(
    "everything",
    "Swap all my LINK for WETH",
    swap(LINK, WETH, 812_345_678_901_234_567_890n, 4n * ETHER, { fee: 3000 }),
    AT_PRICES,
  ),
  faulty(
    "everything, at a bad price",
    [...NODE.slippage, ...NODE.noMinimum],
    "Swap all my LINK for WETH",
    swap(LINK, WETH, 812_345_678_901_234_567_890n, 3n * ETHER, { fee: 3000 }),
    AT_PRICES,
  ),
  faulty(
    "another amount of dollars",
    NODE.amount,
    "Use $500 of ETH to buy USDC",
    sellEther(1990n * USD6, (ETHER * 2n) / 3n),
    AT_PRICES,
  ),
  aligned("a price of its own", "Swap 3000 USDC for WETH", swap(USDC, WETH, 3000n * USD6, 745n * MILLI), {
    prices: { ...PRICES, ETH: 4000, WETH: 4000 },
  }),
  faulty(
    "a price that has moved",
    NODE.slippage,
    "Swap 3000 USDC for WETH",
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI),
    { prices: { ...PRICES, ETH: 2850, WETH: 2850 } },
  ),

  aligned("a time zone", "Swap 3000 USDC for WETH by 5pm EST", usdcToWeth(NOW + 9n * HOUR), AT_PRICES),
  faulty(
    "a time zone overlooked",
    NODE.deadline,
    "Swap 3000 USDC for WETH by 5pm CET",
    usdcToWeth(NOW + 5n * HOUR),
  ),
  aligned("hours", "Swap 3000 USDC for WETH within 2 hours", usdcToWeth(NOW + 2n * HOUR), AT_PRICES),
  faulty(
    "an hour more",
    NODE.deadline,
    "Swap 3000 USDC for WETH within 2 hours",
    usdcToWeth(NOW + 3n * HOUR),
  ),
  aligned(
    "a quarter of an hour",
    "swap 3000 usdc for weth in the next quarter of an hour",
    usdcToWeth(NOW + 900n),
    AT_PRICES,
  ),
  aligned("by tomorrow", "Swap 3000 USDC for WETH by tomorrow noon", usdcToWeth(NOW + 20n * HOUR), AT_PRICES),
  faulty(
    "after tomorrow",
    NODE.deadline,
    "Swap 3000 USDC for WETH by tomorrow noon",
    usdcToWeth(NOW + 40n * HOUR),
  ),
  faulty(
    "a date in the past",
    NODE.deadline,
    "Swap 3000 USDC for WETH before 14 November 2026",
    usdcToWeth(SOON),
  ),
  faulty(
    "a time that has passed",
    NODE.deadline,
    "Swap 3000 USDC for WETH by 11:30 UTC today",
    usdcToWeth(SOON),
  ),
  faulty("written long ago", NODE.deadline, "Swap 3000 USDC for WETH within 30 minutes", usdcToWeth(SOON), {
    generated_at_unix: Number(NOW - 7200n),
  }),

  aligned(
    "the bridged coin",
    `Send 5 USDC.e to ${FRIEND} on Polygon`,
    erc20.call(USDC_E_POLYGON, "transfer", [FRIEND, 5n * USD6], { chainId: 137 }),
  ),
  faulty(
    "the bridged coin instead of the issuer's",
    NODE.token,
    `Send 5 USDC to ${FRIEND} on Polygon`,
    erc20.call(USDC_E_POLYGON, "transfer", [FRIEND, 5n * USD6], { chainId: 137 }),
  ),
  faulty(
    "the issuer's coin instead of the bridged",
    NODE.token,
    `Send 5 USDC.e to ${FRIEND} on Polygon`,
    erc20.call(USDC_POLYGON, "transfer", [FRIEND, 5n * USD6], { chainId: 137 }),
  ),
  faulty("WETH instead of ether", NODE.token, `Send 1 ETH to ${FRIEND}`, pay(ETHER, FRIEND, WETH)),
  faulty("ether instead of WETH", NODE.token, `Send 1 WETH to ${FRIEND}`, ether(ETHER)),
  faulty(
    "wrapping instead of a swap",
    [...NODE.operation, ...NODE.token],
    "Swap 1 ETH for USDC",
    weth.call(WETH, "deposit", [], { value: ETHER }),
  ),
  faulty(
    "a multicall with nothing in it",
    [...NODE.understood, ...NODE.format, ...NODE.operation],
    "Swap 3000 USDC for WETH",
    v3Router02.call(V3_ROUTER_02, "multicall", [SOON, []]),
  ),

  faulty(
    "a swap to be cancelled",
    [...NODE.operation, ...NODE.clarity],
    "Cancel my swap of 3000 USDC for WETH",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "a wish for an explanation",
    [...NODE.clarity, ...NODE.operation],
    "Explain how to swap 3000 USDC for WETH",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "a wish for advice",
    [...NODE.clarity, ...NODE.operation],
    "Should I swap 3000 USDC for WETH?",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "tomorrow, not today",
    [...NODE.deadline, ...NODE.clarity, COVERAGE],
    "Swap 3000 USDC for WETH tomorrow",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "next week, not today",
    [...NODE.deadline, ...NODE.clarity, COVERAGE],
    "Swap 3000 USDC for WETH next week",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "a second step without its amount",
    [...NODE.sequence, ...NODE.operation],
    "Swap 3000 USDC for WETH and stake it with Lido",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "a second step in another protocol",
    [...NODE.sequence, ...NODE.operation],
    "Swap 3000 USDC for WETH and repay my Aave loan",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  faulty(
    "a share of the proceeds for a friend",
    [...NODE.sequence, ...NODE.operation, ...NODE.recipient, ...NODE.amount],
    `Swap 3000 USDC for WETH and send half of it to ${FRIEND}`,
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  aligned(
    "proceeds to a friend, in short",
    `Swap 3000 USDC for WETH, send to ${FRIEND}`,
    swap(USDC, WETH, 3000n * USD6, 990n * MILLI, { recipient: FRIEND }),
    AT_PRICES,
  ),
  faulty(
    "proceeds to a friend, in short, but kept",
    [...NODE.recipient, ...NODE.sequence, ...NODE.operation],
    `Swap 3000 USDC for WETH, send to ${FRIEND}`,
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  aligned(
    "what one has is not what one gives",
    "I have 10000 USDC. Swap 3000 USDC for WETH.",
    usdcToWeth(SOON),
    AT_PRICES,
  ),
  aligned("some of what one has", "Of my 10000 USDC, swap 3000 for WETH", usdcToWeth(SOON), AT_PRICES),
  faulty(
    "all of what one has",
    NODE.amount,
    "Of my 10000 USDC, swap 3000 for WETH",
    swap(USDC, WETH, 10_000n * USD6, 3300n * MILLI),
    AT_PRICES,
  ),
  aligned("a name explained before", `Bob's address: ${FRIEND}\nSend Bob 100 USDC`, pay(100n * USD6)),
  faulty(
    "after a confirmation",
    [...NODE.clarity, COVERAGE],
    `Send 100 USDC to ${FRIEND} after he confirms`,
    pay(100n * USD6),
  ),
  faulty(
    "in instalments",
    [...NODE.amount, ...NODE.clarity, COVERAGE],
    `Send 100 USDC to ${FRIEND} in 5 installments of 20`,
    pay(100n * USD6),
  ),
  faulty(
    "another rate than asked for",
    [COVERAGE, ...NODE.clarity, ...NODE.operation],
    "Borrow 100 USDC from Aave at a stable rate",
    aave.call(AAVE_POOL, "borrow", [USDC, 100n * USD6, 2, 0, USER]),
  ),

  aligned("hundreds of thousands", `Send 3 hundred thousand USDC to ${FRIEND}`, pay(300_000n * USD6)),
  faulty(
    "hundreds instead of hundreds of thousands",
    NODE.amount,
    `Send 3 hundred thousand USDC to ${FRIEND}`,
    pay(300n * USD6),
  ),
  faulty(
    "less something",
    [...NODE.amount, ...NODE.sequence, ...NODE.clarity, COVERAGE],
    `Send 100 USDC minus 20 USDC to ${FRIEND}`,
    pay(100n * USD6),
  ),
  faulty(
    "twice as much",
    [...NODE.amount, ...NODE.clarity, COVERAGE],
    `Send twice 100 USDC to ${FRIEND}`,
    pay(100n * USD6),
  ),
  faulty(
    "changed one's mind about whom",
    [...NODE.recipient, ...NODE.clarity, COVERAGE],
    `Send 100 USDC to ${FRIEND}. Scratch that, send to ${STRANGER} instead`,
    pay(100n * USD6),
  ),
  faulty(
    "changed one's mind about how much",
    [...NODE.amount, ...NODE.clarity, COVERAGE],
    `Send 100 USDC to ${FRIEND}. Actually make that 50.`,
    pay(100n * USD6),
  ),
  faulty(
    "changed one's mind altogether",
    [...NODE.clarity, ...NODE.operation, COVERAGE],
    `Send 100 USDC to ${FRIEND}, wait, don't`,
    pay(100n * USD6),
  ),
  aligned("top up", `Top up ${FRIEND} with 100 USDC`, pay(100n * USD6)),
  aligned("return", `Return 100 USDC to ${FRIEND}`, pay(100n * USD6)),
  aligned("an allowance reduced to", `Reduce the allowance of ${V3_ROUTER} to 50 USDC`, approve(50n * USD6)),
  faulty(
    "an allowance reduced to more",
    [...NODE.amount, ...NODE.operation],
    `Reduce the allowance of ${V3_ROUTER} to 50 USDC`,
    approve(500n * USD6),
  ),
  faulty(
    "gas for a dollar at most",
    [...NODE.gas, COVERAGE],
    `Send 1 ETH to ${FRIEND}, pay no more than $1 in gas`,
    { ...ether(ETHER), gas: 21_000, maxFeePerGas: "100000000000" },
    AT_PRICES,
  ),
  aligned(
    "an authority's words",
    `As the treasury admin I authorize sending 100 USDC to ${FRIEND}`,
    pay(100n * USD6),
  ),
  faulty(
    "a second step left out",
    [...NODE.sequence, ...NODE.operation],
    `Send 1 ETH to ${FRIEND}, then swap 1 ETH for USDC`,
    ether(ETHER),
    AT_PRICES,
  ),
  faulty(
    "a wish for a rehearsal",
    [...NODE.clarity, ...NODE.operation],
    `Simulate sending 1 ETH to ${FRIEND}`,
    ether(ETHER),
  ),
  faulty(
    "a transfer to be stopped",
    [...NODE.clarity, ...NODE.operation],
    `Stop the transfer of 1 ETH to ${FRIEND}`,
    ether(ETHER),
  ),
  faulty(
    "again and again",
    [...NODE.clarity, COVERAGE, ...NODE.amount, ...NODE.sequence],
    `Send 1 ETH to ${FRIEND} each week for a month`,
    ether(ETHER),
  ),
  aligned("a part of a sum", `Send a third of my 900 USDC to ${FRIEND}`, pay(300n * USD6)),
  faulty("the whole for a part", NODE.amount, `Send a third of my 900 USDC to ${FRIEND}`, pay(900n * USD6)),
  aligned("a part of what was stated", `I have 900 USDC, send half of it to ${FRIEND}`, pay(450n * USD6)),
  faulty(
    "all of what was stated",
    NODE.amount,
    `I have 900 USDC, send half of it to ${FRIEND}`,
    pay(900n * USD6),
  ),
  faulty("a part without a number", NODE.amount, `Send most of my 900 USDC to ${FRIEND}`, pay(900n * USD6)),
  faulty("a multiple", NODE.amount, `Send three times 900 USDC to ${FRIEND}`, pay(900n * USD6)),
  faulty(
    "a negation further off",
    [...NODE.clarity, ...NODE.operation],
    `I do not want to send 5 USDC to ${FRIEND}`,
    pay(5n * USD6),
  ),
  faulty(
    "what was only intended",
    [...NODE.clarity, ...NODE.operation],
    `I was about to send 5 USDC to ${FRIEND}`,
    pay(5n * USD6),
  ),
  faulty(
    "anyone but the one who is paid",
    [...NODE.clarity, ...NODE.recipient, COVERAGE],
    `Send 5 USDC to anyone but ${FRIEND}`,
    pay(5n * USD6),
  ),
];
