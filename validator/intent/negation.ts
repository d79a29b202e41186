import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";

export const NEGATIONS: ReadonlySet<string> = new Set(
  "not don't dont don’t never cannot can't can’t won't won’t without no avoid".split(" "),
);
/** Whether a negation stands right before, or before a preposition or helping verb in between. */
export function isNegated(lexemes: readonly Lexeme[], at: number): boolean {
  const before = wordAt(lexemes, at - 1);
  return (
    NEGATIONS.has(before) ||
    (NEGATIONS.has(wordAt(lexemes, at - 2)) && /^(?:to|ever|an?|any|be)$/.test(before))
  );
}
