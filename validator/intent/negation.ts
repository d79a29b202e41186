import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";

export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    "not don't dont don’t never cannot can't can’t cant won't won’t wont wouldn't wouldn’t shouldn't shouldn’t mustn't mustn’t " +
    "couldn't couldn’t needn't needn’t didn't didn’t doesn't doesn’t isn't isn’t aren't aren’t haven't haven’t without no avoid"
  ).split(" "),
);
/** What a negation reaches across: "not to", "do not want you to", "no need to", "no longer plan to". */
export const CARRIES =
  /^(?:to|ever|an?|any|be|want|wants|need|wish|like|have|going|intend|plan|planning|mean|necessary|required|asking|you|me|us|it|for|longer|really|actually|even|currently)$/;
const REACH = 7;

const OTHERWISE = /^(?:avoiding|except|excluding|skip|skipping|instead|rather|unlike|nor)$/;
const CLAUSE = /^[,;.!?()]$/;

/** Whether a place stands in a clause that rules something out: "not via WETH", "anything but the 0.3% pool". */
export function isRuledOut(lexemes: readonly Lexeme[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - REACH; before -= 1) {
    const word = wordAt(lexemes, before);
    if (CLAUSE.test(word)) return false;
    if (NEGATIONS.has(word) || OTHERWISE.test(word) || word === "but") return true;
  }
  return false;
}
