import { isOf } from "../../lexicon/lexicon.ts";
import { kindOfShape } from "../grammar/clause-shapes.ts";
import type { Word } from "../grammar/word.ts";
import type { Segment } from "./segments.ts";

/** Clauses of a known shape are accounted for as a whole; what was read from them stays what it is. */
export function markShapes(
  words: readonly Word[],
  segments: readonly Segment[],
  scopes: ReadonlySet<string>,
): void {
  const lastRead = words.findLastIndex(({ element }) => element !== undefined);
  for (const { from, to } of segments) {
    const before = [words[from - 1], words[from - 2]].find((word) => word?.lexeme.kind !== "sign");
    const isSigned = before?.filler === "courtesy" || isOf(before?.plain ?? "", "courtesy");
    // "Subject: refund for Bob. Send …", where a title stands behind it and not the request.
    const isTitled = from === 0 && to === 1 && words[1]?.plain === ":" && isTitle(words, 2);
    const place = isTitled
      ? "titled"
      : words[from - 1]?.lexeme.text === "#"
        ? "tagged"
        : from === 0
          ? "first"
          : isSigned && from > lastRead
            ? "ending"
            : "inside";
    const kind = kindOfShape(words, from, to, scopes, place);
    if (kind === undefined) continue;
    for (const word of words.slice(from, to)) if (word.element === undefined) word.filler ??= kind;
  }
}

/** Whether a sentence names neither a sum nor anybody's address, as that of a request does. */
function isTitle(words: readonly Word[], from: number): boolean {
  const end = words.findIndex(({ lexeme }, at) => at > from && /^[.!?;/|\n]$/.test(lexeme.text));
  return (
    end > 0 && words.slice(from, end).every(({ lexeme: { kind } }) => kind !== "number" && kind !== "address")
  );
}
