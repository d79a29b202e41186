import type { Lexeme } from "../../intent/lexer.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";
import type { Place } from "./features.ts";

/** How much a remark may weigh to be passed over. */
export const LIGHT = 1.3;
/** How much in a sentence of its own, which seldom undoes the one before: "The boiler needs replacing." */
const SENTENCE = 2.5;
/** How much where a word of it is guarded, or it begins as an order does: "Keep back fifty of them as a souvenir." */
const WARY = { inside: 1, sentence: 1.5 } as const;
/** A sentence of fewer words says too little of itself: "On credit.", "Happy first of April." */
const SHORTEST = 5;

/** How much a remark may weigh where it stands. */
export function lightAt(place: Place, own: readonly Lexeme[]): number {
  if (place === "request") return BOUNDS.wording;
  if (isDeed(own)) return NEVER;
  const isSentence =
    (place === "before" || place === "after") && own.filter(({ kind }) => kind === "word").length >= SHORTEST;
  if (isWary(own)) return isSentence ? WARY.sentence : WARY.inside;
  return isSentence ? SENTENCE : LIGHT;
}

/** Whether it has what undoes, puts off or adds to a request more often than other words do. */
export function isWary(own: readonly Lexeme[]): boolean {
  const first = own.find(({ lower }) => !isOf(lower, "courtesy", "joint"));
  return own.some(({ lower }) => guardOf(lower)) || (first !== undefined && isOrder(first));
}

const OBJECT = /^(?:it|them|that|those|these|the|my|our|all|half|more|one|another|some|everything|any)$/;

/** "…, claim the rewards": what is done on chains and nowhere else is an order, and no remark; one sends regards, too. */
function isDeed(own: readonly Lexeme[]): boolean {
  return own.some(({ lower }, at) => {
    const before = own[at - 1];
    const isFirst = !before || before.kind === "sign" || isOf(before.lower, "courtesy", "joint");
    const certain = operationVerb(lower)?.certain ?? new Set();
    const isOnChain = certain.size > 0 && !certain.has("transfer") && isAsking(lower);
    return isFirst && isOnChain && OBJECT.test(own[at + 1]?.lower ?? "");
  });
}

const isOrder = ({ lower }: Lexeme) => isOf(lower, "plain") || isAsking(lower);

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
  /** A clause of the request whose words are merely not known in requests: "Plant 750 USDC at Aave". */
  wording: 1,
  /** One where such a word stands beside an address or a sum, which it may make another: "an address like 0x…". */
  beside: 0.5,
  /** A token or a protocol that the calls have nothing to do with: "I've always been an Ether man". */
  foreign: -0.5,
} as const;

/** What no weight allows, and what any does. */
export const NEVER = Number.NEGATIVE_INFINITY;
export const ALWAYS = Number.POSITIVE_INFINITY;
