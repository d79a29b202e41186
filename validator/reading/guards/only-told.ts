import { plainAt, type Word } from "../grammar/word.ts";
import { asks, asksByVerb } from "./asks.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isMark = (word: string) => /^(?:[.,;:!?()–—-]|)$/.test(word);
const isElement = (word: Word | undefined, kind: RegExp) => kind.test(word?.element?.as ?? "");
const THING = /^(?:amount|token)/;

/** "For your records: transfer of 5 USDC to 0x…", which no verb asks for. */
const isFiled = (words: readonly Word[], at: number) =>
  words.slice(at).findIndex(({ plain }) => plain === ":") < FILED_WITHIN &&
  words.slice(at).some(({ plain }) => plain === ":") &&
  (words[at]?.plain === "fyi" ||
    (/^(?:for|from|in)$/.test(plainAt(words, at - 2)) &&
      /^(?:your|my|our|the)$/.test(plainAt(words, at - 1)))) &&
  words.slice(at).some((word) => isElement(word, THING)) &&
  !words.some(asksByVerb);
const FILED_WITHIN = 3;

/** "Payment: 5 USDC to 0x…. Declined." */
const isOutcome = (words: readonly Word[], at: number) =>
  isMark(plainAt(words, at - 1)) && isMark(plainAt(words, at + 1));

/** "… sent to 0x… by them"; who may spend may be told of so. */
const isByOthers = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:them|him|her|someone|somebody|others|whoever)$/.test(plainAt(words, at + 1)) &&
  isMark(plainAt(words, at + 2)) &&
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
  plainAt(words, at - 1) === "from" && isMark(plainAt(words, at - 2)) && at < 3 && steps.length === 1;

/** "The first 5 ETH are for 0x…": of more. */
const isPart = (words: readonly Word[], at: number, { steps }: GuardContext) =>
  plainAt(words, at - 1) === "the" && isElement(words[at + 1], /^amount/) && steps.length === 1;

/** "5 DAI for 2 ETH on Uniswap V2 sounds fair" */
const isOpinion = (words: readonly Word[], at: number) =>
  words[at - 1]?.element !== undefined && words[at - 1]?.element?.of !== "the call" && !words.some(asks);

/** "750 USDC is supplied to Aave V3." */
const isState = (words: readonly Word[], at: number) =>
  isElement(words[at - 1], THING) &&
  /^(?:supplied|staked|deposited|lent|borrowed|wrapped|unwrapped)$/.test(plainAt(words, at + 1));

/** "today's rebase having been credited", "V3 having the edge": how things are to stand; "I like having fun" is a remark. */
const isAbsolute = (words: readonly Word[], at: number) =>
  /^(?:been|had|even|already|ever|\w+ed)$/.test(plainAt(words, at + 1)) ||
  words[at - 1]?.element !== undefined ||
  /^v\d$/.test(plainAt(words, at - 1));

const markTold = markBy<GuardContext>([
  { at: /^(?:records?|files?|books|information|info|fyi)$/, problem: "record", holds: isFiled },
  {
    at: /^(?:declined|rejected|refused|denied|bounced|reversed|voided|lapsed|failed)$/,
    problem: "report",
    holds: isOutcome,
  },
  { at: /^by$/, problem: "somebody else's", holds: isByOthers },
  { at: /^(?:spend|use|draw)$/, problem: "another demand", holds: isRight },
  { at: /^there$/, problem: "unknown", holds: isOfNothing },
  { at: /^(?:first|next|last)$/, problem: "part", holds: isPart },
  { at: /^(?:sounds|seems|looks)$/, problem: "report", holds: isOpinion },
  { at: /^(?:is|are)$/, problem: "report", holds: isState },
  { at: /^having$/, problem: "condition", holds: isAbsolute },
]);

/** Marks what is only told of one's affairs: records, outcomes, opinions and how things stand. */
export function guardOnlyTold(words: Word[], context: GuardContext): void {
  markTold(words, context);
}
