import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown } from "../../lexicon/lexicon.ts";
import { isA } from "../../lexicon/roles.ts";
import type { Word } from "./word.ts";

const SUBJECT = /^(?:i|we|it|it's|they|he|she|that|this|the|my|our|there|old|dont|don't|i've|we've|got)$/;
const GUARDS = /^(?:negation|doubt|deceit|past|report|part|time|change of mind|terms nobody checks)$/;

/** It is no longer wanted, or something happened. */
function isBad(own: readonly Word[]): boolean {
  const isEnded = own.some(({ plain }) =>
    /^(?:don't|dont|not|never|longer|anymore|didn't|doesn't|can't)$/.test(plain),
  );
  return own.some(({ plain }) => isA(plain, "harmed") || (isEnded && isA(plain, "wanted")));
}

/** Whether a clause says why somebody is shut out: "I don't use that bot any more", "it's on the list of hacked contracts". */
export function isDistrust(own: readonly Word[]): boolean {
  if (!SUBJECT.test(own[0]?.plain ?? "") || !isBad(own)) return false;
  return own.every(({ plain, lexeme, element, filler }) => {
    if (element !== undefined)
      return element.of === "the call" || /^(?:chain|place|token|deadline)/.test(element.as);
    if (filler !== undefined) return filler !== "bound";
    if (lexeme.kind === "sign") return /^[,'’-]$/.test(lexeme.text);
    if (lexeme.kind !== "word" || isA(plain, "undoing")) return false;
    if (isA(plain, "harmed", "wanted")) return true;
    const guard = guardOf(plain);
    return guard === undefined ? isKnown(plain) || isStoryWord(plain) : GUARDS.test(guard);
  });
}
