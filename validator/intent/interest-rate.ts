import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { type Reading, take, wordAt } from "./reading.ts";

const MODES: ReadonlyMap<string, "stable" | "variable"> = new Map([
  ["stable", "stable"],
  ["fixed", "stable"],
  ["variable", "variable"],
  ["floating", "variable"],
  ["stable-rate", "stable"],
  ["fixed-rate", "stable"],
  ["variable-rate", "variable"],
  ["floating-rate", "variable"],
]);
const RATE = /^(?:rate|rates|interest|apr|apy|mode)$/;

/** Without one of these there is nothing to look for. */
const HINT = /stable|fixed|variable|floating/i;

/** The kind of interest that is to be paid: "at the variable rate", "stable interest rate", "rate mode: variable". */
export function findInterestRate(reading: Reading): Intent["interestRate"] {
  if (!HINT.test(reading.folded)) return undefined;
  const { text, lexemes } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    const mode = MODES.get(lexeme.lower);
    if (!mode) continue;
    let to = at + 1;
    while (RATE.test(wordAt(lexemes, to))) to += 1;
    let from = at;
    while (/^(?:rate|mode|interest|:|=)$/.test(wordAt(lexemes, from - 1))) from -= 1;
    const [first, last] = [lexemes[from], lexemes[to - 1]];
    // "borrow 5 DAI, variable", "my variable debt"
    const isAlone =
      /^(?:variable|floating)$/.test(lexeme.lower) &&
      /^(?:[.,;!)]|debts?|loans?|)$/.test(wordAt(lexemes, to));
    const isWhole = lexeme.lower.endsWith("-rate") || to > at + 1 || from < at || isAlone;
    if (!isWhole || !first || !last) continue;
    const quote = quoteOf(text, first, last);
    take(reading, quote);
    return { mode, quote };
  }
  return undefined;
}
