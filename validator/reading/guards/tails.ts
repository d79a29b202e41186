import { plainAt, type Word } from "../grammar/word.ts";
import { behind, isHung, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** Whether something begins here that hangs on the request, and nothing of it was read: "…, upon my approval". */
const isUnreadTail = (words: readonly Word[], at: number) =>
  isHung(words, at) &&
  words[at]?.element === undefined &&
  // "Where: Uniswap", "following that, …"
  !/^(?:that|this|it|which|:)$/.test(plainAt(words, at + 1)) &&
  behind(words, at, MARK).every(({ element, isBorneOut }) => element === undefined && !isBorneOut);

/** "… within him"; "under my own account" is one's own. */
const isHungElsewhere = (words: readonly Word[], at: number) =>
  !/^(?:my|our)$/.test(plainAt(words, at + 1)) && isUnreadTail(words, at);

/** "… instead of him", "…, by way of my lawyer"; "Short of cash" tells of the speaker. */
const isHungOf = (words: readonly Word[], at: number) =>
  /^(?:of|than|to)$/.test(plainAt(words, at + 1)) &&
  !/^(?:cash|money|funds)$/.test(plainAt(words, at + 2)) &&
  isUnreadTail(words, at);

/** "… on behalf of her", "…, in lieu of rent" */
const isLedOf = (words: readonly Word[], at: number) =>
  /^(?:on|in|by)$/.test(plainAt(words, at - 1)) &&
  plainAt(words, at + 1) === "of" &&
  !/^(?:my|our|me|us|:)$/.test(plainAt(words, at + 2)) &&
  isUnreadTail(words, at - 1);

/** "…, but first lunch" */
const isFirst = (words: readonly Word[], at: number) =>
  /^(?:but|though)$/.test(plainAt(words, at - 1)) && isUnreadTail(words, at - 1);

/** "Send 5 USDC to 0x…, at least", "… approximately": a bound of no sum that was read. */
function isLoose(words: readonly Word[], at: number): boolean {
  const end = plainAt(words, at + 1);
  // "Best regards, Max"
  if (/^\p{Lu}\p{Ll}/u.test(words[at]?.lexeme.text ?? "") && plainAt(words, at - 1) === ",") return false;
  if (words[at]?.element !== undefined || !MARK.test(end) || end === ":" || at === 0) return false;
  let before = at - 1;
  while (/^(?:at|the|very|as|a|more|or|less)$/.test(plainAt(words, before))) before -= 1;
  const isHeld =
    MARK.test(plainAt(words, before)) ||
    /^(?:counterparty|place|noun)/.test(words[before]?.element?.as ?? "");
  // "Min. out 5 DAI"
  return isHeld && (end !== "." || at + 2 >= words.length);
}

/** "…, for discussion", "… for signature": others are to see to it first. */
const isForOthers = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "for" && MARK.test(plainAt(words, at + 1));

/** "50%: stake 5 ETH": a part, as a heading. */
const isHeading = (words: readonly Word[], at: number) => at < 2 && plainAt(words, at + 1) === ":";

/** "Stake 5 ETH with Lido. Q3."; of a payment it may be told what it is for. */
const isQuarter = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !asked.has("transfer") &&
  /^(?:[.,;:!?()[\]–—-]|in|for|by|)$/.test(plainAt(words, at - 1)) &&
  MARK.test(plainAt(words, at + 1));

/** "Send 1 ETH to 0x… and 2 ETH to 0x…. A third of each.": less than the sums that were named. */
const isShareOf = (words: readonly Word[], at: number) =>
  words[at]?.element === undefined &&
  plainAt(words, at + 1) === "of" &&
  /^(?:each|both|either|all|them|these|those|it|this|that)$/.test(plainAt(words, at + 2));

/** "Stake 5 ETH with Lido, solo": as a node of one's own. */
const isAlone = (_words: readonly Word[], _at: number, { asked }: GuardContext) => asked.has("stake");

/** Marks what hangs behind a request and puts it under a condition, on somebody else, or in doubt. */
export const guardTails: Guard = markBy<GuardContext>([
  {
    at: /^(?:upon|following|pending|failing|barring|lest|until|till|where)$/,
    problem: "condition",
    holds: isUnreadTail,
  },
  { at: /^(?:within|under|via|between|beyond)$/, problem: "condition", holds: isHungElsewhere },
  { at: /^(?:instead|rather|short|other|subject|contingent)$/, problem: "alternative", holds: isHungOf },
  { at: /^(?:behalf|lieu|way)$/, problem: "somebody else's", holds: isLedOf },
  { at: /^first$/, problem: "another demand", holds: isFirst },
  {
    at: /^(?:approx|approximately|about|roughly|nearly|almost|least|most|min|max|minimum|maximum)$/,
    problem: "part",
    holds: isLoose,
  },
  {
    at: /^(?:discussion|signature|review|comments?|consideration|practice|approval|instance)$/,
    problem: "only prepared",
    holds: isForOthers,
  },
  { at: /^(?:%|backlog|wishlist)$/, problem: "part", holds: isHeading },
  {
    at: /^(?:half|halves|thirds?|quarters?|fifths?|tenths?|fraction|portion|share|slice|bit|little|few)$/,
    problem: "part",
    holds: isShareOf,
  },
  { at: /^(?:q[1-4]|h[12])$/, problem: "future", holds: isQuarter },
  { at: /^solo$/, problem: "another demand", holds: isAlone },
]);
