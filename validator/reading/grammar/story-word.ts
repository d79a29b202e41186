import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isA } from "../../lexicon/roles.ts";
import { isClaimed } from "./claimed.ts";
import type { Sentence } from "./sentence.ts";
import { mayBeGuarded } from "./story-guard.ts";
import { isCounted, isOfPaper, isUnnamed } from "./story-reference.ts";
import { plainAt, type Word } from "./word.ts";

/** Whether a story before the request may have this word. */
export function isOfStory(sentence: Sentence, at: number): boolean {
  const { plain, lexeme, element, filler } = sentence.own[at] as Word;
  if (isUnnamed(sentence, at) || isClaimed(sentence.own, at)) return false;
  if (isA(plain, "spoken to") || (isA(plain, "term") && sentence.hasNumber)) return false;
  if (isA(plain, "request") && !isCompound(sentence.own, at)) return false;
  if (element !== undefined) return isMentioned(element);
  if (lexeme.text === "#") return isOfPaper(sentence.own, at);
  if (lexeme.kind === "sign") return /^[,'’)(&/-]$/.test(lexeme.text);
  if (lexeme.kind === "number") return isCounted(sentence.own, at);
  if (isA(plain, "doubtful") && !sentence.isClosing) return false;
  if (lexeme.kind !== "word" || !mayBeGuarded(sentence, at)) return false;
  const { isOfSelf, isReferring, isPlan } = sentence;
  if (/^(?:will|shall|must|should|ought|i'll|we'll)$/.test(plain) && (isOfSelf || isReferring)) return false;
  const before = plainAt(sentence.own, at - 1);
  // "I want to sell 5 LINK": a wish of its own.
  if (operationVerb(plain)?.certain.size && isOfSelf && before === "to" && !isPlan) return false;
  if (filler !== undefined || guardOf(plain) !== undefined) return filler !== "bound" || !sentence.hasNumber;
  if (isA(plain, "telling word") || isKnown(plain) || isStoryWord(plain) || operationVerb(plain)) return true;
  return /^\p{Lu}/u.test(lexeme.text) || /['’]/.test(lexeme.text);
}

/** "our payment provider", "instead of a transaction": none that is asked for here. */
function isCompound(own: readonly Word[], at: number): boolean {
  const [before, next] = [plainAt(own, at - 1), plainAt(own, at + 1)];
  return /^(?:a|an|another|down|every)$/.test(before) || isOf(next, "person", "thing");
}

/** What names something that the calls have, and no amount, nobody and no deed of its own. */
const isMentioned = ({ as, of }: { as: string; of: string | undefined }) =>
  /^(?:token (?!id)|token$|chain|place|noun|deadline|collateral|beside)/.test(as) ||
  (as === "verb" && of === "the call");
