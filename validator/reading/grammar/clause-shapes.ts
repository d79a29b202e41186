import shapes from "../../data/lexicon/clause-phrases.json" with { type: "json" };
import { isStoryNoun, isStoryWord } from "../../data/lexicon/story-words.ts";
import type { WordClass } from "../../data/lexicon/word-classes.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle, nounPhrase } from "./noun-phrase.ts";
import { EMOJI, type Word } from "./word.ts";

/** One place of a shape: words, classes of words and named things, any of which may stand there. */
interface Part {
  words: ReadonlySet<string>;
  /** A guarded word may stand only where its guard is listed. */
  classes: readonly string[];
  named: ReadonlySet<string>;
  never: ReadonlySet<string>;
  isOptional: boolean;
  isRepeated: boolean;
}

interface Shape {
  kind: string;
  scope: string | undefined;
  parts: readonly Part[];
  least: number;
  key: ReadonlySet<string> | undefined;
  /** Its place in the table: the first that fits counts. */
  at: number;
}

/** What is skipped wherever it stands: it says nothing of what the clause says. */
const SKIPPED = /^(?:courtesy|affirmation|reference)$/;
const LONGEST = 30;

const entries = Object.entries(shapes) as [string, string[]][];
const lists = new Map(
  entries.filter(([key]) => key.startsWith("$")).map(([key, lines]) => [key, lines.join("|")]),
);
const table: readonly Shape[] = entries
  .filter(([key]) => !lists.has(key))
  .flatMap(([key, lines]) => {
    const [kind = "", scope] = key.split(" when ");
    const own = lines.flatMap((line) => line.split("; "));
    return own.map((shape) => {
      const parts = shape.split(" ").map(partOf);
      // So many words it has at the least.
      return {
        kind,
        scope,
        parts,
        least: parts.filter(({ isOptional }) => !isOptional).length,
        key: keyOf(parts),
      };
    });
  })
  .map((shape, at) => ({ ...shape, at }));

/** Words one of which a clause must have to be of a shape; undefined where any word may do. */
function keyOf(parts: readonly Part[]): ReadonlySet<string> | undefined {
  return parts
    .filter((part) => !part.isOptional && part.classes.length === 0 && part.named.size === 0)
    .map(({ words }) => words)
    .sort((left, right) => left.size - right.size)[0];
}

const keyless = table.filter(({ key }) => key === undefined);
const byKey = new Map<string, Shape[]>();
for (const shape of table)
  for (const word of shape.key ?? []) byKey.set(word, [...(byKey.get(word) ?? []), shape]);

/** The shapes that a clause may have by its words, in the table's order: of hundreds a few are left to hold against it. */
function shapesFor(own: readonly Word[]): readonly Shape[] {
  const keyed = new Set(own.flatMap(({ plain }) => byKey.get(plain) ?? []));
  return keyed.size === 0 ? keyless : [...keyless, ...keyed].sort((left, right) => left.at - right.at);
}

/**
 * "a|the|": one of these or none. "<quality>*": any number of a class. "{thing}": a phrase that names one. "$this": what the
 * table lists by that name. "!old": not that.
 */
function partOf(text: string): Part {
  const isRepeated = text.endsWith("*");
  let choices = text.replace("*", "");
  while (choices.includes("$")) choices = choices.replace(/\$\w+/g, (name) => lists.get(name) ?? "");
  const split = choices.split("|");
  const inside = (open: string) =>
    split
      .filter((one) => one.startsWith(open))
      .map((one) => one.replace(/[<{}>!]/g, "").replaceAll("_", " "));
  return {
    words: new Set(split.filter((one) => /^[^<{!]/.test(one))),
    classes: inside("<"),
    named: new Set(inside("{")),
    never: new Set(inside("!")),
    isOptional: isRepeated || split.includes(""),
    isRepeated,
  };
}

/** As what a whole clause counts that has a shape of the table: "great|nice {thing}", "$this half of {thing}". */
export function kindOfShape(
  words: readonly Word[],
  from: number,
  to: number,
  scopes: ReadonlySet<string>,
  place: string,
): string | undefined {
  if (to - from > LONGEST || words.slice(from, to).some(isOfRequest)) return undefined;
  const isHere = (scope: string | undefined) => scope === undefined || scope === place || scopes.has(scope);
  const own = words.slice(from, to);
  const skipped = own.map(isSkipped);
  return shapesFor(own).find(
    ({ scope, parts, least }) =>
      to - from >= least && isHere(scope) && matches(words, from, skipped, parts, scopes),
  )?.kind;
}

function matches(
  words: readonly Word[],
  from: number,
  skipped: readonly boolean[],
  parts: readonly Part[],
  scopes: ReadonlySet<string>,
): boolean {
  const to = from + skipped.length;
  let places = new Set([from]);
  for (const part of parts) {
    const next = new Set(part.isOptional ? places : []);
    for (const place of places)
      for (let at = place; at < to; at += 1) {
        const end = endOf(words, at, to, part, scopes);
        if (end !== undefined) next.add(end);
        if (end !== undefined && part.isRepeated) places.add(end);
        if (!skipped[at - from]) break;
      }
    if (next.size === 0) return false;
    places = next;
  }
  return [...places].some((place) => skipped.slice(place - from).every(Boolean));
}

function endOf(
  words: readonly Word[],
  at: number,
  to: number,
  { words: listed, classes, named, never }: Part,
  scopes: ReadonlySet<string>,
): number | undefined {
  const word = words[at] as Word;
  const { plain, problem } = word;
  if (problem !== undefined || never.has(plain)) return undefined;
  if (listed.has(plain) || isOf(plain, ...(classes as WordClass[]))) return at + 1;
  if (classes.includes(guardOf(plain) ?? "")) return at + 1;
  if (named.size === 0) return undefined;
  for (const [name, is] of NAMED) if (named.has(name) && is(word, scopes)) return at + 1;
  let end = at;
  while (end < to && isPlainlyNamed(words[end] as Word)) end += 1;
  const found = nounPhrase(words, at, end, true);
  return found && named.has(found.head) ? found.to : undefined;
}

/** Single words that a shape may ask for by what they are. */
const NAMED: readonly (readonly [string, (word: Word, scopes: ReadonlySet<string>) => boolean])[] = [
  // Not the one that is asked for.
  [
    "other deed",
    ({ plain }, asked) => [...(operationVerb(plain)?.possible ?? asked)].every((one) => !asked.has(one)),
  ],
  ["read", isReadAgain],
  ["story", (word) => isStoryNoun(word.plain) && isPlainlyNamed(word)],
  ["known", ({ plain }) => guardOf(plain) === undefined && (isKnown(plain) || isStoryWord(plain))],
  ["title", ({ plain, lexeme }) => isTitle(lexeme.text) && (isOf(plain, "name") || !isKnown(plain))],
  ["number", ({ lexeme }) => /^\d/.test(lexeme.text)],
  ["initial", ({ lexeme }) => /^\p{Lu}$/u.test(lexeme.text)],
];

/** An amount in figures or somebody's address: no shape has any. */
const isOfRequest = ({ lexeme, element }: Word) =>
  lexeme.kind === "address" || (lexeme.kind === "number" && element !== undefined);

/** An element that names nothing new: no amount, nobody, no deed but the call's. */
function isReadAgain({ element }: Word): boolean {
  if (element === undefined) return false;
  return /^(?:verb|noun)$/.test(element.as)
    ? element.of === "the call"
    : /^(?:token|place|chain|collateral|deadline)/.test(element.as);
}

/** Neither a time, which may put something off, nor fiction, which asks for nothing. */
const isPlainlyNamed = ({ plain }: Word) => !isOf(plain, "time", "fiction");

const isSkipped = ({ filler, plain, lexeme }: Word) =>
  SKIPPED.test(filler ?? "") || isOf(plain, "courtesy") || EMOJI.test(lexeme.text);
