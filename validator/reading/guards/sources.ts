import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** What is paid out of the account itself. */
const FROM_ACCOUNT = new Set<Operation>(["transfer", "repay", "swap", "wrap", "stake"]);
const LEADS = /^(?:from|using|with|of|off|by)$/;
/** What lies in a market, a vault or a pool, where the call does not fetch it. */
const STORES = termWords("what lies where no call fetches it");
const REACH = 4;

/** Marks means that the call does not draw on: "repay … using the collateral", "send … out of the vault". */
export function guardSources(words: Word[], { asked }: GuardContext): void {
  if (!asked.isSubsetOf(FROM_ACCOUNT)) return;
  for (const [at, word] of words.entries()) {
    if (!STORES.test(word.plain) || isHeldAgainst(words, at)) continue;
    let lead = at - 1;
    while (lead > at - REACH && isBetween(words[lead])) lead -= 1;
    if (!LEADS.test(plainAt(words, lead)) || words[lead]?.element !== undefined) continue;
    // "a part of the position" is no source, "out of the position" is one.
    if (plainAt(words, lead) === "of" && plainAt(words, lead - 1) !== "out") continue;
    word.problem = "another source";
  }
}

/** "from the vault 0x…", "with the pool's fee", "the stake pool": read, or only the beginning of a longer name. */
const isHeldAgainst = (words: readonly Word[], at: number) =>
  /^(?:source|carrier|place|counterparty|pool fee|chain)/.test(words[at]?.element?.as ?? "") ||
  words[at + 1]?.lexeme.kind === "address" ||
  /^['’]s?$/.test(plainAt(words, at + 1));

const isBetween = (word: Word | undefined) =>
  word?.lexeme.kind === "word" &&
  (/^(?:the|my|our|its|that|this|existing)$/.test(word.plain) ||
    word.element?.as === "place" ||
    /^token/.test(word.element?.as ?? "") ||
    (word.element === undefined && isOf(word.plain, "quality")));
