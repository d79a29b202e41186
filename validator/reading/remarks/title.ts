import type { Lexeme } from "../../intent/lexer.ts";
import type { Reading } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { ALWAYS, BOUNDS, NEVER } from "./bounds.ts";
import type { Piece } from "./pieces.ts";

/** A title of fewer words names what stands behind it. */
const SHORTEST = 4;

/**
 * How much may weigh what ends in a piece, as the title of what stands behind that. "Carol's address: 0x…", "Amount due: 40",
 * "Fee on top: 5": what is short or names a part of a request says which part it is.
 */
export function titleBound({ lexemes }: Reading, own: readonly Lexeme[], { to, closer }: Piece): number {
  if (closer !== ":" || !/^(?:address|number)$/.test(lexemes[to + 1]?.kind ?? "")) return ALWAYS;
  const isShort = own.filter(({ kind }) => kind === "word").length < SHORTEST;
  return isShort || own.some(isPart) ? NEVER : BOUNDS.title;
}

/** "up" and "better" bound a sum only beside one. */
const isPart = ({ lower }: Lexeme) =>
  isOf(lower, "generic", "role", "held", "holder") ||
  (isOf(lower, "bound") && !isOf(lower, "preposition", "quality"));
