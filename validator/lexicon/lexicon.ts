import guarded from "../data/lexicon/guarded.json" with { type: "json" };
import phrases from "../data/lexicon/phrases.json" with { type: "json" };
import words from "../data/lexicon/words.json" with { type: "json" };
import { createPhraseFinder } from "./phrases.ts";

/** What a word may be; where each class may stand is the accounting's to say. */
export type WordClass = keyof typeof words;
/** Why a word stops a request wherever it stands, outside of known phrases. */
export type Guard = keyof typeof guarded;
/** What a phrase of the table is, as a whole. */
export type PhraseKind = keyof typeof phrases;

const split = (lines: readonly string[], by: RegExp) =>
  lines.flatMap((line) => line.split(by)).filter(Boolean);

const NONE: ReadonlySet<WordClass> = new Set();
const classes = new Map<string, Set<WordClass>>();
for (const [name, lines] of Object.entries(words) as [WordClass, string[]][])
  for (const word of split(lines, / /)) {
    const known = classes.get(word);
    if (known) known.add(name);
    else classes.set(word, new Set([name]));
  }

const guards: ReadonlyMap<string, Guard> = new Map(
  (Object.entries(guarded) as [Guard, string[]][]).flatMap(([guard, lines]) =>
    split(lines, / /).map((word) => [word, guard] as const),
  ),
);

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

/** The known phrase that begins at a lexeme, the longest first. */
export const phraseAt = createPhraseFinder(
  (Object.entries(phrases) as [PhraseKind, string[]][]).flatMap(([kind, lines]) =>
    split(lines, /; ?/).flatMap((entry) => spellOut(entry).map((phrase) => [phrase, kind] as const)),
  ),
);

export function classesOf(word: string): ReadonlySet<WordClass> {
  return classes.get(word) ?? NONE;
}

export function isOf(word: string, ...names: readonly WordClass[]): boolean {
  const known = classes.get(word);
  return known !== undefined && names.some((name) => known.has(name));
}

export function guardOf(word: string): Guard | undefined {
  return guards.get(word);
}
