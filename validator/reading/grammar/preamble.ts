import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { AUXILIARY } from "./finite-verb.ts";
import { isOfStory, SELF, sentenceOf, TOLD } from "./story-word.ts";
import { isOpen, type Word } from "./word.ts";

const SUBJECT =
  /^(?:i|we|he|she|they|it|there|who|i'm|we're|he's|she's|they're|i've|we've|it's|that's|there's|he'd|she'd|they've|this|that)$/;
const JOINED = /^(?:so|hence|therefore|thus)$/;

/**
 * Marks the sentences that stand before the request and only tell how it came about: "Marta fronted me the deposit back in
 * spring." The request follows them in full, so that they undo nothing; but they may not make it unreal, conditional or
 * somebody else's, and every word of theirs is known.
 */
export function markPreamble(words: Word[]): void {
  const request = words.findIndex(
    ({ element }) =>
      element !== undefined && /^(?:verb|amount|counterparty)/.test(element.as) && element.of !== "the call",
  );
  let from = 0;
  for (let at = 0; at < request; at += 1) {
    const { text } = (words[at] as Word).lexeme;
    const isEnd =
      /^[.!]$/.test(text) ||
      (text === ":" && isAnnounced(words, from, at)) ||
      (/^[,;]$/.test(text) && JOINED.test(words[at + 1]?.plain ?? ""));
    if (isEnd && isStory(words, from, at))
      for (const word of words.slice(from, at)) if (isOpen(word)) word.filler = "story";
    if (isEnd || /^[?;:]$/.test(text)) from = at + 1;
  }
}

/** "Milestone 2 is accepted: …", where nobody is said to have said what follows. */
function isAnnounced(words: readonly Word[], from: number, to: number): boolean {
  const own = words.slice(from, to);
  const first = own.find(({ plain }) => isOf(plain, "person", "name", "thing", "occasion", "subject"));
  return (
    first !== undefined &&
    !isOf(first.plain, "person", "name", "subject") &&
    own.every(({ plain }) => guardOf(plain) === undefined)
  );
}

function isStory(words: readonly Word[], from: number, to: number): boolean {
  if (!tellsSomething(words, from, to)) return false;
  const sentence = sentenceOf(words, from, to);
  return sentence.own.every((_, place) => isOfStory(sentence, place));
}

/** Who or what is spoken of stands before the verb, or the verb says that it is past: "Found a used bike". */
function tellsSomething(words: readonly Word[], from: number, to: number): boolean {
  let at = from;
  while (at < to && isLead(words[at]?.plain ?? "")) at += 1;
  const first = words[at]?.plain ?? "";
  if (at + 1 >= to) return false;
  // "Getting ready for the week"
  if (SUBJECT.test(first) || SELF.test(first) || (isOf(first, "going") && !operationVerb(first))) return true;
  if ((isOf(first, "past") || isPast(first)) && !isOf(first, "plain")) return true;
  if (isOf(first, "plain") && !isOf(first, "thing", "occasion", "person")) return false;
  return words.slice(at + 1, to).some(({ plain }, place) => isVerb(plain, words[at + place]?.plain ?? ""));
}

const isLead = (word: string) =>
  isOf(word, "courtesy", "joint", "adverb", "manner", "time") || word === "," || word === "so";

function isVerb(word: string, before: string): boolean {
  if (AUXILIARY.test(word) || TOLD.test(word) || isOf(word, "past", "present", "acting")) return true;
  if (isPast(word) || (/.{3}ed$/.test(word) && isStoryWord(word))) return true;
  if (operationVerb(word) && word.endsWith("s")) return true;
  return SUBJECT.test(before) && (isOf(word, "plain") || operationVerb(word) !== undefined);
}
