import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

const WISHING = /^(?:like|prefer|love|rather|want)$/;
const HAVING = /^(?:have|hold|keep|see|own)$/;

/** "I have 400 DAI that I'd rather hold as USDC": in which form one wishes to have it, where it is traded for that. */
export const formMeant: ReferenceFinder = (reading, at, { sums: [sum] }, calls) => {
  const { lexemes, text } = reading;
  const wished = wishedAt(reading, at, calls);
  if (wished) return wished;
  const from = pastWords(lexemes, at, /^(?:that|which)$/, 1);
  const isShort = /^(?:i'd|we'd)$/.test(wordAt(lexemes, from));
  const isLong = /^(?:i|we)$/.test(wordAt(lexemes, from));
  const wish = isShort ? from + 1 : pastWords(lexemes, from + 1, /^would$/, 1);
  if (!sum || !(isShort || isLong) || !WISHING.test(wordAt(lexemes, wish))) return undefined;
  const having = pastWords(lexemes, wish + 1, /^to$/, 1);
  // "400 DAI which I'd like as USDC"
  const isHeld = HAVING.test(wordAt(lexemes, having));
  const as = isHeld ? pastWords(lexemes, having + 1, /^(?:it|them)$/, 1) : wish + 1;
  if (wordAt(lexemes, as) !== "as") return undefined;
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
};

const WISH = /^(?:i|we|i'd|we'd|would|like|want|prefer|need|to|have|hold|see|my|our|the|of)$/;
/** The most words of a wish before its sum: "I would like to have my". */
const LONGEST_WISH = 6;
const EXCHANGING = /^(?:swap|wrap|unwrap)$/;

/** "I'd like my 2 stETH as wstETH", "I want 1 WETH as ETH again": what is exchanged for just that. */
function wishedAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const as = lexemes[at];
  if (as?.lower !== "as") return undefined;
  const given = tokenAtLexeme(reading, at - 1, true);
  const of = backOver(lexemes, at - 1, /^(?:of|my|our)$/, 2);
  const number = given?.to === at ? numberAt(lexemes, of - 1) : undefined;
  const from = backOver(lexemes, of - 1, WISH, LONGEST_WISH);
  const isWished =
    number?.to === of &&
    /^(?:i|we|i'd|we'd)$/.test(wordAt(lexemes, from)) &&
    lexemes.slice(from, of - 1).some(({ lower }) => /^(?:like|want|prefer|need)$/.test(lower));
  const form = isWished ? tokenAtLexeme(reading, at + 1) : undefined;
  const end = form && pastWords(lexemes, form.to, /^again$/, 1);
  if (!number || !form || end === undefined || !/^(?:[.,;:!)]|and|on|via|)$/.test(wordAt(lexemes, end)))
    return undefined;
  const [symbol, wanted] = [given, form].map((one) => one?.token.symbol?.toLowerCase());
  const isDone = calls.some(
    ({ operation, amountIn, amountOut }) =>
      EXCHANGING.test(operation) &&
      amountIn?.asset.symbol?.toLowerCase() === symbol &&
      amountOut?.asset.symbol?.toLowerCase() === wanted &&
      amountIn?.baseUnits === toBaseUnits(number.value, amountIn?.asset.decimals ?? 0),
  );
  if (!isDone) return undefined;
  const again = end > form.to ? lexemes[form.to] : undefined;
  return {
    to: end,
    meant: [wordOf("converted"), wordOf("to"), ...lexemes.slice(form.from, form.to)],
    said: [quoteOf(text, as), ...(again ? [quoteOf(text, again)] : [])],
  };
}
