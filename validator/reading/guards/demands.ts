import { changesGrant } from "../../calls/changes-grant.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isAsking, isPast } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { asks } from "./asks.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const MODAL = /^(?:should|would|could|might|must|shouldn't|wouldn't|couldn't)$/;
/** What may stand between whoever is left out and that he is. */
const BETWEEN: ReadonlySet<string> = new Set(
  "can may should must will shall could might is are the one ones that which who to just simply".split(" "),
);
const OTHERS = /^(?:recipient|receiver|beneficiary|payee|spender|him|her|them|counterparty)$/;

interface DemandContext extends GuardContext {
  /** Whether a verb asks for something. */
  isAsked: boolean;
}

/**
 * Marks demands in a form that no list of words has: what should have been done was not asked for, what somebody else is to
 * do is not the user's to do, and what something is to be sent on for is a deed of its own.
 */
export function guardDemands(words: Word[], context: GuardContext): void {
  markDemands(words, { ...context, isAsked: words.some(asks) });
}

/** "I should have sold …" */
function isMissed(words: readonly Word[], at: number): boolean {
  if (!MODAL.test(plainAt(words, at - 1))) return false;
  return words
    .slice(at + 1, at + 3)
    .some((next) => isPast(next.plain) || isOf(next.plain, "past") || /^(?:been|done)$/.test(next.plain));
}

/** "1000 USDC was supplied on Aave", "… has been supplied": told of the sum itself, where no verb asks. */
function isReported(words: readonly Word[], at: number, { isAsked }: DemandContext): boolean {
  if (isAsked || words[at]?.element || words[at]?.filler === "remark") return false;
  const subject = /^(?:has|have|had)$/.test(plainAt(words, at - 1)) ? at - 2 : at - 1;
  const isSum = /^(?:amount|token)/.test(words[subject]?.element?.as ?? "");
  return isSum && words.slice(at + 1, at + 3).some(({ plain }) => isPast(plain));
}

/** "5 USDC to 0x… on credit", and where somebody is paid "on loan" */
const isOnCredit = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  ((plainAt(words, at) === "credit" && !asked.has("borrow")) ||
    (plainAt(words, at) === "loan" && asked.has("transfer"))) &&
  plainAt(words, at - 1) === "on" &&
  !words[at + 1]?.element;

/** "as a deposit I get back": on terms that no payment has. */
const isGotAgain = (words: readonly Word[], at: number) =>
  /^(?:get|receive|want)$/.test(plainAt(words, at - 1)) &&
  /^(?:i|we|i'll|we'll|will|to)$/.test(plainAt(words, at - 2)) &&
  words.slice(Math.max(0, at - 8), at).some(({ plain }) => plain === "as");

/** "gas to be paid by the recipient", "signed by my boss" */
function isByOthers(words: readonly Word[], at: number): boolean {
  if (plainAt(words, at + 1) !== "by") return false;
  const next = words[/^(?:the|my|our|his|her|their)$/.test(plainAt(words, at + 2)) ? at + 3 : at + 2];
  return next !== undefined && (OTHERS.test(next.plain) || isOf(next.plain, "person", "name"));
}

/** "Don't pay more than 1515 USDC for them": what the coins may cost. */
const isPriceOf = (words: readonly Word[], at: number) =>
  plainAt(words, at + 1) === "them" &&
  /^(?:[.!)]|)$/.test(plainAt(words, at + 2)) &&
  /^(?:amount|token) given$/.test(words[at - 1]?.element?.as ?? "") &&
  words.slice(Math.max(0, at - 8), at).some(({ plain }) => /^(?:pay|paying|spend|spending)$/.test(plain));

/** "Supply 5 USDC to Aave for them": on behalf of somebody whom no call knows. */
const isForOthers = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  /^(?:him|her|them)$/.test(plainAt(words, at + 1)) &&
  /^(?:[.,;!)]|and|please|)$/.test(plainAt(words, at + 2)) &&
  !asked.has("transfer") &&
  !asked.has("approve") &&
  // "approve 0x… for them and deposit them"
  !words.slice(Math.max(0, at - 4), at).some(({ plain }) => /^(?:approv|allow)/.test(plain)) &&
  !(asked.has("swap") && isPriceOf(words, at)) &&
  words.every(({ element }) => element?.as !== "counterparty");

/** "There's a man here making me do this" */
const isMade = (words: readonly Word[], at: number) =>
  /^(?:me|us)$/.test(plainAt(words, at + 1)) &&
  /^(?:do|send|pay|sign|approve|transfer|buy|sell|write|type|swap|[.!,;]|)$/.test(plainAt(words, at + 2));

/** "with the recipient paying the gas" */
const isPayingOther = (words: readonly Word[], at: number) => OTHERS.test(plainAt(words, at - 1));

/** "Send 5 USDC to 0x… was the old me": of the request itself something is said. */
const isSaidOfRequest = (words: readonly Word[], at: number) =>
  words[at]?.element === undefined && words[at - 1]?.element?.as === "counterparty" && asksFirst(words, at);

/** Whether the sentence begins with the verb that asks. */
function asksFirst(words: readonly Word[], at: number): boolean {
  let first = at;
  while (first > 0 && !/^[.;!?:\n]$/.test(words[first - 1]?.lexeme.text ?? "")) first -= 1;
  const { element } = words[first] ?? {};
  return element?.as === "verb" && element.of !== "the call";
}

/** "My balance must not change": what is forbidden to a thing, which no call is. */
function isToldToStay(words: readonly Word[], at: number): boolean {
  if (words[at]?.element?.as !== "prohibition" || words[at - 1]?.element?.as === "prohibition") return false;
  if (!/^(?:must|should|may|can|shall)$/.test(plainAt(words, at - 1))) return false;
  return !/^(?:you|it|we|i|they|and|,)$/.test(plainAt(words, at - 2)) && words[at - 2]?.element === undefined;
}

/** "Collateral off", "collateral stays off": how a market is to count a deposit, which the deposit does not say. */
const isSwitchedOff = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === "collateral");

/** "Approve unlimited DAI, but cap it at what I have": a bound, and none that was read. */
const isCapped = (words: readonly Word[], at: number) =>
  words[at]?.element === undefined &&
  /^(?:it|this|that|them|these|those)$/.test(plainAt(words, at + 1)) &&
  /^(?:at|to|by)$/.test(plainAt(words, at + 2)) &&
  !words.slice(at + 3, at + 5).some(({ element }) => /^(?:amount|limit)/.test(element?.as ?? ""));

/** "Next week is her birthday, then send 5 USDC": not before that time. */
function isOnlyThen(words: readonly Word[], at: number): boolean {
  let from = at;
  while (from > 0 && !/^[.;!?\n]$/.test(words[from - 1]?.lexeme.text ?? "")) from -= 1;
  const before = words.slice(from, at);
  return (
    before.some(({ plain }) => isOf(plain, "time")) && before.every(({ element }) => element === undefined)
  );
}

/** "By the end of the year I'll be supplying 5 USDC" tells what one is going to do. */
const isAnnounced = (words: readonly Word[], at: number) =>
  /^(?:i'll|we'll|will|shall)$/.test(plainAt(words, at - 1)) &&
  plainAt(words, at + 1).endsWith("ing") &&
  isAsking(plainAt(words, at + 1));

/** "Withdraw 100 USDC for Karim's invoice, and pay it"; "… and pay it out to me" was read. */
const isPaidThen = (words: readonly Word[], at: number, { asked }: GuardContext) =>
  words[at]?.element === undefined &&
  !asked.has("transfer") &&
  !asked.has("repay") &&
  /^(?:and|then)$/.test(plainAt(words, at - 1)) &&
  /^(?:it|them|that|him|her)$/.test(plainAt(words, at + 1));

/** "Approve 0x… for 5 USDC, use it to pay my bills": for what no call does. */
const isUsedOtherwise = (words: readonly Word[], at: number) =>
  /^(?:it|them|that|those|this)$/.test(plainAt(words, at + 1)) &&
  plainAt(words, at + 2) === "to" &&
  words[at + 3]?.element === undefined;

/** Whether what is taken back comes first where it is told first, and else last. */
const isEndedThere = (words: readonly Word[], at: number, order: GuardContext["facts"]["order"]) =>
  (words.slice(0, at).some(({ element }) => element?.as === "verb") ? order.at(-1) : order[0]) === "revoke";

/** "…, then clean up the allowance" */
const isCleanedUp = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  plainAt(words, at + 1) === "up" &&
  words.slice(at + 2, at + 5).some(({ plain }) => /^(?:allowances?|approvals?|permissions?)$/.test(plain)) &&
  !isEndedThere(words, at, facts.order);

/** "Let 0x… have access to my wallet and 5 DAI": to more than any call gives. */
const isAccessToAll = (words: readonly Word[], at: number) =>
  plainAt(words, at + 1) === "to" &&
  /^(?:my|our)$/.test(plainAt(words, at + 2)) &&
  /^(?:account|wallet|funds|money|assets|everything)$/.test(plainAt(words, at + 3));

/** "Of #10 and #11 send just the first to 0x…"; "just the first payment" is named in full. */
const isOneOfThem = (words: readonly Word[], at: number) =>
  /^(?:just|only)$/.test(plainAt(words, at - 2)) &&
  plainAt(words, at - 1) === "the" &&
  (words[at + 1]?.lexeme.kind !== "word" ||
    isOf(plainAt(words, at + 1), "preposition", "joint") ||
    plainAt(words, at + 1) === "of");

/** "revoke the old apps, 0x… can stay", "Azuki 5 is the one that stays": somebody or something that the request leaves out. */
function isLeftOut(words: readonly Word[], at: number): boolean {
  if (words[at]?.element !== undefined) return false;
  let subject = at - 1;
  while (BETWEEN.has(plainAt(words, subject))) subject -= 1;
  const { element, lexeme } = words[subject] ?? {};
  return /^(?:counterparty|token id|collection|amount)/.test(element?.as ?? "") || lexeme?.kind === "address";
}

/** "in order to send it on to Peter", "so as to borrow more" */
function isSecond(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.plain !== "to") return false;
  const lead = `${words[at - 3]?.plain} ${words[at - 2]?.plain}`;
  return (
    /^(?:in order|so as)$/.test(lead) &&
    /^(?:verb|noun)$/.test(words[at]?.element?.as ?? "") &&
    words.slice(0, at - 3).some(({ element }) => element?.as === "verb")
  );
}

/** "Put together a swap of …": made ready, for others to do. */
const isOnlyMade = (words: readonly Word[], at: number) =>
  words[at + 1]?.plain === "together" &&
  words.slice(at + 2, at + 9).some(({ element }) => element !== undefined);

/** "100 USDC to 0x… and of that 50 USDC to 0x…": the second sum is within the first, which the call pays as a whole. */
function isPartOfFirst(words: readonly Word[], at: number): boolean {
  if (!/^(?:that|which|those|these|it)$/.test(plainAt(words, at + 1))) return false;
  const next = words[at + 2]?.element;
  return (
    next?.as === "amount given" && words.slice(0, at).some(({ element }) => isPaidBefore(element, next.of))
  );
}

const isPaidBefore = (element: Word["element"], step: string | undefined) =>
  element?.as === "counterparty" && element.of !== step && /^step/.test(element.of ?? "");

/** "#10 goes to 0x…, and in return their #11 comes to me": what the other one is to give, which no payment or right brings. */
const isReturned = (words: readonly Word[], at: number, { facts }: GuardContext) =>
  facts.order.length > 1 &&
  facts.order.every((operation) => operation === "transfer" || changesGrant(operation)) &&
  plainAt(words, at - 1) === "in" &&
  words.slice(at + 1, at + RETURN_REACH).some(({ element }) => /^(?:amount|token)/.test(element?.as ?? ""));
const RETURN_REACH = 10;

/** "50 USDC to each of 0x… and 0x…, and then another 50 USDC to the first of them" */
const isOneMore = (words: readonly Word[], at: number) =>
  /^(?:\S+ ){1,2}to the (?:first|second|third|last|former|latter)\b/.test(
    words
      .slice(at + 1, at + 7)
      .map(({ plain }) => plain)
      .join(" "),
  );

/** "… such that each withdrawal needs my countersignature" */
const isReserved = (words: readonly Word[], at: number) =>
  /^(?:my|our)$/.test(plainAt(words, at + 1)) &&
  /^(?:countersignature|signature|sign-off|confirmation|consent|blessing|say-so|go-ahead)$/.test(
    plainAt(words, at + 2),
  );

const markDemands = markBy<DemandContext>([
  // "I would've sent …"
  { at: /^(?:should|would|could|might|must)'ve$/, problem: "past", holds: () => true },
  { at: /^(?:have|of|'ve)$/, problem: "past", holds: isMissed },
  { at: /^(?:was|were|been)$/, problem: "past", holds: isReported },
  {
    at: /^(?:paid|covered|borne|signed|executed|done|made|handled|approved|processed|submitted)$/,
    problem: "somebody else's",
    holds: isByOthers,
  },
  { at: /^for$/, problem: "somebody else's", holds: isForOthers },
  { at: /^(?:put|putting)$/, problem: "only prepared", holds: isOnlyMade },
  { at: /^of$/, problem: "part", holds: isPartOfFirst },
  { at: /^(?:first|second|third|last|former|latter|one)$/, problem: "part", holds: isOneOfThem },
  { problem: "another demand", holds: isSecond },
  { problem: "another demand", holds: isToldToStay },
  { at: /^off$/, problem: "another demand", holds: isSwitchedOff },
  {
    at: /^(?:cap|caps|capped|limit|limited|restrict|restricted)$/,
    problem: "another demand",
    holds: isCapped,
  },
  { at: /^pay$/, problem: "another demand", holds: isPaidThen },
  { at: /^(?:use|using)$/, problem: "another demand", holds: isUsedOtherwise },
  { at: /^(?:return|exchange)$/, problem: "another demand", holds: isReturned },
  { at: /^(?:another|additional|further|extra)$/, problem: "another demand", holds: isOneMore },
  { at: /^(?:needs?|requires?|awaits?)$/, problem: "terms nobody checks", holds: isReserved },
  { at: /^access$/, problem: "another demand", holds: isAccessToAll },
  { at: /^(?:clean|tidy)$/, problem: "another demand", holds: isCleanedUp },
  { at: /^(?:stay|remain|keep|wait)s?$/, problem: "alternative", holds: isLeftOut },
  { at: /^then$/, problem: "future", holds: isOnlyThen },
  { at: /^be$/, problem: "future", holds: isAnnounced },
  {
    at: /^(?:paying|pays|covering|covers|bearing|bears)$/,
    problem: "somebody else's",
    holds: isPayingOther,
  },
  { at: /^(?:making|makes|made|make|forcing|having)$/, problem: "somebody else's", holds: isMade },
  { at: /^(?:is|was|were|would|sounds?|seems?)$/, problem: "report", holds: isSaidOfRequest },
  { at: /^back$/, problem: "terms nobody checks", holds: isGotAgain },
  { at: /^(?:credit|loan)$/, problem: "terms nobody checks", holds: isOnCredit },
]);
