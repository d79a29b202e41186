import { plainAt, type Word } from "../grammar/word.ts";
import { MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
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

/** "spend as little of it as will buy exactly 5 WETH" */
const isAsFew = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "as" && !isRemark(words[at]);

/** "Those who didn't turn up get nothing." */
const isLeftOut = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:gets?|receives?)$/.test(plainAt(words, at - 1)) && asked.has("transfer");

/** "Wrap 2 ETH, then the same again, …": more often than it is done. */
const isRepeated = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "same" &&
  new Set(steps.map(({ action }) => action.operation)).size === steps.length;

/** "… sent to 0x… by them"; who may spend may be told of so. */
const isByOthers = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:them|him|her|someone|somebody|others|whoever)$/.test(plainAt(words, at + 1)) &&
  MARK.test(plainAt(words, at + 2)) &&
  words[at]?.filler !== "remark" &&
  !asked.has("approve") &&
  !asked.has("revoke");

/** "5 USDC are for 0x… to spend": a right, where it is paid. */
const isRight = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  plainAt(words, at - 1) === "to" &&
  words[at - 2]?.lexeme.kind === "address" &&
  asked.has("transfer") &&
  !asked.has("approve");

/** "From there 5 USDC should go to 0x…", where no other deed is told. */
const isOfNothing = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "from" && MARK.test(plainAt(words, at - 2)) && at < 3 && steps.length === 1;

/** "The first 5 ETH are for 0x…": of more. */
const isPart = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "the" && /^amount/.test(words[at + 1]?.element?.as ?? "") && steps.length === 1;

/** Marks small words that ask for something else, and demands that look like a remark. */
export const guardHiddenDemands: Guard = markBy<GuardContext>([
  { problem: "another demand", holds: isSentOn },
  { at: /^(?:gas|fees?|cost|costs)$/, problem: "terms nobody checks", holds: isCheaper },
  { at: /^(?:little|few|many)$/, problem: "another demand", holds: isAsFew },
  { at: /^(?:nothing|none)$/, problem: "exception", holds: isLeftOut },
  { at: /^again$/, problem: "another demand", holds: isRepeated },
  { at: /^by$/, problem: "somebody else's", holds: isByOthers },
  { at: /^(?:spend|use|draw)$/, problem: "another demand", holds: isRight },
  { at: /^there$/, problem: "unknown", holds: isOfNothing },
  { at: /^(?:first|next|last)$/, problem: "part", holds: isPart },
]);
