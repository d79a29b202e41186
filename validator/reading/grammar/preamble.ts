import type { Operation } from "../../calls/call.ts";
import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { isA } from "../../lexicon/roles.ts";
import { isClosing } from "./closing.ts";
import { AUXILIARY } from "./finite-verb.ts";
import { sentenceOf } from "./sentence.ts";
import { isOfStory } from "./story-word.ts";
import { isOpen, isShortening, plainAt, type Word } from "./word.ts";

const JOINED = /^(?:so|hence|therefore|thus)$/;

/**
 * Marks the sentences that stand before the request and only tell how it came about: "Marta fronted me the deposit back in
 * spring." The request follows them in full, so that they undo nothing; but they may not make it unreal, conditional or
 * somebody else's, and every word of theirs is known.
 */
export function markPreamble(words: Word[], asked: ReadonlySet<Operation>): void {
  const isEnding = isClosing(asked);
  const request = words.findIndex(
    ({ element }) =>
      element !== undefined && /^(?:verb|amount|counterparty)/.test(element.as) && element.of !== "the call",
  );
  let from = 0;
  for (let at = 0; at < request; at += 1) {
    const { text } = (words[at] as Word).lexeme;
    const isEnd =
      (/^[.!]$/.test(text) && !isShortening(words, at)) ||
      (text === ":" && isAnnounced(words, from, at)) ||
      (/^[,;]$/.test(text) && JOINED.test(plainAt(words, at + 1))) ||
      (text === "," && isAskedAt(words, at + 1) && isWhole(words, from, at));
    if (isEnd && isStory(words, from, at, isEnding))
      for (const word of words.slice(from, at)) if (isOpen(word)) word.filler = "story";
    if (isEnd || /^[?;:]$/.test(text)) from = at + 1;
  }
  markBeforehand(words);
}

/** Whether the request begins here: "…, please send", "…, send". */
function isAskedAt(words: readonly Word[], at: number): boolean {
  const place = isOf(plainAt(words, at), "courtesy") || words[at]?.filler === "courtesy" ? at + 1 : at;
  const { element } = words[place] ?? {};
  return element?.as === "verb" && element.of !== "the call";
}

/** A sentence that hangs on no other: "when Anna calls", "tomorrow" do. */
function isWhole(words: readonly Word[], from: number, to: number): boolean {
  const isBeside = words
    .slice(from, to)
    .some(({ plain }) => guardOf(plain) !== undefined && !/^(?:next|tomorrow|when|nervous)$/.test(plain));
  const first = plainAt(words, from);
  if (
    /^(?:this|that|these|should|given|first|for|only|let|once|as|when|whenever|after|till|until)$/.test(first)
  )
    return false;
  return !isBeside && !isOf(first, "time", "preposition", "numeral");
}

/** "Before I deposit, …", "Before I can trade I need …": what the request prepares, up to the clause that asks. */
function markBeforehand(words: Word[]): void {
  for (const [at, { plain }] of words.entries()) {
    const isFirst = at === 0 || /^[.!;]$/.test(words[at - 1]?.lexeme.text ?? "");
    if (plain !== "before" || !isFirst || !/^(?:i|we)$/.test(plainAt(words, at + 1))) continue;
    let end = at + 2;
    while (end < at + 12 && words[end] && !/^(?:,|i|we|it|please)$/.test(plainAt(words, end))) end += 1;
    const own = words.slice(at, end);
    const isOfPlan = own.every((word) =>
      isOpen(word)
        ? word.lexeme.kind === "word"
        : /^(?:place|verb|noun|token)/.test(word.element?.as ?? "") || word.filler !== undefined,
    );
    const hasRequest = words
      .slice(end)
      .some(({ element }) => element?.as === "verb" && element.of !== "the call");
    if (isOfPlan && hasRequest) for (const word of own) if (isOpen(word)) word.filler = "story";
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

function isStory(words: readonly Word[], from: number, to: number, isEnding: boolean): boolean {
  if (!tellsSomething(words, from, to)) return false;
  const sentence = sentenceOf(words, from, to, isEnding);
  return sentence.own.every((_, place) => isOfStory(sentence, place));
}

/** Who or what is spoken of stands before the verb, or the verb says that it is past: "Found a used bike". */
function tellsSomething(words: readonly Word[], from: number, to: number): boolean {
  let at = from;
  while (at < to && isLead(plainAt(words, at))) at += 1;
  const first = plainAt(words, at);
  if (at + 1 >= to) return false;
  // "Getting ready for the week"
  if (isA(first, "spoken of", "self") || (isOf(first, "going") && !operationVerb(first))) return true;
  if ((isOf(first, "past") || isPast(first)) && !isOf(first, "plain")) return true;
  if (isOf(first, "plain") && !isOf(first, "thing", "occasion", "person")) return false;
  return words.slice(at + 1, to).some(({ plain }, place) => isVerb(plain, plainAt(words, at + place)));
}

const isLead = (word: string) =>
  isOf(word, "courtesy", "joint", "adverb", "manner", "time") || word === "," || word === "so";

function isVerb(word: string, before: string): boolean {
  if (
    AUXILIARY.test(word) ||
    isA(word, "telling word", "guarded deed", "granted") ||
    isOf(word, "past", "present", "acting")
  )
    return true;
  if (isPast(word) || (/.{3}ed$/.test(word) && isStoryWord(word))) return true;
  if (operationVerb(word) && word.endsWith("s")) return true;
  // "rent's due"
  if (word === "due") return true;
  return isA(before, "spoken of") && (isOf(word, "plain") || operationVerb(word) !== undefined);
}
