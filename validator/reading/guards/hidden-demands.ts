import { changesGrant } from "../../calls/changes-grant.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isRemark = (word: Word | undefined) => word?.filler === "remark";
const REACH = 6;
const near = (words: readonly Word[], at: number) => words.slice(Math.max(0, at - REACH), at + REACH);

/** "the DAI to go straight to my landlord": where what a call moves is to end up, told as if in passing. */
const isSentOn = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  isRemark(words[at]) &&
  facts.symbols.has(plainAt(words, at)) &&
  words
    .slice(at + 1, at + REACH)
    .some(
      ({ plain }, place) =>
        MOVING.test(plain) &&
        words.slice(at + place + 2, at + REACH + 2).some((one) => TOWARDS.test(one.plain)),
    );
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

const markHidden = markBy<GuardContext>([
  { problem: "another demand", holds: isSentOn },
  { at: /^(?:gas|fees?|cost|costs)$/, problem: "terms nobody checks", holds: isCheaper },
  { at: /^(?:shares|receipts|atokens?|ctokens?)$/, problem: "another demand", holds: isPledged },
  { at: /^(?:little|few)$/, problem: "another demand", holds: isAsFew },
  { at: /^(?:nothing|none)$/, problem: "terms nobody checks", holds: isForOne },
  { at: /^(?:nothing|none)$/, problem: "exception", holds: isLeftOut },
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
