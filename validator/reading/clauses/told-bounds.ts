import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading } from "../../intent/reading.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Said } from "./said.ts";
import { sumAt, toldSum } from "./told-sum.ts";

const LEAST =
  /^(?:again )?(?:(?:for|with|giving|yielding|returning|bringing|bringing in|getting|receiving|at) )?(?:an? )?(?:at least|(?:min|minimum|floor)(?: of| out| output)?(?: :)?|(?:no|not) less than|no fewer than|not (?:under|below))$/;
const OR_MORE =
  /^(?:or (?:more|better|above)|min|minimum|(?:at|as) (?:a |the )?(?:very |bare |absolute )?(?:least|minimum|min|floor|lowest))$/;
const SAME_LEAST =
  /^(?:(?:with|at|for) )?(?:the )?(?:same (?:min|minimum|floor)(?: again)?|min the same|minimum the same)$/;
const WHOLE =
  /^(?:all|everything|in full|in its entirety|fully|completely|entirely|the lot|(?:the |its |my )?(?:full|whole|entire|complete|total)(?: (?:outstanding|open|remaining))?(?: (?:debt|balance|loan|amount|sum))?)$/;

/** "at least 0.05 WETH", "min 0.05", "0.05 WETH or more" */
export function boundAt(reading: Reading, from: number): Said | undefined {
  const { lexemes } = reading;
  const led = phraseEnd(lexemes, from, LEAST);
  const begin = led ?? pastWords(lexemes, from, /^(?:again|with|for|at)$/, 2);
  const sum = sumAt(reading, begin);
  const end = sum && (led === undefined ? phraseEnd(lexemes, sum.to, OR_MORE) : sum.to);
  if (sum && end !== undefined) return { ...sum, as: "B", from, to: end };
  const number = sum ? undefined : numberAt(lexemes, begin);
  const to = number && (led === undefined ? phraseEnd(lexemes, number.to, OR_MORE) : number.to);
  return number && to !== undefined
    ? { as: "B", from, to, sum: toldSum(number.value, undefined, []) }
    : undefined;
}

/** "same minimum": as the one before. */
export function sameLeastAt({ lexemes }: Reading, from: number): Said | undefined {
  const to = phraseEnd(lexemes, from, SAME_LEAST);
  return to === undefined ? undefined : { as: "D", from, to };
}

/** "all", "entire outstanding balance" */
export function wholeAt({ lexemes }: Reading, from: number): Said | undefined {
  const to = phraseEnd(lexemes, from, WHOLE);
  return to === undefined ? undefined : { as: "F", from, to };
}
