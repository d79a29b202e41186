import { plainAt, type Word } from "../grammar/word.ts";
import { behind, isHung, MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** Whether a phrase of these words, which nothing was read from, ends a clause: "…, best efforts". */
function ends(words: readonly Word[], at: number, phrase: RegExp): boolean {
  if (!isHung(words, at)) return false;
  const rest = behind(words, at, MARK);
  const isUnread = [words[at], ...rest].every(
    (word) => word?.element === undefined || isSwallowed(word) || LOOSE.test(word.plain),
  );
  return isUnread && phrase.test([plainAt(words, at), ...rest.map(({ plain }) => plain)].join(" "));
}
/** Words that are taken for a deed or a bound wherever they stand: "to be repaid", "or less". */
const LOOSE =
  /^(?:repaid|returned|forwarded|swapped|converted|sent|approved|split|refunded|loan|less|more|approvals?)$/;

/** What a clause about a right took for its own: "Approve 0x… to spend 5 DAI, from his wallet". */
const isSwallowed = ({ element, plain }: Word) =>
  /^(?:beside|verb)$/.test(element?.as ?? "") &&
  /^(?:from|his|her|their|your|wallet|account|savings|and|back|again|by|mistake|accident)$/.test(plain);

const hangs =
  (phrase: RegExp) =>
  (words: readonly Word[], at: number): boolean =>
    ends(words, at, phrase);

/** Whether all of a request was told before: whom it goes to, or where. */
const isBehindPlace = (words: readonly Word[], at: number) =>
  /^(?:counterparty|place)/.test(words[at - 1]?.element?.as ?? "");

/** "… to 0x… with him", "… to Aave over it": what the request would be about besides; "… USDC. Take 5 USDC out of it" is about what was told before, and of several steps one may be done with what another brought. */
const isWithOthers = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  ends(words, at, facts.order.length === 1 && isBehindPlace(words, at) ? WITH_ANYTHING : WITH_SOMEBODY);
const WITH_SOMEBODY =
  /^(?:\w+ ){1,2}(?:him|her|you|each|one|(?:my|him|her|your)self|someone|somebody|everyone|head|order)$/;
const WITH_ANYTHING =
  /^(?:\w+ ){1,2}(?:him|her|you|me|us|them|it|this|that|each|one|(?:my|him|her|your)self|someone|somebody|everyone|head|wallet|order)$/;

/** "Send 5 USDC to 0x… apiece", to one. */
const isApiece = (words: readonly Word[], at: number, { steps, asked }: GuardContext) =>
  steps.length === 1 && !asked.has("swap") && ends(words, at, /^(?:each|apiece|a piece|a head|per head)$/);

/** "Send 5 USDC to 0x…, or less", "… tops": a bound of no sum; "5 DAI or more" and "no more, no less" are of one, "Floor: 5 DAI" leads to one. */
const isLoose = (words: readonly Word[], at: number, context: GuardContext) =>
  !boundsSum(words, at, context) &&
  (isBehindPlace(words, at) || MARK.test(plainAt(words, at - 1))) &&
  !behind(words, at, /^[.,;!?]$/).some(({ plain }) => plain === ":") &&
  ends(
    words,
    at,
    /^(?:tops|or (?:less|more)|no (?:less|more)|not less|more or less|one of them|limit|floor|ceiling)$/,
  ) &&
  !isPaired(words, at);
/** "an approval of 5 USDC, no more", "at least 5 DAI, no less"; a right is to a sum wherever that stands. */
const boundsSum = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  plainAt(words, at) === "no" &&
  plainAt(words, at - 1) === "," &&
  (/^(?:amount|token)/.test(words[at - 2]?.element?.as ?? "") ||
    (plainAt(words, at + 1) === "more" && [...asked].every((one) => one === "approve")));
const isPaired = (words: readonly Word[], at: number) =>
  plainAt(words, at) === "no" &&
  [at - 3, at + 3].some(
    (other) => plainAt(words, other) === "no" && /^(?:less|more)$/.test(plainAt(words, other + 1)),
  );

/** "Send 5 USDC to 0x…, EOD", "…, fill or kill": a term of an order, where nothing is traded and none can be kept. */
const isTermOfOrder = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  !(asked.has("swap") || asked.has("approve") || asked.has("administer")) &&
  /^(?:deadline|partial fill)$/.test(words[at]?.element?.as ?? "") &&
  words[at - 1]?.element?.as !== words[at]?.element?.as;

/** "…, 0.99 WETH at worst": of what is got. */
const isBehindGain = (words: readonly Word[], at: number) =>
  [at - 1, at - 2].some((place) => words[place]?.element?.as === "amount wanted");

/** Marks what is hung on a request by a phrase of small words that ask for nothing by themselves. */
export const guardHungPhrases: Guard = markBy<GuardContext>([
  {
    at: /^(?:with|over|out|per|towards?|along|off|above|below|about|across|among|around|into|onto|than|through|against|on|for)$/,
    problem: "another demand",
    holds: (words, at, context) =>
      // "for him", "for me" tell whom it is done for.
      (plainAt(words, at) !== "for" || plainAt(words, at + 1) === "each") && isWithOthers(words, at, context),
  },
  { at: /^(?:each|apiece|a|per)$/, problem: "another demand", holds: isApiece },
  {
    at: /^as$/,
    problem: "another demand",
    holds: (words, at, { asked }) => !asked.has("borrow") && ends(words, at, /^as a loan$/),
  },
  { at: /^(?:eod|cob|fill|all)$/, problem: "terms nobody checks", holds: isTermOfOrder },
  {
    at: /^by$/,
    problem: "terms nobody checks",
    holds: (words, at, context) =>
      /^(?:eod|cob)$/.test(plainAt(words, at + 1)) && isTermOfOrder(words, at, context),
  },
  { at: /^from$/, problem: "future", holds: hangs(/^from now on$/) },
  { at: /^in$/, problem: "another demand", holds: hangs(/^in (?:dollars|euros?|pounds|francs|yen)$/) },
  { at: /^a$/, problem: "future", holds: hangs(/^a (?:day|week|month|year|quarter)$/) },
  {
    at: /^(?:whenever|sooner|latest|in)$/,
    problem: "future",
    holds: hangs(
      /^(?:whenever|sooner|latest|in an? (?:minute|hour|day|week|month|year|while|bit)|in the next (?:transaction|batch))$/,
    ),
  },
  {
    at: /^(?:as|on|best|at|once)$/,
    problem: "condition",
    holds: hangs(
      /^(?:as (?:needed|required|necessary)|on (?:request|demand)|at (?:best|(?:his|her|their|your) (?:request|discretion))|best efforts?|once (?:confirmed|approved))$/,
    ),
  },
  {
    at: /^at$/,
    problem: "condition",
    holds: (words, at) => ends(words, at, /^at worst$/) && !isBehindGain(words, at),
  },
  {
    at: /^(?:to|as|at|interest|cod|and|both|from|by)$/,
    problem: "another demand",
    holds: hangs(
      /^(?:to be \w+|at interest|at market|interest free|cod|and (?:back|friends|again|so on|so forth|get it back|return it)|both ways|by (?:mistake|accident)|from cold storage|from (?:his|her|their|your|somebody's|someone's) (?:\w+ )?(?:wallet|account|savings))$/,
    ),
  },
  { at: /^(?:tops|or|no|not|more|one|limit|floor|ceiling)$/, problem: "part", holds: isLoose },
  {
    at: /^(?:in|for|upside|inside|mirror|old|copy|first|second|third|last|cancelled|canceled|on)$/,
    problem: "only prepared",
    holds: hangs(
      /^(?:in spirit|for illustration|upside down|inside out|mirror|old|copy|(?:first|second|third|last) (?:attempt|try|time)|cancell?ed|on (?:his|her|their) behalf)$/,
    ),
  },
]);
