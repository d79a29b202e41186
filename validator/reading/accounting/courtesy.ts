import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle, nounPhrase } from "../grammar/noun-phrase.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import type { Segment } from "./segments.ts";

/** "Hi Max", "greetings from Lisbon", "happy birthday to her", and who signs: "Kind regards, the Kowalskis". */
export function isCourtesy(
  words: readonly Word[],
  { from: begin, to, closer }: Segment,
  from: number,
  previous: string,
): boolean {
  const own = words.slice(from, to);
  // Who signs stands near the end.
  const isLast = words.length - to < 40;
  const isSigned = isLast && previous === "courtesy" && own.length < 6 && own.every(isOfSignature);
  if (isSigned && words.slice(to).every(({ element }) => element === undefined)) return true;
  // "…, so go ahead and …"
  if (own.length === 1 && own[0]?.plain === "so") return true;
  // "Morning!"
  if (begin === 0 && own.length < 3 && /^(?:morning|evening|afternoon)$/.test(own[0]?.plain ?? ""))
    return own.slice(1).every(({ plain }) => isOf(plain, "person", "name", "vocative"));
  let at = from;
  while (at < to && isCourteous(words[at] as Word)) at += 1;
  const isOpened = words
    .slice(from, at)
    .some(({ plain, filler }) => filler === "courtesy" || isOf(plain, "courtesy"));
  // "Send 5 USDC to 0x… and all" is no address to anybody.
  if (at === to) return isOpened || from === begin;
  if (closer === ":") return false;
  // "have a couple of nice days", "happy Easter"
  const isWished = /^(?:have|enjoy|happy|merry)$/.test(words[at]?.plain ?? "");
  if (isWished && isTimes(words, at + 1, to)) return true;
  if (isWished) return nounPhrase(words, at + 1, to, true)?.to === to;
  return isOpened && isGreeted(words, from, at, to);
}

/** "Hi Max", "thanks for the ride", "greetings from Lisbon", "see you at the party". */
function isGreeted(words: readonly Word[], from: number, at: number, to: number): boolean {
  const last = words[at - 1];
  const isGreeting =
    last?.filler === "courtesy" || words.slice(from, at).some(({ plain }) => isOf(plain, "greeting"));
  if (!isGreeting) return false;
  const { plain = "", lexeme } = words[at] ?? {};
  if (
    at === to - 1 &&
    (/^(?:you|all)$/.test(plain) || isTitle(lexeme?.text ?? "") || isOf(plain, "person", "name"))
  )
    return true;
  const isMet = last?.filler === "courtesy" && /^(?:at|in|on)$/.test(plain);
  // "greetings from sunny Valencia", "good luck with the exam"
  if (last?.filler === "courtesy" && /^(?:from|on|with)$/.test(last.plain))
    return nounPhrase(words, at, to, true)?.to === to;
  if (!/^(?:to|from|for|and)$/.test(plain) && !isMet) return nounPhrase(words, at, to)?.head === "person";
  if (at + 2 === to && /^(?:you|him|her|them|us|all)$/.test(words[at + 1]?.plain ?? "")) return true;
  return nounPhrase(words, at + 1, to, true)?.to === to;
}

const isTimes = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .every(({ plain }) => /^(?:a|an|the|your|of)$/.test(plain) || isOf(plain, "time", "quality", "thing"));

const isCourteous = ({ plain, filler, lexeme }: Word) =>
  filler === "courtesy" ||
  lexeme.kind === "sign" ||
  isOf(plain, "courtesy", "manner", "vocative") ||
  /^(?:you|so|very|much|many)$/.test(plain);

/** Given names that are words as well. */
const WORDLY_NAMES = /^(?:max|mark|rich|frank|art|ray|dale|glen|joy|grace|rose|ivy|faith)$/;

/** Names, titles and who they are; never a verb of requests, a time or a guarded word in capitals. */
const isOfSignature = (word: Word) => {
  const { plain, lexeme } = word;
  if (!isOpen(word) && word.filler === undefined) return false;
  if (
    isOf(plain, "person", "name", "courtesy") ||
    /^(?:dr|mr|mrs|ms|prof|the|your|yours|and|&|from|,|\.|-)$/.test(plain)
  )
    return true;
  const isMeant =
    guardOf(plain) !== undefined ||
    operationVerb(plain) !== undefined ||
    operationsOfNoun(plain) !== undefined;
  const isName = plain.length === 1 || WORDLY_NAMES.test(plain) || !isKnown(plain);
  return /^\p{Lu}[\p{L}’'-]*$/u.test(lexeme.text) && !isMeant && isName;
};
