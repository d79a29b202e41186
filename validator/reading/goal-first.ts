import type { Call } from "../calls/call.ts";
import type { Accounted, Intent, Quote } from "../intent/intent.ts";
import type { Lexeme } from "../intent/lexer.ts";
import { beginsLine, endsSentence, pastWords, type Reading, wordAt } from "../intent/reading.ts";
import { isAsking, operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";
import type { Staged } from "../stages/staged.ts";
import { isWhole } from "./explanation/is-whole.ts";
import { callOwed, callWished, goalMeant } from "./goal-meant.ts";
import { type ReadTerms, termsOfPart } from "./read-terms.ts";
import { MOST_READ } from "./references/reference.ts";
import { serves } from "./serves.ts";
import { wayLead } from "./way-lead.ts";

/** A text that tells what is wanted and then how it is reached. */
interface Cut {
  goal: Place;
  /** What only says that the way follows. */
  lead: Place;
  way: Place;
}

type Place = Pick<Quote, "start" | "end">;

/** Understands terms by some calls alone, or does not. */
export type Understand = (terms: ReadTerms, calls: readonly Call[]) => Staged<Intent | undefined>;

/** More sentences before the way nobody writes. */
const MOST_CUTS = 3;

/** "I want to lend 5 USDC", "my sister should get 2 WETH", "we have to pay 0x… 5 USDC" */
const WISH =
  /(?:\b(?:wants?|needs?|wish(?:es)?|should|must|shall|gets|receives|owe|owed|promised|rather|prefer|goal|aim|plan|(?:would|['’]d) (?:like|love)|(?:has|have|is|are) to)\b)/i;
/** "Do we have to lend 5 USDC", "as if I wanted to": no goal. */
const ASKS_WHETHER =
  /^\W*(?:do|does|did|is|are|was|should|shall|must|why|how|what|when|whether|if|as|imagine|suppose|say)\b/i;
/** What follows a deed that was asked for, or comes besides. */
const FOLLOWS =
  /^(?:then|next|afterwards?|after|later|subsequently|thereafter|and|also|plus|but|or|finally|lastly|additionally|besides|furthermore|moreover|once|when|instead|actually|otherwise|unless|if|no|not|same|likewise)$/;
/** "send another 2 WETH": one deed more than the goal. */
const MORE =
  /^(?:again|another|also|too|more|second|besides|additional|additionally|further|extra|twice|other|others|instead|rather|well|repeat|each)$/;

/**
 * What a text asks for that tells a goal first and then how it is reached: "I'd like to lend 5 USDC on Aave. Allow 0x… to
 * pull it, then supply it." asks for one deposit. The goal by itself is what one of the calls does that another call serves,
 * and the way by itself is what all of them do; both with every word accounted for.
 */
export function* goalFirst(
  terms: ReadTerms,
  calls: readonly Call[],
  understand: Understand,
): Staged<Intent | undefined> {
  const { reading } = terms;
  const isRead = calls.length > 1 && reading.lexemes.length <= MOST_READ;
  for (const cut of isRead ? cutsOf(reading, calls) : []) {
    const goal = termsOfPart(terms, partOf(reading.text, cut.goal));
    const wished = yield* wishedBy(terms, goal, calls, understand);
    if (!wished) continue;
    const way = termsOfPart(terms, partOf(reading.text, cut.way));
    const told = { reading: goal.reading, operation: wished.call.operation };
    const found = yield* understand({ ...way, reading: { ...way.reading, goal: told } }, calls);
    const isReached =
      found?.steps.every((step) => isWhole(step, calls)) &&
      found.steps.some(({ action }) => operationsOf(wished.call).includes(action.operation));
    if (found && isReached) return withGoal(reading.text, cut, wished, found);
  }
  return undefined;
}

const operationsOf = ({ operation, alsoOperation = [] }: Call) => [operation, ...alsoOperation];

/** "I need 2 WETH, so wrap 2 ETH …": whether the way is to be read apart, since what is wished for would be a sum of its own. */
export const beginsWithWish = (reading: Reading, calls: readonly Call[]) =>
  calls.length > 1 &&
  cutsOf(reading, calls).some(({ goal }) =>
    callWished({ ...reading, lexemes: reading.lexemes.filter(({ end }) => end <= goal.end) }, calls),
  );

/** What a goal asks for by itself, and which call does it. */
interface Wished {
  call: Call;
  intent: Pick<Intent, "words" | "limits" | "prohibitions" | "exclusions" | "steps">;
}

function* wishedBy(
  terms: ReadTerms,
  goal: ReadTerms,
  calls: readonly Call[],
  understand: Understand,
): Staged<Wished | undefined> {
  if (!isPlain(goal)) return undefined;
  const { text, lexemes } = goal.reading;
  const call = callWished(goal.reading, calls) ?? callOwed(goal.reading, calls);
  if (call) {
    const [start, end] = [lexemes[0]?.start ?? 0, lexemes.at(-1)?.end ?? 0];
    const words = [{ text: text.slice(start, end), start, end, as: "wish" }];
    return { call, intent: { words, prohibitions: [], steps: [] } };
  }
  const meant = goalMeant(goal.reading, calls);
  const read = meant ? termsOfPart(terms, meant) : goal;
  for (const one of calls.filter((other) => isServed(other, calls))) {
    const intent = yield* understand(read, [one]);
    if (intent?.steps.length === 1) return { call: one, intent };
  }
  return undefined;
}

/** A part of a text at its place, and nothing else. */
const partOf = (text: string, { start, end }: Place) =>
  " ".repeat(start) + text.slice(start, end) + " ".repeat(text.length - end);

/** Whether another call prepares a call, or brings what it takes. */
function isServed(call: Call, calls: readonly Call[]): boolean {
  const place = calls.indexOf(call);
  return calls.some(
    (other, at) =>
      at < place &&
      (serves(other, call, undefined, true) ||
        (call.amountIn !== undefined && other.amountOut?.asset.contract === call.amountIn.asset.contract)),
  );
}

/** Terms stand beside what is done, where they are held against it. */
function isPlain({ intent: { gas, waivers, ...terms } }: ReadTerms): boolean {
  const { deadline, signedUntil, slippage, partialFill, poolFee, serviceFee, carrier, interestRate } = terms;
  const single = [deadline, signedUntil, slippage, partialFill, poolFee, serviceFee, carrier, interestRate];
  return [...single, ...Object.values(gas)].every((one) => one === undefined) && waivers.length === 0;
}

/** Where a text may be cut into a goal and the way to it, the first first. */
function cutsOf(reading: Reading, calls: readonly Call[]): Cut[] {
  const { lexemes, text } = reading;
  const cuts: Cut[] = [];
  for (let at = 1; at < lexemes.length && cuts.length < MOST_CUTS; at += 1) {
    const isSo = wordAt(lexemes, at) === "so";
    const isColon = wordAt(lexemes, at - 1) === ":";
    // "0x… needs 5 USDC, withdraw it first …"
    const asked = pastWords(lexemes, at, /^(?:please|pls)$/, 1);
    const isNext = wordAt(lexemes, at - 1) === "," && (isSo || isAsking(wordAt(lexemes, asked)));
    const isLine = isColon || beginsLine(reading, at);
    if (!isNext && !isLine && !endsSentence(lexemes[at - 1])) continue;
    // "Minimum received: 398 USDC" is a field of a form.
    if (isLine && !isDeed(wordAt(lexemes, pastWords(lexemes, at, BEFORE_DEED, 3)))) continue;
    const start = lexemes[at]?.start ?? 0;
    const lead = wayLead(text, start, calls);
    const way = lexemes.filter((one) => one.start >= start + lead.length);
    const isTold = isColon || lead !== "" || way.some(({ lower }) => lower === "first");
    if (
      ASKS_WHETHER.test(text.slice(0, start)) ||
      !isWay(way) ||
      !(isTold || WISH.test(text.slice(0, start)) || isToldAgain(way))
    )
      continue;
    cuts.push({
      goal: { start: 0, end: start },
      lead: { start, end: start + lead.length },
      way: { start: start + lead.length, end: text.length },
    });
  }
  return cuts;
}

const BEFORE_DEED = /^(?:please|first|the|an?|step|steps|[-•*(]|\d|to)$/;
const isDeed = (word: string) => isAsking(word) || operationsOfNoun(word) !== undefined;

const isWay = (way: readonly Lexeme[]) =>
  way.some(({ kind }) => kind === "word") &&
  !FOLLOWS.test(wordAt(way, 0)) &&
  !way.some((_, at) => isMore(way, at));

/** "Move 5 DAI into sDAI. Approve 0x… for 5 DAI, then deposit it": what it takes, and the deed again without a sum of its own. */
function isToldAgain(way: readonly Lexeme[]): boolean {
  const first = operationVerb(wordAt(way, pastWords(way, 0, /^(?:please|first|just)$/, 2)));
  const last = way.findLastIndex(({ lower }) => isAsking(lower));
  const behind = way.slice(last + 1);
  // "…, then trade; 398 USDC or better": with the least that it is to bring.
  const mark = behind.findIndex(({ lower }) => /^[;,]$/.test(lower));
  const least = mark < 0 ? [] : behind.slice(mark).filter(({ kind }) => kind === "word");
  const isLeast = least.length < 6 && least.filter(({ lower }) => !LEAST.test(lower)).length < 2;
  const again = (isLeast && mark >= 0 ? behind.slice(0, mark) : behind).filter(({ kind }) => kind !== "sign");
  return (
    (first?.certain.has("approve") === true || way.some(({ lower }) => GRANT.test(lower))) &&
    again.every(({ lower }) => SAME.test(lower))
  );
}
const LEAST = /^(?:at|least|or|more|better|min|minimum|no|not|less|than|under|below)$/;
const GRANT = /^(?:allowance|approval|permission)$/;
const SAME = /^(?:it|them|that|those|these|the|lot|all|money|coins|tokens|please|in|there)$/;

/** "0.33 WETH or more" and "no more than" are bounds; "first …, second …" counts the steps. */
const isMore = (way: readonly Lexeme[], at: number) =>
  MORE.test(wordAt(way, at)) &&
  !/^(?:or|no|not)$/.test(wordAt(way, at - 1)) &&
  !(wordAt(way, at) === "second" && way.slice(0, at).some(({ lower }) => lower === "first"));

/** What the way asks for, with the words of the goal accounted for as well, and what it bounds. */
function withGoal(text: string, { lead }: Cut, { call, intent: goal }: Wished, way: Intent): Intent {
  const words: Accounted[] = (goal.words ?? []).map((one) => ({
    ...one,
    text: text.slice(one.start, one.end),
    of: "the goal",
  }));
  const between = text.slice(lead.start, lead.end).trim();
  if (between !== "") words.push({ ...lead, text: between, as: "lead-in" });
  // "I'd like to get at least 0.3 WETH for 900 USDC. …, then swap it for WETH."
  const least = goal.steps[0]?.amountOut;
  const steps = way.steps.map((step) =>
    operationsOf(call).includes(step.action.operation) && !step.amountOut && least
      ? { ...step, amountOut: least }
      : step,
  );
  return {
    ...way,
    text,
    steps,
    words: [...words, ...(way.words ?? [])],
    limits: [...(goal.limits ?? []), ...(way.limits ?? [])],
    prohibitions: [...goal.prohibitions, ...way.prohibitions],
    exclusions: [...(goal.exclusions ?? []), ...(way.exclusions ?? [])],
  };
}
