import { numberAt } from "../../intent/numbers.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** Marks a heading that counts more things than are done, and a count before a token that was read as no sum. */
export function guardCounts(words: Word[], { steps, facts }: GuardContext): void {
  const lexemes = words.map(({ lexeme }) => lexeme);
  const items = steps.reduce((count, { tokenIds }) => count + tokenIds.length, 0);
  const most = Math.max(steps.length, items, facts.order.length);
  for (const [at, word] of words.entries()) {
    // "Three things, please: …", where two are done.
    const things = THINGS.test(plainAt(words, at + 1)) ? numberAt(lexemes, at) : undefined;
    if (things?.to === at + 1 && endsHeading(words, at + 2) && things.value.digits > BigInt(most))
      word.problem = "another count";
    if (isUnreadSum(words, at)) word.problem = "another count";
  }
}

/** "One lonely ETH is the most": a count before a token that was read as no sum; "two USDC payments", "a USDC holder" are something else. */
function isUnreadSum(words: readonly Word[], at: number): boolean {
  const { plain, element } = words[at] as Word;
  if (element !== undefined || !(COUNTING.test(plain) || isOf(plain, "numeral"))) return false;
  const isArticle = /^an?$/.test(plain);
  return [at + 1, at + 2].some((place) => {
    const next = words[place + 1];
    const isToken = /^token(?! id)/.test(words[place]?.element?.as ?? "");
    const isLone = next?.lexeme.kind !== "word" || BEHIND_SUM.test(next.plain);
    return isToken && words[place - 1]?.element === undefined && (isLone || !(isArticle || next?.element));
  });
}
const COUNTING = /^(?:an?|single|lone|sole|couple|few|dozen)$/;
const BEHIND_SUM = /^(?:is|was|at|or|and|for|to|max|min|tops)$/;

const THINGS = /^(?:things|steps|tasks|jobs|actions)$/;

const endsHeading = (words: readonly Word[], at: number) =>
  [0, 1, 2].some(
    (many) =>
      plainAt(words, at + many) === ":" &&
      words.slice(at, at + many).every(({ plain }) => /^(?:,|please)$/.test(plain)),
  );
