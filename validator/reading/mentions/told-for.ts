import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { beginsLine, endsSentence, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";

const IS = /^(?:is|are|was|were)$/;

/** "The 25 is for the flowers.": which of the payments a purpose is told of, by its sum, up to the purpose. */
export function toldFor(reading: Reading, calls: readonly Call[]): Quote[] {
  const { lexemes } = reading;
  return lexemes.flatMap((lexeme, at): Quote[] => {
    const isFirst = at === 0 || endsSentence(lexemes[at - 1]) || beginsLine(reading, at);
    const number = isFirst && /^(?:the|those|these)$/.test(lexeme.lower) && numberAt(lexemes, at + 1);
    if (!number || !IS.test(wordAt(lexemes, number.to)) || wordAt(lexemes, number.to + 1) !== "for")
      return [];
    const paid = calls.filter(
      ({ operation, amountIn }) =>
        operation === "transfer" &&
        amountIn !== undefined &&
        toBaseUnits(number.value, amountIn.asset.decimals ?? 0) === amountIn.baseUnits,
    );
    return paid.length === 1 ? [quoteSpan(reading, { from: at, to: number.to + 1 })] : [];
  });
}
