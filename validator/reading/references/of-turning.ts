import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { pastWords, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { type ReferenceFinder, wordOf } from "./reference.ts";

const takes = ({ amountIn }: Call, { value }: FoundNumber) =>
  amountIn?.baseUnits === toBaseUnits(value, amountIn?.asset.decimals ?? 0);

/** "After 2 ETH have been wrapped, approve …": the step before, where nothing is told before it and a call does it. */
export const turningMeant: ReferenceFinder = (reading, at, _named, calls) => {
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
};
