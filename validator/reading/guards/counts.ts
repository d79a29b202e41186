import { numberAt } from "../../intent/numbers.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** Marks a heading that counts more or fewer deeds than are done: "Two payments: 250 USDC to 0x…". */
export function guardCounts(words: Word[], { steps }: GuardContext): void {
  const lexemes = words.map(({ lexeme }) => lexeme);
  const items = steps.reduce((count, { tokenIds }) => count + tokenIds.length, 0);
  const counts = [steps.length, items, ...steps.map(({ also }) => (also?.length ?? 0) + 1)].map(String);
  for (const [at, word] of words.entries()) {
    if (word.filler !== "heading" || words[at + 1]?.element?.as !== "noun") continue;
    const number = numberAt(lexemes, at);
    const isHeading = plainAt(words, at + 2) === ":" && number?.to === at + 1;
    if (isHeading && !counts.includes(number.value.digits.toString())) word.problem = "another count";
  }
}
