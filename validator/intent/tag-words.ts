import { isStoryWord, isTabled } from "../data/lexicon/story-words.ts";
import { guards } from "../data/lexicon/word-classes.ts";
import { isSpeltRight } from "./corrected.ts";

/** Words of one or two letters that a tag may have; the other ones are symbols and shortenings, which any text falls into. */
const SHORT: ReadonlySet<string> = new Set(
  "a i am an as at be by do go he hi if in is it jk me my no of ok on or so tx up us vs we to".split(" "),
);
const LONGEST_TAG = 60;

/** Two common words and a short one are rather meant than a rare one and another: "to my wife", not "tomy wife". */
function costOf(word: string): number | undefined {
  if (guards.has(word)) return 1;
  if (word.length < 3) return SHORT.has(word) ? 2 : undefined;
  if (isTabled(word)) return 2;
  return isSpeltRight(word) || isStoryWord(word) ? 5 : undefined;
}

interface Cut {
  cost: number;
  words: readonly [from: number, to: number][];
}

/**
 * The words that a tag runs together, "takingprofit" or "SafetyFirst", as places where each begins and ends: as few as
 * possible, rather those that are guarded. What falls into no known words stays as it is, and so does the number of a paper,
 * "#INV77".
 */
export function wordsOfTag(tag: string): readonly [from: number, to: number][] {
  const whole: [number, number][] = [[0, tag.length]];
  const [, letters = "", digits = ""] = /^(?![A-Z]+\d)([A-Za-z]+)(\d*)$/.exec(tag) ?? [];
  const lower = letters.toLowerCase();
  if (tag.length > LONGEST_TAG || isSpeltRight(tag.toLowerCase())) return whole;
  const best: Cut[] = [{ cost: 0, words: [] }];
  for (let to = 1; to <= lower.length; to += 1)
    for (const [from, before] of best.entries()) {
      const cost = before && costOf(lower.slice(from, to));
      if (cost === undefined || (best[to]?.cost ?? Infinity) <= before.cost + cost) continue;
      best[to] = { cost: before.cost + cost, words: [...before.words, [from, to]] };
    }
  const words = best[lower.length]?.words ?? [];
  if (words.length === 0) return whole;
  return digits === "" ? words : [...words, [lower.length, tag.length]];
}
