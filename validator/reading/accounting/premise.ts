import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast } from "../../lexicon/operation-words.ts";
import { isOpen, type Word } from "./word.ts";

/** What may make the words before "so" more than a reason. */
const STOPPING =
  /^(?:negation|condition|alternative|recurrence|doubt|unreal|report|part|terms nobody checks)$/;

/**
 * "I sold my guitar yesterday, so send …": what was is told as the reason for the request that follows it. No amount and
 * nobody's address stands in it, every word is known, and its verb is in the past.
 */
export function isPremise(words: readonly Word[], from: number, to: number): boolean {
  const joint = words[to]?.plain === "," ? to + 1 : to;
  if (words[joint]?.plain !== "so" || !asksBehind(words, joint + 1)) return false;
  const told = words.slice(from, to);
  const isOfPast = told.some(
    ({ plain }, at) => at > 0 && (isPast(plain) || isOf(plain, "remark verb", "aside verb")),
  );
  return isOfPast && told.every((word, at) => isTold(word, at));
}

function asksBehind(words: readonly Word[], at: number): boolean {
  const next = words.slice(at, at + 4);
  return next.some(({ element }) => element?.as === "verb");
}

function isTold(word: Word, at: number): boolean {
  const { plain, lexeme, element, filler } = word;
  if (filler !== undefined || element?.as === "deadline") return true;
  if (!isOpen(word)) return /^(?:token|noun|place)$/.test(element?.as ?? "") && element?.of === "the call";
  if (lexeme.kind !== "word") return lexeme.kind === "sign" && /^["'`*_…]$/.test(lexeme.text);
  if (STOPPING.test(guardOf(plain) ?? "") || /^(?:you|it)$/.test(plain)) return false;
  if (guardOf(plain)) return !/^(?:changed|mind|cancel\w*)$/.test(plain);
  if (isPast(plain)) return true;
  if (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(lexeme.text)) return true;
  return isOf(
    plain,
    "grammar",
    "preposition",
    "occasion",
    "thing",
    "person",
    "quality",
    "time",
    "remark",
    "remark verb",
    "aside verb",
    "subject",
    "manner",
    "numeral",
  );
}
