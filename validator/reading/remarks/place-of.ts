import type { Reading } from "../../intent/reading.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import type { Place } from "./features.ts";
import { endsSentence, type Piece } from "./pieces.ts";

const LABELS: ReadonlySet<string> = new Set(
  "comment desc description label memo note notes purpose re reason ref reference remark subject tag why".split(
    " ",
  ),
);

/** Where the pieces from the first to the last stand; nowhere if a heading says which part of the request they are. */
export function placeOf(
  { lexemes }: Reading,
  pieces: readonly Piece[],
  isBeside: readonly boolean[],
  first: number,
  last: number,
): Place | undefined {
  const [begin, end] = [pieces[first] as Piece, pieces[last] as Piece];
  if (begin.opener === ":") {
    const heading = lexemes[begin.from - 2]?.lower ?? "";
    const isWhatFor = heading === "for" && lexemes[begin.from - 3]?.lower === "what";
    if (LABELS.has(heading) || isWhatFor) return "label";
    if (isOf(heading, "heading", "role")) return undefined;
  }
  if (end.closer === ":") {
    // "Anna: …" says who speaks.
    const isSpeaker = end.to - begin.from === 1 && isOf(lexemes[begin.from]?.lower ?? "", "name", "person");
    // "My accountant suggested: …" quotes.
    const isQuoting = guardOf(lexemes[end.to - 1]?.lower ?? "") === "report";
    return isSpeaker || isQuoting ? undefined : "heading";
  }
  if (!begin.isFirst || !(endsSentence(end.closer) || last === pieces.length - 1)) return "inside";
  return isBeside.indexOf(false, last) >= 0 ? "before" : "after";
}
