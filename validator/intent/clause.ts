import { isAsking } from "../lexicon/operation-words.ts";
import type { Lexeme } from "./lexer.ts";
import { endsSentence, wordAt } from "./reading.ts";

/** Clauses are looked through to this many lexemes, so that no text makes it slow. */
const REACH = 40;

/** Where the clause of a verb ends: at the sentence's end, at "then", or before the next verb after "and" or a comma. */
export function clauseEnd(lexemes: readonly Lexeme[], verb: number): number {
  let at = verb + 1;
  for (; at < Math.min(lexemes.length, verb + REACH); at += 1) {
    const word = wordAt(lexemes, at);
    if (endsSentence(lexemes[at]) || word === "then") break;
    if ((word === "and" || word === ",") && isAsking(wordAt(lexemes, at + 1))) break;
  }
  return at;
}
