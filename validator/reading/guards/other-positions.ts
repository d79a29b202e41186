import { isThing, plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "put the shares up as collateral": a deed with what comes of it. */
const isPledged = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain, element }) => element === undefined && PLEDGING.test(plain));
const PLEDGING = /^(?:put|pledge|post|use|lock|lend|stake|send|move|place|deposit|supply)$/;

/** "250 USDC of rewards": not of what was put there. */
const isEarned = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:of|in)$/.test(plainAt(words, at - 1)) && isThing(words[at - 2]) && !asked.has("claim");

/** "… from Aave V3 to my Safe": an account that no address tells. */
const isElsewhere = (words: readonly Word[], at: number) =>
  /^(?:my|our)$/.test(plainAt(words, at - 1)) &&
  /^(?:to|into|onto)$/.test(plainAt(words, at - 2)) &&
  words[at]?.element === undefined &&
  words.every(({ lexeme }) => lexeme.kind !== "address");

/** "Put 5 USDC of my Aave position to use", where it would be put there. */
const isThere = (words: readonly Word[], at: number, { asked }: GuardContext) => {
  const place = words.slice(0, at).findLastIndex(({ element }) => !/^place/.test(element?.as ?? ""));
  return (
    asked.size === 1 &&
    asked.has("supply") &&
    place < at - 1 &&
    `${plainAt(words, place - 1)} ${plainAt(words, place)}` === "of my"
  );
};

/** "Move my 5 USDC deposit on Aave": what is there already. */
const isMoved = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  (asked.has("supply") || asked.has("stake")) &&
  isThing(words[at - 1]) &&
  /^(?:move|shift|migrate|roll)$/.test(plainAt(words, 0)) &&
  /^(?:my|our|the)$/.test(plainAt(words, 1));

/** "Deposit 5 USDC collateral on Morpho Blue", where it is lent: only what the market's borrowers pledge is collateral there. */
const isLent = (words: readonly Word[], at: number, { asked, facts }: GuardContext) =>
  facts.protocols.has("morpho_blue") &&
  !facts.functions.has(asked.has("supply") ? "supplycollateral" : "withdrawcollateral") &&
  (asked.has("supply") || asked.has("withdraw")) &&
  /^(?:amount|token) given/.test(words.slice(0, at).findLast(isThing)?.element?.as ?? "");

/** Marks what is said of other money than the calls move: what is there already, what it has earned, what comes of it, another account. */
export const guardOtherPositions: Guard = markBy<GuardContext>([
  { at: /^(?:shares|receipts|atokens?|ctokens?)$/, problem: "another demand", holds: isPledged },
  { at: /^(?:rewards?|interest|yield)$/, problem: "another demand", holds: isEarned },
  { at: /^(?:safe|multisig|ledger|trezor|bank|exchange)$/, problem: "somebody else's", holds: isElsewhere },
  { at: /^(?:position|deposit|balance|supply|savings)$/, problem: "opposite", holds: isThere },
  { at: /^(?:deposit|position|stake|loan|supply)$/, problem: "another demand", holds: isMoved },
  { at: /^collateral$/, problem: "another demand", holds: isLent },
]);
