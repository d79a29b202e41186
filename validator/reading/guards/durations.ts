import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const SPANS = termWords("time spans");
const REACH = 5;
/** What lasts, and would have to be ended by a deed of its own. */
const LASTING = new Set<Operation>(["supply", "stake", "wrap", "borrow", "approve", "administer"]);
/** Of which payments a rule is to hold: "3 signatures for large payments". */
const PAYMENTS = termWords("payments that a rule is for");

/**
 * Marks how long something is to last, or for what cases it is to hold, which no call keeps: "supply … for the school
 * year", "wrap … until Friday", "threshold 3 for large payments". A payment may well be for a month.
 */
export function guardDurations(words: Word[], { asked, facts }: GuardContext): void {
  for (const [at, word] of words.entries()) if (isPutOff(words, at)) word.problem = "time";
  if (!asked.isSubsetOf(LASTING)) return;
  const isControl = asked.has("administer");
  const hasEnd = facts.isSigned || facts.isEnding;
  for (const [at, word] of words.entries()) {
    const isUntil = /^(?:until|till|til)$/.test(word.plain) && word.element?.as === "deadline";
    if (isUntil && !hasEnd && !(facts.isPermit && isOfPermit(words, at))) word.problem = "duration";
    // "both should run out": an end that was not read.
    const isEnding = /^runs?$/.test(word.plain) && plainAt(words, at + 1) === "out";
    if (isEnding && word.element === undefined && word.filler !== "remark") word.problem = "duration";
    if (word.element !== undefined || !/^(?:for|over|during|throughout)$/.test(word.plain)) continue;
    // "I've used it for years": of something else than the deed.
    if (word.filler === "remark" && words[at - 1]?.filler === "remark") continue;
    const end = phraseEnd(words, at + 1);
    const last = plainAt(words, end - 1);
    // An end that was read is held against the call; a rainy day and the long term are reasons.
    if (words[end]?.element?.as === "deadline" || /^(?:rainy|long)$/.test(plainAt(words, end - 2))) continue;
    if (SPANS.test(last) || (isControl && PAYMENTS.test(last))) word.problem = "duration";
  }
}

const VALID = /^(?:good|valid|usable|live|open)$/;
const GRANTED = /^(?:spend|use|pull|take|move|draw|allowances?|approvals?|access|permissions?|it|they)$/;

/** "a permit over 5 USDC, good until noon" is as long of use; what may be spent "until noon" would have to end itself. */
function isOfPermit(words: readonly Word[], until: number): boolean {
  if (!VALID.test(plainAt(words, until - 1))) return false;
  const before = words.slice(0, until);
  const start = before.findLastIndex(({ lexeme }) => /^[.,;:!?(]$/.test(lexeme.text)) + 1;
  return !before.slice(start).some(({ plain }) => GRANTED.test(plain));
}

const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|later)$/;

/** "The payment … is for Friday." is not for now; "for Friday's dinner" says why. */
function isPutOff(words: readonly Word[], at: number): boolean {
  const isNext = plainAt(words, at + 1) === "next";
  const day = words[isNext ? at + 2 : at + 1];
  return (
    plainAt(words, at) === "for" &&
    /^(?:is|are)$/.test(plainAt(words, at - 1)) &&
    (DAY.test(day?.plain ?? "") || (isNext && SPANS.test(day?.plain ?? ""))) &&
    /^(?:[.,;!?)]|)$/.test(plainAt(words, isNext ? at + 3 : at + 2))
  );
}

/** Where the nouns behind a preposition end. */
function phraseEnd(words: readonly Word[], from: number): number {
  let end = from;
  while (end < from + REACH && isNoun(words[end])) end += 1;
  return end;
}

const isNoun = (word: Word | undefined) =>
  word?.lexeme.kind === "word" &&
  (word.element === undefined || word.element.as === "noun") &&
  !isOf(word.plain, "preposition") &&
  !/^(?:and|or|but|so|of|is|are)$/.test(word.plain);
