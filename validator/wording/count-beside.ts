import type { Call } from "../calls/call.ts";
import { numberAt } from "../intent/numbers.ts";
import { beginsLine, endsSentence, type Reading, wordAt } from "../intent/reading.ts";
import { numbersOf } from "../items/numbers-told.ts";

const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|pair|couple|dozen|several|few)$/;
const COUNTED = /^(?:cop(?:y|ies)|pieces?|units?|editions?|prints?)$/;
/** "three of them", "two more": what is counted stands elsewhere, and may be what is moved. */
const OF_THEM =
  /^(?:of|to|more|each|please|pls|now|for|from|total|in|and|or|then|times|ones|items?|tokens?|nfts?|collectibles?|them|these|those|with|at)$/;
/** "She turns nine", "at four", "window two": no count of what stands behind it. */
const NO_COUNT = /^(?:turns?|turning|turned|aged?|at|number|no|nr|id)$/;

/** "two copies of token 55", where one is moved; "three units of token 77" of calls that have no three of anything. */
export function hasCountBeside(reading: Reading, calls: readonly Call[]): boolean {
  const { lexemes } = reading;
  const [call, ...others] = calls;
  const { nonFungibles = [] } = call ?? {};
  if (nonFungibles.length === 0) return false;
  const isOne = others.length === 0 && nonFungibles.length === 1 && nonFungibles[0]?.amount === 1n;
  const numbers = calls.flatMap((one) => numbersOf(one) ?? []);
  const total = calls.flatMap((one) => one.nonFungibles ?? []).reduce((sum, { amount }) => sum + amount, 0n);
  return lexemes.some(({ lower, kind }, at) => {
    if (!SEVERAL.test(lower)) return false;
    const number = kind === "word" ? numberAt(lexemes, at) : undefined;
    const value = number?.value.scale === 0 ? number.value.digits : undefined;
    const next = wordAt(lexemes, number?.to ?? at + 1);
    const isOwn = value !== undefined && (numbers.includes(value) || value === total);
    if (isOne && !isOwn && mayCount(reading, at, next)) return true;
    return COUNTED.test(next) && value !== undefined && !isOwn;
  });
}

/** Beside what is moved a number of things may be its number; in a sentence that has none of it, "three coats" are coats. */
function mayCount(reading: Reading, at: number, next: string): boolean {
  const { lexemes } = reading;
  const before = wordAt(lexemes, wordAt(lexemes, at - 1) === "." ? at - 2 : at - 1);
  const isOfUs = next === "of" && /^(?:us|we)$/.test(wordAt(lexemes, at + 2));
  if (NO_COUNT.test(before) || isOfUs) return false;
  return COUNTED.test(next) || OF_THEM.test(next) || !/^\p{L}/u.test(next) || hasValue(reading, at);
}

function hasValue(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  let [from, to] = [at, at];
  while (from > 0 && !endsSentence(lexemes[from - 1]) && !beginsLine(reading, from)) from -= 1;
  while (to < lexemes.length - 1 && !endsSentence(lexemes[to]) && !beginsLine(reading, to + 1)) to += 1;
  return lexemes.slice(from, to + 1).some(({ kind }) => kind === "address" || kind === "number");
}
