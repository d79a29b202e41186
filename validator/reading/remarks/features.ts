import { isStoryNoun, isStoryWord } from "../../data/lexicon/story-words.ts";
import { guards, type WordClass, wordClasses } from "../../data/lexicon/word-classes.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";

/** Where a remark stands: a sentence before or after the request, inside it, a heading with a colon, text behind a label; or it is a clause of the request itself. */
export type Place = "before" | "after" | "inside" | "heading" | "label" | "request";

/** How many weights there are; features share one where their numbers meet. */
export const SLOTS = 1 << 18;

/** Of a word's classes, the one that tells most about it. */
const TELLING: readonly WordClass[] = [
  "numeral",
  "time",
  "person",
  "name",
  "place",
  "fiction",
  "holder",
  "held",
  "generic",
  "occasion",
  "thing",
  "quality",
  "adverb",
  "past",
  "present",
  "going",
  "acting",
  "plain",
  "passive",
  "manner",
];

/** Who is named and where does not matter: such words count by their class alone. */
const NAMES: ReadonlySet<string> = new Set(["name", "title", "place"]);
const MARK = /^[?"“”:,!;.()]$/;

interface Token {
  word: number;
  /** The word without its ending. */
  stem: number;
  sort: number;
}

const EDGE: Token = { word: 1, stem: 1, sort: 1 };

/** The numbers of all that a remark is weighed by: its words and their classes, alone, in pairs and by three, and where it stands. */
export function featuresOf(lexemes: readonly Lexeme[], place: Place): Set<number> {
  const found = new Set<number>();
  const add = (kind: number, a: number, b: number, c: number) => {
    let mixed = Math.imul(kind + 0x9e3779b9, 0x85ebca6b) ^ a;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + b;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39) + c;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    found.add((mixed ^ (mixed >>> 14)) & (SLOTS - 1));
  };
  const tokens = [EDGE, ...tokensOf(lexemes), EDGE];
  const where = numberOf(place);
  add(0, where, 0, 0);
  for (const [at, one] of tokens.entries()) {
    add(1, one.word, 0, 0);
    add(2, one.sort, 0, 0);
    add(3, where, one.word, 0);
    add(15, one.stem, 0, 0);
    const two = tokens[at + 1];
    if (!two) break;
    add(4, one.word, two.word, 0);
    add(5, one.sort, two.word, 0);
    add(6, one.word, two.sort, 0);
    add(7, one.sort, two.sort, 0);
    add(16, one.stem, two.stem, 0);
    const three = tokens[at + 2];
    if (!three) continue;
    add(8, one.word, two.word, three.word);
    add(9, one.word, two.sort, three.word);
    add(10, one.sort, two.word, three.sort);
    add(11, one.word, three.word, 0);
  }
  add(12, where, tokens[1]?.sort ?? 0, 0);
  add(13, where, tokens[1]?.word ?? 0, tokens[2]?.word ?? 0);
  add(14, Math.min(5, tokens.length >> 2), 0, 0);
  return found;
}

function tokensOf(lexemes: readonly Lexeme[]): Token[] {
  const tokens: Token[] = [];
  for (const { kind, lower, text } of lexemes) {
    if (kind === "sign" && !MARK.test(text)) continue;
    const sort = kind === "word" ? sortOf(lower, text) : kind === "sign" ? text : kind;
    const isNamed = kind !== "word" || NAMES.has(sort);
    tokens.push({
      word: numberOf(isNamed ? sort : lower),
      stem: numberOf(isNamed ? sort : stemOf(lower)),
      sort: numberOf(sort),
    });
  }
  return tokens;
}

/** "covers", "covered" and "covering" say the same. */
const stemOf = (word: string) =>
  word.length < 5
    ? word
    : word
        .replace(/(?:'s|ings?|ied|ies|ed|es|s|ly|ers?|est)$/, "")
        .replace(/(.)\1$/, "$1")
        .replace(/[ei]$/, "");

function sortOf(word: string, text: string): string {
  // What stands for an element of the request.
  if (word.startsWith("{")) return word;
  const guard = guards.get(word);
  if (guard !== undefined) return guard;
  const classes = wordClasses.get(word);
  if (classes) return TELLING.find((one) => classes.has(one)) ?? [...classes][0] ?? "";
  if (operationVerb(word)) return "deed";
  if (/^\p{Lu}/u.test(text)) return "title";
  return isStoryNoun(word) ? "told thing" : isStoryWord(word) ? "told" : "unknown";
}

const numbers = new Map<string, number>();
/** Words of a remark are few and known; what is not is numbered anew each time, so that no text fills the table. */
const MOST_NUMBERED = 50_000;

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  let number = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193);
  if (numbers.size < MOST_NUMBERED) numbers.set(word, number);
  return number;
}
