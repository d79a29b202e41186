import type { Call } from "../../calls/call.ts";
import { add, type Decimal, multiply } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { percentageAt } from "../../intent/percentages.ts";
import { isTaken, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { onlyMain } from "../only-main.ts";
import { isAsked } from "./is-asked.ts";

interface Figure extends Span {
  value: Decimal;
  isShare: boolean;
}

/** How two numbers give a third, and the words that say so; a difference and a part are told by what they add up to. */
const WAYS: readonly {
  said: RegExp;
  gives(one: Figure, other: Figure, sum: Decimal): boolean;
}[] = [
  {
    said: /%|percent|pct/,
    gives: (one, other, sum) =>
      one.isShare !== other.isShare && isEqual(multiply(one.value, other.value), multiply(sum, HUNDRED)),
  },
  {
    said: /\b(?:at|x|times|each|apiece|per|every|an?)\b|[×@*]/,
    gives: (one, other, sum) => isEqual(multiply(one.value, other.value), sum),
  },
  {
    said: /\b(?:plus|total|altogether|together)\b|\+/,
    gives: (one, other, sum) => isEqual(add(one.value, other.value), sum),
  },
  {
    said: /\b(?:remaining|remainder|rest|difference|left|minus|less|balance|outstanding|overpaid|discount)\b/,
    gives: (one, other, sum) => isEqual(add(other.value, sum), one.value),
  },
  {
    said: /\b(?:us|ways|people|split|shared?|divided|between|among|part|half)\b/,
    gives: (one, other, sum) => isEqual(multiply(other.value, sum), one.value),
  },
];
const HUNDRED: Decimal = { digits: 100n, scale: 0 };
/** How many words around the numbers may tell what is done with them. */
const REACH = 5;
/** Nobody reckons with more, and all are held against each other's words. */
const MOST_FIGURES = 12;
const RESULT = /^(?:makes|equals|totals|totalling|=)$/;

/**
 * The numbers that the sum of a request is reckoned from, where they come to what the call moves and that is said as
 * well: "four sessions at 60 USDC makes 240 USDC", "20% of 10,000", "the total was 900, I paid 300, send the remaining
 * 600 USDC". None of them may be asked for itself.
 */
export function reckonedSums(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  const main = onlyMain(calls);
  // Beside what is got for it a number may bound the trade.
  const moved = main?.amountOut ? undefined : main?.amountIn;
  const figures = moved ? figuresIn(reading) : [];
  const units = moved && { digits: moved.baseUnits, scale: moved.asset.decimals ?? 0 };
  const result = figures.find(({ value, isShare }) => !isShare && units && isEqual(value, units));
  if (!result || figures.length > MOST_FIGURES) return [];
  const others = figures.filter(({ value, isShare }) => isShare || !isEqual(value, result.value));
  for (const [at, one] of others.entries()) {
    const other = others[at + 1] ?? (at === 0 ? periodsBehind(reading, one) : undefined);
    if (!other) break;
    const from = Math.max(0, Math.min(one.from, result.from) - REACH);
    const said = lexemes.slice(from, Math.max(other.to, result.to) + REACH).map(({ lower }) => lower);
    const way = WAYS.find((own) => own.said.test(said.join(" ")) && own.gives(one, other, result.value));
    if (!way || [one, other].some((figure) => !figure.isShare && isAsked(reading, figure))) continue;
    const isOne = lexemes.slice(one.to, other.from).every(({ lower }) => isPlain(lower));
    const end = /^(?:each|apiece)$/.test(wordAt(lexemes, other.to)) ? other.to + 1 : other.to;
    const spans = isOne ? [{ from: one.from, to: end }] : [one, { from: other.from, to: end }];
    const word = { from: result.from - 1, to: result.from };
    return [...spans, ...(RESULT.test(wordAt(lexemes, word.from)) ? [word] : [])].map((span) =>
      quoteSpan(reading, span),
    );
  }
  return [];
}

function figuresIn(reading: Reading): Figure[] {
  const { lexemes } = reading;
  const found: Figure[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const number = /^(?:an?|half|quarter)$/.test(wordAt(lexemes, at)) ? undefined : numberAt(lexemes, at);
    const share = number && percentageAt(lexemes, at);
    // "A commission of 2%" may have been taken for a bound.
    if (!number || (isTaken(reading, at) && !share)) continue;
    const to = share?.to ?? tokenAtLexeme(reading, number.to, true)?.to ?? number.to;
    found.push({ value: number.value, isShare: share !== undefined, from: at, to });
    at = to - 1;
  }
  return found;
}

const PERIODS: readonly (readonly [of: RegExp, count: bigint])[] = [
  [/^(?:per|an?|each|every) (?:day|night) .*\bweek\b/, 7n],
  [/^(?:per|an?|each|every) month .*\byear\b/, 12n],
  [/^(?:per|an?|each|every) quarter .*\byear\b/, 4n],
];

/** "49 USDC per month for a year": how many times that is. */
function periodsBehind({ lexemes }: Reading, { to }: Figure): Figure | undefined {
  const behind = lexemes.slice(to, to + 2 * REACH).map(({ lower }) => lower);
  const period = PERIODS.find(([of]) => of.test(behind.join(" ")));
  return period && { value: { digits: period[1], scale: 0 }, isShare: false, from: to, to: to + 2 };
}

const isPlain = (word: string) =>
  isOf(word, "preposition", "grammar", "thing", "time", "occasion", "person") && guardOf(word) === undefined;

const isEqual = (left: Decimal, right: Decimal) =>
  left.digits * 10n ** BigInt(right.scale) === right.digits * 10n ** BigInt(left.scale);
