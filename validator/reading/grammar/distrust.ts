import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown } from "../../lexicon/lexicon.ts";
import type { Word } from "./word.ts";

const SUBJECT = /^(?:i|we|it|it's|they|he|she|that|this|the|my|our|there|old|dont|don't|i've|we've|got)$/;
/** What went wrong with whom the user shuts out. */
const HARM =
  /^(?:hacked|hack|exploit|exploited|phished|phishing|drained|drainer|compromised|stolen|scam|warning|suspicious|shady|fishy|lost|leaked|expired|vulnerable|breach|malicious)$/;
/** What is over between them, where it is said not to be any more. */
const WANTED = /^(?:use|used|using|need|needed|trust|trusted|remember|recognise|recognize|know|visit|work)$/;
/** What may take the request back, or put it off. */
const UNDOES =
  /^(?:told|tells|mistake|reconsider|think|mean|meant|want|wanted|mind|like|say|said|says|ask|asked|decide|decided|agree|agreed|wait|yet|hold|keep|later|tomorrow|if|unless|until|till|maybe|perhaps|probably|revoke|remove|cancel|joke|kidding|you|your|should|must|will|would|could|sure)$/;
const GUARDS = /^(?:negation|doubt|deceit|past|report|part|time|change of mind|terms nobody checks)$/;

/** It is no longer wanted, or something happened. */
function isBad(own: readonly Word[]): boolean {
  const isEnded = own.some(({ plain }) =>
    /^(?:don't|dont|not|never|longer|anymore|didn't|doesn't|can't)$/.test(plain),
  );
  return own.some(({ plain }) => HARM.test(plain) || (isEnded && WANTED.test(plain)));
}

/** Whether a clause says why somebody is shut out: "I don't use that bot any more", "it's on the list of hacked contracts". */
export function isDistrust(own: readonly Word[]): boolean {
  if (!SUBJECT.test(own[0]?.plain ?? "") || !isBad(own)) return false;
  return own.every(({ plain, lexeme, element, filler }) => {
    if (element !== undefined)
      return element.of === "the call" || /^(?:chain|place|token|deadline)/.test(element.as);
    if (filler !== undefined) return filler !== "bound";
    if (lexeme.kind === "sign") return /^[,'’-]$/.test(lexeme.text);
    if (lexeme.kind !== "word" || UNDOES.test(plain)) return false;
    if (HARM.test(plain) || WANTED.test(plain)) return true;
    const guard = guardOf(plain);
    return guard === undefined ? isKnown(plain) || isStoryWord(plain) : GUARDS.test(guard);
  });
}
