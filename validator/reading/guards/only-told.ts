import { isThing, plainAt, type Word } from "../grammar/word.ts";
import { asks, asksByVerb } from "./asks.ts";
import { behind, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "For your records: transfer of 5 USDC to 0x…", which no verb asks for. */
const isFiled = (words: readonly Word[], at: number) =>
  words.slice(at, at + FILED_WITHIN).some(({ plain }) => plain === ":") &&
  (words[at]?.plain === "fyi" ||
    (/^(?:for|from|in)$/.test(plainAt(words, at - 2)) &&
      /^(?:your|my|our|the)$/.test(plainAt(words, at - 1)))) &&
  words.slice(at).some(isThing) &&
  !words.some(asksByVerb);
const FILED_WITHIN = 3;

/** "Payment: 5 USDC to 0x…. Declined." */
const isOutcome = (words: readonly Word[], at: number) =>
  MARK.test(plainAt(words, at - 1)) && MARK.test(plainAt(words, at + 1));

/** "5 DAI for 2 ETH on Uniswap V2 sounds fair" */
const isOpinion = (words: readonly Word[], at: number) =>
  words[at - 1]?.element !== undefined && words[at - 1]?.element?.of !== "the call" && !words.some(asks);

/** "750 USDC is supplied to Aave V3." */
const isState = (words: readonly Word[], at: number) =>
  isThing(words[at - 1]) &&
  /^(?:supplied|staked|deposited|lent|borrowed|wrapped|unwrapped)$/.test(plainAt(words, at + 1));

/** "today's rebase having been credited", "V3 having the edge": how things are to stand; "I like having fun" is a remark. */
const isAbsolute = (words: readonly Word[], at: number) =>
  /^(?:been|had|even|already|ever|\w+ed)$/.test(plainAt(words, at + 1)) ||
  words[at - 1]?.element !== undefined ||
  /^v\d$/.test(plainAt(words, at - 1));

/** "Paying off my whole debt felt fantastic": what a deed was like. */
function isLookedBack(words: readonly Word[], at: number): boolean {
  if (words[at]?.element !== undefined || words[at]?.filler === "remark") return false;
  let first = at - 1;
  while (first > at - LOOKED_BACK && !MARK.test(plainAt(words, first - 1))) first -= 1;
  return words[first]?.element?.as === "verb" && /^(?!bring$)\w+ing$/.test(plainAt(words, first));
}
const LOOKED_BACK = 24;

/** "You should stake 2 ETH too, mate": advice to somebody who does as the speaker did. */
const isAdvice = (words: readonly Word[], at: number) =>
  /^(?:should|could|might|ought|must)$/.test(plainAt(words, at + 1)) &&
  behind(words, at, MARK).some(
    ({ plain }, place, own) =>
      /^(?:too|yourself)$/.test(plain) || (plain === "as" && plainAt(own, place + 1) === "well"),
  );

/** "Item 6, Tuesday's meeting: unwrap …": what is to be spoken of. */
const isAgenda = (words: readonly Word[], at: number) =>
  at < 2 &&
  words[at + 1]?.lexeme.kind === "number" &&
  plainAt(words, at + 1 + behind(words, at, /^[:.!?]$/).length) === ":";

/** Marks what is only told of one's affairs: records, outcomes, opinions and how things stand. */
export const guardOnlyTold: Guard = markBy<GuardContext>([
  { at: /^(?:records?|files?|books|information|info|fyi)$/, problem: "record", holds: isFiled },
  {
    at: /^(?:declined|rejected|refused|denied|bounced|reversed|voided|lapsed|failed)$/,
    problem: "report",
    holds: isOutcome,
  },
  { at: /^(?:sounds|seems|looks)$/, problem: "report", holds: isOpinion },
  { at: /^(?:is|are)$/, problem: "report", holds: isState },
  {
    at: /^(?:felt|feels|was|went|took|made|cost|worked|proved|turned)$/,
    problem: "report",
    holds: isLookedBack,
  },
  { at: /^having$/, problem: "condition", holds: isAbsolute },
  { at: /^you$/, problem: "somebody else's", holds: isAdvice },
  { at: /^(?:item|agenda|point|topic)$/, problem: "only prepared", holds: isAgenda },
]);
