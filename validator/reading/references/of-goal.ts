import type { Operation } from "../../calls/call.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { backOver, endsSentence, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking, isPast, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Named } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

const LED = /^(?:[.,;:]|and|then|please|to|so|finally|just|)$/;
const OVER = /^(?:[.,;:!?)]|and|then|first|afterwards|thereafter|please|thanks|)$/;
const OBJECT =
  /^(?:it|them|that|this|those|these|the|all|of|exact|full|same|amount|sum|over|on|from|there|across|along)$/;
const DOING = /^(?:do|make|execute|perform|complete|run)$/;
const PRONOUN = /^(?:it|them|that|this|those|these)$/;
/** "do the swap with no less than 398 USDC" */
const BOUNDED = /^(?:with|at|[(])$/;
const REACH = 8;

/**
 * What the way to a goal leaves out, since the goal has told it: "My sister 0x… should get 2 WETH. Wrap 2 ETH and send it
 * over.", "I'd like to lend 5 USDC on Aave. Approve 0x… for it first, then deposit.", "…, then do the trade."
 */
export function goalMeant(reading: Reading, at: number, named: Named): Reference | undefined {
  const { lexemes, goal } = reading;
  if (!goal || !LED.test(wordAt(lexemes, at - 1))) return undefined;
  const told = goal.reading.lexemes;
  return payeeMeant(reading, at, told, named) ?? deedMeant(lexemes, at, told, goal.operation);
}

/** The deed of the goal by its verb or noun alone: "then deposit it", "do the trade". */
function deedMeant(
  lexemes: readonly Lexeme[],
  at: number,
  goal: readonly Lexeme[],
  operation: Operation,
): Reference | undefined {
  const isToo = isDoneToo(lexemes, at);
  const from = DOING.test(wordAt(lexemes, at)) ? at + 1 : at;
  const noun = from > at || isToo ? pastWords(lexemes, from, /^(?:the|that|this|my)$/, 1) : at;
  const isNoun = noun > from && operationsOfNoun(wordAt(lexemes, noun))?.has(operation) === true;
  // "Swap 5 DAI to USDC. Invest it.": a verb that may mean something else is the goal's own, or asks for more.
  const isSame = goal.some(({ lower }) => lower === wordAt(lexemes, at));
  const isCertain = operationVerb(wordAt(lexemes, at))?.certain.has(operation) === true;
  if (!isNoun && !((isSame || isCertain) && asksFor(wordAt(lexemes, at), operation))) return undefined;
  const verb = isNoun ? noun : at;
  const to = !isNoun && PRONOUN.test(wordAt(lexemes, verb + 1)) ? verb + 2 : verb + 1;
  const first = goal.findIndex(({ lower }) => asksFor(lower, operation));
  // What is told of the deed is told by itself: "swap it for USDC".
  const isOver = OVER.test(wordAt(lexemes, to)) || (isNoun && BOUNDED.test(wordAt(lexemes, to)));
  if (!isOver) return undefined;
  if (first < 0) return turnedMeant(goal, operation, to);
  // "0x… should be able to spend 2 WETH"
  const begin = goal.slice(0, first).some(({ kind }) => kind === "address") ? 0 : first;
  return { to, meant: goal.slice(begin, backOver(goal, goal.length, /^[.,;:!?]$/)) };
}

/** "I'd like 5 DAI turned into USDC. …, then the swap.": by what is to become of it. */
function turnedMeant(goal: readonly Lexeme[], operation: Operation, to: number): Reference | undefined {
  const sum = goal.findIndex(({ kind }) => kind === "number");
  const turned = goal.findIndex(
    ({ lower }) => isPast(lower) && operationVerb(lower)?.possible.has(operation) === true,
  );
  const end = backOver(goal, goal.length, /^[.,;:!?]$/);
  return operation === "swap" && sum >= 0 && sum < turned
    ? { to, meant: [wordOf("swap"), ...goal.slice(sum, turned), ...goal.slice(turned + 1, end)] }
    : undefined;
}

/** "First the approval of 5 DAI for 0x…, then the swap", "Do the approval … and the swap": of the verb before. */
function isDoneToo(lexemes: readonly Lexeme[], at: number): boolean {
  const begin = lexemes.findLastIndex((one, place) => place < at && endsSentence(one)) + 1;
  const verb = pastWords(lexemes, begin, /^(?:please|kindly|just|so|,)$/, 2);
  const isDone =
    DOING.test(wordAt(lexemes, verb)) && operationsOfNoun(wordAt(lexemes, verb + 2))?.has("approve") === true;
  return (
    wordAt(lexemes, at) === "the" &&
    (wordAt(lexemes, at - 1) === "then" || (wordAt(lexemes, at - 1) === "and" && isDone))
  );
}

function asksFor(word: string, operation: Operation): boolean {
  const { certain, possible } = (isAsking(word) && operationVerb(word)) || {};
  return (certain && certain.size > 0 ? certain : possible)?.has(operation) === true;
}

/** Whoever the goal is told of, where the payment that reaches it names nobody. */
function payeeMeant(
  reading: Reading,
  at: number,
  goal: readonly Lexeme[],
  { party, sums: [sum] }: Named,
): Reference | undefined {
  const verb = reading.lexemes[at];
  const isOther = goal.some(({ kind, lower }) => kind === "address" && lower !== party?.lower);
  if (!verb || !party || isOther || !isAsking(verb.lower)) return undefined;
  if (!operationVerb(verb.lower)?.certain.has("transfer") && verb.lower !== "pass") return undefined;
  // "… and send him the 2 WETH"
  const isHim =
    /^(?:him|her|them)$/.test(wordAt(reading.lexemes, at + 1)) &&
    /^(?:the|those|these|it|\d.*)$/.test(wordAt(reading.lexemes, at + 2));
  const to = isHim ? at + 2 : at + 1;
  const end = objectEnd(reading, to);
  if (end === undefined) return undefined;
  // "0x… should get 2 WETH …, then pay.", "… and pay from there."
  const object = pastWords(reading.lexemes, to, /^(?:from|there)$/, 2);
  const paid = end === object && sum ? [sum.number, ...sum.token] : [];
  return { to, meant: [verb, party, ...paid] };
}

/** Where what is paid ends; undefined where anybody or anything else is named. */
function objectEnd(reading: Reading, from: number): number | undefined {
  const { lexemes } = reading;
  for (let at = from; at < from + REACH; ) {
    const word = wordAt(lexemes, at);
    if (OVER.test(word)) return at;
    const to = numberAt(lexemes, at)?.to ?? tokenAtLexeme(reading, at, true)?.to;
    if (to === undefined && !OBJECT.test(word)) return undefined;
    at = to ?? at + 1;
  }
  return undefined;
}
