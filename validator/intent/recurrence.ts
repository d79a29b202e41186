import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";

const ALWAYS: ReadonlySet<string> = new Set(
  "daily weekly monthly hourly yearly recurring repeatedly installment installments tranches parts chunks".split(
    " ",
  ),
);
const PERIOD =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|blocks?|time)$/;

const OCCASIONS =
  /^(?:rebalance|rebalancing|payroll|salary|settlement|review|report|bill|invoice|rent|subscription|budget)$/;
const TIMES = /^x\d{1,3}$/;

/** "every day", "each week", "monthly", "in two parts": a transaction does a thing once. */
export function findRecurrence(reading: Reading): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  const at = lexemes.findIndex((_, index) => !isTaken(reading, index) && isRecurring(reading, index));
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

/** Whether an amount that was read ends at a place. */
function isAmountEnd(reading: Reading, at: number): boolean {
  return (
    isTaken(reading, at) &&
    reading.lexemes[at]?.kind === "word" &&
    !/^(?:for|in|within)$/.test(wordAt(reading.lexemes, at))
  );
}

function isRecurring(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  // "the weekly rebalance" tells what it is for.
  if (
    ALWAYS.has(word) &&
    /^(?:the|our|my|this)$/.test(wordAt(lexemes, at - 1)) &&
    OCCASIONS.test(wordAt(lexemes, at + 1))
  )
    return false;
  if (ALWAYS.has(word) || (word[0] === "x" && TIMES.test(word))) return true;
  // "100 USDC a day", "… three times", "100 USDC per person"
  if (/^an?$/.test(word)) return isAmountEnd(reading, at - 1) && PERIOD.test(wordAt(lexemes, at + 1));
  if (word === "times" && /^(?:several|many)$/.test(wordAt(lexemes, at - 1))) return true;
  if (word === "times")
    return numberAt(lexemes, at - 1)?.to === at && !/^(?:thanks|thank|you)$/.test(wordAt(lexemes, at - 2));
  if (
    word === "per" &&
    /^(?:person|head|recipient|address|wallet|payment|transaction)$/.test(wordAt(lexemes, at + 1))
  )
    return true;
  if (word !== "every" && word !== "each" && word !== "per") return false;
  const isCounted =
    word === "every" && (lexemes[at + 1]?.kind === "number" || wordAt(lexemes, at + 1) === "other");
  return isCounted || PERIOD.test(wordAt(lexemes, at + 1));
}
