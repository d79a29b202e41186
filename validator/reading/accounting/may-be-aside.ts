import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { Segment } from "./segments.ts";

const JOINT = /^(?:and|but|then|also|plus|or|&)$/;

/**
 * Whether a clause that was not understood bears nothing that a request is made of: no element, number, address or name, no
 * verb or noun of an operation, no guarded word, no word of requests, no joint before it, no heading. Only its vocabulary is
 * unknown, so that a model may say whether it asks for anything; what is refused in known words is refused for its shape.
 */
export function mayBeAside(own: readonly Word[], { closer }: Segment): boolean {
  if (closer === ":" || JOINT.test(plainAt(own, 0))) return false;
  if (own.every(({ plain, lexeme }) => lexeme.kind === "sign" || isKnown(plain))) return false;
  return own.every(({ lexeme, plain, element }, at) => {
    if (element !== undefined || guardOf(plain) || operationVerb(plain) || operationsOfNoun(plain))
      return false;
    if (isOf(plain, "generic", "bound", "passive", "carrier") && !isOf(plain, "thing", "person"))
      return false;
    if (lexeme.kind === "sign") return /^["'`*_…]$/.test(lexeme.text);
    return lexeme.kind === "word" && (at === 0 || !/^\p{Lu}/u.test(lexeme.text) || plain === "i");
  });
}
