import { plainAt, type Word } from "../grammar/word.ts";
import { behind, isHung, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isElement = (word: Word | undefined, as: RegExp) => as.test(word?.element?.as ?? "");

/** Whether a phrase of these words, which nothing was read from, ends a clause: "…, as needed". */
const hangs =
  (phrase: RegExp) =>
  (words: readonly Word[], at: number): boolean => {
    if (!isHung(words, at)) return false;
    const said = [words[at] as Word, ...behind(words, at, MARK)];
    return (
      said.every(({ element }) => element === undefined) &&
      phrase.test(said.map(({ plain }) => plain).join(" "))
    );
  };

/** "Send 5 USDC to 0x… anytime": when it suits, where it is done now; a right may be used at any time. */
function isAnytime(words: readonly Word[], at: number, { asked }: GuardContext): boolean {
  const isTwoWords = plainAt(words, at) === "any";
  return (
    !asked.has("approve") &&
    isHung(words, at) &&
    (!isTwoWords || plainAt(words, at + 1) === "time") &&
    MARK.test(plainAt(words, isTwoWords ? at + 2 : at + 1))
  );
}

/** "Swap 2 ETH for at least 5 DAI, at market": at any price, beside a limit. */
const isAtMarket = (words: readonly Word[], at: number, { asked, steps }: GuardContext) =>
  plainAt(words, at + 1) === "market" &&
  MARK.test(plainAt(words, /^(?:price|rate)$/.test(plainAt(words, at + 2)) ? at + 3 : at + 2)) &&
  asked.has("swap") &&
  steps.some(({ amountOut }) => amountOut !== undefined);

/** "Stake 5 ETH with Lido, Christmas": of a payment it tells what it is for. */
const isHoliday = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !asked.has("transfer") &&
  at > 0 &&
  MARK.test(plainAt(words, at - 1)) &&
  MARK.test(plainAt(words, at + 1)) &&
  words[at - 2]?.filler !== "remark";

/** "Swap 2 ETH for exactly 5 DAI", "for 5 DAI exactly", where the call only has the least of it. */
const isExact = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  facts.isLeastOnly &&
  (isElement(words[at + 1], /^amount wanted/) ||
    (isElement(words[at - 1], /^(?:amount|token) wanted/) && !isElement(words[at + 1], /^amount/)));

/** "Send 5 USDC to 0x…, EOD", "…, fill or kill": a term of an order, where nothing is traded and none can be kept. */
const isTermOfOrder = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !(asked.has("swap") || asked.has("approve") || asked.has("administer")) &&
  isElement(words[at], /^(?:deadline|partial fill)$/) &&
  words[at - 1]?.element?.as !== words[at]?.element?.as;

/** "Yesterday.": by itself. */
const isAlone = (words: readonly Word[], at: number) =>
  at > 0 && MARK.test(plainAt(words, at - 1)) && MARK.test(plainAt(words, at + 1));

/** "… within him", "via Thru"; "under my own account" is one's own. */
const isHungElsewhere = (words: readonly Word[], at: number) =>
  !/^(?:my|our)$/.test(plainAt(words, at + 1)) && hangs(/ /)(words, at);

/** Marks terms that no call keeps. */
export const guardUnkeptTerms: Guard = markBy<GuardContext>([
  { at: /^yesterday$/, problem: "past", holds: isAlone },
  { at: /^any(?:time)?$/, problem: "future", holds: isAnytime },
  { at: /^at$/, problem: "terms nobody checks", holds: isAtMarket },
  {
    at: /^(?:christmas|xmas|easter|halloween|thanksgiving|hanukkah|diwali|ramadan)$/,
    problem: "future",
    holds: isHoliday,
  },
  { at: /^(?:exactly|precisely|exact)$/, problem: "terms nobody checks", holds: isExact },
  { at: /^(?:eod|cob|fill|all)$/, problem: "terms nobody checks", holds: isTermOfOrder },
  { at: /^(?:within|under|via|between|beyond)$/, problem: "condition", holds: isHungElsewhere },
  { at: /^from$/, problem: "future", holds: hangs(/^from now on$/) },
  {
    at: /^(?:as|on|best|once)$/,
    problem: "condition",
    holds: hangs(
      /^(?:as (?:needed|required|necessary)|on (?:request|demand)|best efforts?|once (?:confirmed|approved))$/,
    ),
  },
]);
