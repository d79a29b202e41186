import { changesGrant } from "../../calls/changes-grant.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** Between a right and what it is over: "the allowance over my USDC". */
const OVER = /^(?:of|for|over|on|the|my|our|your|its)$/;
const MOST_BETWEEN = 2;

/** Marks a right over a token that no call gives or takes one of, though others do: "… That router's USDC allowance has to go." */
export function guardOtherRights(words: Word[], { facts: { granted, symbols } }: GuardContext): void {
  if (granted.size === 0) return;
  const isOther = (word: Word | undefined) =>
    word !== undefined && symbols.has(word.plain) && !granted.has(word.plain);
  for (const [at, word] of words.entries()) {
    if (word.lexeme.kind !== "word" || ![...(operationsOfNoun(word.plain) ?? [])].some(changesGrant))
      continue;
    let over = at + 1;
    while (over <= at + MOST_BETWEEN && OVER.test(plainAt(words, over))) over += 1;
    const other = isOther(words[at - 1])
      ? words[at - 1]
      : over > at + 1 && isOther(words[over])
        ? words[over]
        : undefined;
    if (other) other.problem = "another demand";
  }
}
