import { isOfProtocol } from "../../calls/protocols-of.ts";
import { isStoryNoun, isStoryWord } from "../../data/lexicon/story-words.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { isTaken, quoteSpan, type Reading, type Span } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { guardedPhraseAt, guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";
import type { Place } from "./features.ts";
import { endsSentence, type Piece, piecesOf } from "./pieces.ts";
import { weigh } from "./weigh.ts";

/** A remark that weighs more than this is not passed over. */
export const LIGHT = 0.6;
/** What a guarded word means takes more words than these to tell. */
const SHORT = 2;
/** Of so many words one may be unknown. */
const KNOWN_TO_UNKNOWN = 3;

const LABELS: ReadonlySet<string> = new Set(
  "comment desc description label memo note notes purpose re reason ref reference remark subject tag".split(
    " ",
  ),
);

/**
 * What stands beside the request and leaves it as it is, whatever it tells: nothing of a request can be read from it, its
 * words are known, and by the table of remarks it weighs nothing against the request.
 */
export function remarksIn(reading: Reading, facts: Facts): Quote[] {
  const pieces = piecesOf(reading);
  const isBeside = pieces.map((piece) => isApart(reading, facts, piece));
  // Without a request there is nothing to remark on.
  if (isBeside.every(Boolean)) return [];
  const found: Quote[] = [];
  for (let first = 0; first < pieces.length; first += 1) {
    if (!isBeside[first]) continue;
    let last = first;
    while (isBeside[last + 1] && /^,?$/.test(pieces[last]?.closer ?? "")) last += 1;
    const place = placeOf(reading, pieces, isBeside, first, last);
    const span = { from: pieces[first]?.from ?? 0, to: pieces[last]?.to ?? 0 };
    const own = reading.lexemes.slice(span.from, span.to);
    if (place !== undefined && isOfWorld(own) && isRead(reading.lexemes, span) && weigh(own, place) < LIGHT)
      found.push(quoteSpan(reading, span));
    first = last;
  }
  return found;
}

/** Where the pieces from the first to the last stand; nowhere if a heading says which part of the request they are. */
function placeOf(
  { lexemes }: Reading,
  pieces: readonly Piece[],
  isBeside: readonly boolean[],
  first: number,
  last: number,
): Place | undefined {
  const [begin, end] = [pieces[first] as Piece, pieces[last] as Piece];
  if (begin.opener === ":") {
    const heading = lexemes[begin.from - 2]?.lower ?? "";
    if (LABELS.has(heading)) return "label";
    if (isOf(heading, "heading", "role")) return undefined;
  }
  if (end.closer === ":") {
    // "Carol's address: 0x…", "Amount due: 40"; "Anna: …" says who speaks.
    const isPart = /^(?:address|number)$/.test(lexemes[end.to + 1]?.kind ?? "");
    const isSpeaker = end.to - begin.from === 1 && isOf(lexemes[begin.from]?.lower ?? "", "name", "person");
    return isPart || isSpeaker ? undefined : "heading";
  }
  if (!begin.isFirst || !(endsSentence(end.closer) || last === pieces.length - 1)) return "inside";
  return isBeside.indexOf(false, last) >= 0 ? "before" : "after";
}

/** No address, no amount, no term, and no token or protocol that the calls have nothing to do with. */
function isApart(reading: Reading, facts: Facts, { from, to }: Piece): boolean {
  const { lexemes } = reading;
  for (let at = from; at < to; at += 1) {
    const { kind, text, lower } = lexemes[at] as Lexeme;
    if (kind === "address" || kind === "hex" || kind === "name" || isTaken(reading, at)) return false;
    if (kind === "number" && (/[.,]/.test(text) || isMeasured(reading, at) || !isCounting(lexemes, at, to)))
      return false;
    if (kind !== "word") continue;
    if (isUnknownPlace(lexemes, at) || (isOf(lower, "numeral") && isSum(lexemes, at))) return false;
    const token = tokenAtLexeme(reading, at)?.token;
    const symbol = token?.known ? token.symbol?.toLowerCase() : undefined;
    if (symbol !== undefined && !facts.symbols.has(symbol) && !facts.isOnPath(symbol)) return false;
    const place = spokenProtocolAt(reading, at);
    if (place && !isOfProtocol(place.name, facts.protocols)) return false;
  }
  return true;
}

const isMeasured = (reading: Reading, at: number) =>
  /^[%$€k]$/.test(reading.lexemes[at + 1]?.text ?? "") ||
  tokenAtLexeme(reading, at + 1)?.token.known === true;

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

const OF_REQUESTS = [
  "grammar",
  "preposition",
  "joint",
  "manner",
  "courtesy",
  "generic",
  "core",
  "carrier",
  "bound",
  "heading",
  "role",
  "holder",
  "held",
  "own account",
  "numeral",
  "passive",
  "referring",
] as const;

/** Whether some word is none that requests are made of: "to our wallet" or "nonce 42" is no remark. */
function isOfWorld(own: readonly Lexeme[]): boolean {
  return own.some(
    ({ kind, lower }) =>
      kind === "word" && !isOf(lower, ...OF_REQUESTS) && !operationVerb(lower) && !operationsOfNoun(lower),
  );
}

/** Whether its words are known, but for a name and a rare one: nothing is passed over that was not read. */
function isRead(lexemes: readonly Lexeme[], { from, to }: Span): boolean {
  const own = lexemes.slice(from, to);
  const words = own.filter(({ kind }) => kind === "word");
  const unknown = words.filter(({ lower }) => !isKnown(lower) && !isStoryWord(lower));
  const isGuarded =
    own.some((_, at) => guardedPhraseAt(lexemes, from + at)) ||
    (words.length <= SHORT && words.some(({ lower }) => guardOf(lower)));
  return !isGuarded && unknown.length * KNOWN_TO_UNKNOWN <= words.length;
}
