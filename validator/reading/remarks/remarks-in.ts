import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { quoteSpan, type Reading, type Span } from "../../intent/reading.ts";
import { tagEnd } from "../../intent/tags.ts";
import type { Facts } from "../facts/facts.ts";
import { mostOf } from "./apart.ts";
import { BOUNDS, LIGHT, lightAt, NEVER } from "./bounds.ts";
import type { Place } from "./features.ts";
import { asksFor } from "./of-calls.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { placeOf } from "./place-of.ts";
import { isQuestionTag } from "./question-tag.ts";
import { isOfGoods, isOfOccasion, isOfWorld, isRead } from "./readable.ts";
import { titleBound } from "./title.ts";
import { weigh } from "./weigh.ts";

export interface Remarks {
  /** What leaves the request as it is, whatever it tells: its words are known, and by the table of remarks it weighs nothing against the request. */
  light: Quote[];
  /** What has unknown words or weighs something. */
  heavy: Quote[];
}

/** What stands beside the request: nothing of a request can be read from it. */
export function remarksIn(reading: Reading, facts: Facts): Remarks {
  const { lexemes } = reading;
  const pieces = piecesOf(reading);
  const most = pieces.map((piece) => mostOf(reading, facts, piece));
  const isBeside = most.map((one) => one !== undefined);
  // "Revoke Seaport's rights over my Penguins": a request may have neither sum nor address; without one there is nothing to remark on.
  if (isBeside.every(Boolean)) {
    const asking = pieces.findIndex((piece) => asksFor(reading, facts, piece));
    if (asking < 0) return { light: [], heavy: [] };
    isBeside[asking] = false;
  }
  const found: Remarks = { light: [], heavy: [] };
  const isTagged = pieces.map((piece, at) => isQuestionTag(lexemes, pieces[at - 1], piece));
  for (let first = 0; first < pieces.length; first += 1) {
    if (!isBeside[first]) continue;
    let last = first;
    while (isBeside[last + 1] && !isTagged[last + 1] && /^,?$/.test(pieces[last]?.closer ?? "")) last += 1;
    const place = placeOf(reading, pieces, isBeside, first, last);
    const span = { from: pieces[first]?.from ?? 0, to: pieces[last]?.to ?? 0 };
    const own = lexemes.slice(span.from, span.to);
    const isTag = isTagOf(lexemes, span);
    const run = isTag ? withNeighbours(lexemes, pieces, first) : own;
    const light = Math.min(
      place === undefined ? NEVER : lightOf(own, place, isTag),
      titleBound(reading, own, pieces[last] as Piece),
    );
    const isLight =
      place !== undefined &&
      isRead(lexemes, span) &&
      weigh(own, place) < light &&
      (run.length === own.length ||
        (isRead(run, { from: 0, to: run.length }) && weigh(run, place) < BOUNDS.run));
    // A narrower bound is of the piece that has what it is for.
    const isEach =
      isLight &&
      pieces.slice(first, last + 1).every(({ from, to }, at) => {
        const bound = most[first + at] ?? NEVER;
        return bound === LIGHT || weigh(lexemes.slice(from, to), place) < bound;
      });
    // "Lovely sunshine today, isn't it?" with its mark.
    const tag = isTagged[last + 1] ? pieces[last + 1] : undefined;
    const quote = quoteSpan(reading, isEach && tag ? { from: span.from, to: tag.to + 1 } : span);
    const isSentence = place === "before" || place === "after";
    if (isEach) found.light.push(quote);
    else if (last > first && isSentence)
      // "Rent is due, you know how it is": of a sentence that is not passed over as a whole, every clause counts by itself.
      for (const [at, piece] of pieces.slice(first, last + 1).entries()) {
        const said = lexemes.slice(piece.from, piece.to);
        const bound = Math.min(most[first + at] ?? NEVER, lightOf(said, "inside", false));
        const isOwn = mayStandAlone(said) && isRead(lexemes, piece) && weigh(said, place) < bound;
        (isOwn ? found.light : found.heavy).push(quoteSpan(reading, piece));
      }
    else found.heavy.push(quote);
    first = last;
  }
  return found;
}

/** "…, too late", "…, but we'll see": what is short or turns against what it follows says too little of itself. */
const mayStandAlone = (said: readonly Lexeme[]) =>
  !/^(?:but|though|although|yet|or)$/.test(said[0]?.lower ?? "") &&
  said.filter(({ lower }) => !/^(?:so|and|because|since|as)$/.test(lower)).length >= SHORTEST_CLAUSE;
const SHORTEST_CLAUSE = 4;

function lightOf(own: readonly Lexeme[], place: Place, isTag: boolean): number {
  if (isOfWorld(own)) return isTag ? LIGHT : lightAt(place, own);
  return isOfOccasion(own) || (isTag && isOfGoods(own)) ? BOUNDS.narrow : NEVER;
}

const isTagOf = (lexemes: readonly Lexeme[], { from, to }: Span) => tagEnd(lexemes, from - 1) === to;

/** A tag with the one before it and the one behind it, which may say something together: "#next #month". */
function withNeighbours(lexemes: readonly Lexeme[], pieces: readonly Piece[], at: number): Lexeme[] {
  return [at - 1, at, at + 1].flatMap((place) => {
    const piece = pieces[place];
    return piece && isTagOf(lexemes, piece) ? lexemes.slice(piece.from, piece.to) : [];
  });
}
