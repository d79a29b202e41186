import { isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { FUNCTION_WORDS, JOINING, PLAIN_NOUNS, PLAIN_QUALITIES, RESTRICTING } from "./word-classes.ts";

/** An object begins with one of these: what stands before it is a verb. */
export const OBJECT =
  /^(?:it|them|the|my|a|an|this|that|these|those|me|him|her|us|everything|all|any|half|whatever|its|his|our|some)$/;

export const isHarmless = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || PLAIN_NOUNS.has(word) || PLAIN_QUALITIES.has(word);

/** How far the next element is looked for, so that no text makes it slow. */
const REACH = 40;

/** Whether only harmless words stand between a place and the next element. */
export function leadsToElement(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (isTaken(reading, at)) return true;
    const lexeme = reading.lexemes[at];
    if (at > from + REACH || (lexeme?.kind === "word" && !isHarmless(lexeme.lower))) return false;
  }
  return false;
}

/** Where the words that belong to one at a place end: at the next element, or at a word that begins something else. */
export function phraseEnd(reading: Reading, from: number, to: number): number {
  let at = from + 1;
  while (at < to && !isTaken(reading, at)) {
    const word = wordAt(reading.lexemes, at);
    if (JOINING.has(word) || RESTRICTING.has(word) || word === "to" || word === "for") break;
    at += 1;
  }
  return at;
}

/** "a sell order": verbs that are part of a noun. */
export const ORDERS: ReadonlySet<string> = new Set(["sell", "buy"]);

export function isPlainPhrase(
  { lexemes }: Reading,
  from: number,
  to: number,
  more: ReadonlySet<string> = new Set(),
): boolean {
  for (let at = from; at < to; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme?.kind === "number") return false;
    if (lexeme?.kind === "word" && !isHarmless(lexeme.lower) && !more.has(lexeme.lower)) return false;
    if (lexeme && /^(?:second|third|other|another|old|new|savings|checking)$/.test(lexeme.lower))
      return false;
  }
  return true;
}

/** "borrow … against my ETH": it is what it is. */
export function isCollateral(reading: Reading, lead: number, at: number, end: number): boolean {
  let token = at;
  while (token < end && FUNCTION_WORDS.has(wordAt(reading.lexemes, token))) token += 1;
  const named = wordAt(reading.lexemes, lead) === "against" ? tokenAtLexeme(reading, token) : undefined;
  return named !== undefined && isPlainPhrase(reading, named.to, end);
}

/** "at my bakery 0x…": a description of whose address follows. */
export function describesParty(reading: Reading, at: number): boolean {
  const kind = reading.lexemes[at]?.kind;
  return isTaken(reading, at) && (kind === "address" || kind === "name");
}
