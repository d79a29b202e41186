import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { operationOfVerb, plainForm } from "./verbs.ts";

/** "Send 5 USDC to … or 5 DAI to …": one of two things, and the intent does not say which. */
export function findAlternatives(reading: Reading): Intent["ambiguities"] {
  const { text, lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, index) => lower === "or" && index > 0 && isAlternative(reading, index),
  );
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  if (!first || !last) return [];
  const quote = quoteOf(text, first, last);
  return [
    {
      problem: `It leaves a choice ("${quote.text}"), and which of the two is wanted is not said.`,
      remedy: "Say in the intent only what this transaction is to do.",
      quote,
    },
  ];
}

function isAlternative(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  if (isTaken(reading, at)) return false;
  const next = at + 1;
  if (lexemes[next]?.kind === "number") {
    const found = measuredAt({ reading, from: next, to: lexemes.length, verb: at }, next);
    return found?.amount.kind === "number" && found.amount.token !== undefined;
  }
  const operation = operationOfVerb.get(plainForm.get(wordAt(lexemes, next)) ?? "");
  const isMeasured = lexemes.slice(0, at).some(({ kind }) => kind === "number");
  // "… within 30 minutes or cancel" is no choice of the user's.
  return isMeasured && operation !== undefined && operation !== "cancel" && operation !== "revoke";
}
