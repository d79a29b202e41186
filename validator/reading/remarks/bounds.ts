import type { Lexeme } from "../../intent/lexer.ts";
import { guardOf } from "../../lexicon/lexicon.ts";
import type { Place } from "./features.ts";

/** How much a remark may weigh to be passed over. */
export const LIGHT = 1;

/** How much more in a sentence of its own, which seldom undoes the one before: "The boiler needs replacing." */
const SENTENCE = { guarded: 1.5, plain: 2 } as const;
/** One of fewer words says too little of itself: "On credit.", "Happy first of April." */
const SHORTEST = 5;

/** How much a remark may weigh where it stands. */
export function lightAt(place: Place, own: readonly Lexeme[]): number {
  const isSentence = place === "before" || place === "after";
  if (!isSentence || own.filter(({ kind }) => kind === "word").length < SHORTEST) return LIGHT;
  return own.some(({ lower }) => guardOf(lower)) ? SENTENCE.guarded : SENTENCE.plain;
}

/** How much less where it has what a request may have too, so that more of it must speak for a remark. */
export const BOUNDS = {
  /** A tag by itself. */
  tag: 0.95,
  /** Tags that stand side by side, which need not belong together: each is weighed by itself too. */
  run: 1.5,
  /** Today or an hour, which may be the end that is asked for: "twelve years old today". */
  dated: 0.5,
  /** It stands before a sum or an address, which it may say something of: "Settling up with the roofer: 40 USDC …". */
  title: 0.5,
  /** All its words are such as requests are made of: "need it for gas". */
  narrow: 0,
  /** A token or a protocol that the calls have nothing to do with: "I've always been an Ether man". */
  foreign: -0.5,
} as const;

/** What no weight allows, and what any does. */
export const NEVER = Number.NEGATIVE_INFINITY;
export const ALWAYS = Number.POSITIVE_INFINITY;
