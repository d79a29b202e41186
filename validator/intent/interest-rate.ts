import type { Intent } from "./intent.ts";
import { backOver, beginsLine, firstTerm, pastWords, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const MODES: ReadonlyMap<string, "stable" | "variable"> = new Map([
  ["stable", "stable"],
  ["fixed", "stable"],
  ["variable", "variable"],
  ["floating", "variable"],
]);
const OWED = /^(?:debts?|loans?|borrows?|repay|repayments?)$/;
const LENT = /^(?:borrow|borrowing|credit)$/;
const RATE = /^(?:rate|rates|interest|apr|apy|mode)$/;

/** Without one of these there is nothing to look for. */
const HINT = /stable|fixed|variable|floating/i;

/** The kind of interest that is to be paid: "at the variable rate", "stable interest rate", "rate mode: variable". */
export function findInterestRate(reading: Reading): Intent["interestRate"] {
  const found = firstTerm(reading, HINT, (lexemes, at) => {
    const word = wordAt(lexemes, at);
    const mode = MODES.get(word.replace(/-rate$/, ""));
    if (!mode) return undefined;
    const to = pastWords(lexemes, at + 1, RATE);
    const from = backOver(lexemes, at, /^(?:rate|mode|interest|:|=)$/);
    // "borrow 5 DAI, variable", "my variable debt", "borrow 5 DAI (stable)"; of what is paid it says what kind of coin it is.
    const isOfLoan =
      /^[(,]$/.test(wordAt(lexemes, at - 1)) &&
      lexemes.some(({ lower }) => OWED.test(lower) || LENT.test(lower));
    const isAlone =
      (/^(?:variable|floating)$/.test(word) || isOfLoan) &&
      (/^(?:[.,;!)]|debts?|loans?|)$/.test(wordAt(lexemes, to)) || beginsLine(reading, to));
    // "my stable USDC debt"
    const isOwed = /^(?:debts?|loans?)$/.test(wordAt(lexemes, to + 1)) && tokenAtLexeme(reading, to);
    if (isOwed) return { mode, from: at, to };
    // "my USDC loan, the variable one"
    const isOne = wordAt(lexemes, at - 1) === "the" && wordAt(lexemes, to) === "one";
    if (isOne && to === at + 1) return { mode, from: at - 1, to: to + 1 };
    // "my USDC loan and my DAI loan, both stable"; of coins it says what they are.
    const isBoth = wordAt(lexemes, at - 1) === "both" && lexemes.some(({ lower }) => OWED.test(lower));
    if (isBoth && to === at + 1) return { mode, from: at, to };
    // "… (variable both)"
    if (isOfLoan && /^(?:both|each)$/.test(wordAt(lexemes, to))) return { mode, from: at, to: to + 1 };
    return word.endsWith("-rate") || to > at + 1 || from < at || isAlone ? { mode, from, to } : undefined;
  });
  return found && { mode: found.mode, quote: found.quote };
}
