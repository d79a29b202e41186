import { changesGrant } from "../../calls/changes-grant.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isRemark = (word: Word | undefined) => word?.filler === "remark";
const REACH = 6;
const near = (words: readonly Word[], at: number) => words.slice(Math.max(0, at - REACH), at + REACH);

/** "the DAI to go straight to my landlord": where what a call moves is to end up, told as if in passing. */
function isSentOn(words: readonly Word[], at: number, { facts }: GuardContext): boolean {
  if (!isRemark(words[at]) || !facts.symbols.has(plainAt(words, at))) return false;
  const behind = words.slice(at + 1, at + REACH + 2);
  const end = behind.findIndex((word) => !isRemark(word));
  const said = end < 0 ? behind : behind.slice(0, end);
  const moving = said.findIndex(({ plain }) => MOVING.test(plain));
  return moving >= 0 && said.slice(moving + 1).some(({ plain }) => TOWARDS.test(plain));
}
const MOVING = /^(?:go|goes|going|sent|send|paid|land|lands|forwarded|delivered|transferred|wired|moved)$/;
const TOWARDS = /^(?:to|into|with)$/;

/** "all in for under two cents of gas" */
const isCheaper = (words: readonly Word[], at: number) =>
  isRemark(words[at]) &&
  near(words, at).some(({ plain }) => BOUND.test(plain)) &&
  near(words, at).some(isMoney);
const BOUND = /^(?:under|below|less|within|max|maximum|most|beyond|over|above|exceed|exceeding)$/;
const isMoney = ({ plain, lexeme }: Word) =>
  lexeme.kind === "number" || /^(?:cents?|dollars?|bucks?|gwei|usd|pennies|penny)$/.test(plain);

/** "put the shares up as collateral": a deed with what comes of it. */
const isPledged = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain, element }) => element === undefined && PLEDGING.test(plain));
const PLEDGING = /^(?:put|pledge|post|use|lock|lend|stake|send|move|place|deposit|supply)$/;

/** "spend as little of it as will buy exactly 5 WETH" */
const isAsFew = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "as" && !isRemark(words[at]);

/** "usable for the hotel and for nothing else": what nobody can hold a spender to. */
const isForOne = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "for" &&
  /^(?:else|other)$/.test(plainAt(words, at + 1)) &&
  steps.some(({ action }) => changesGrant(action.operation));

/** "Those who didn't turn up get nothing." */
const isLeftOut = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:gets?|receives?)$/.test(plainAt(words, at - 1)) && asked.has("transfer");

/** "Wrap 2 ETH, then the same again, …": more often than it is done. */
const isRepeated = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "same" &&
  new Set(steps.map(({ action }) => action.operation)).size === steps.length;

/** "Monday: swap the 400 DAI" */
const isLater = (words: readonly Word[], at: number) => plainAt(words, at + 1) === ":";

const isThing = (word: Word | undefined) => /^(?:amount|token)/.test(word?.element?.as ?? "");

/** "Keep 5 USDC for 0x…", "Collect 5 USDC for 0x…", "Quote 2 ETH for DAI": in place of the verb, one that moves nothing there. */
const isKept = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:[.,;:!?(]|please|and|then|just|)$/.test(plainAt(words, at - 1)) &&
  isThing(words[at + 1]) &&
  (plainAt(words, at) !== "collect" || asked.has("transfer"));

/** "Invoice 0x… for 5 USDC", "Bill 0x… 5 USDC": right before whoever is paid, what may ask for something else and is no name. */
const isBilled = (words: readonly Word[], at: number) =>
  /^(?:name|recipient)$/.test(words[at]?.filler ?? "") &&
  /^(?:[.;!?]|)$/.test(plainAt(words, at - 1)) &&
  words[at + 1]?.lexeme.kind === "address" &&
  isThing(words[plainAt(words, at + 2) === "for" ? at + 3 : at + 2]) &&
  (!isOf(plainAt(words, at), "name") || isOf(plainAt(words, at), "occasion"));

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

const isOfGrants = ({ steps }: GuardContext) => steps.every(({ action }) => changesGrant(action.operation));

/** "Revoke nothing for 0x…" */
const isNone = (words: readonly Word[], at: number) =>
  words[at - 1]?.element?.as === "verb" && plainAt(words, at + 1) !== "else";

/** "Revoke all USDC allowances, 0x… among them": there are more. */
const isAmong = (_words: readonly Word[], _at: number, context: GuardContext) => isOfGrants(context);

/** "Approve 5 USDC from 0x…", "Approve 0x…'s 5 USDC": of what somebody else has. */
function isTheirs(words: readonly Word[], at: number, context: GuardContext): boolean {
  if (!context.asked.has("approve") || !isOfGrants(context)) return false;
  if (plainAt(words, at) === "from")
    return words[at + 1]?.lexeme.kind === "address" && context.facts.symbols.has(plainAt(words, at - 1));
  const holder = words[/^['’]$/.test(plainAt(words, at - 1)) ? at - 2 : at - 1];
  return holder?.lexeme.kind === "address" && words[at + 1]?.lexeme.kind === "number";
}

/** "Approve the payment of 5 USDC to 0x…": what is approved is no right to spend. */
const isOtherThing = (words: readonly Word[], at: number, context: GuardContext) =>
  isOfGrants(context) &&
  /^(?:the|a|this|that)$/.test(plainAt(words, at - 1)) &&
  words[at - 2]?.element?.as === "verb";

const markHidden = markBy<GuardContext>([
  { problem: "another demand", holds: isSentOn },
  { problem: "another demand", holds: isBilled },
  { at: /^(?:gas|fees?|cost|costs)$/, problem: "terms nobody checks", holds: isCheaper },
  { at: /^(?:shares|receipts|atokens?|ctokens?)$/, problem: "another demand", holds: isPledged },
  { at: /^(?:little|few|many)$/, problem: "another demand", holds: isAsFew },
  { at: /^(?:nothing|none)$/, problem: "terms nobody checks", holds: isForOne },
  { at: /^(?:nothing|none)$/, problem: "exception", holds: isLeftOut },
  {
    at: /^(?:keep|hold|leave|reserve|collect|gather|quote|estimate)$/,
    problem: "another demand",
    holds: isKept,
  },
  { at: /^(?:rewards?|interest|yield)$/, problem: "another demand", holds: isEarned },
  { at: /^(?:safe|multisig|ledger|trezor|bank|exchange)$/, problem: "somebody else's", holds: isElsewhere },
  { at: /^(?:position|deposit|balance|supply|savings)$/, problem: "opposite", holds: isThere },
  { at: /^(?:deposit|position|stake|loan|supply)$/, problem: "another demand", holds: isMoved },
  { at: /^nothing$/, problem: "negation", holds: isNone },
  { at: /^(?:among|amongst)$/, problem: "part", holds: isAmong },
  { at: /^(?:from|'s|’s|s)$/, problem: "somebody else's", holds: isTheirs },
  {
    at: /^(?:payment|transfer|invoice|bill|purchase|order)$/,
    problem: "another demand",
    holds: isOtherThing,
  },
  { at: /^again$/, problem: "another demand", holds: isRepeated },
  {
    at: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|later|tonight)$/,
    problem: "future",
    holds: isLater,
  },
]);

/** Marks demands that look like remarks, or like the end of the request. */
export function guardHiddenDemands(words: Word[], context: GuardContext): void {
  markHidden(words, context);
}
