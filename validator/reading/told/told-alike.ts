import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { beginsLine, pastWords, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";

const SAME = /^(?:the )?same (?:sum|share|amount)$|^equal (?:shares|sums|amounts)$/;
const GETTING = /^(?:everybody|everyone|all) gets? the same(?: (?:sum|share|amount))?$/;
const FOR_ALL = /^(?:for|to) (?:everybody|everyone|each|each of them|each one|all|all of them|them all)$/;
const PEOPLE = /^(?:people|persons|recipients|payees|addresses|wallets|friends|accounts)$/;
const BEGINS = /^(?:[.,;:!?(–—-]|)$/;
const ENDS = /^(?:[.,;:!?)–—-]|)$/;

interface Alike extends Span {
  /** How many they are, where that is said. */
  many: ReturnType<typeof numberAt>;
}

/** "Same sum for three people", "everyone gets the same", where so many payments are all alike and what is told is of each. */
export function toldAlike(reading: Reading, calls: readonly Call[]): Quote[] {
  if (!areAlike(calls) || isAlikeOtherwise(reading, calls)) return [];
  return alikeIn(reading).map((told) => quoteSpan(reading, told));
}

/**
 * Whether it is said of more or fewer than are paid, "same sum for four people", or leaves open whether each gets what is told or a part
 * of it: "equal shares: 45 USDC to 0x… and 0x…".
 */
export function isAlikeOtherwise(reading: Reading, calls: readonly Call[]): boolean {
  const told = areAlike(calls) ? alikeIn(reading) : [];
  const { lexemes } = reading;
  const [{ amountIn } = {}] = calls;
  const isOfEach = lexemes.some(({ lower }) => /^(?:each|apiece)$/.test(lower));
  const isWhole = (at: number) => {
    const number = numberAt(lexemes, at);
    return (
      number !== undefined && toBaseUnits(number.value, amountIn?.asset.decimals ?? 0) === amountIn?.baseUnits
    );
  };
  return told.some(
    ({ many }) =>
      (many && !isCount(many, calls.length)) || (!isOfEach && lexemes.some((_, at) => isWhole(at))),
  );
}

function areAlike(calls: readonly Call[]): boolean {
  const sums = new Set(calls.map(({ amountIn }) => `${amountIn?.asset.contract} ${amountIn?.baseUnits}`));
  return calls.length > 1 && sums.size === 1 && calls.every(({ operation }) => operation === "transfer");
}

function alikeIn(reading: Reading): Alike[] {
  const { lexemes } = reading;
  return lexemes.flatMap((_, from): Alike[] => {
    if (!BEGINS.test(wordAt(lexemes, from - 1)) && !beginsLine(reading, from)) return [];
    const same = phraseEnd(lexemes, from, SAME);
    const told = same === undefined ? undefined : forAll(reading, same);
    const to = told?.to ?? phraseEnd(lexemes, from, GETTING);
    return to !== undefined && ENDS.test(wordAt(lexemes, to)) ? [{ from, to, many: told?.many }] : [];
  });
}

/** "for everybody", "for three people", or nobody in particular. */
function forAll({ lexemes }: Reading, at: number): Pick<Alike, "to" | "many"> {
  const all = phraseEnd(lexemes, at, FOR_ALL);
  const isFor = all === undefined && /^(?:for|to)$/.test(wordAt(lexemes, at));
  const many = isFor ? numberAt(lexemes, pastWords(lexemes, at + 1, /^(?:the|all|my|these)$/, 1)) : undefined;
  return many && PEOPLE.test(wordAt(lexemes, many.to))
    ? { to: many.to + 1, many }
    : { to: all ?? at, many: undefined };
}
