import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";

const ALWAYS: ReadonlySet<string> = new Set(
  "daily weekly monthly hourly yearly recurring repeatedly installment installments tranches parts chunks".split(
    " ",
  ),
);
const PERIOD =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|blocks?|time)$/;

const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many)$/;
const TIMES = /^x\d{1,3}$/;

/** "every day", "each week", "monthly", "in two parts": a transaction does a thing once. */
export function findRecurrence(reading: Reading): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  const at = lexemes.findIndex((_, index) => !isTaken(reading, index) && isRecurring(lexemes, index));
  const lexeme = lexemes[at];
  if (!lexeme) return [];
  const quote = quoteOf(text, lexeme, PERIOD.test(wordAt(lexemes, at + 1)) ? lexemes[at + 1] : lexeme);
  return [
    {
      problem: `It asks for something more than once ("${quote.text}"), and a transaction does it once.`,
      remedy: "Ask in the intent for what this one transaction is to do.",
      quote,
    },
  ];
}

function isRecurring(lexemes: readonly Lexeme[], at: number): boolean {
  const word = wordAt(lexemes, at);
  if (ALWAYS.has(word) || (word[0] === "x" && TIMES.test(word))) return true;
  // "three times"
  if (word === "times") return COUNT.test(wordAt(lexemes, at - 1));
  if (word !== "every" && word !== "each" && word !== "per") return false;
  const isCounted =
    word === "every" && (lexemes[at + 1]?.kind === "number" || wordAt(lexemes, at + 1) === "other");
  return isCounted || PERIOD.test(wordAt(lexemes, at + 1));
}
