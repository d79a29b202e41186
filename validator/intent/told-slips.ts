import { isStoryWord, isTabled } from "../data/lexicon/story-words.ts";
import { guards } from "../data/lexicon/word-classes.ts";

/** Shorter words are too near each other. */
const SHORTEST = 6;
const VOWELS = "aeiouy";
/** Consonants that sound alike. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ["s", "c"],
  ["c", "s"],
  ["z", "s"],
  ["k", "c"],
]);
/** What turns a word into its opposite or undoes it; no letter of it is a slip. */
const TURNING = /^(?:un|in|im|re|de|dis|mis|non|no)/;

/**
 * The one word of what is told that a misspelt one is meant for, by the slips that spelling makes and not by any other
 * letter: two before each other, one doubled or not, another vowel, a sound written otherwise, "grocerys". Undefined where
 * several could be meant, or one that is guarded.
 */
export function toldSlip(word: string): string | undefined {
  const plural = /[^aeiou]ys$/.test(word) ? `${word.slice(0, -2)}ies` : "";
  if (isTabled(plural)) return plural;
  if (word.length < SHORTEST || TURNING.test(word) || isStoryWord(word)) return undefined;
  const meant = new Set<string>();
  let isGuarded = false;
  for (const candidate of candidatesOf(word)) {
    isGuarded ||= guards.has(candidate);
    if (isTabled(candidate) && !TURNING.test(candidate)) meant.add(candidate);
  }
  const [only, ...others] = meant;
  return others.length === 0 && !isGuarded ? only : undefined;
}

function* candidatesOf(word: string): Generator<string> {
  // The vowel that bears the word is another word's if it is another: "drafted", "drifted".
  let isPastFirst = isVowel(word[0]);
  // The first letter is seldom wrong.
  for (let at = 1; at < word.length; at += 1) {
    const [before, here = "", next = ""] = [word.slice(0, at), word[at], word[at + 1]];
    const [rest, behind] = [word.slice(at), word.slice(at + 1)];
    if (next !== here && next !== "") yield before + next + here + word.slice(at + 2);
    if (next === here) yield before + behind;
    else yield before + here + rest;
    if (ALIKE.has(here)) yield before + ALIKE.get(here) + behind;
    for (const vowel of isPastFirst ? VOWELS : "") {
      if (isVowel(here) && vowel !== here) yield before + vowel + behind;
      // Between consonants one may have been left out: "intrest".
      if (!isVowel(here) && !isVowel(word[at - 1])) yield before + vowel + rest;
    }
    isPastFirst ||= isVowel(here);
  }
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter);
