import type { Address } from "../addresses/address.ts";
import type { Words } from "../lexicon/term-words.ts";
import type { Quote } from "./intent.ts";
import { foldWidths, type Lexeme, lexFolded, quoteOf } from "./lexer.ts";

/** A token that only the calls make one of a word; of one that no table knows, its contract. */
export interface OwnToken {
  symbol: string;
  contract: Address | undefined;
}

/** An intent cut into lexemes, and which of its characters an element has been read from. */
export interface Reading {
  text: string;
  /** The text with compatibility forms folded; places in it are places in the text. */
  folded: string;
  lexemes: readonly Lexeme[];
  taken: Uint8Array;
  /** What leaves the request as it is, whatever it tells; nothing is read from it. */
  remarks?: readonly Quote[] | undefined;
  /** Tokens that the calls move and that words mean nowhere else, by their symbols in lower case. */
  ownTokens?: ReadonlyMap<string, OwnToken> | undefined;
}

/** The part of an intent that belongs to one verb. */
export interface Stretch {
  reading: Reading;
  from: number;
  to: number;
  /** Where its verb stands. */
  verb: number;
}

export function openReading(text: string, ownTokens?: Reading["ownTokens"]): Reading {
  const folded = foldWidths(text);
  const taken = new Uint8Array(text.length);
  // Of one shape whatever is known, since every rule looks at it.
  return {
    text,
    folded,
    lexemes: lexFolded(text, folded),
    taken,
    remarks: undefined,
    ownTokens,
  };
}

export function take({ taken }: Reading, { start, end }: Pick<Quote, "start" | "end">): void {
  taken.fill(1, start, end);
}

export function isTaken({ taken, lexemes }: Reading, at: number): boolean {
  const lexeme = lexemes[at];
  return lexeme !== undefined && taken[lexeme.start] === 1;
}

/** The reading without the words of some quotes. */
export function outside(reading: Reading, quotes: readonly Quote[]): Reading {
  if (quotes.length === 0) return reading;
  const isOutside = ({ start }: Lexeme) => quotes.every((one) => start < one.start || start >= one.end);
  return { ...reading, lexemes: reading.lexemes.filter(isOutside) };
}

/** No word before the first: asked for [-1], an array looks for a field of that name, which takes twice as long. */
export function wordAt(lexemes: readonly Lexeme[], at: number): string {
  return (at < 0 ? undefined : lexemes[at])?.lower ?? "";
}

/** Where words of one kind end that stand from a place on, at most so many. */
export function pastWords(lexemes: readonly Lexeme[], from: number, words: Words, most = Infinity): number {
  let at = from;
  while (at < from + most && words.test(wordAt(lexemes, at))) at += 1;
  return at;
}

/** Where the words end that an expression matches from a lexeme on; it sees them with a space between. */
export function pastPhrase(lexemes: readonly Lexeme[], from: number, phrase: RegExp): number | undefined {
  const words = phrase.exec(saidIn(lexemes, from, from + LONGEST_PHRASE))?.[0];
  return words === undefined ? undefined : from + words.split(" ").length;
}

const LONGEST_PHRASE = 10;

/** The words from a lexeme up to another, with a space between. */
export const saidIn = (lexemes: readonly Lexeme[], from: number, to: number): string =>
  lexemes
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(" ");

/** Where words of one kind begin that stand right before a place, at most so many. */
export function backOver(lexemes: readonly Lexeme[], end: number, words: Words, most = Infinity): number {
  let at = end;
  while (at > end - most && words.test(wordAt(lexemes, at - 1))) at -= 1;
  return at;
}

/** Lexemes from `from` up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

const NOWHERE: Quote = { text: "", start: 0, end: 0 };

/** The words of a span. */
export function quoteSpan({ text, lexemes }: Reading, { from, to }: Span): Quote {
  return quoteOf(text, lexemes[from] ?? NOWHERE, lexemes[to - 1] ?? NOWHERE);
}

/** The words of a span, which nothing else is to be read from. */
export function takeSpan(reading: Reading, span: Span): Quote {
  const quote = quoteSpan(reading, span);
  take(reading, quote);
  return quote;
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(".;!?");
const CLAUSE_ENDS: ReadonlySet<string> = new Set([...SENTENCE_ENDS, ",", "but", "then"]);

/** Whether a sentence ends at a lexeme. */
export function endsSentence(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && SENTENCE_ENDS.has(lexeme.text);
}

/** Whether a clause ends at a lexeme. */
export function endsClause(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && CLAUSE_ENDS.has(lexeme.lower);
}

/** Whether a line of the text ends right before a lexeme. */
export function beginsLine({ text, lexemes }: Reading, at: number): boolean {
  const end = lexemes[at]?.start ?? text.length;
  for (let place = lexemes[at - 1]?.end ?? 0; place < end; place += 1) if (text[place] === "\n") return true;
  return false;
}

/** The quote of a match of an expression in the folded text. */
export function quoteMatch({ text }: Reading, match: RegExpExecArray): Quote {
  const end = match.index + match[0].length;
  return { text: text.slice(match.index, end), start: match.index, end };
}
