import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { quoteSpan, type Reading } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";
import { mostOf } from "./apart.ts";
import { BOUNDS, LIGHT, NEVER } from "./bounds.ts";
import type { Place } from "./features.ts";
import { endsSentence, type Piece, piecesOf } from "./pieces.ts";
import { isOfOccasion, isOfWorld, isRead } from "./readable.ts";
import { weigh } from "./weigh.ts";

const LABELS: ReadonlySet<string> = new Set(
  "comment desc description label memo note notes purpose re reason ref reference remark subject tag".split(
    " ",
  ),
);

/** A title of fewer words names what stands behind it. */
const SHORTEST_TITLE = 4;

/**
 * What stands beside the request and leaves it as it is, whatever it tells: nothing of a request can be read from it, its
 * words are known, and by the table of remarks it weighs nothing against the request.
 */
export function remarksIn(reading: Reading, facts: Facts): Quote[] {
  const pieces = piecesOf(reading);
  const most = pieces.map((piece) => mostOf(reading, facts, piece));
  const isBeside = most.map((one) => one !== undefined);
  // "Revoke Seaport's rights over my Penguins": a request may have neither sum nor address; without one there is nothing to remark on.
  if (isBeside.every(Boolean)) {
    const asking = pieces.findIndex((piece) => asksFor(reading, facts, piece));
    if (asking < 0) return [];
    isBeside[asking] = false;
  }
  const found: Quote[] = [];
  for (let first = 0; first < pieces.length; first += 1) {
    if (!isBeside[first]) continue;
    let last = first;
    while (isBeside[last + 1] && /^,?$/.test(pieces[last]?.closer ?? "")) last += 1;
    const place = placeOf(reading, pieces, isBeside, first, last);
    const span = { from: pieces[first]?.from ?? 0, to: pieces[last]?.to ?? 0 };
    const own = reading.lexemes.slice(span.from, span.to);
    const light = Math.min(
      ...most.slice(first, last + 1).map((one) => one ?? NEVER),
      isOfWorld(own) ? LIGHT : isOfOccasion(own) ? BOUNDS.narrow : NEVER,
      isBeforePart(reading, pieces[last] as Piece) ? titleBound(own) : LIGHT,
    );
    if (place !== undefined && isRead(reading.lexemes, span) && weigh(own, place) < light)
      found.push(quoteSpan(reading, span));
    first = last;
  }
  return found;
}

/** Whether a piece has a verb of what the calls do. */
const asksFor = ({ lexemes }: Reading, { operations }: Facts, { from, to }: Piece) =>
  lexemes
    .slice(from, to)
    .some(({ lower }) => [...(operationVerb(lower)?.certain ?? [])].some((one) => operations.has(one)));

/** "…: 0x…", "…: 40 USDC" */
const isBeforePart = ({ lexemes }: Reading, { to, closer }: Piece) =>
  closer === ":" && /^(?:address|number)$/.test(lexemes[to + 1]?.kind ?? "");

/** "Carol's address: 0x…", "Amount due: 40", "Fee on top: 5": what is short or names a part of a request says what stands behind it. */
function titleBound(own: readonly Lexeme[]): number {
  const isShort = own.filter(({ kind }) => kind === "word").length < SHORTEST_TITLE;
  const isPart = own.some(({ lower }) => isOf(lower, "generic", "bound", "role", "held", "holder"));
  return isShort || isPart ? NEVER : BOUNDS.title;
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
    // "Anna: …" says who speaks.
    const isSpeaker = end.to - begin.from === 1 && isOf(lexemes[begin.from]?.lower ?? "", "name", "person");
    return isSpeaker ? undefined : "heading";
  }
  if (!begin.isFirst || !(endsSentence(end.closer) || last === pieces.length - 1)) return "inside";
  return isBeside.indexOf(false, last) >= 0 ? "before" : "after";
}
