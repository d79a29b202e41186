import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Named } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

const WISHING = /^(?:like|prefer|love|rather|want)$/;
const HAVING = /^(?:have|hold|keep|see|own)$/;

/** "I have 400 DAI that I'd rather hold as USDC": in which form one wishes to have it, where it is traded for that. */
export function formMeant(
  reading: Reading,
  at: number,
  { sums: [sum] }: Named,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes, text } = reading;
  const from = pastWords(lexemes, at, /^(?:that|which)$/, 1);
  const isShort = /^(?:i'd|we'd)$/.test(wordAt(lexemes, from));
  const isLong = /^(?:i|we)$/.test(wordAt(lexemes, from));
  const wish = isShort ? from + 1 : pastWords(lexemes, from + 1, /^would$/, 1);
  if (!sum || !(isShort || isLong) || !WISHING.test(wordAt(lexemes, wish))) return undefined;
  const having = pastWords(lexemes, wish + 1, /^to$/, 1);
  const as = pastWords(lexemes, having + 1, /^(?:it|them)$/, 1);
  if (!HAVING.test(wordAt(lexemes, having)) || wordAt(lexemes, as) !== "as") return undefined;
  // The sum stands right before, and what it is to be behind.
  const isOfSum = tokenAtLexeme(reading, at - 1, true)?.token.symbol === sum.symbol;
  const form = tokenAtLexeme(reading, as + 1);
  const wanted = form?.token.symbol?.toLowerCase();
  const isOver = form !== undefined && /^(?:[.,;:!)]|and|on|via|)$/.test(wordAt(lexemes, form.to));
  const isTraded = calls.some(
    ({ operation, amountOut }) =>
      operation === "swap" && amountOut?.asset.symbol?.toLowerCase() === wanted && wanted !== undefined,
  );
  const [first, last] = [lexemes[at], lexemes[as]];
  if (!isOfSum || !isTraded || !isOver || !first || !last) return undefined;
  return {
    to: as + 1,
    meant: ["that", "i'd", "like", "to", "convert", "into"].map(wordOf),
    said: [quoteOf(text, first, last)],
  };
}
