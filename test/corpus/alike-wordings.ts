import { DAI, USDC, USER, V3_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { v3 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

const MILLI = ETHER / 1000n;
const alike = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const trade = (token: string, amount: bigint, least = 66n) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, amount, least * MILLI, 0]]);

interface Alike {
  intents: readonly string[];
  tx: Transaction;
  /** What none of them asks for. */
  wrong: readonly Transaction[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const LISTS: readonly Alike[] = [
  {
    intents: [
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.066 WETH.",
      "Trade 200 USDC and 200 DAI into WETH on Uniswap V3. Each of the two swaps must bring in at least 0.066 WETH.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI.",
      "Buy WETH twice on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Buy WETH on Uniswap V3 two times, the first time with 200 USDC, the second time with 200 DAI. Both times I want at least 0.066 WETH.",
      "Uniswap V3, both into WETH, min 0.066 per swap:\n200 USDC\n200 DAI",
    ],
    tx: alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER)),
    wrong: [
      alike(trade(USDC, 200n * USD6, 65n), trade(DAI, 200n * ETHER)),
      alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER, 65n)),
      alike(trade(USDC, 200n * USD6), trade(DAI, 100n * ETHER)),
      alike(trade(USDC, 200n * USD6)),
    ],
    others: [
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.067 WETH.",
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at most 0.066 WETH.",
      "Trade 200 USDC and 200 DAI into WETH on Uniswap V3. Each of the three swaps must bring in at least 0.066 WETH.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI tomorrow.",
      "200 USDC to WETH on Uniswap V3, min 0.066 WETH. Same again with 200 DAI, but for at least 0.07 WETH.",
      "Buy WETH three times on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Buy WETH twice a week on Uniswap V3: once with 200 USDC, once with 200 DAI, each time at least 0.066 WETH.",
      "Uniswap V2, both into WETH, min 0.066 per swap:\n200 USDC\n200 DAI",
      "Sell 200 USDC and 200 DAI for WETH on Uniswap V3, each for at least 0.066 WETH. The whole lot's off, she got the job and we're moving house.",
    ],
  },
  {
    // What bounds a trade stands behind it, and not before the next.
    intents: ["Swap 200 USDC to WETH, min 0.066 WETH, and 200 DAI to WETH on Uniswap V3."],
    tx: alike(trade(USDC, 200n * USD6), trade(DAI, 200n * ETHER, 65n)),
    wrong: [alike(trade(USDC, 200n * USD6, 65n), trade(DAI, 200n * ETHER))],
    others: ["Swap 200 USDC to WETH, and 200 DAI to WETH, min 0.066 WETH, on Uniswap V3."],
  },
];

/** How people ask for several deeds of one kind: what is told once is told of each, and what one leaves out it has from another. */
export const alikeWordings: CorpusCase[] = LISTS.flatMap(({ intents, tx, wrong, others }) => [
  ...intents.flatMap((intent) => [
    aligned("alike", intent, tx, AT_PRICES),
    ...wrong.map((other) => faulty("not all alike", REFUSED, intent, other, AT_PRICES)),
  ]),
  ...others.map((intent) => faulty("alike otherwise", REFUSED, intent, tx, AT_PRICES)),
]);
