import type { Operation } from "../../calls/call.ts";
import { OPPOSITES } from "../../calls/opposites.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isAsking, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const THEN = /^(?:then|afterwards|next|finally)$/;
const POINTING = /^(?:it|them|that|those|these|this)$/;
const ENDS = /^(?:[.;!?)]|)$/;
const AGAIN = /^(?:again|twice)$/;
/** "… and unwrap it again" undoes, and does nothing twice. */
const undoneBy = (operation: Operation) =>
  operation === "approve" ? "revoke" : (OPPOSITES[operation] ?? operation);

/** What takes something out of a place. */
const TAKING: ReadonlySet<Operation> = new Set(["withdraw", "claim", "borrow"]);
const isCertain = (word: string, asked: ReadonlySet<Operation>) =>
  [...(operationVerb(word)?.certain ?? [])].some((one) => asked.has(one));
const isOnlyTaking = (asked: ReadonlySet<Operation>) => [...asked].every((one) => TAKING.has(one));

/**
 * Marks a verb that stands all by itself behind what was asked for by another, and so asks for more: "Send 70 USDC to 0x…. Then
 * forward it.", "…, approve it again", "…. Send it back."
 */
export function guardFurtherDeeds(words: Word[], { asked, facts, steps }: GuardContext): void {
  for (const [at, word] of words.entries()) {
    if (word.problem !== undefined || word.lexeme.kind !== "word") continue;
    const isDo = /^(?:do|repeat)$/.test(word.plain);
    const operations = meantBy(word.plain);
    if (!isDo && (!isAsking(word.plain) || operations.length === 0)) continue;
    const object = POINTING.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
    const isPointing = object === at + 2;
    const isBack = isPointing && plainAt(words, object) === "back" && endsAt(words, object + 1);
    const isAgain = isPointing && AGAIN.test(plainAt(words, object)) && endsAt(words, object + 1);
    // "My sister 0x… should get 2 WETH. …, then send it.": whom the verb is said of was told as the goal.
    const isOfGoal = steps.some(({ counterparty }) => counterparty?.quote.start === word.lexeme.start);
    const isThen = !isOfGoal && THEN.test(plainAt(words, at - 1)) && endsAt(words, object);
    if (isOwnDeed(words, at)) word.problem = "another's deed";
    else if (isTakenBack(words, at)) word.problem = "change of mind";
    else if (isBack && operations.includes("transfer") && asked.has("transfer"))
      word.problem = "another demand";
    // "Swap …. And invest it.": what may stand for the deed, and is told behind it, is another.
    else if (
      isPointing &&
      word.element?.as === "beside" &&
      plainAt(words, at - 1) !== "to" &&
      endsAt(words, object) &&
      !(operations.includes("revoke") && isOfRight(words, at))
    )
      word.problem = "another demand";
    // "Withdraw … and move it back to Aave": where it came from.
    else if (
      isPointing &&
      !isCertain(word.plain, asked) &&
      isOnlyTaking(asked) &&
      isBackInPlace(words, object)
    )
      word.problem = "another demand";
    else if (isPointing && isOfOther(words, at, facts.operations)) word.problem = "another demand";
    else if (isOfNone(words, at, facts.operations)) word.problem = "another demand";
    else if (isMore(words, at)) word.problem = "another demand";
    else if (isAgain && !operations.some((one) => asked.has(undoneBy(one)))) word.problem = "recurrence";
    else if (isThen && (isAskedBefore(words, at, operations) || isToldBefore(words, at)))
      word.problem = "another demand";
  }
}

/** Whether a sentence is about a right before a place, and asks for nothing yet: "Whatever DAI allowance 0x… still has, cancel it". */
function isOfRight(words: readonly Word[], at: number): boolean {
  const before = sentenceTo(words, at);
  return (
    /^[,:]$/.test(plainAt(words, at - 1)) &&
    before.some(({ plain }) => operationsOfNoun(plain)?.has("approve")) &&
    !before.some(({ plain }) => isAsking(plain) && !operationsOfNoun(plain))
  );
}

const sentenceTo = (words: readonly Word[], at: number) =>
  words
    .slice(words.findLastIndex(({ lexeme }, place) => place < at && /^[.;!?]$/.test(lexeme.text)) + 1, at)
    .filter(({ lexeme }) => lexeme.kind === "word");

/** "…. The trade with the DAI allowance, cancel it." */
function isOfDeed(words: readonly Word[], at: number): boolean {
  const before = sentenceTo(words, at);
  const noun = before.find(({ plain }) => operationsOfNoun(plain));
  return (
    /^(?:the|that|this|my)$/.test(before[0]?.plain ?? "") &&
    noun !== undefined &&
    noun === before[1] &&
    !operationsOfNoun(noun.plain)?.has("approve")
  );
}

/** "Revoke the USDC approval of 0x…. Cancel that.": not the right, but the request; "then cancel that" goes on. */
const isTakenBack = (words: readonly Word[], at: number) =>
  /^(?:cancel|undo|scrap|drop|kill|stop|void)$/.test(plainAt(words, at)) &&
  (/^(?:that|this|everything)$/.test(plainAt(words, at + 1)) ||
    (plainAt(words, at + 1) === "it" && isOfDeed(words, at))) &&
  ENDS.test(plainAt(words, at + 2)) &&
  !/^(?:and|then|finally|afterwards|lastly|to)$/.test(plainAt(words, at - 1));

/** "Approve 0x… for 5 USDC, then I will supply it": what the speaker is going to do, where a call does it. */
function isOwnDeed(words: readonly Word[], at: number): boolean {
  const isShort = /^(?:i|we)['’]ll$/.test(plainAt(words, at - 1));
  const isLong = plainAt(words, at - 1) === "will" && /^(?:i|we)$/.test(plainAt(words, at - 2));
  const { as, of = "" } = words[at]?.element ?? {};
  return (
    (isShort || isLong) &&
    as === "verb" &&
    of.startsWith("step ") &&
    /^(?:then|and|afterwards|so)$/.test(plainAt(words, isShort ? at - 2 : at - 3))
  );
}

function isBackInPlace(words: readonly Word[], object: number): boolean {
  const to = plainAt(words, object) === "back" ? object + 1 : object;
  const place = plainAt(words, to + 1) === "the" ? to + 2 : to + 1;
  return (
    /^(?:to|into|in|onto|on|at)$/.test(plainAt(words, to)) &&
    /^(?:place|beside)$/.test(words[place]?.element?.as ?? "")
  );
}

/** "Approve 0x… for 5 USDC and send 1 ETH to 0x…. And withdraw 1 ETH.": an order that no call can be meant by. */
function isOfNone(words: readonly Word[], at: number, done: ReadonlySet<Operation>): boolean {
  const { certain, possible } = operationVerb(plainAt(words, at)) ?? {};
  // "let it come to my wallet", "put it in the queue"
  if (!certain || !possible || certain.size === 0) return false;
  const { element, filler } = words[at] ?? {};
  const next = words[at + 1];
  return (
    element === undefined &&
    (filler === undefined || filler === "grammar") &&
    /^(?:[.,;:!?]|and|then|also|please|)$/.test(plainAt(words, at - 1)) &&
    (POINTING.test(next?.plain ?? "") || next?.lexeme.kind === "number") &&
    ![...certain, ...possible].some((one) => done.has(one))
  );
}

/** "Supply 100 USDC and 50 DAI. Then swap it for DAI.": a trade or a stake, where none of the calls is one. */
function isOfOther(words: readonly Word[], at: number, done: ReadonlySet<Operation>): boolean {
  const { certain } = operationVerb(plainAt(words, at)) ?? {};
  return (
    certain !== undefined &&
    certain.size > 0 &&
    certain.isSubsetOf(EXCHANGING) &&
    certain.isDisjointFrom(done) &&
    (/^(?:for|into|to)$/.test(plainAt(words, at + 2)) || endsAt(words, at + 2)) &&
    words.slice(0, at).some(({ element }) => /^(?:verb|noun|beside)$/.test(element?.as ?? ""))
  );
}

const EXCHANGING: ReadonlySet<Operation> = new Set(["swap", "stake"]);

/** "…, mint one more" */
const isMore = (words: readonly Word[], at: number) =>
  /^(?:one more|another one|some more)$/.test(`${plainAt(words, at + 1)} ${plainAt(words, at + 2)}`) &&
  endsAt(words, at + 3);

const meantBy = (word: string): readonly Operation[] => {
  const { certain, possible } = operationVerb(word) ?? {};
  return [...(certain && certain.size > 0 ? certain : (possible ?? []))];
};

const endsAt = (words: readonly Word[], at: number) =>
  ENDS.test(plainAt(words, at)) || isOf(plainAt(words, at), "courtesy");

/** Whether a verb or a noun before asks for the same. */
const isAskedBefore = (words: readonly Word[], at: number, operations: readonly Operation[]) =>
  words
    .slice(0, at)
    .some(
      ({ plain, element }) =>
        (element?.as === "verb" && element.of === words[at]?.element?.of && element.of !== "the call") ||
        (element !== undefined &&
          !isOfAnotherStep(element, words[at]?.element) &&
          [...meantBy(plain), ...(operationsOfNoun(plain) ?? [])].some((one) => operations.includes(one))),
    );

/** "Pull 5 USDC from Aave first, then pay.": each verb asks for a step of its own. */
const isOfAnotherStep = (one: Word["element"], other: Word["element"]) =>
  one?.as === "verb" &&
  other?.as === "verb" &&
  one.of !== other.of &&
  [one, other].every(({ of = "" }) => of.startsWith("step "));

/** Whether who gets it or how much of it was told before, where no approval had to be told with it. */
function isToldBefore(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at);
  const isGranted = before.some(
    ({ element, plain }) =>
      (element?.of === "the call" && /^(?:verb|noun)$/.test(element.as)) ||
      (element?.as === "beside" && operationsOfNoun(plain)?.has("approve")),
  );
  return (
    !isGranted &&
    before.some(
      ({ element }) =>
        element?.of !== undefined &&
        element.of === words[at]?.element?.of &&
        /^(?:amount given|counterparty)$/.test(element.as),
    )
  );
}
