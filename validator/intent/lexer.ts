import { spokenContracts } from "../data/contracts.ts";
import keys from "../data/lexicon/keys.json" with { type: "json" };
import labels from "../data/lexicon/labels.json" with { type: "json" };
import writings from "../data/lexicon/spellings.json" with { type: "json" };
import { corrected, correctedName, isSpeltRight } from "./corrected.ts";
import type { Quote } from "./intent.ts";
import { asMeant } from "./meant-words.ts";
import { wordsOfTag } from "./tag-words.ts";

export type LexemeKind = "address" | "hex" | "name" | "number" | "word" | "sign";

/** A piece of the intent; `lower` is what rules compare, `start` and `end` are places in the original text. */
export interface Lexeme extends Quote {
  kind: LexemeKind;
  lower: string;
}

const KINDS: readonly LexemeKind[] = ["address", "hex", "word", "number", "word", "sign", "sign"];

/** "1inch", "3CRV", "3pool": what begins with a digit and is a name all the same. */
const DIGITS_FIRST = new Set([
  "3crv",
  ...spokenContracts.flatMap(([spoken]) => spoken.match(/(?<![^ ])\d+[a-z][a-z0-9]*(?![^ ])/g) ?? []),
]);

/** One group for each of KINDS, in their order. Order matters: an address is no number, and a number may hold separators that are signs elsewhere. */
const LEXEME = new RegExp(
  [
    "(0x[0-9a-f]{40}(?![0-9a-z]))",
    "(0x[0-9a-z]*(?:(?:\\.{2,3}|…)[0-9a-z]+)?)",
    `((?:${[...DIGITS_FIRST].join("|")})(?![\\p{L}\\p{N}]))`,
    "(\\d{1,3}(?:[,_'’\\u00a0\\u202f]\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?(?!\\d)" +
      "|\\d{1,3}(?:\\.\\d{3})+,\\d+|\\d{1,3}(?:\\.\\d{3}){2,}(?!\\d)" +
      "|\\d+(?:[.,]\\d+)?(?:e[+-]?\\d{1,2}(?![\\p{L}\\p{N}]))?|\\.\\d+)",
    "(\\p{L}[\\p{L}\\p{N}\\p{M}₮]*(?:(?:['’-]|\\.(?=e(?![\\p{L}])))[\\p{L}\\p{N}₮]+)*)",
    // Arrows and comparisons that are put together of signs; "<=" compares, and ">>" that begins a line quotes.
    "(-{1,3}>|={1,2}>|~>|(?<=[\\p{L}\\p{N}] ?)(?:>{2,3}(?!>)|<{2,3}(?!<))|<-{1,3}(?!\\d)|<~|[<>]=)",
    "([^\\s])",
  ].join("|"),
  "giu",
);

export function lexFolded(original: string, text: string): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  const add = (kind: LexemeKind, start: number, end: number) => {
    const lower = text.slice(start, end).toLowerCase().replaceAll("’", "'");
    lexemes.push({
      kind,
      // Marks are compared by their text, too.
      text: (kind === "sign" ? text : original).slice(start, end),
      lower: kind === "word" ? spelt(lower, text, start, end) : kind === "sign" ? signOf(lower) : lower,
      start,
      end,
    });
  };
  const addWords = (start: number, end: number) => {
    if (text.charAt(start - 1) !== "#") return add("word", start, end);
    for (const [from, to] of wordsOfTag(text.slice(start, end)))
      add(/^\d/.test(text.charAt(start + from)) ? "number" : "word", start + from, start + to);
  };
  const addList = (list: string, start: number) => {
    for (const [one] of list.matchAll(/\d+|,/g)) {
      add(one === "," ? "sign" : "number", start, start + one.length);
      start += one.length;
    }
  };
  const names = findNames(text);
  let next = 0;
  // Not matchAll, which compiles the expression anew each time. Having found no more, it begins at 0 again by itself.
  for (let match = LEXEME.exec(text); match; match = LEXEME.exec(text)) {
    const name = names[next];
    const end = match.index + match[0].length;
    if (!name || end <= name.start) {
      const kind = kindOf(match);
      if (kind === "word") addWords(match.index, end);
      else if (kind === "number" && isListed(text, match[0], match.index)) addList(match[0], match.index);
      else add(kind, match.index, end);
      if (isCutShort(text, match[0], end)) LEXEME.lastIndex = end + 1;
      continue;
    }
    add("name", name.start, name.end);
    LEXEME.lastIndex = name.end;
    next += 1;
  }
  return asMeant(lexemes);
}

/** "ids [1,2], amounts [3,4]": in the brackets of a list that is called one a comma parts numbers, and none has it within. */
const isListed = (text: string, number: string, start: number): boolean =>
  /^\d+(?:,\d+)+$/.test(number) &&
  /(?<![\p{L}])(?:(?:token)?ids?|amounts|values|quantities|counts) ?[:=]? ?\[[\d, ]*$/iu.test(
    text.slice(Math.max(0, start - LIST_REACH), start),
  );

/** So far before a number of a list its name may stand. */
const LIST_REACH = 120;

/** "my NFT no. 7": a dot that ends no sentence; one behind "No" may. */
const isCutShort = (text: string, word: string, end: number) =>
  /^(?:no|nr|Nr|num|[Mm]in|[Mm]ax)$/.test(word) && /^\. ?\d/.test(text.slice(end, end + 3));

const FORWARDS = /^(?:[-=~]+>|>>+|[→⇒➜⟶⟹➔➙➝➞➡⇨⟾↦⇾▶►»])$/u;
const BACKWARDS = /^(?:<[-~]+|<<+|[←⇐⟵⟸⬅⇦])$/u;

const COMPARED: Readonly<Record<string, string>> = { ">=": "≥", "<=": "≤" };

/** Arrows of every make count as "→" and "←", and comparisons as one sign. */
function signOf(sign: string): string {
  const compared = COMPARED[sign];
  if (compared) return compared;
  return FORWARDS.test(sign) ? "→" : BACKWARDS.test(sign) ? "←" : sign;
}

const namesIn = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([word, [names = ""]]) =>
    names.split(" ").map((name): [string, string] => [name, word]),
  );

/** What people write instead of words, and slips that may be of several words. */
const spellings = new Map([
  ...Object.entries(writings),
  // What programs call the fields of a request, to the word that means the same: "tokenIn", "minReturn".
  ...namesIn(keys),
]);

/** What says only as a label which part of a request stands behind it, to the label that means the same. */
const labelled = new Map(namesIn(labels));
/** "Source: 1 ETH. Size: 5; At: Lido": a word by itself between a mark and a colon. */
function labelOf(lower: string, text: string, start: number, end: number): string | undefined {
  const label = labelled.get(lower);
  if (label === undefined || !/(?:^|[.;,|\n•–—-])\s*$/.test(text.slice(Math.max(0, start - 3), start)))
    return undefined;
  const [, value = ""] = /^ ?: ?(.?)/.exec(text.slice(end, end + 4)) ?? [];
  // "At: 3000" is a price, "On: 5 May" a day.
  return value !== "" && (label !== "where" || /\p{L}/u.test(value)) ? label : undefined;
}

/** A word as it is meant. One that is written as a name or a symbol is, is left as it stands. */
function spelt(lower: string, text: string, start: number, end: number): string {
  const label = labelOf(lower, text, start, end);
  if (label !== undefined) return label;
  const written = spellings.get(lower);
  if (written === undefined && isSpeltRight(lower)) return withoutPossessive(lower);
  const known = written ?? drawnOut(lower);
  const isPlain = /^[a-z]*$/.test(text.slice(start + 1, end));
  const begins =
    /^[a-z]/.test(text.charAt(start)) || /(?:^|[.!?:\n])\s*$/.test(text.slice(Math.max(0, start - 3), start));
  if (known !== undefined && begins) return known;
  const meant = begins ? corrected : correctedName;
  return (isPlain ? meant(lower) : undefined) ?? withoutPossessive(lower);
}

/** "Heyyy", "pleaseee": no word has a letter three times in a row. */
function drawnOut(lower: string): string | undefined {
  if (!/([a-z])\1\1/.test(lower)) return undefined;
  return ["$1", "$1$1"]
    .map((kept) => lower.replace(/([a-z])\1{2,}/g, kept))
    .find((word) => word.length > 1 && isSpeltRight(word));
}

const NAME_END = ".eth";
const LONGEST_NAME = 255;
/** What ends a name on its left; inside, whatever the writer put counts, since a checker has to see it. */
const NOT_IN_NAME = /[\s()[\]{}<>"“”'‘’`,;:!?*/\\|=@]/;

/** ENS names. They are sought from their end, because no expression finds them from the left in linear time. */
function findNames(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const lower = text.toLowerCase();
  // Lower case of a few letters is longer; then places would be wrong.
  if (lower.length !== text.length) return found;
  let floor = 0;
  for (let dot = lower.indexOf(NAME_END); dot >= 0; dot = lower.indexOf(NAME_END, dot + 1)) {
    const end = dot + NAME_END.length;
    if (/[\p{L}\p{N}_-]/u.test(text.charAt(end))) continue;
    let start = dot;
    while (start > floor && dot - start < LONGEST_NAME && !NOT_IN_NAME.test(text.charAt(start - 1)))
      start -= 1;
    while (text.charAt(start) === ".") start += 1;
    if (start < dot) found.push({ start, end });
    floor = end;
  }
  return found;
}

const CONTRACTIONS = /^(?:let|it|that|here|what|there|who|today|tomorrow|he|she)['’]s$/;

/** "Uniswap's" names Uniswap. */
function withoutPossessive(word: string): string {
  return (word.endsWith("'s") || word.endsWith("’s")) && !CONTRACTIONS.test(word) ? word.slice(0, -2) : word;
}

function kindOf(match: RegExpExecArray): LexemeKind {
  return KINDS[match.findIndex((group, at) => at > 0 && group !== undefined) - 1] ?? "sign";
}

export function quoteOf(text: string, from: Quote, to: Quote = from): Quote {
  const start = Math.min(from.start, to.start);
  const end = Math.max(from.end, to.end);
  return { text: text.slice(start, end), start, end };
}

/**
 * NFKC, but only where it keeps the length, so that places in the text stay true. Spaces that group digits stay too. A hyphen
 * between spaces stands for a dash ("on Aave - thanks"), unless it begins a line, as of a list, or stands before a figure.
 */
export function foldWidths(text: string): string {
  const dashed = text.includes(" - ") ? text.replace(/(?<=\S )-(?= (?!\d))/g, "–") : text;
  return dashed.replace(/[^\p{ASCII}\u00a0\u202f]/gu, (character) => {
    const folded = character.normalize("NFKC");
    return folded.length === character.length ? folded : character;
  });
}
