import { AAVE_POOL, C_DAI, C_USDC, COMET_USDC, STRANGER, USER } from "../addresses.ts";
import type { CorpusSet } from "../corpus.ts";
import { aligned, faulty } from "../corpus-case.ts";
import { aave, comet, cToken } from "../encoders/lending.ts";
import { NODE } from "../nodes.ts";
import { baseUnits, COINS, type Coin, thousandthsOf, written } from "./coins.ts";

const VERBS = ["supply", "withdraw", "borrow", "repay"] as const;
type Verb = (typeof VERBS)[number];

interface Market {
  name: string;
  spoken: string;
  coins: readonly Coin[];
  build(verb: Verb, coin: Coin, amount: bigint, beneficiary: string): Record<string, unknown>;
  /** Whether a call can benefit somebody else. */
  hasBeneficiary: boolean;
}

const cTokenOf = (coin: Coin) => (coin.symbol === "DAI" ? C_DAI : C_USDC);
const C_TOKEN_CALLS = {
  supply: "mint",
  withdraw: "redeemUnderlying",
  borrow: "borrow",
  repay: "repayBorrow",
};

const MARKETS: readonly Market[] = [
  {
    name: "aave",
    spoken: "Aave",
    coins: [COINS.usdc, COINS.dai, COINS.weth, COINS.wbtc],
    hasBeneficiary: true,
    build: (verb, { address }, amount, beneficiary) =>
      aave.call(
        AAVE_POOL,
        verb,
        {
          supply: [address, amount, beneficiary, 0],
          withdraw: [address, amount, beneficiary],
          borrow: [address, amount, 2, 0, beneficiary],
          repay: [address, amount, 2, beneficiary],
        }[verb],
      ),
  },
  {
    name: "compound v2",
    spoken: "Compound V2",
    coins: [COINS.usdc, COINS.dai],
    hasBeneficiary: false,
    build: (verb, coin, amount) => cToken.call(cTokenOf(coin), C_TOKEN_CALLS[verb], [amount]),
  },
  {
    name: "compound v3",
    spoken: "Compound V3",
    coins: [COINS.usdc],
    hasBeneficiary: true,
    build: (verb, { address }, amount, beneficiary) => {
      const base = verb === "supply" || verb === "repay" ? "supply" : "withdraw";
      return beneficiary === USER
        ? comet.call(COMET_USDC, base, [address, amount])
        : comet.call(COMET_USDC, `${base}To`, [beneficiary, address, amount]);
    },
  },
];

const PHRASES: Record<Verb, readonly ((what: string, where: string) => string)[]> = {
  supply: [
    (what, where) => `Supply ${what} to ${where}`,
    (what, where) => `Please deposit ${what} into ${where}.`,
    (what, where) => `lend ${what} on ${where.toLowerCase()}`,
  ],
  withdraw: [
    (what, where) => `Withdraw ${what} from ${where}`,
    (what, where) => `I want to take out ${what} from ${where}`,
    (what, where) => `pull ${what} out of ${where.toLowerCase()}`,
  ],
  borrow: [
    (what, where) => `Borrow ${what} from ${where}`,
    (what, where) => `Take a loan of ${what} on ${where}`,
    (what, where) => `borrow ${what} against my collateral on ${where.toLowerCase()}`,
  ],
  repay: [
    (what, where) => `Repay ${what} on ${where}`,
    (what, where) => `Pay back ${what} of my ${where} loan`,
    (what, where) => `repay ${what} of debt at ${where.toLowerCase()}`,
  ],
};
/** What the verb must not be mistaken for; Compound V3 has one call for supplying and repaying, and one for the others. */
const OPPOSITE: Record<Verb, Verb> = {
  supply: "withdraw",
  withdraw: "supply",
  borrow: "repay",
  repay: "borrow",
};

export function lendingWishes(): CorpusSet[] {
  let turn = 0;
  return MARKETS.map((market) => ({
    name: `lending: ${market.name}`,
    pairs: market.coins.flatMap((coin) =>
      VERBS.flatMap((verb) => {
        turn += 1;
        const thousandths = thousandthsOf(coin, turn);
        const amount = baseUnits(coin, thousandths);
        const what = `${written(thousandths, turn)} ${coin.symbol}`;
        const say = (index: number) => PHRASES[verb][index % 3]?.(what, market.spoken) ?? "";
        const build = (given: Verb, sum: bigint, beneficiary = USER) =>
          market.build(given, coin, sum, beneficiary);
        return [
          aligned("as asked", say(turn), build(verb, amount)),
          aligned("as asked", say(turn + 1), build(verb, amount)),
          faulty("a hundred times the amount", NODE.amount, say(turn), build(verb, amount * 100n)),
          faulty("the opposite", NODE.operation, say(turn + 1), build(OPPOSITE[verb], amount)),
          ...(market.hasBeneficiary
            ? [
                faulty(
                  "for a stranger",
                  [...NODE.recipient, ...NODE.foreignFunds],
                  say(turn),
                  build(verb, amount, STRANGER),
                ),
              ]
            : []),
        ];
      }),
    ),
  }));
}
