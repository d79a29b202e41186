import { isPast } from "../../lexicon/operation-words.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

/** How one is who asks for something politely. */
export const THANKFUL = /^(?:obliged|grateful|glad|happy|pleased|thankful|delighted)$/;
const WOULD = /^(?:would|i'd|we'd)$/;
const REACH = 24;

/** "I'd be grateful if #7 could be moved to 0x…": no condition, where the deed that is asked for stands behind it. */
export function markPoliteWish(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (isOpen(word) && isPolitelyPassive(words, at)) word.filler = "lead-in";
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

/** The modal of "Could 0x… please be sent 10 USDC?"; without the courtesy it may ask whether that can be. */
export function isPolitelyPassive(words: readonly Word[], at: number): boolean {
  if (!/^(?:can|could|may|might)$/.test(plainAt(words, at))) return false;
  const length = words.slice(at, at + REACH).findIndex(({ plain }) => /^[.;!?]$/.test(plain));
  const asked = words.slice(at, length < 0 ? words.length : at + length);
  const be = asked.findIndex(({ plain }) => plain === "be");
  const isDone = asked[be + 1]?.element?.as === "verb" && isPast(plainAt(asked, be + 1));
  return (
    be > 1 && isDone && [be - 1, be - 2, asked.length - 1].some((one) => COURTESY.test(plainAt(asked, one)))
  );
}
const COURTESY = /^(?:please|pls|plz|kindly)$/;
