import type { Quote } from "../../intent/intent.ts";
import { quoteSpan, type Reading } from "../../intent/reading.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Facts } from "../facts/facts.ts";
import { isApart } from "./apart.ts";
import type { Place } from "./features.ts";
import { endsSentence, type Piece, piecesOf } from "./pieces.ts";
import { isOfWorld, isRead } from "./readable.ts";
import { weigh } from "./weigh.ts";

/** A remark that weighs more than this is not passed over. */
export const LIGHT = 1;
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
    // "My accountant suggested: …" quotes.
    const isQuoting = guardOf(lexemes[end.to - 1]?.lower ?? "") === "report";
    return isPart || isSpeaker || isQuoting ? undefined : "heading";
  }
  if (!begin.isFirst || !(endsSentence(end.closer) || last === pieces.length - 1)) return "inside";
  return isBeside.indexOf(false, last) >= 0 ? "before" : "after";
}
