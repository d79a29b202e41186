import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** What leads to whoever is to get it; "0x… is one of my wallets" only tells whose it is. */
const LEADS = /^(?:to|for|pay|give|send|tip|only|just|exactly|approve|allow|let|but)$/;
const WHICH = /^(?:the|these|those|my|our|them|both|two|three|four|following|such)$/;
const PARTIES =
  /^(?:them|these|those|two|three|four|addresses|wallets|accounts|people|recipients|payees|spenders|contracts|routers|friends|allowances|approvals|permissions|payments|transfers|tokens|coins|loans|debts|trades|swaps)$/;

const isMark = ({ lexeme }: Word) => lexeme.kind === "sign";
const ORDINAL = /^(?:first|second|third|last|former|latter|one)$/;

/** Marks that one of several is meant, where each of them is served: "to one of the two addresses: …", "transfer the first". */
export function guardOneOfSeveral(words: Word[], { asked, steps, facts }: GuardContext): void {
  if (facts.order.length > 1) markCounted(words);
  if (steps.length < 2) return;
  if (asked.has("approve")) markShared(words);
  if (steps.every(({ tokenIds }) => tokenIds.length > 0)) markSingled(words, steps.length);
  for (const [at, word] of words.entries()) {
    if (word.plain !== "one" || plainAt(words, at + 1) !== "of") continue;
    // "one of 2 stETH" was read, of a right there is no such sum.
    if (word.element && !(asked.has("revoke") && plainAt(words, at + 2) === "the")) continue;
    let end = at + 2;
    while (WHICH.test(plainAt(words, end))) end += 1;
    const isOfParties = words
      .slice(end - 1, end + 4)
      .some(({ plain }, place, near) => PARTIES.test(plain) && !near.slice(0, place).some(isMark));
    const { lexeme, element } = words[at - 1] ?? {};
    // "Revoke one of them", "one of the USDC and DAI approvals"
    const isLed = LEADS.test(plainAt(words, at - 1)) || lexeme?.kind === "address" || element?.as === "verb";
    if (isOfParties && isLed) word.problem = "part";
  }
}

/** "Start with just the first part, we'll see about the second": a number that counts no deed singles one out. */
function markCounted(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (word.element?.as !== "term" || plainAt(words, at - 1) !== "the") continue;
    if (!/^(?:first|second|third|former|latter)$/.test(word.plain)) continue;
    const from = words.findLastIndex((one, place) => place < at && isMark(one)) + 1;
    const end = words.findIndex((one, place) => place > at && isMark(one));
    const clause = words.slice(from, end < 0 ? words.length : end);
    const isOfDeed = clause.some(
      ({ element, lexeme }) =>
        lexeme.kind === "address" || /^(?:verb|noun|amount|token|beside)/.test(element?.as ?? ""),
    );
    if (!isOfDeed) word.problem = "part";
  }
}

/** "Allow 0x… and 0x… to spend 100 USDC to share": one right for all of them, which no call gives. */
function markShared(words: readonly Word[]): void {
  for (const [at, word] of words.entries())
    if (word.plain === "share" && plainAt(words, at - 1) === "to") word.problem = "part";
}

/** "#10 and #11 are for 0x…: transfer the first one"; all of them may be told one by one. */
function markSingled(words: readonly Word[], count: number): void {
  const isSingled = (word: Word, at: number) => {
    const article = plainAt(words, at - 1) === "the" ? at - 2 : at - 1;
    const isLone = word.plain !== "one" || article === at - 1;
    return word.element?.as !== "token id" && ORDINAL.test(word.plain) && isLone && !isCounted(words, at);
  };
  const singled = words.filter(isSingled);
  const isOfVerb = words.some(
    (word, at) =>
      isSingled(word, at) &&
      words[plainAt(words, at - 1) === "the" ? at - 2 : at - 1]?.element?.as === "verb",
  );
  if (!isOfVerb || singled.length >= count) return;
  for (const word of singled) word.problem = "part";
}

/** "the first one", "one of #10": not a second one that is singled out. */
const isCounted = (words: readonly Word[], at: number) =>
  plainAt(words, at) === "one" &&
  (ORDINAL.test(plainAt(words, at - 1)) ||
    plainAt(words, at + 1) === "of" ||
    /^[#\d]/.test(plainAt(words, at - 1)));
