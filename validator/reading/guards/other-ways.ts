import type { Operation } from "../../calls/call.ts";
import { isThing, plainAt, type Word } from "../grammar/word.ts";
import { asks } from "./asks.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isLed = (words: readonly Word[], at: number) =>
  /^(?:[.;:!?(]|please|and|then|)$/.test(plainAt(words, at - 1));

const isOnly = (asked: GuardContext["asked"], ...operations: readonly Operation[]) =>
  asked.size === 1 && operations.some((one) => asked.has(one));

/** Where a sum goes to, or what is done with it, so that one gets it there: "Get 5 USDC into Aave", "Get 5 ETH staked". */
const LEADS_ON = /^(?:to|into|onto|in|for|out|back|from|off|working|earning)$/;
const isLedOn = (words: readonly Word[], at: number) =>
  behind(words, at).some(({ plain, element }) => LEADS_ON.test(plain) || element?.as === "verb");

/** "Get 5 USDC on Aave", "Buy 5 ETH on Lido", where they are given away. */
const isGotten = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  isOnly(asked, "supply", "stake") && isLed(words, at) && isThing(words[at + 1]) && !isLedOn(words, at);

/** "Swap 5 USDC on Aave", "Sell 2 WETH": for nothing that is told, where it is no trade. */
const isForNothing = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  isOnly(asked, "supply", "stake", "wrap", "unwrap", "withdraw", "unstake") &&
  isLed(words, at) &&
  isThing(words[at + 1]) &&
  !isLedOn(words, at);

/** "Lend 4 ETH", where it is staked and no place is told. */
const isOtherPlace = (words: readonly Word[], at: number, { facts, steps }: GuardContext) =>
  facts.order[0] === "stake" &&
  steps.length === 1 &&
  isLed(words, at) &&
  isThing(words[at + 1]) &&
  !words.some(({ element }) => /^(?:place|protocol|token wanted|address|term)/.test(element?.as ?? ""));

/** "Claim 3 stETH with Lido", where it is put in the queue, "Claim 50 sDAI", where it is given back; "request a withdrawal of 3 stETH" names it. */
const isOtherStep = (words: readonly Word[], at: number, { facts, steps }: GuardContext) =>
  /^(?:unstake|withdraw)$/.test(facts.order[0] ?? "") &&
  steps.length === 1 &&
  isLed(words, at) &&
  isThing(words[at + 1]) &&
  !behind(words, at).some(({ plain }) => LEADS_BACK.test(plain));
const LEADS_BACK = /^(?:withdraw|redeem|queue|unstak|exit|into|to|as|back|for|from|out|of|worth)/;

/** "Receive 5 USDC for 0x…", "Collect 0x… 5 USDC", where they are sent. */
const isTaken = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  isOnly(asked, "transfer") &&
  isLed(words, at) &&
  // "Pull 5 USDC from his wallet into mine"
  !behind(words, at).some(({ plain }) => plain === "from") &&
  (isThing(words[at + 1]) || words[at + 1]?.lexeme.kind === "address");

/** "Spend 5 USDC for 0x…", where it may be spent. */
const isSpent = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  isOnly(asked, "approve") && isLed(words, at) && isThing(words[at + 1]);

/** "Owe 5 USDC of my debt" */
const isOwed = (words: readonly Word[], at: number) => isLed(words, at) && isThing(words[at + 1]);

/** "Place a limit order on Uniswap V2": one that waits for its price, where the trade is made at once. */
const isLimitOrder = (words: readonly Word[], at: number, { asked, facts }: GuardContext) =>
  asked.has("swap") &&
  /^(?:a|an|the|my|this)$/.test(plainAt(words, at - 1)) &&
  /^orders?$/.test(plainAt(words, at + 1)) &&
  words[at]?.filler !== "remark" &&
  [...facts.protocols].some((protocol) => /uniswap|balancer|curve|kyber|lifi/.test(protocol));

/** "Authorise 5 USDC on my card for 0x…" */
const isOnCard = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  (asked.has("approve") || asked.has("transfer")) &&
  /^(?:my|the|our)$/.test(plainAt(words, at - 1)) &&
  /^(?:on|to|by|with|from)$/.test(plainAt(words, at - 2)) &&
  words[at]?.filler !== "remark";

/** "Let 0x… spend 5 USDC on Uniswap only" */
const isOnlyThere = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  asked.has("approve") && /^place/.test(words[at - 1]?.element?.as ?? "");

/** "My allowance to 0x… is capped at 5 USDC.", which no verb asks for. */
const isCappedAlready = (words: readonly Word[], at: number) =>
  /^(?:is|are|was)$/.test(plainAt(words, at - 1)) && !words.some((word, place) => place !== at && asks(word));

/** "Send 0x… to 5 USDC" */
const isTurnedRound = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  asked.has("transfer") &&
  words[at - 1]?.lexeme.kind === "address" &&
  words[at - 2]?.element?.as === "verb" &&
  /^amount/.test(words[at + 1]?.element?.as ?? "");

/** "Sell the DAI allowance of 0x…", where it is taken back: no right is traded. */
const isRightTraded = (words: readonly Word[], at: number) =>
  isLed(words, at) &&
  words.slice(at + 1, at + 6).some(({ plain }, next) => {
    const between = words.slice(at + 1, at + 1 + next);
    return RIGHT.test(plain) && between.every((word) => BEFORE_RIGHT.test(word.plain) || isNamed(word));
  });
const RIGHT = /^(?:allowance|approval|permission)s?$/;
const BEFORE_RIGHT = /^(?:the|my|our|his|its|'s|s|'|’)$/;
const isNamed = ({ element, lexeme }: Word) => lexeme.kind === "address" || /^token/.test(element?.as ?? "");

/** "I want to end with as many DAI as now" */
const isAsMany = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "as" &&
  words
    .slice(at + 1, at + 4)
    .some(({ plain }, next) => plain === "as" && /^(?:now|before)$/.test(plainAt(words, at + 2 + next)));

/** Marks verbs that were read for a deed and ask for it the other way round, and terms on which no call does it. */
export const guardOtherWays: Guard = markBy<GuardContext>([
  { at: /^(?:get|earn|buy|obtain|acquire|purchase)$/, problem: "opposite", holds: isGotten },
  {
    at: /^(?:swap|exchange|trade|sell|convert|turn|change)$/,
    problem: "another demand",
    holds: isForNothing,
  },
  {
    at: /^(?:lend|supply|pledge|provide|park|stash|store|save)$/,
    problem: "another demand",
    holds: isOtherPlace,
  },
  { at: /^(?:receive|collect|pull|claim|drip)$/, problem: "opposite", holds: isTaken },
  { at: /^(?:claim|request|retrieve)$/, problem: "another demand", holds: isOtherStep },
  { at: /^(?:spend|use|access)$/, problem: "another demand", holds: isSpent },
  { at: /^to$/, problem: "opposite", holds: isTurnedRound },
  {
    at: /^(?:sell|invest|liquidate|spend|share|swap|convert|exchange|trade|bill|buy)$/,
    problem: "another demand",
    holds: isRightTraded,
  },
  { at: /^owe$/, problem: "report", holds: isOwed },
  { at: /^limit$/, problem: "another demand", holds: isLimitOrder },
  { at: /^(?:card|visa|mastercard)$/, problem: "another demand", holds: isOnCard },
  { at: /^only$/, problem: "terms nobody checks", holds: isOnlyThere },
  { at: /^(?:capped|limited)$/, problem: "report", holds: isCappedAlready },
  { at: /^(?:many|much)$/, problem: "another demand", holds: isAsMany },
]);
