import { plainAt, type Word } from "../grammar/word.ts";
import { behind, isHung, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const REACH = 10;

/** "…, in front of the notary"; "we met in front of the cinema" hangs on nothing. */
const isWitnessed = (words: readonly Word[], at: number) => {
  const led = plainAt(words, at - 1) === "the" ? at - 2 : at - 1;
  return plainAt(words, led) === "in" && plainAt(words, at + 1) === "of" && isHung(words, led);
};

/** "…, on the signed paper landing in my mailbox"; "on Uniswap with at least 5 USDC coming out" names a place. */
const isOnArrival = (words: readonly Word[], at: number) =>
  words[at + 1]?.element === undefined &&
  isHung(words, at) &&
  behind(words, at, MARK)
    .slice(0, REACH)
    .some(({ plain }) => ARRIVING.test(plain));
const ARRIVING = /^(?:landing|arriving|reaching|coming|turning|showing|clearing|hitting)$/;

/** "I want the audit on my desk beforehand."; "the approval that it needs beforehand" is one of the deeds. */
const isWantedFirst = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - REACH), at).some(({ plain, filler }, place, own) => {
    const isSpeaker = /^(?:i|we|i'd|we'd|i'll|we'll)$/.test(plainAt(own, place - 1));
    return filler === "remark" && isSpeaker && /^(?:want|need|expect|require|insist|like)$/.test(plain);
  });

/** "I've promised myself to sleep over anything with a loan in it" */
const isSleptOver = (words: readonly Word[], at: number) =>
  /^(?:on|over)$/.test(plainAt(words, at + 1)) &&
  /^(?:it|this|that|them|things|everything|anything|any|such)$/.test(plainAt(words, at + 2));

/** "charge it to my Visa" */
const isCharged = (words: readonly Word[], at: number) =>
  /^(?:it|this|that|them|everything)$/.test(plainAt(words, at + 1)) &&
  /^(?:to|on)$/.test(plainAt(words, at + 2));

/** "EDIT: it's zero now." */
const isAmended = (words: readonly Word[], at: number) => at > 0 && plainAt(words, at + 1) === ":";

/** Marks what the request is to wait for, though no word says that it waits, and what was written under it later. */
export const guardWaits: Guard = markBy<GuardContext>([
  { at: /^(?:front|presence|company)$/, problem: "condition", holds: isWitnessed },
  { at: /^on$/, problem: "condition", holds: isOnArrival },
  { at: /^beforehand$/, problem: "condition", holds: isWantedFirst },
  { at: /^sleep$/, problem: "doubt", holds: isSleptOver },
  { at: /^(?:charge|bill|debit)$/, problem: "another demand", holds: isCharged },
  { at: /^(?:edit|edited|update|amendment|erratum)$/, problem: "change of mind", holds: isAmended },
]);
