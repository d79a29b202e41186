import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase } from "../grammar/noun-phrase.ts";
import { isAddress, somebodyEnd } from "../grammar/party.ts";
import { plainAt, type Word } from "../grammar/word.ts";

const SAYS = /^(?:is|are|was|were)$/;
/** What says of a sum that it is due: the request itself stands elsewhere. */
const OWES =
  /^(?:costs?|comes?|came|makes?|totals?|wants?|wanted|needs?|needed|asks?|asked|demands?|demanded|charges?|charged|quoted|owes?|owed|promised|pledged|overpaid|lent|lends|billed|invoiced|fronted)$/;
/** "I got 20 LINK. Trade them": what somebody else got is not one's own to trade. */
const GOT = /^(?:got|received)$/;
const WHOM = /^(?:me|us|him|her|them|you)$/;
const SUBJECT = /^(?:it|that|this|they|he|she|i|we|which|who)$/;

/** "My share of the bill is 5 USDC", "The vet wants 5 USDC", "Payroll for Ines this month: …": the place behind what a sum is said of. */
export function statedEnd(words: readonly Word[], at: number, to: number): number | undefined {
  let end = SUBJECT.test(plainAt(words, at))
    ? at + 1
    : (nounPhrase(words, at, to, true)?.to ?? somebodyEnd(words, at, to));
  // "0x… overpaid us by 5 USDC"
  if (end === undefined && isAddress(words[at - 1])) end = at;
  if (end === undefined) return undefined;
  if (/^(?:for|of|from|to|with)$/.test(plainAt(words, end))) end = somebodyEnd(words, end + 1, to) ?? end;
  while (end < to && (/^(?:this|last)$/.test(plainAt(words, end)) || isOf(plainAt(words, end), "time")))
    end += 1;
  if (plainAt(words, end) === ":") return end;
  const verb =
    isOf(plainAt(words, end), "adverb") && guardOf(plainAt(words, end)) === undefined ? end + 1 : end;
  const isGot = GOT.test(plainAt(words, verb)) && /^(?:i|we)$/.test(plainAt(words, at));
  const isOwed = (OWES.test(plainAt(words, verb)) || isGot) && isAskedElsewhere(words, at, to);
  if (!isOwed && !SAYS.test(plainAt(words, verb))) return undefined;
  let sum = WHOM.test(plainAt(words, verb + 1)) ? verb + 2 : verb + 1;
  if (isOwed) sum = somebodyBefore(words, verb + 1, to) ?? sum;
  if (isOwed && /^(?:to|for|by|a|an|the|exactly)$/.test(plainAt(words, sum))) sum += 1;
  // "They want a deposit of 5 USDC"
  if (isOwed && plainAt(words, sum + 1) === "of" && isOf(plainAt(words, sum), "generic", "occasion"))
    sum += 2;
  const isSum =
    /^(?:amount|token|noun)/.test(words[sum]?.element?.as ?? "") || words[sum]?.lexeme.kind === "number";
  if (!isSum) return undefined;
  return isOwed ? sum : end;
}

/** "I promised grandma 5 USDC" */
function somebodyBefore(words: readonly Word[], at: number, to: number): number | undefined {
  const end = somebodyEnd(words, at, to);
  return end !== undefined && /^amount/.test(words[end]?.element?.as ?? "") ? end : undefined;
}

/** What somebody wants or is owed is asked for where a deed is named: "The vet wants 5 USDC. Pay it to 0x…" */
const isAskedElsewhere = (words: readonly Word[], from: number, to: number) =>
  words.some(({ element }, at) => (at < from || at >= to) && element?.as === "verb");
