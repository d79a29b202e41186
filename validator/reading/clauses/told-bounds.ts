import { numberAt } from "../../intent/numbers.ts";
import type { Reading } from "../../intent/reading.ts";
import { phraseEnd } from "../references/reference.ts";
import type { Said } from "./said.ts";
import { sumAt, toldSum } from "./told-sum.ts";

const LEAST =
  /^(?:again )?(?:(?:for|with|giving|yielding|returning|bringing|bringing in|getting|receiving|at) )?(?:an? )?(?:at least|(?:min|minimum|floor)(?: of| out| output)?(?: :)?|(?:no|not) less than|no fewer than|not (?:under|below))$/;
const OR_MORE = /^(?:or more|or better|min|minimum|at least|at minimum|at the least)$/;
const SAME_LEAST =
  /^(?:(?:with|at|for) )?(?:the )?(?:same (?:min|minimum|floor)(?: again)?|min the same|minimum the same)$/;
const WHOLE =
  /^(?:all|everything|in full|in its entirety|fully|completely|entirely|the lot|(?:the |its |my )?(?:full|whole|entire|complete|total)(?: (?:outstanding|open|remaining))?(?: (?:debt|balance|loan|amount|sum))?)$/;

/** "at least 0.05 WETH", "min 0.05", "0.05 WETH or more" */
export function boundAt(reading: Reading, from: number): Said | undefined {
  const { lexemes } = reading;
  const led = phraseEnd(lexemes, from, LEAST);
  const sum = sumAt(reading, led ?? from);
  const end = sum && (led === undefined ? phraseEnd(lexemes, sum.to, OR_MORE) : sum.to);
  if (sum && end !== undefined) return { ...sum, as: "B", from, to: end };
  const number = led === undefined ? undefined : numberAt(lexemes, led);
  return number && { as: "B", from, to: number.to, sum: toldSum(number.value, undefined, []) };
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
