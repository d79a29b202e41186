import {
  FAKE_TOKEN,
  ONE_INCH,
  STRANGER,
  UNIVERSAL_ROUTER,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  V3_ROUTER_02,
} from "../addresses.ts";
import type { CorpusSet } from "../corpus.ts";
import { aligned, type CorpusCase, faulty } from "../corpus-case.ts";
import { oneInch } from "../encoders/accounts.ts";
import { pathOf, v2, v3, v3Router02 } from "../encoders/uniswap.ts";
import { execute, v3ExactIn } from "../encoders/universal-router.ts";
import { NODE } from "../nodes.ts";
import { AT_PRICES, NOW, SOON } from "../terms.ts";
import { baseUnits, COINS, type Coin, thousandthsOf, worth, written } from "./coins.ts";

interface Sale {
  input: string;
  output: string;
  amount: bigint;
  minimum: bigint;
  recipient: string;
  deadline: bigint;
}

interface Venue {
  name: string;
  /** How people call it. */
  spoken: string;
  hasDeadline: boolean;
  build(sale: Sale): Record<string, unknown>;
}

const VENUES: readonly Venue[] = [
  {
    name: "uniswap v2",
    spoken: "Uniswap V2",
    hasDeadline: true,
    build: ({ input, output, amount, minimum, recipient, deadline }) =>
      v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount, minimum, [input, output], recipient, deadline]),
  },
  {
    name: "uniswap v3",
    spoken: "Uniswap",
    hasDeadline: true,
    build: ({ input, output, amount, minimum, recipient, deadline }) =>
      v3.call(V3_ROUTER, "exactInputSingle", [
        [input, output, 3000, recipient, deadline, amount, minimum, 0],
      ]),
  },
  {
    name: "uniswap v3 multicall",
    spoken: "Uniswap V3",
    hasDeadline: true,
    build: ({ input, output, amount, minimum, recipient, deadline }) =>
      v3Router02.call(V3_ROUTER_02, "multicall", [
        deadline,
        [v3Router02.data("exactInputSingle", [[input, output, 500, recipient, amount, minimum, 0]])],
      ]),
  },
  {
    name: "universal router",
    spoken: "Uniswap",
    hasDeadline: true,
    build: ({ input, output, amount, minimum, recipient, deadline }) =>
      execute(
        UNIVERSAL_ROUTER,
        [v3ExactIn(recipient, amount, minimum, pathOf(input, 3000, output), true)],
        deadline,
      ),
  },
  {
    name: "cow",
    spoken: "CoW Swap",
    hasDeadline: true,
    build: ({ input, output, amount, minimum, recipient, deadline }) => ({
      protocol: "cow",
      chainId: 1,
      from: USER,
      order: {
        sellToken: input,
        buyToken: output,
        receiver: recipient,
        sellAmount: amount.toString(),
        buyAmount: minimum.toString(),
        validTo: Number(deadline),
        appData: `0x${"00".repeat(32)}`,
        feeAmount: "0",
        kind: "sell",
        partiallyFillable: false,
      },
    }),
  },
  {
    name: "1inch",
    spoken: "1inch",
    hasDeadline: false,
    build: ({ input, output, amount, minimum, recipient }) =>
      oneInch.call(ONE_INCH, "swap", [
        STRANGER,
        [input, output, STRANGER, recipient, amount, minimum, 4],
        "0xabcdef01",
      ]),
  },
];

type Phrase = (amount: string, input: Coin, output: Coin, venue: Venue) => string;

/** The last one demands an end, which not every venue can promise. */
const PHRASES: readonly Phrase[] = [
  (amount, { symbol: sold }, { symbol: bought }) => `Swap ${amount} ${sold} for ${bought}`,
  (amount, { symbol: sold }, { symbol: bought }, { spoken }) =>
    `swap ${amount} ${sold.toLowerCase()} to ${bought.toLowerCase()} on ${spoken.toLowerCase()}`,
  (amount, { symbol: sold }, { symbol: bought }, { spoken }) =>
    `Please sell ${amount} ${sold} for ${bought} using ${spoken}, max slippage 1%.`,
  (amount, { symbol: sold }, { symbol: bought }) =>
    `I'd like to exchange ${amount} ${sold} into ${bought} with at most 1% slippage`,
  (amount, { symbol: sold }, { symbol: bought }) => `Buy ${bought} with ${amount} ${sold}`,
  (amount, { symbol: sold }, { symbol: bought }, { spoken }) =>
    `Trade ${amount} ${sold} -> ${bought} via ${spoken} (slippage 100 bps)`,
  (amount, { symbol: sold }, { symbol: bought }) =>
    `Convert ${amount} ${sold} to ${bought} and keep it in my wallet`,
  (amount, { symbol: sold }, { symbol: bought }) =>
    `User requests a token swap: sell exactly ${amount} ${sold}, receive ${bought}, slippage tolerance 1%, execute within 30 minutes.`,
];

interface Fault {
  rule: string;
  nodes: readonly string[];
  needsDeadline?: boolean;
  change(sale: Sale, third: Coin): Partial<Sale>;
}

const FAULTS: readonly Fault[] = [
  {
    rule: "ten times the amount",
    nodes: NODE.amount,
    change: ({ amount, minimum }) => ({ amount: amount * 10n, minimum: minimum * 10n }),
  },
  { rule: "a stranger gets it", nodes: NODE.recipient, change: () => ({ recipient: STRANGER }) },
  { rule: "no minimum", nodes: NODE.noMinimum, change: () => ({ minimum: 0n }) },
  {
    rule: "a sixteenth under the price",
    nodes: NODE.slippage,
    change: ({ minimum }) => ({ minimum: (minimum * 15n) / 16n }),
  },
  { rule: "a token that nobody knows", nodes: NODE.fakeToken, change: () => ({ output: FAKE_TOKEN }) },
  { rule: "expired", nodes: NODE.deadline, needsDeadline: true, change: () => ({ deadline: NOW - 120n }) },
  {
    rule: "half the amount",
    nodes: NODE.amount,
    change: ({ amount, minimum }) => ({ amount: amount / 2n, minimum: minimum / 2n }),
  },
];

const PAIRS: readonly (readonly [Coin, Coin])[] = [
  [COINS.usdc, COINS.weth],
  [COINS.weth, COINS.usdt],
  [COINS.dai, COINS.wbtc],
  [COINS.wbtc, COINS.usdc],
  [COINS.uni, COINS.weth],
  [COINS.usdt, COINS.dai],
  [COINS.link, COINS.usdc],
];

export function swapWishes(): CorpusSet[] {
  let turn = 0;
  return VENUES.map((venue) => ({
    name: `swaps: ${venue.name}`,
    pairs: PAIRS.flatMap(([input, output]): CorpusCase[] => {
      turn += 1;
      const thousandths = thousandthsOf(input, turn);
      const amount = baseUnits(input, thousandths);
      const sale: Sale = {
        input: input.address,
        output: output.address,
        amount,
        minimum: worth(input, amount, output, 90n),
        recipient: USER,
        deadline: SOON,
      };
      const phrases = venue.hasDeadline ? PHRASES : PHRASES.slice(0, -1);
      const say = (index: number) =>
        phrases[index % phrases.length]?.(written(thousandths, turn), input, output, venue) ?? "";
      const faults = [turn, turn + 3].map((index) => {
        const fault = FAULTS[index % FAULTS.length];
        return fault === undefined || (fault.needsDeadline && !venue.hasDeadline) ? FAULTS[0] : fault;
      });
      return [
        aligned("as asked", say(turn), venue.build(sale), AT_PRICES),
        aligned("as asked", say(turn + 3), venue.build(sale), AT_PRICES),
        ...faults.flatMap((fault, index) =>
          fault === undefined
            ? []
            : [
                faulty(
                  fault.rule,
                  fault.nodes,
                  say(turn + 2 * index + 1),
                  venue.build({ ...sale, ...fault.change(sale, output) }),
                  AT_PRICES,
                ),
              ],
        ),
      ];
    }),
  }));
}
