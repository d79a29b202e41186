import { termWords } from "../lexicon/term-words.ts";
import type { Lexeme } from "./lexer.ts";
import { pastWords, type Span, wordAt } from "./reading.ts";

const VALIDITY =
  /^(?:valid|validity|until|till|through|expir\w*|good|lasts?|lasting|ends?|ending|live|open|over|itself|lapses?|lapsing|ceases?)$/;
const SPENDING = /^(?:spend|use|pull|take|move|draw)$/;
const GRANTS = /^(?:approv(?:e|al|ing)|allow(?:ance|ing)?|permit|authori[sz]e|grant|let|letting|enable)$/;
const SPENDING_REACH = 16;
const EXECUTION = termWords("execution");

/** "for the next hour", "valid for one day", "it must end by noon": how long something is to hold. */
export function saysValidity(lexemes: readonly Lexeme[], { from, to }: Span): boolean {
  for (let at = Math.max(0, from - 3); at < to; at += 1) {
    const word = wordAt(lexemes, at);
    if (VALIDITY.test(word)) return true;
    // "have it run out by Sunday"
    if (word === "out" && /^runs?$/.test(wordAt(lexemes, at - 1))) return true;
    if (
      word === "for" &&
      pastWords(lexemes, at + 1, /^(?:the|a|an|only|just|about|max|maximum|at|most)$/) >= from
    )
      return true;
  }
  // "Allow 0x… to spend 5 USDC within an hour": when it may be spent.
  const before = lexemes.slice(Math.max(0, from - SPENDING_REACH), from).map(({ lower }) => lower);
  const clause = before.slice(before.findLastIndex((word) => /^[.;!?,]$/.test(word)) + 1);
  const spending = clause.findLastIndex((word) => SPENDING.test(word));
  return spending > 0 && clause.slice(0, spending).some((word) => GRANTS.test(word));
}

/** "execute within 10 minutes": by when it is to be done, and nothing else. */
export function saysExecution(lexemes: readonly Lexeme[], { from }: Span): boolean {
  return lexemes.slice(Math.max(0, from - 3), from).some(({ lower }) => EXECUTION.test(lower));
}
