import { deeds } from "../data/items/deeds.ts";
import spoken from "../data/items/spoken.json" with { type: "json" };
import { spellOut } from "../lexicon/lexicon.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";

/** What a phrase is wherever it stands. */
export type Everywhere = keyof typeof spoken;
/**
 * What a phrase is beside a deed: it asks for it, asks for it where something else tells, is asked for as done, names it, or
 * stands beside it; beside what is only signed, and what carries a permit along.
 */
export type OfDeed =
  | "ask"
  | "weak"
  | "done"
  | "noun"
  | "beside"
  | "tells"
  | "deliver"
  | "whole"
  | "signed"
  | "permit";

export interface Sense {
  everywhere: ReadonlySet<Everywhere>;
  /** By the table of the deed, as `toldAs` names it. */
  deeds: ReadonlyMap<string, ReadonlySet<OfDeed>>;
}

type Table<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export const isTold = (table: string) => table in deeds;

/** Every phrase that the lines of a table stand for. */
export const phrasesIn = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split("; "))
    .filter(Boolean)
    .flatMap(choices)
    .flatMap(spellOut)
    .map((phrase) => phrase.replaceAll("\u00a0", " ").replaceAll(/ +/g, " ").trim())
    .filter(Boolean);

/** "(thanks|many thanks) (a lot|)": every phrase that an entry stands for, where choices have several words. */
function choices(entry: string): string[] {
  const [group, words = ""] = /\(([^()]*\|[^()]*)\)/.exec(entry) ?? [];
  if (group === undefined) return [entry.replaceAll(/ +/g, " ").trim()];
  return words
    .split("|")
    .flatMap((choice) => choices(entry.replace(group, () => choice.replaceAll(" ", "\u00a0"))));
}

function senses(): Map<string, Sense> {
  const found = new Map<string, { everywhere: Set<Everywhere>; deeds: Map<string, Set<OfDeed>> }>();
  const senseOf = (phrase: string) => {
    const known = found.get(phrase) ?? { everywhere: new Set(), deeds: new Map() };
    found.set(phrase, known);
    return known;
  };
  for (const [name, lines] of Object.entries(spoken as Table<Everywhere>) as [Everywhere, string[]][])
    for (const phrase of phrasesIn(lines)) senseOf(phrase).everywhere.add(name);
  for (const [operation, kinds] of Object.entries(deeds) as [string, Partial<Table<OfDeed>>][])
    for (const [kind, lines] of Object.entries(kinds) as [OfDeed, string[]][])
      for (const phrase of phrasesIn(lines)) {
        const { deeds } = senseOf(phrase);
        deeds.set(operation, (deeds.get(operation) ?? new Set()).add(kind));
      }
  return found;
}

const finders = new Map<string, ReturnType<typeof createPhraseFinder<Sense>>>();
const all = senses();

/** Finds the phrases that may be said of some operations; a phrase of others only is none. */
export function spokenOf(operations: readonly string[]): ReturnType<typeof createPhraseFinder<Sense>> {
  const key = [...new Set(operations)].sort().join();
  const known = finders.get(key);
  if (known) return known;
  const finder = createPhraseFinder(
    [...all].filter(
      ([, { everywhere, deeds }]) => everywhere.size > 0 || operations.some((one) => deeds.has(one)),
    ),
  );
  finders.set(key, finder);
  return finder;
}

/** What says nothing by itself. */
export const SMALL: Sense = { everywhere: new Set(["small"]), deeds: new Map() };
