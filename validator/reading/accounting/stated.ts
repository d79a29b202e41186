import { isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase } from "../grammar/noun-phrase.ts";
import { somebodyEnd } from "../grammar/party.ts";
import { plainAt, type Word } from "../grammar/word.ts";

/** "My share of the bill is 5 USDC", "Payroll for Ines this month: …": the place behind what a sum is said of. */
export function statedEnd(words: readonly Word[], at: number, to: number): number | undefined {
  let end = nounPhrase(words, at, to, true)?.to ?? somebodyEnd(words, at, to);
  if (end === undefined) return undefined;
  if (/^(?:for|of|from|to|with)$/.test(plainAt(words, end))) end = somebodyEnd(words, end + 1, to) ?? end;
  while (end < to && (/^(?:this|last)$/.test(plainAt(words, end)) || isOf(plainAt(words, end), "time")))
    end += 1;
  const said = plainAt(words, end);
  const sum = words[end + (/^(?:comes?|came)$/.test(said) ? 2 : 1)];
  const isSum = /^(?:amount|token|noun)/.test(sum?.element?.as ?? "") || sum?.lexeme.kind === "number";
  const isSaid = isSum && /^(?:is|are|was|were|costs?|comes?|came)$/.test(said);
  return said === ":" || isSaid ? end : undefined;
}
