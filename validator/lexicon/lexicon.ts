import { type Guard, guards, type WordClass, wordClasses } from "../data/lexicon/word-classes.ts";
import { createPhraseFinder } from "./phrases.ts";

/** Guarded words that are so only together: "again and again". */
export const guardedPhraseAt = createPhraseFinder(
  [...guards]
    .filter(([word]) => word.includes("_"))
    .map(([word, guard]) => [word.replaceAll("_", " "), guard] as const),
);

/** "not a joke|test", "i checked it twice|": every phrase that an entry stands for; an empty choice leaves the word out. */
export function spellOut(entry: string): string[] {
  return entry
    .split(" ")
    .reduce<string[]>(
      (begun, word) => begun.flatMap((start) => word.split("|").map((choice) => `${start} ${choice}`.trim())),
      [""],
    );
}

export function isOf(word: string, ...names: readonly WordClass[]): boolean {
  const known = wordClasses.get(word);
  if (known === undefined) return false;
  for (const name of names) if (known.has(name)) return true;
  return false;
}

export const isKnown = (word: string): boolean => wordClasses.has(word) || guards.has(word);

export const guardOf = (word: string): Guard | undefined => guards.get(word);
