import { isStoryWord, isTabled } from "../data/lexicon/story-words.ts";
import { guards } from "../data/lexicon/word-classes.ts";
import { isMeant, isSpeltRight } from "./corrected.ts";

/** Words of one or two letters that a tag may have; the other ones are symbols and shortenings, which any text falls into. */
const SHORT: ReadonlySet<string> = new Set(
  "a i am an as at be by do go he hi if in is it jk me my no of ok on or so tx up us vs we to".split(" "),
);
const LONGEST_WORD = 18;
const LONGEST_TAG = 60;

const COMMON = 2;
/** Two common words and a short one are rather meant than a rare one and another: "to my wife", not "tomy wife". */
const RARE = 5;

/** How much a word speaks against a cut; nothing where it is none. */
function costOf(word: string): number | undefined {
  if (word.length < 3) return SHORT.has(word) ? COMMON : undefined;
  if (isTabled(word) || isMeant(word) || guards.has(word)) return COMMON;
  return isSpeltRight(word) || isStoryWord(word) ? RARE : undefined;
}

interface Cut {
  /** Where the last word begins. */
  from: number;
  cost: number;
  guarded: number;
  /** The squares of the lengths of its words: of as many the longer ones are meant. */
  length: number;
}

/**
 * The words that a tag runs together, "takingprofit" or "SafetyFirst", as places where each begins and ends: as few as
 * possible. Where a tag can be read in two ways, it says what is guarded. What falls into no known words stays as it is.
 */
export function wordsOfTag(tag: string): [from: number, to: number][] {
  const whole: [number, number][] = [[0, tag.length]];
  const [, letters = "", digits = ""] = /^([a-z]+)(\d*)$/i.exec(tag) ?? [];
  // "#INV77" is the number of a paper.
  const isCode = digits !== "" && letters === letters.toUpperCase();
  if (letters === "" || isCode || tag.length > LONGEST_TAG || isSpeltRight(tag.toLowerCase())) return whole;
  const parts = wordsAtCapitals(letters) ?? wordsWithin(letters, 0);
  if (!parts) return whole;
  return digits === "" ? parts : [...parts, [letters.length, tag.length]];
}

/** "JustATest": capitals say where words begin. */
function wordsAtCapitals(letters: string): [number, number][] | undefined {
  const found: [number, number][] = [];
  for (const { 0: part, index } of letters.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)) {
    const words = wordsWithin(part, index);
    if (!words) return undefined;
    found.push(...words);
  }
  return found;
}

function wordsWithin(letters: string, offset: number): [number, number][] | undefined {
  const lower = letters.toLowerCase();
  const best: (Cut | undefined)[] = [{ from: 0, cost: 0, guarded: 0, length: 0 }];
  for (let to = 1; to <= lower.length; to += 1)
    for (let from = Math.max(0, to - LONGEST_WORD); from < to; from += 1) {
      const before = best[from];
      const word = lower.slice(from, to);
      const cost = before ? costOf(word) : undefined;
      if (!before || cost === undefined) continue;
      const cut = {
        from,
        cost: before.cost + cost,
        guarded: before.guarded + (guards.has(word) ? 1 : 0),
        length: before.length + word.length ** 2,
      };
      if (isBetter(cut, best[to])) best[to] = cut;
    }
  const found: [number, number][] = [];
  for (let to = lower.length; to > 0; ) {
    const cut = best[to];
    if (!cut) return undefined;
    found.unshift([offset + cut.from, offset + to]);
    to = cut.from;
  }
  return found;
}

const isBetter = (one: Cut, other: Cut | undefined) =>
  !other ||
  one.cost < other.cost ||
  (one.cost === other.cost &&
    (one.guarded > other.guarded || (one.guarded === other.guarded && one.length > other.length)));
