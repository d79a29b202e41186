import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** Where somebody is asked to see to something; "I have the USDC sent" tells. */
const ASKED = /^(?:and|then|please|kindly|[.,;:!]|)$/;
const GETS = /^(?:have|get|receive|keep)$/;
const PROCEEDS = /^(?:proceeds|output|outcome|result|it)$/;
const DELIVERED = /^(?:delivered|sent|paid|credited|transferred|forwarded)$/;

/** The words at a place that tell in another way whom the proceeds of the one trade go to. */
export const deliveryMeant: ReferenceFinder = (reading, at, _named, calls) =>
  calls.every(({ operation }) => operation === "swap")
    ? (gainAt(reading, at, calls) ?? causedAt(reading, at))
    : undefined;

/** "and let 0x… have the outcome": to 0x…. */
function gainAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes, text } = reading;
  const [first, party] = [lexemes[at], lexemes[at + 1]];
  if (first?.lower !== "let" || !ASKED.test(wordAt(lexemes, at - 1)) || party?.kind !== "address")
    return undefined;
  const end = GETS.test(wordAt(lexemes, at + 2)) ? proceedsEnd(reading, at + 3) : undefined;
  const last = end === undefined ? undefined : lexemes[end - 1];
  const isOther = last !== undefined && !PROCEEDS.test(last.lower) && !isGained(last, calls);
  if (end === undefined || !last || isOther) return undefined;
  const said = [quoteOf(text, first), quoteOf(text, lexemes[at + 2] ?? last, last)];
  return {
    to: end,
    meant: [{ ...wordOf("to"), start: first.start, end: first.end }, party],
    said,
    isPlaced: true,
  };
}

/** "let 0x… have the USDC", where it is what the trade brings. */
const isGained = ({ lower }: Lexeme, calls: readonly Call[]) =>
  calls.every(({ amountOut }) => amountOut?.asset.symbol?.toLowerCase() === lower);

/** "and have the USDC delivered to 0x…", "let it be sent to 0x…": who sees to it is nothing to be done by itself. */
function causedAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  if (!/^(?:have|let|get)$/.test(first?.lower ?? "") || !ASKED.test(wordAt(lexemes, at - 1)))
    return undefined;
  const end = proceedsEnd(reading, at + 1);
  const deed = end === undefined ? at : pastWords(lexemes, end, /^be$/, 1);
  if (!first || end === undefined || !DELIVERED.test(wordAt(lexemes, deed))) return undefined;
  const said = [quoteOf(text, first)];
  return wordAt(lexemes, end - 1) === "it"
    ? { to: deed + 1, meant: [wordOf("deliver"), wordOf("it")], said: [quoteOf(text, first, lexemes[deed])] }
    : { to: at + 1, meant: [], said };
}

/** Where what a trade brings is named to its end: "the outcome", "all the USDC". */
function proceedsEnd(reading: Reading, from: number): number | undefined {
  const noun = pastWords(reading.lexemes, from, /^(?:all|the|that|resulting)$/, 3);
  const token = tokenAtLexeme(reading, noun);
  return token?.to ?? (PROCEEDS.test(wordAt(reading.lexemes, noun)) ? noun + 1 : undefined);
}
