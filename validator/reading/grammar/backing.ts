import type { Lexeme } from "../../intent/lexer.ts";
import { leadAt, pastWords, wordAt } from "../../intent/reading.ts";

/** What a loan is taken against: "against my ETH", "with my wstETH as collateral". */
export function isBacking(lexemes: readonly Lexeme[], at: number): boolean {
  const lead = leadAt(lexemes, at);
  if (!/^(?:with|using)$/.test(lead)) return lead === "against";
  const noun = pastWords(lexemes, at + 2, /^(?:my|our|the)$/, 1);
  return wordAt(lexemes, at + 1) === "as" && wordAt(lexemes, noun) === "collateral";
}
