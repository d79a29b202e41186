import { isOf } from "../../lexicon/lexicon.ts";
import { isA, type Role } from "../../lexicon/roles.ts";
import { plainAt, type Word } from "./word.ts";

const REFERENCE = /^(?:it|this|that|these|those|them|so|such|him|her)$/;
/** How far back a story names what it speaks of. */
const LONGEST = 60;

/** A sentence of a story, and what it speaks of. */
export interface Sentence {
  own: readonly Word[];
  /** What the story named before this sentence. */
  told: readonly Word[];
  hasNumber: boolean;
  /** It refers to something that was or will be said. */
  isReferring: boolean;
  isOfSelf: boolean;
  isPlan: boolean;
  isNews: boolean;
  isOfBargain: boolean;
  /** Whatever is asked for shuts somebody out or ends something. */
  isClosing: boolean;
}

export function sentenceOf(words: readonly Word[], from: number, to: number, isClosing: boolean): Sentence {
  const own = words.slice(from, to);
  const has = (...roles: Role[]) => own.some(({ plain }) => isA(plain, ...roles));
  return {
    own,
    told: words.slice(Math.max(0, from - LONGEST), from),
    hasNumber: own.some(({ lexeme, plain }) => lexeme.kind === "number" || isOf(plain, "numeral")),
    isReferring: own.some(
      ({ plain }, at) =>
        REFERENCE.test(plain) &&
        !isOf(plainAt(own, at + 1), "thing", "occasion", "person", "time", "quality"),
    ),
    isOfSelf: has("self"),
    isPlan: has("planned"),
    isNews: has("news"),
    isOfBargain: has("bargain", "request"),
    isClosing,
  };
}
