import { isOfProtocol } from "../../calls/protocols-of.ts";
import { isStoryNoun } from "../../data/lexicon/story-words.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";
import type { Piece } from "./pieces.ts";

/** No address, no amount, no term, and no token or protocol that the calls have nothing to do with. */
export function isApart(reading: Reading, facts: Facts, { from, to }: Piece): boolean {
  const { lexemes } = reading;
  // What is looked up costs more, and most pieces of a request have an amount or an address.
  for (let at = from; at < to; at += 1) if (isOfRequest(reading, at, to)) return false;
  // "… and approve the router (0x…)": what goes on behind a mark.
  const [asked] =
    operationVerb(wordAt(lexemes, wordAt(lexemes, from) === "and" ? from + 1 : from))?.certain ?? [];
  if (asked && facts.operations.has(asked)) return false;
  for (let at = from; at < to; at += 1) {
    if (lexemes[at]?.kind !== "word") continue;
    const token = tokenAtLexeme(reading, at)?.token;
    const symbol = token?.known ? token.symbol?.toLowerCase() : undefined;
    if (symbol !== undefined && !facts.symbols.has(symbol) && !facts.isOnPath(symbol)) return false;
    const place = spokenProtocolAt(reading, at);
    if (place && !isOfProtocol(place.name, facts.protocols)) return false;
  }
  return true;
}

function isOfRequest(reading: Reading, at: number, to: number): boolean {
  const { lexemes } = reading;
  const { kind, text, lower } = lexemes[at] as Lexeme;
  if (isTaken(reading, at)) return true;
  switch (kind) {
    case "number":
      return /[.,]/.test(text) || isMeasured(reading, at) || !isCounting(lexemes, at, to);
    case "word":
      return (
        isUnknownPlace(lexemes, at) ||
        (isOf(lower, "numeral") && (isSum(lexemes, at) || isMeasured(reading, at))) ||
        isPaidIn(reading, at)
      );
    default:
      return kind !== "sign";
  }
}

/** "5 USDC", "one whole ETH" */
const isMeasured = (reading: Reading, at: number) =>
  /^[%$€k]$/.test(reading.lexemes[at + 1]?.text ?? "") ||
  tokenAtLexeme(reading, wordAt(reading.lexemes, at + 1) === "whole" ? at + 2 : at + 1)?.token.known === true;

/** "paying in USDC" */
const isPaidIn = (reading: Reading, at: number) =>
  /^(?:paying|pay|using|spending)$/.test(wordAt(reading.lexemes, at)) &&
  tokenAtLexeme(reading, wordAt(reading.lexemes, at + 1) === "in" ? at + 2 : at + 1)?.token.known === true;

const COUNTED = ["thing", "occasion", "person", "time", "quality", "place"] as const;

/** "3 kids", "invoice 31", "#88213", "May 2024": of something; a bare number may be another sum. */
function isCounting(lexemes: readonly Lexeme[], at: number, to: number): boolean {
  const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
  if (before && (/^(?:#|no|nr|number)$/.test(before.lower) || isOf(before.lower, "referring", "time")))
    return true;
  if (/^(?:19|20)\d\d$/.test(lexemes[at]?.text ?? "")) return true;
  if (!next || at + 1 >= to || next.kind !== "word" || isOf(next.lower, "preposition", "grammar", "generic"))
    return false;
  return isOf(next.lower, ...COUNTED) || isStoryNoun(next.lower);
}

/** "one thousand two hundred fifty" */
const isSum = (lexemes: readonly Lexeme[], at: number) =>
  /^(?:hundred|thousand|million)$/.test(lexemes[at]?.lower ?? "") ||
  isOf(lexemes[at + 1]?.lower ?? "", "numeral");

/** "over GlitterDEX": a place that nobody knows. */
function isUnknownPlace(lexemes: readonly Lexeme[], at: number): boolean {
  const { text = "", lower = "" } = lexemes[at] ?? {};
  if (!/\p{Lu}/u.test(text) || isKnown(lower)) return false;
  return /^(?:via|on|over|through|using|at|into|onto|by)$/.test(lexemes[at - 1]?.lower ?? "");
}
