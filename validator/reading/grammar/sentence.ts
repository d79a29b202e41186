import { isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "./word.ts";

export const SELF = /^(?:i|we|i'm|we're|i've|we've|i'd|we'd)$/;
const BARGAIN =
  /^(?:deal|deals|trade|swap|transfer|transfers|purchase|sale|agreement|plan|bet|loan|order|orders|offer|bid|vote|proposal)$/;
/** What speaks of the request itself, and of its terms, where a number is said of them. */
export const REQUEST =
  /^(?:request|requests|instruction|instructions|transaction|transactions|prompt|command|commands|following|follows|below|sentence|sentences|line|lines|text|message|intent|verdict|promise|payment|payments)$/;
const REFERENCE = /^(?:it|this|that|these|those|them|so|such|him|her)$/;
const PLANNED = /^(?:plan|planning|ready|going|about|before|later|soon|able|decided|used)$/;
const NEWS = /^(?:read|reading|heard|news|report|article|thread)$/;
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
  const has = (what: RegExp) => own.some(({ plain }) => what.test(plain));
  return {
    own,
    told: words.slice(Math.max(0, from - LONGEST), from),
    hasNumber: own.some(({ lexeme, plain }) => lexeme.kind === "number" || isOf(plain, "numeral")),
    isReferring: own.some(
      ({ plain }, at) =>
        REFERENCE.test(plain) &&
        !isOf(own[at + 1]?.plain ?? "", "thing", "occasion", "person", "time", "quality"),
    ),
    isOfSelf: has(SELF),
    isPlan: has(PLANNED),
    isNews: has(NEWS),
    isOfBargain: has(BARGAIN) || has(REQUEST),
    isClosing,
  };
}
