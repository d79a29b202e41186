import { isOf } from "../../lexicon/lexicon.ts";
import { isPast } from "../../lexicon/operation-words.ts";
import { isThing, plainAt, type Word } from "../grammar/word.ts";
import { asks } from "./asks.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** Whether a word begins what is asked for. */
const isFirst = (words: readonly Word[], at: number) =>
  /^(?:[.;:!?(]|please|)$/.test(plainAt(words, at - 1)) && words[at]?.filler !== "remark";

/** "apply for a loan" */
const isAppliedFor = (words: readonly Word[], at: number) => plainAt(words, at + 1) === "for";

/** "Redeem value of 50 sDAI": what it is worth. */
const isWorth = (words: readonly Word[], at: number) =>
  words[at - 1]?.element?.as === "verb" && /^(?:of|for)$/.test(plainAt(words, at + 1));

/** "I expect 0x…'s allowance to go to zero"; "I expect 5 DAI or more" is a bound. */
const isExpected = (words: readonly Word[], at: number) =>
  /^(?:i|we)$/.test(plainAt(words, at - 1)) && words[at + 1]?.lexeme.kind === "address";

/** "20 LINK sold for DAI this morning" */
const isSoldBefore = (words: readonly Word[], at: number) =>
  /^(?:this|last)$/.test(plainAt(words, at - 1)) &&
  words
    .slice(words.findLastIndex(({ plain }, place) => place < at && /^[.;!?]$/.test(plain)) + 1, at)
    .some(({ plain }) => isPast(plain)) &&
  !words.some(asksNow);
const asksNow = (word: Word) => asks(word) && !isPast(word.plain);

/** "… on our anniversary": not now. */
const isOnDay = (words: readonly Word[], at: number) =>
  /^(?:my|our|his|her|their)$/.test(plainAt(words, at - 1)) && plainAt(words, at - 2) === "on";

/** "Stake 2 ETH with Rocket Pool as a node of my own", where it is only deposited. */
const isOwnNode = (_words: readonly Word[], _at: number, { asked, facts }: GuardContext) =>
  asked.has("stake") && !facts.symbols.has("rpl");

/** "best bid takes both" */
const isAuction = (words: readonly Word[], at: number) =>
  /^(?:best|highest|top)$/.test(plainAt(words, at - 1));

/** "Parked since Tuesday." */
const isPutOff = (words: readonly Word[], at: number) => /^(?:[.;:!?(]|)$/.test(plainAt(words, at - 1));

/** "Keep 5 USDC for 0x…", "Collect 5 USDC for 0x…", "Quote 2 ETH for DAI": in place of the verb, one that moves nothing there. */
const isKept = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:[.,;:!?(]|please|and|then|just|)$/.test(plainAt(words, at - 1)) &&
  isThing(words[at + 1]) &&
  (plainAt(words, at) !== "collect" || (asked.has("transfer") && !isFromAnother(words, at)));

/** "Collect 5 USDC from 0x…, who has approved me" */
const isFromAnother = (words: readonly Word[], at: number) =>
  behind(words, at).some(
    ({ element }, place, own) => element?.as === "source" && plainAt(own, place - 1) === "from",
  );

/** "Invoice 0x… for 5 USDC", "Bill 0x… 5 USDC": right before whoever is paid, what may ask for something else and is no name. */
const isBilled = (words: readonly Word[], at: number) =>
  /^(?:name|recipient)$/.test(words[at]?.filler ?? "") &&
  /^(?:[.;!?]|)$/.test(plainAt(words, at - 1)) &&
  words[at + 1]?.lexeme.kind === "address" &&
  isThing(words[plainAt(words, at + 2) === "for" ? at + 3 : at + 2]) &&
  (!isOf(plainAt(words, at), "name") || isOf(plainAt(words, at), "occasion"));

/** "Monday: swap the 400 DAI" */
const isLater = (words: readonly Word[], at: number) => plainAt(words, at + 1) === ":";

/** Marks verbs that sound like a deed and are none, and words that put it at another time. */
export const guardOtherVerbs: Guard = markBy<GuardContext>([
  {
    at: /^(?:invite|nominate|recommend|budget|earmark|pencil|prove|verify|confirm|check|show)$/,
    problem: "only prepared",
    holds: isFirst,
  },
  {
    at: /^(?:parked|shelved|paused|postponed|deferred|pending)$/,
    problem: "change of mind",
    holds: isPutOff,
  },
  { at: /^(?:apply|applying)$/, problem: "only prepared", holds: isAppliedFor },
  { at: /^(?:value|price|rate|cost)$/, problem: "question", holds: isWorth },
  { at: /^(?:expect|expected)$/, problem: "report", holds: isExpected },
  { at: /^(?:morning|afternoon|evening|night)$/, problem: "past", holds: isSoldBefore },
  { at: /^(?:anniversary|birthday|payday|graduation|wedding)$/, problem: "future", holds: isOnDay },
  { at: /^(?:node|minipool|validator)$/, problem: "another demand", holds: isOwnNode },
  { at: /^bids?$/, problem: "alternative", holds: isAuction },
  { problem: "another demand", holds: isBilled },
  {
    at: /^(?:keep|hold|leave|reserve|collect|gather|quote|estimate)$/,
    problem: "another demand",
    holds: isKept,
  },
  {
    at: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|later|tonight)$/,
    problem: "future",
    holds: isLater,
  },
]);
