import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import {
  beginsLine,
  endsSentence,
  pastWords,
  quoteSpan,
  type Reading,
  wordAt,
} from "../../intent/reading.ts";

const IS = /^(?:is|are|was|were)$/;
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/**
 * Which of the payments a purpose is told of, up to the purpose: "The 25 is for the flowers.", "The first is for the flowers, the
 * second for the cake."
 */
export function toldFor(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  const paid = calls.filter(({ operation }) => operation === "transfer");
  // "…, the third for the cake", of two
  const isOfMore = lexemes.some(
    ({ lower }, at) => ORDINALS.indexOf(lower) >= paid.length && wordAt(lexemes, at - 1) === "the",
  );
  if (paid.length === 0 || isOfMore) return [];
  return lexemes.flatMap((lexeme, at): Quote[] => {
    const isFirst = at === 0 || endsSentence(lexemes[at - 1]) || beginsLine(reading, at);
    const isNext = /^(?:,|and)$/.test(wordAt(lexemes, at - 1));
    if ((!isFirst && !isNext) || !/^(?:the|those|these)$/.test(lexeme.lower)) return [];
    const to = (isFirst ? sumEnd(reading, at + 1, paid) : undefined) ?? ordinalEnd(reading, at + 1, paid);
    if (to === undefined) return [];
    const purpose = pastWords(lexemes, to, IS, 1);
    const isTold = wordAt(lexemes, purpose) === "for" && (isNext || purpose > to);
    return isTold ? [quoteSpan(reading, { from: at, to: purpose })] : [];
  });
}

/** Behind a sum that just one of them has. */
function sumEnd({ lexemes }: Reading, at: number, paid: readonly Call[]): number | undefined {
  const number = numberAt(lexemes, at);
  const own = paid.filter(
    ({ amountIn }) =>
      number && amountIn && toBaseUnits(number.value, amountIn.asset.decimals ?? 0) === amountIn.baseUnits,
  );
  return own.length === 1 ? number?.to : undefined;
}

/** Behind the place of one of several. */
function ordinalEnd({ lexemes }: Reading, at: number, paid: readonly Call[]): number | undefined {
  const place = ORDINALS.indexOf(wordAt(lexemes, at));
  if (place < 0 || paid.length < 2) return undefined;
  return wordAt(lexemes, at + 1) === "one" ? at + 2 : at + 1;
}
