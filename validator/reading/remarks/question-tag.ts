import type { Lexeme } from "../../intent/lexer.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";
import type { Piece } from "./pieces.ts";

const TAG = /^(?:isn't it|aren't they|wasn't it|huh|eh|innit)$/;
/** "Silly, isn't it?" is said of the request; of the weather it cannot be. */
const WEATHER = termWords("what everybody sees outside");
/** What the request is meant by: "that's right, isn't it?" doubts it. */
const OF_REQUEST =
  /^(?:it|it's|its|this|that|that's|these|those|they|them|he|she|i|we|you|right|correct|enough|much|many|wise|safe|sure|fine|ok|okay|legal|allowed|expensive|cheap|all|best|better|wrong|good)$/;

/**
 * Whether a piece only asks for agreement to what is told of the world in the same sentence: "Lovely sunshine today, isn't it?".
 * Behind anything that may be said of the request it asks about that.
 */
export function isQuestionTag(lexemes: readonly Lexeme[], before: Piece | undefined, tag: Piece): boolean {
  const said = (piece: Piece) => lexemes.slice(piece.from, piece.to);
  const words = said(tag)
    .map(({ lower }) => lower)
    .join(" ");
  return (
    tag.closer === "?" &&
    tag.opener === "," &&
    TAG.test(words) &&
    before?.isFirst === true &&
    said(before).some(({ lower }) => WEATHER.test(lower)) &&
    said(before).every(
      ({ kind, lower }) =>
        kind === "word" &&
        !OF_REQUEST.test(lower) &&
        !isOf(lower, "generic", "core", "bound", "carrier", "holder", "held", "role") &&
        !operationVerb(lower) &&
        !operationsOfNoun(lower),
    )
  );
}
