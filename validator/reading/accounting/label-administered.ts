import type { Facts } from "../facts/facts.ts";
import { isOpen, type Word } from "../grammar/word.ts";

/** Whom and what number a change of control names, the call has to have: "replace A by B" is not done by adding B. */
export function labelAdministered(words: readonly Word[], facts: Facts): void {
  for (const [at, word] of words.entries()) {
    const { lexeme } = word;
    if (
      lexeme.kind === "number" &&
      isOpen(word) &&
      (facts.administered.has(lexeme.lower) || words[at - 1]?.plain === "of")
    )
      word.element = { as: "number", of: "the call" };
    if (lexeme.kind !== "address" || facts.addresses.size === 0) continue;
    if (facts.administered.has(lexeme.lower)) word.element ??= { as: "address", of: "the call" };
    if (!facts.administered.has(lexeme.lower) && !facts.addresses.has(lexeme.lower))
      word.problem = "unexplained address";
  }
}
