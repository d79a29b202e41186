import type { Quote, Step } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { quoteBetween } from "../mentions/quote-between.ts";

/** "- Luca 1,200 0x…", "Olga 4,000 (0x…), Pierre 3,750 (0x…)": who each payment of a list is for, where every one says it. */
export function payeeNames(reading: Reading, steps: readonly Step[]): Quote[] {
  if (steps.some(({ action }) => action.operation !== "transfer")) return [];
  const names = steps.map((step) => nameBefore(reading, step.amount?.quote, step.counterparty?.quote));
  return names.every((name) => name !== undefined) ? names : [];
}

function nameBefore(reading: Reading, ...behind: readonly (Quote | undefined)[]): Quote | undefined {
  const { lexemes } = reading;
  for (const quote of behind) {
    let end = lexemes.findIndex(({ start }) => start === quote?.start);
    while (/^[:(,=–—-]$/.test(wordAt(lexemes, end - 1))) end -= 1;
    let from = end;
    while (from > 0 && isName(lexemes[from - 1]) && !isTaken(reading, from - 1)) from -= 1;
    const name = quoteBetween(reading, from, end);
    if (name) return name;
  }
  return undefined;
}

/** A word that is written as names are and means nothing else. */
export function isName(lexeme: Lexeme | undefined): boolean {
  const lower = lexeme?.lower.replace(/'s$/, "") ?? "";
  return (
    lexeme?.kind === "word" &&
    /^\p{Lu}[\p{Ll}’'-]+$/u.test(lexeme.text) &&
    !/(?:ed|ing|ly)$/.test(lower) &&
    !guardOf(lower) &&
    !operationVerb(lower) &&
    (!isKnown(lower) || isOf(lower, "name", "person"))
  );
}
