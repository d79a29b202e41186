import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isVerb = (word: Word | undefined) =>
  word?.filler !== "remark" && operationVerb(word?.plain ?? "") !== undefined;
const isOrder = (word: Word | undefined) =>
  isVerb(word) && !isPast(word?.plain ?? "") && !/.(?:ing|s)$/.test(word?.plain ?? "");
const isDoing = (word: Word | undefined) => isVerb(word) && /.ing$/.test(word?.plain ?? "");

/** Whether a verb is of a deed that a call does. */
const isDone = (word: Word | undefined, { facts }: GuardContext) =>
  facts.order.some((one) => operationVerb(word?.plain ?? "")?.possible.has(one));

/** What begins a step. */
const isLed = (words: readonly Word[], at: number) =>
  /^(?:[.,;:!?(–—-]|and|then|so|)$/.test(plainAt(words, at - 1));

/** What whoever gets a right may do by it, and what is done by whoever gets something. */
const BY_RIGHT = /^(?:spend|use|take|mov|pull|draw|transfer|withdraw|access)(?:e?s|e|ing)?$/;
const GETTING =
  /^(?:get|gets|receiv|has|hav|hold|keep|need|want|accept|tak|us|spend|go|goes|leave|come|turn|becom|end)(?:e?s|e|ing)?$/;
const isEnjoyed = (word: Word | undefined, { facts }: GuardContext) =>
  GETTING.test(word?.plain ?? "") || (BY_RIGHT.test(word?.plain ?? "") && facts.order.some(changesGrant));

/** "…, then should we send 5 USDC", whatever mark ends it. */
const isAskedWhether = (words: readonly Word[], at: number) =>
  isLed(words, at) && /^(?:we|i)$/.test(plainAt(words, at + 1)) && isOrder(words[at + 2]);

/** "How about we wrap 2 ETH", "… and how about wrapping 2 ETH" */
const isSuggested = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "how" &&
  (isDoing(words[at + 1]) || (/^(?:we|you|i)$/.test(plainAt(words, at + 1)) && isVerb(words[at + 2])));

/** "Wrap 2 ETH and the bot should send 2 WETH", "the bot sends 2 WETH", "he is sending 2 WETH"; "the contract takes 5 DAI" by its right. */
function isAnothers(words: readonly Word[], at: number, context: GuardContext): boolean {
  const next = plainAt(words, at + 1);
  const isDue = /^(?:should|must|shall|will)$/.test(next) && isOrder(words[at + 2]);
  const isBusy = /^(?:is|are)$/.test(next) && isDoing(words[at + 2]);
  const verb = words[isDue || isBusy ? at + 2 : at + 1];
  const isTold = isVerb(verb) && /[^s]s$/.test(next);
  return (isDue || isBusy || isTold) && !isEnjoyed(verb, context) && isDone(verb, context);
}

/** "… and try sending 5 USDC" */
const isTried = (words: readonly Word[], at: number) => isDoing(words[at + 1]);

/** "Start sending 5 USDC to 0x…", of what is done once; "start unstaking 3 stETH" is of what takes its time. */
const isBegun = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  isDoing(words[at + 1]) &&
  !facts.order.some((one) => LASTING.has(one) && operationVerb(plainAt(words, at + 1))?.possible.has(one));
const LASTING: ReadonlySet<Operation> = new Set(["stake", "unstake", "supply"]);

/** "Wrap 2 ETH. You can send 2 WETH to 0x…", which only lets; "you can approve 5 DAI for it" is of the trade. */
const isLet = (words: readonly Word[], at: number, context: GuardContext) =>
  plainAt(words, at - 1) === "you" &&
  !/^(?:if|that|so|what|which|as|when|once)$/.test(plainAt(words, at - 2)) &&
  context.facts.order.length > 1 &&
  isOrder(words[at + 1]) &&
  isDone(words[at + 1], context) &&
  !(isServing(words[at + 1]) && context.steps.every(({ action }) => !changesGrant(action.operation)));
const isServing = (word: Word | undefined) => operationVerb(word?.plain ?? "")?.certain.has("approve");

/** "I'll approve 0x… for 5 DAI, you swap it", "we will wrap 2 ETH": what the speaker does himself; "I'll pay 5 USDC at most" bounds a trade. */
function isOwnDeed(words: readonly Word[], at: number, context: GuardContext): boolean {
  const verb = words[at + 1];
  const plain = verb?.plain ?? "";
  return (
    (plainAt(words, at) !== "will" || /^(?:i|we)$/.test(plainAt(words, at - 1))) &&
    context.facts.order.length > 1 &&
    isOrder(verb) &&
    !GETTING.test(plain) &&
    !(/^(?:pay|part|sell|give)$/.test(plain) && context.asked.has("swap")) &&
    isDone(verb, context)
  );
}

/** "We wrapped 2 ETH. Approve …", "having withdrawn 5 USDC, …", "I approved the wstETH contract to …", where that is one of the steps. */
function isOwnPast(words: readonly Word[], at: number, { facts }: GuardContext): boolean {
  const verb = /^(?:have|had|already|just)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  const found = operationVerb(plainAt(words, verb));
  const object = /^(?:the|my|our|a)$/.test(plainAt(words, verb + 1)) ? verb + 2 : verb + 1;
  // "…, having approved 0x… for 5 DAI first" tells the order.
  const isBefore =
    plainAt(words, at) === "having" &&
    behind(words, at).some(({ plain }) => /^(?:first|beforehand|before)$/.test(plain));
  return (
    isLed(words, at) &&
    !isBefore &&
    facts.order.length > 1 &&
    // "I bought 2 ETH. Wrap them" tells where they are from.
    (plainAt(words, verb) === "withdrew"
      ? facts.operations.has("withdraw")
      : isPast(plainAt(words, verb)) && facts.order.some((one) => found?.certain.has(one))) &&
    (words[object]?.element !== undefined || words[object]?.lexeme.kind === "number")
  );
}

/** Marks a step that is asked about, proposed, tried, let, or done by the speaker or by others. */
export const guardStepAskers: Guard = markBy<GuardContext>([
  { at: /^should$/, problem: "question", holds: isAskedWhether },
  { at: /^about$/, problem: "question", holds: isSuggested },
  {
    at: /^(?:bot|agent|contract|script|he|she|they|somebody|someone)$/,
    problem: "somebody else's",
    holds: isAnothers,
  },
  { at: /^(?:try|trying)$/, problem: "only prepared", holds: isTried },
  { at: /^(?:start|begin)$/, problem: "part", holds: isBegun },
  { at: /^can$/, problem: "doubt", holds: isLet },
  { at: /^(?:i'll|we'll|will)$/, problem: "somebody else's", holds: isOwnDeed },
  { at: /^(?:i|we|he|she|they|having)$/, problem: "past", holds: isOwnPast },
]);
