import type { Call, MovedAmount, Operation } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import {
  beginsLine,
  endsSentence,
  pastWords,
  quoteSpan,
  type Reading,
  type Span,
  wordAt,
} from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking, isPast, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";

type Operations = ReadonlySet<Operation>;

/** Words that say what comes before what; undefined where they do not say which of the two. */
interface Mark extends Span {
  first: Operations | "anything" | undefined;
  later: Operations | undefined;
}

const DONE = /^(?:done|through|complete|completed|over|finished|confirmed|settled)$/;
const LEADING_TO = /^(?:[,:]|please|kindly|you|also|to|must|should)$/;
const ENDS = /^(?:[.,;:!?)]|and|)$/;
/** How far from such words their deed may stand. */
const REACH = 40;

/** The words by which a text says what comes after what, "after the trade revoke it", where the calls come like that. */
export function toldAfter(reading: Reading, calls: readonly Call[]): Quote[] {
  if (
    calls.length < 2 ||
    !/\b(?:after|thereafter|once|when|soon|moment|following|upon|whereupon|done|in place)\b/i.test(
      reading.folded,
    )
  )
    return [];
  const asked = reading.lexemes.findIndex(({ lower }) => isAsking(lower));
  return reading.lexemes.flatMap((_, at) => {
    const mark =
      afterDeed(reading, at) ??
      afterNoun(reading, at) ??
      (asked >= 0 && asked < at
        ? (afterState(reading, at, calls) ?? afterGetting(reading, at, calls) ?? afterIt(reading, at))
        : undefined) ??
      afterThat(reading, at) ??
      afterAll(reading, at);
    return mark && isKept(mark, calls) ? quoteSpan(reading, mark) : [];
  });
}

/** Whether the one comes before the other, and what is only said to come after comes last. */
function isKept({ first, later }: Mark, calls: readonly Call[]): boolean {
  const place = (operations: Operations | undefined, isLast: boolean): number => {
    const is = ({ operation }: Call) => operations?.has(operation) === true;
    return isLast ? calls.findLastIndex(is) : calls.findIndex(is);
  };
  if (first === "anything") return place(later, true) > 0;
  const before = place(first, true);
  if (!first) return place(later, true) === calls.length - 1;
  if (before < 0) return false;
  return later ? place(later, true) > before : before < calls.length - 1;
}

/** "after approving 5 DAI": of what is told there, and, of "revoke it after approving …", of what is told before it. */
function afterDeed({ lexemes }: Reading, at: number): Mark | undefined {
  if (wordAt(lexemes, at) !== "after" || !wordAt(lexemes, at + 1).endsWith("ing")) return undefined;
  const first = operationVerb(wordAt(lexemes, at + 1))?.certain;
  if (!first || first.size === 0) return undefined;
  return { from: at, to: at + 1, first, later: deedBefore(lexemes, at) };
}

/** What leads to what is to be over by then. */
const LEAD = /^(?:after|once|when|as soon as|the moment|the minute)$/;

/** "after the trade", "once the swap is done" */
function afterNoun(reading: Reading, at: number): Mark | undefined {
  const { lexemes } = reading;
  const lead = phraseEnd(lexemes, at, LEAD);
  if (lead === undefined || !/^(?:the|that|this)$/.test(wordAt(lexemes, lead))) return undefined;
  const first = operationsOfNoun(wordAt(lexemes, lead + 1));
  if (!first) return undefined;
  const isDone = /^(?:is|has|gets)$/.test(wordAt(lexemes, lead + 2)) && DONE.test(wordAt(lexemes, lead + 3));
  if (wordAt(lexemes, at) !== "after" && !isDone) return undefined;
  const to = isDone ? lead + 4 : lead + 2;
  const later = deedBeside(reading, at, to);
  return later && { from: at, to, first, later };
}

const TAKEN: Operations = new Set(["revoke"]);
const COPULA = /^(?:is|are|has|have|been)$/;
const STATE = /^(?:there|here|in|arrived|available|ready)$/;
const SUBJECT = /^(?:it|that|this|these|those|the|money|funds|cash|loan)$/;

/** "When the 2 WETH are there, …", "once it's in my wallet, …", "once it's WETH": what a step before has brought about. */
function afterState(reading: Reading, at: number, calls: readonly Call[]): Mark | undefined {
  const { lexemes } = reading;
  const lead = phraseEnd(lexemes, at, LEAD);
  if (lead === undefined) return undefined;
  const isShort = /^(?:it's|that's|they're|you're)$/.test(wordAt(lexemes, lead));
  let next = isShort ? lead + 1 : pastWords(lexemes, lead, SUBJECT, 3);
  const number = numberAt(lexemes, next);
  if (number && !isShort) next = tokenAtLexeme(reading, number.to, true)?.to ?? number.to;
  const bare = wordAt(lexemes, lead);
  // "once done, …", "once wrapped, …"
  const isBare = next === lead && (DONE.test(bare) || (isPast(bare) && operationVerb(bare) !== undefined));
  if (next === lead && !isBare) return undefined;
  const state = pastWords(lexemes, next, COPULA, 2);
  const word = wordAt(lexemes, state);
  // "once it is wrapped", "once it's WETH": what a call before does.
  const { certain, possible } = (isPast(word) && operationVerb(word)) || {};
  // "once it is gone"
  const taken = word === "gone" ? TAKEN : undefined;
  const done = (isBare && certain?.size ? certain : possible) ?? taken ?? turnedInto(word, calls);
  const isReached = STATE.test(word) || DONE.test(word) || done !== undefined;
  if ((state === next && !isShort && !isBare) || !isReached) return undefined;
  const isHeld = word === "in" && /^(?:my|our)$/.test(wordAt(lexemes, state + 1));
  const isPlaced = word === "in" && wordAt(lexemes, state + 1) === "place";
  const to = isHeld ? state + 3 : isPlaced ? state + 2 : state + 1;
  const isOver = /^(?:[,.;!?)]|)$/.test(wordAt(lexemes, to)) || isAsking(wordAt(lexemes, to));
  const isOwn = !isHeld || /^(?:wallet|account)$/.test(wordAt(lexemes, to - 1));
  const later = isOver && isOwn ? deedBeside(reading, at, to) : undefined;
  return later && { from: at, to, first: done ?? "anything", later };
}

/** The deeds by which calls bring a token that is named. */
function turnedInto(symbol: string, calls: readonly Call[]): Operations | undefined {
  const turning = calls.filter(
    ({ operation, amountOut }) =>
      /^(?:wrap|unwrap|swap)$/.test(operation) && amountOut?.asset.symbol?.toLowerCase() === symbol,
  );
  return turning.length > 0 ? new Set(turning.map(({ operation }) => operation)) : undefined;
}

const GETTING = /^(?:have|hold|get|got|receive|received|borrow|borrowed|withdraw|swapped|wrapped)$/;

/** "Once I have it, permit …", "when you have the 2 WETH, …": what a step before has brought; "the money" may be another's. */
function afterGetting(reading: Reading, at: number, calls: readonly Call[]): Mark | undefined {
  const { lexemes } = reading;
  const lead = phraseEnd(lexemes, at, LEAD);
  if (lead === undefined) return undefined;
  const isShort = /^(?:i|you|we)['’]ve$/.test(wordAt(lexemes, lead));
  if (!isShort && !/^(?:i|you|we)$/.test(wordAt(lexemes, lead))) return undefined;
  const got = pastWords(lexemes, lead + 1, GETTING, 2);
  const object = pastWords(lexemes, got, /^(?:the|those|these|that)$/, 1);
  const number = numberAt(lexemes, object);
  const sum = number && tokenAtLexeme(reading, number.to, true);
  const isIt = /^(?:it|them|that|this|those|these)$/.test(wordAt(lexemes, got));
  if (got === lead + 1 || !(sum ?? isIt)) return undefined;
  // "once I have 10 WETH" waits for another sum; what is brought is what is taken then.
  const isSum = (moved: MovedAmount | undefined) =>
    number !== undefined &&
    moved?.asset.symbol?.toLowerCase() === sum?.token.symbol?.toLowerCase() &&
    moved?.baseUnits === toBaseUnits(number.value, moved?.asset.decimals ?? 0);
  const isBrought = calls.some((one) => isSum(one.amountOut)) && calls.some((one) => isSum(one.amountIn));
  if (sum && !isBrought) return undefined;
  const to = sum?.to ?? got + 1;
  const isOver = wordAt(lexemes, to) === "," || isAsking(wordAt(lexemes, to));
  const later = isOver ? deedBeside(reading, at, to) : undefined;
  return later && { from: at, to, first: "anything", later };
}

const IT = /^(?:it|that|this|which)$/;

/** "Following this, …", "after which …", "with that done, …", "with that in place, …", "that done, …", "whereupon …" */
function afterIt(reading: Reading, at: number): Mark | undefined {
  const { lexemes } = reading;
  const [word, next, third] = [0, 1, 2].map((place) => wordAt(lexemes, at + place));
  const isApart = /^(?:[.,;:!]|and|)$/.test(wordAt(lexemes, at - 1));
  const isAfter = /^(?:after|following|upon)$/.test(word ?? "") && IT.test(next ?? "");
  const isDone = IT.test(word ?? "") && next === "done";
  const isPlaced = third === "in" && wordAt(lexemes, at + 3) === "place";
  const isWith = word === "with" && IT.test(next ?? "") && (third === "done" || isPlaced);
  const end = isPlaced ? at + 4 : at + 3;
  const to = word === "whereupon" ? at + 1 : isWith ? end : isAfter || isDone ? at + 2 : undefined;
  if (to === undefined || !isApart) return undefined;
  const later = deedBeside(reading, at, to) ?? passiveBehind(lexemes, to);
  return later && { from: at, to, first: "anything", later };
}

/** "After it: revoke the approval", "…, after it revoke that" */
function afterThat(reading: Reading, at: number): Mark | undefined {
  const { lexemes } = reading;
  // "…, and thereafter unwrap it"
  const next = wordAt(lexemes, at) === "thereafter" ? wordAt(lexemes, at + 1) : "";
  if (isAsking(next))
    return { from: at, to: at + 1, first: "anything", later: operationVerb(next)?.possible };
  // "…; thereafter an approval of 2 WETH"
  const noun = /^(?:an?|the)$/.test(next) ? operationsOfNoun(wordAt(lexemes, at + 2)) : undefined;
  if (noun) return { from: at, to: at + 1, first: "anything", later: noun };
  // "… . After, exchange them", "… . After: the DAI allowance to 0"
  const isBare = wordAt(lexemes, at) === "after" && /^[,:]$/.test(wordAt(lexemes, at + 1));
  if (isBare && (endsSentence(lexemes[at - 1]) || beginsLine(reading, at))) {
    const later = deedBeside(reading, at, at + 2) ?? nounBehind(lexemes, at + 2);
    return { from: at, to: at + 2, first: wordAt(lexemes, at + 1) === ":" ? undefined : "anything", later };
  }
  const isThat = wordAt(lexemes, at) === "after" && wordAt(lexemes, at + 1) === "it";
  const isLabel = /^[:,]$/.test(wordAt(lexemes, at + 2));
  const isLeading = isLabel || isAsking(wordAt(lexemes, at + 2));
  const later = isThat && isLeading ? deedBeside(reading, at, at + 2) : undefined;
  return later && { from: at, to: isLabel ? at + 3 : at + 2, first: "anything", later };
}

/** "…, and revoke it again after." */
function afterAll(reading: Reading, at: number): Mark | undefined {
  const { lexemes } = reading;
  const isMeant = /^(?:after|thereafter)$/.test(wordAt(lexemes, at));
  if (!isMeant || !/^(?:[.;!)]|)$/.test(wordAt(lexemes, at + 1))) return undefined;
  const later = deedBefore(lexemes, at);
  return later && { from: at, to: at + 1, first: undefined, later };
}

/** What the words are said of: the verb that they lead to, or the last before them. */
function deedBeside({ lexemes }: Reading, from: number, to: number): Operations | undefined {
  const next = pastWords(lexemes, to, LEADING_TO, 3);
  if (isAsking(wordAt(lexemes, next))) return operationVerb(wordAt(lexemes, next))?.possible;
  return ENDS.test(wordAt(lexemes, to))
    ? (passiveBehind(lexemes, to) ?? deedBefore(lexemes, from))
    : undefined;
}

/** "Once that is done, 0x… should be allowed to use 2 WETH", "… should have permission to" */
function passiveBehind(lexemes: readonly Lexeme[], from: number): Operations | undefined {
  const end = Math.min(lexemes.length, from + REACH);
  for (let at = from; at < end && !endsSentence(lexemes[at]); at += 1)
    if (wordAt(lexemes, at - 1) === "be") return operationVerb(wordAt(lexemes, at))?.possible;
    else if (wordAt(lexemes, at - 1) === "have") return operationsOfNoun(wordAt(lexemes, at));
  return undefined;
}

/** "that DAI allowance …", which may be given or taken. */
function nounBehind(lexemes: readonly Lexeme[], from: number): Operations | undefined {
  const [noun] = lexemes.slice(from, from + 4).flatMap(({ lower }) => operationsOfNoun(lower) ?? []);
  return noun?.has("approve") ? new Set([...noun, "revoke"]) : noun;
}

function deedBefore(lexemes: readonly Lexeme[], from: number): Operations | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH) && !endsSentence(lexemes[at]); at -= 1)
    if (isAsking(wordAt(lexemes, at))) return operationVerb(wordAt(lexemes, at))?.possible;
  return undefined;
}
