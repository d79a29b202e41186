import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { ENDS, type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** The words at a place that tell of a step which turns one form into another, or of what that brings. */
export const turningMeant: ReferenceFinder = (reading, at, _named, calls) => {
  return numberMeant(reading, at, calls) ?? outcomeMeant(reading, at) ?? doneMeant(reading, at, calls);
};

const takes = ({ amountIn }: Call, { value }: FoundNumber) =>
  amountIn?.baseUnits === toBaseUnits(value, amountIn?.asset.decimals ?? 0);

/** "…, then unwrap 0.165 into plain ETH": of what the unwrapping takes. */
function numberMeant(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  const number = operationVerb(wordAt(lexemes, at - 1))?.certain.has("unwrap")
    ? numberAt(lexemes, at)
    : undefined;
  if (!number || tokenAtLexeme(reading, number.to, true)) return undefined;
  const call = calls.find((one) => one.operation === "unwrap" && takes(one, number));
  const symbol = call?.amountIn?.asset.symbol;
  if (!symbol || !ENDS.test(wordAt(lexemes, number.to))) return undefined;
  return {
    to: number.to,
    meant: [...lexemes.slice(at, number.to), { ...wordOf(symbol.toLowerCase()), text: symbol }],
  };
}

/** "approve what comes out, 2 WETH, for 0x…": the sum that is told with it. */
function outcomeMeant(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  const outcome = phraseEnd(lexemes, at, /^what (?:comes|you get|i get|we get)$/);
  if (outcome === undefined) return undefined;
  const end = pastWords(lexemes, outcome, /^(?:out|back|of|it|from)$/, 3);
  if (!/^[,(]$/.test(wordAt(lexemes, end))) return undefined;
  const number = numberAt(lexemes, end + 1);
  const token = number && tokenAtLexeme(reading, number.to, true);
  if (!token || !/^[,)]$/.test(wordAt(lexemes, token.to))) return undefined;
  return { to: token.to + 1, meant: lexemes.slice(end + 1, token.to) };
}

/** "After 2 ETH have been wrapped, approve …": the step before, where nothing is told before it and a call does it. */
function doneMeant(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  if (at > 0 || !/^(?:after|once)$/.test(wordAt(lexemes, at))) return undefined;
  const number = numberAt(lexemes, at + 1);
  const token = number && tokenAtLexeme(reading, number.to, true);
  const done = token ? pastWords(lexemes, token.to, /^(?:have|has|are|is|been)$/, 2) : at;
  const word = wordAt(lexemes, done);
  const [first] = calls;
  const isFirst =
    first !== undefined &&
    isPast(word) &&
    operationVerb(word)?.certain.has(first.operation) &&
    number &&
    takes(first, number);
  if (!token || done === token.to || !isFirst || wordAt(lexemes, done + 1) !== ",") return undefined;
  return {
    to: done + 2,
    meant: [wordOf(first.operation), ...lexemes.slice(at + 1, token.to), wordOf("then")],
  };
}
