import { plainAt, type Word } from "./word.ts";

/** How one is who asks for something politely. */
export const THANKFUL = /^(?:obliged|grateful|glad|happy|pleased|thankful|delighted)$/;
const WOULD = /^(?:would|i'd|we'd)$/;
const REACH = 24;

/** "I'd be grateful if #7 could be moved to 0x…": no condition, where the deed that is asked for stands behind it. */
export function markPoliteWish(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.plain !== "if" || !THANKFUL.test(plainAt(words, at - 1))) continue;
    const isWould = plainAt(words, at - 2) === "be" && WOULD.test(plainAt(words, at - 3));
    const could = isWould ? askedBehind(words, at) : undefined;
    if (!could) continue;
    word.filler = "lead-in";
    could.filler = "lead-in";
  }
}

/** The "could" of "could be moved", in the same sentence. */
function askedBehind(words: readonly Word[], from: number): Word | undefined {
  for (let at = from + 1; at < Math.min(words.length, from + REACH); at += 1) {
    if (/^[.;!?]$/.test(plainAt(words, at)) || plainAt(words, at) === "if") return undefined;
    if (!/^(?:could|can)$/.test(plainAt(words, at))) continue;
    const isAsked = plainAt(words, at + 1) === "be" && words[at + 2]?.element?.as === "verb";
    return isAsked ? words[at] : undefined;
  }
  return undefined;
}
