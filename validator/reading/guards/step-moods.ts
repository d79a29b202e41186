import { isPast } from "../../lexicon/operation-words.ts";
import { isThing, plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isVerb = (word: Word | undefined) => word?.element?.as === "verb";
/** What begins a step. */
const LED = /^(?:[.,;:!?(]|and|then|please|)$/;
const isLed = (words: readonly Word[], at: number) => LED.test(plainAt(words, at - 1));

/** "…, then was to send 5 USDC", "… and used to revoke it", "Hoped to wrap 2 ETH": what was, without whose it was. */
const isFormer = (words: readonly Word[], at: number) =>
  isLed(words, at) && plainAt(words, at + 1) === "to" && isVerb(words[at + 2]);

/** "…, then am allowed to send", "… is free to send" */
const isAllowed = (words: readonly Word[], at: number) =>
  /^(?:am|is|are|was|were)$/.test(plainAt(words, at - 1)) &&
  plainAt(words, at + 1) === "to" &&
  isVerb(words[at + 2]) &&
  isLed(words, at - 1);

/** "… then let him transfer the 2 WETH": what somebody else is to do; whoever gets a right is let spend. */
const isLetDo = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  plainAt(words, at - 1) === "let" &&
  isVerb(words[at + 1]) &&
  !(/^(?:spend|use|move|take|draw|pull|transfer)$/.test(plainAt(words, at + 1)) && asked.has("approve"));

/** "5 USDC have been sent to 0x…, then …", which is told of; "once they have been sent" is an order of steps. */
function isDone(words: readonly Word[], at: number): boolean {
  if (plainAt(words, at + 1) !== "been" || !isVerb(words[at + 2]) || !isPast(plainAt(words, at + 2)))
    return false;
  for (let before = at - 1; before >= 0 && before > at - REACH; before -= 1) {
    const plain = plainAt(words, before);
    if (TIED.test(plain)) return false;
    if (/^[.;!?]$/.test(plain)) break;
  }
  return true;
}
const REACH = 30;
const TIED = /^(?:once|after|when|until|till|that|which|what|whatever|as|because|since|if|before)$/;

/** "Wrap 2 ETH and I transferred the 2 WETH to 0x…", "I have wrapped 2 ETH, then …" */
function isOwnPast(words: readonly Word[], at: number): boolean {
  const verb = /^(?:have|already|just)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  return (
    isLed(words, at) &&
    (isVerb(words[verb]) || isJoined(words, at, verb)) &&
    PARTICIPLE.test(plainAt(words, verb)) &&
    isPast(plainAt(words, verb))
  );
}
/** "… and I transferred the 2 WETH" */
const isJoined = (words: readonly Word[], at: number, verb: number) =>
  /^(?:and|then)$/.test(plainAt(words, at - 1)) &&
  words[verb]?.filler !== "remark" &&
  isThing(words[plainAt(words, verb + 1) === "the" ? verb + 2 : verb + 1]);
const PARTICIPLE = /(?:ed|sent|withdrew|withdrawn|gave|paid|lent)$/;

/** "2 ETH may be wrapped, then …": what is only allowed. */
const isMayBe = (words: readonly Word[], at: number) =>
  plainAt(words, at + 1) === "be" && isVerb(words[at + 2]);

/** "Wrap 2 ETH, no and transfer it" */
const isTakenBack = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "," &&
  /^(?:really )?(?:and|then|,)/.test(`${plainAt(words, at + 1)} ${plainAt(words, at + 2)}`);

/** Marks a step that is told of, allowed, promised or somebody else's, beside others that are asked for. */
export const guardStepMoods: Guard = markBy<GuardContext>([
  {
    at: /^(?:was|were|used|had|hoped|meant|wanted|failed|about|promise|stop|soon)$/,
    problem: "report",
    holds: isFormer,
  },
  { at: /^(?:allowed|free|able)$/, problem: "report", holds: isAllowed },
  { at: /^(?:him|her|them|someone|somebody)$/, problem: "somebody else's", holds: isLetDo },
  { at: /^(?:has|have)$/, problem: "past", holds: isDone },
  { at: /^(?:i|he|she|they|we|you)$/, problem: "past", holds: isOwnPast },
  { at: /^(?:may|might)$/, problem: "report", holds: isMayBe },
  { at: /^(?:no|not)$/, problem: "negation", holds: isTakenBack },
]);
