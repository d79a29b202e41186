import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Quote } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { endsSentence, pastWords, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isAsking, isPast, operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { beginsReadReason } from "./told-reset.ts";

/** What goes before something else; nothing but these is told behind what it comes before. */
export const PREPARING: ReadonlySet<Operation> = new Set([
  "approve",
  "revoke",
  "wrap",
  "unwrap",
  "withdraw",
  "borrow",
]);
const GRANT = /^(?:allowances?|approvals?|permissions?)$/;
/** Verbs that only stand for the deed that was named: "do it before the deposit". */
const LIGHT = /^(?:do|does|set|make|go|goes|comes?|need|needs|want|get|let|please|take|use|put)$/;
const POINTING = /^(?:that|this|it)$/;
const REFERRING = /^(?:it|them|that|those|these)$/;
const LEADING_TO = /^(?:[,:]|please|kindly|you|also|to|must|should)$/;
const BEGINS = /^(?:[.,;:!?()–—-]|and|but|then|also|please|)$/;
const REACH = 12;
/** How far before the words that say so the deed may stand. */
const FARTHEST = 24;

interface Mark extends Span {
  /** Where the verb or noun stands of what is to come first. */
  deed: number;
  operations: ReadonlySet<Operation>;
  /** What it is to come before, where that is said. */
  before: ReadonlySet<Operation> | undefined;
}

/** The words by which what is told last is to be done first, "approve 0x… beforehand", where the calls come like that. */
export function toldFirst(reading: Reading, calls: readonly Call[]): Quote[] {
  if (!/\b(?:first|before|beforehand|up-?front|front|advance|prior|start|begin)\b/i.test(reading.folded))
    return [];
  return marksOfFirst(reading)
    .filter((mark) => wordAt(reading.lexemes, mark.from) !== "first" && isKept(mark, calls))
    .map((mark) => quoteSpan(reading, mark));
}

/** "…, start by revoking it", where that comes last; "revoke it, but approve 5 USDC first", where nothing else is there to come first of. */
export const isStartedOtherwise = (reading: Reading, calls: readonly Call[]) =>
  /\b(?:start|begin|first)\b/i.test(reading.folded) &&
  marksOfFirst(reading).some(
    (mark) =>
      (/^(?:start|begin)$/.test(wordAt(reading.lexemes, mark.from)) ||
        calls.every(({ operation }) => changesGrant(operation))) &&
      !isKept(mark, calls),
  );

function isKept({ operations, before }: Mark, calls: readonly Call[]): boolean {
  const last = calls.findLastIndex(({ operation }) => operations.has(operation));
  // "Borrow 5 DAI and swap it, approve 0x… beforehand": what brings it comes before that too.
  const granted = operations.has("approve") ? calls[last]?.amountIn?.asset.contract : undefined;
  const main = calls.findIndex(
    ({ operation, amountOut }) =>
      !operations.has(operation) &&
      !changesGrant(operation) &&
      (granted === undefined || amountOut?.asset.contract !== granted),
  );
  const isNamed = !before || calls.slice(last + 1).some(({ operation }) => before.has(operation));
  // "Approve 0x… for 5 USDC; revoke the old one beforehand", "Revoke it. Before that, approve 5 USDC"
  const other = operations.has("approve") ? (main < 0 ? "revoke" : undefined) : "approve";
  const isLate =
    (operations.has("revoke") || operations.has("approve")) &&
    !(other && operations.has(other)) &&
    calls.slice(0, Math.max(last, 0)).some(({ operation }) => operation === other);
  return (main < 0 || last < main) && isNamed && !isLate;
}

/** Where a text says of a preparing deed that it comes first. */
export function marksOfFirst(reading: Reading): Mark[] {
  const { lexemes } = reading;
  return lexemes.flatMap((_, from) => {
    const ahead = markAhead(reading, from);
    if (ahead) return [ahead];
    const end = markEnd(reading, from);
    if (end === undefined) return [];
    const { to, before } = end;
    const next = pastWords(lexemes, to, LEADING_TO, 3);
    // "approve it before, revoke it after": what stands before the mark.
    const isBehind = wordAt(lexemes, to) === "," && !BEGINS.test(wordAt(lexemes, from - 1));
    const isLeading = !isBehind && isAsking(wordAt(lexemes, next));
    if (!isLeading && !isEnd(reading, to)) return [];
    // "Before that, an allowance of 5 USDC to 0x…": told by its noun.
    const noun = pastWords(lexemes, next, /^(?:an?|the)$/, 1);
    const isNamed = !isLeading && next > to && GRANT.test(wordAt(lexemes, noun));
    const deed = isLeading
      ? next
      : isNamed
        ? noun
        : ((next > to ? passiveBehind(reading, next) : undefined) ?? deedBefore(reading, from));
    const operations = deed === undefined ? undefined : preparedAt(reading, deed);
    if (deed === undefined || !operations) return [];
    // "…, set this first", "…, do it before the deposit"
    const isLight = POINTING.test(wordAt(lexemes, from - 1)) && LIGHT.test(wordAt(lexemes, from - 2));
    const isApart = isLight && /^[,;]$/.test(wordAt(lexemes, from - 3));
    return [{ from: isApart ? from - 2 : from, to, deed, operations, before }];
  });
}

/** "Before you swap 5 DAI for USDC, approve 0x…": of a deed that is told ahead; what the speaker does is not asked for. */
function markAhead(reading: Reading, from: number): Mark | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, from) !== "before" || (from > 0 && !endsSentence(lexemes[from - 1]))) return undefined;
  const verb = wordAt(lexemes, from + 1) === "you" ? from + 2 : from + 1;
  const isTold = verb > from + 1 ? isAsking(wordAt(lexemes, verb)) : wordAt(lexemes, verb).endsWith("ing");
  const { certain } = operationVerb(wordAt(lexemes, verb)) ?? {};
  if (!isTold || !certain || certain.size === 0 || !isSumAt(reading, verb + 1)) return undefined;
  for (
    let at = verb + 2;
    at < verb + FARTHEST && at < lexemes.length && !endsSentence(lexemes[at]);
    at += 1
  ) {
    const deed = wordAt(lexemes, at) === "," ? pastWords(lexemes, at + 1, /^(?:please|first)$/, 2) : at;
    const operations = deed > at && isAsking(wordAt(lexemes, deed)) ? preparedAt(reading, deed) : undefined;
    if (operations) return { from, to: verb, deed, operations, before: certain };
  }
  return undefined;
}

const isSumAt = ({ lexemes }: Reading, at: number) =>
  numberAt(lexemes, pastWords(lexemes, at, /^(?:the|my|those|these|out)$/, 2)) !== undefined;

/** "beforehand", "up front", "in advance", "before", "before that", "prior to the deposit", "before you send it". */
function markEnd(
  { lexemes }: Reading,
  from: number,
): { to: number; before: ReadonlySet<Operation> | undefined } | undefined {
  const isPrior = wordAt(lexemes, from) === "prior" && wordAt(lexemes, from + 1) === "to";
  const at = isPrior ? from + 1 : from;
  const [word, next] = [isPrior ? "before" : wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  const isTwo = (word === "up" && next === "front") || (word === "in" && next === "advance");
  // "start by revoking …"
  const isStart = /^(?:start|begin)$/.test(word) && /^(?:by|with)$/.test(next);
  if (isTwo || isStart) return { to: at + 2, before: undefined };
  if (/^(?:first|beforehand|upfront|up-front)$/.test(word)) return { to: at + 1, before: undefined };
  if (word !== "before") return undefined;
  const noun = /^(?:the|that|this)$/.test(next) ? operationsOfNoun(wordAt(lexemes, at + 2)) : undefined;
  if (noun) return { to: at + 3, before: noun };
  const { certain } = (/^(?:you|i|we)$/.test(next) && operationVerb(wordAt(lexemes, at + 2))) || {};
  // "before doing so"
  if (next === "doing" && /^(?:so|that|this|it)$/.test(wordAt(lexemes, at + 2)))
    return { to: at + 3, before: undefined };
  // "before you do", "before you do that"
  if (/^(?:you|i|we)$/.test(next) && wordAt(lexemes, at + 2) === "do")
    return { to: /^(?:that|this|it|so)$/.test(wordAt(lexemes, at + 3)) ? at + 4 : at + 3, before: undefined };
  const isOfAll = /^(?:anything|everything)$/.test(next) && wordAt(lexemes, at + 2) === "else";
  if (isOfAll) return { to: at + 3, before: undefined };
  // "… to 0 before swapping", "… before setting the new one"
  const going = next.endsWith("ing") ? operationVerb(next) : undefined;
  const isSet = next === "setting" && /^(?:it|the new one|a new one)$/.test(spoken(lexemes, at + 2));
  if (isSet) return { to: at + (wordAt(lexemes, at + 2) === "it" ? 3 : 5), before: GRANTING };
  if (going && going.certain.size > 0)
    return { to: REFERRING.test(wordAt(lexemes, at + 2)) ? at + 3 : at + 2, before: going.certain };
  // "… before you grant the new one"
  const isRenewed =
    /^(?:you|i|we)$/.test(next) && /^(?:grant|give|set|issue|approve)$/.test(wordAt(lexemes, at + 2));
  if (isRenewed && /^(?:it|the new one|a new one)$/.test(spoken(lexemes, at + 3)))
    return { to: at + (wordAt(lexemes, at + 3) === "it" ? 4 : 6), before: GRANTING };
  if (certain && REFERRING.test(wordAt(lexemes, at + 3))) return { to: at + 4, before: certain };
  // "Before you trade, wipe the DAI allowance"
  if (certain && next === "you" && wordAt(lexemes, at + 3) === ",") return { to: at + 3, before: certain };
  // "Before you withdraw 5 DAI, send it": what is told there comes later.
  if (next === "you" && isAsking(wordAt(lexemes, at + 2))) return undefined;
  return { to: POINTING.test(next) ? at + 2 : at + 1, before: undefined };
}

const GRANTING: ReadonlySet<Operation> = new Set(["approve"]);

/** "it", or three words. */
const spoken = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "it" ? "it" : [0, 1, 2].map((place) => wordAt(lexemes, at + place)).join(" ");

const isEnd = (reading: Reading, at: number) =>
  reading.lexemes[at] === undefined ||
  /^(?:[.,;:!()]|and|then)$/.test(wordAt(reading.lexemes, at)) ||
  isOf(wordAt(reading.lexemes, at), "courtesy") ||
  beginsReadReason(reading, at);

/** "Before that, 0x… needs to be approved for 5 USDC" */
function passiveBehind({ lexemes }: Reading, from: number): number | undefined {
  const end = lexemes.findIndex((one, at) => at > from && (endsSentence(one) || one.lower === ","));
  const behind = lexemes.slice(from, end < 0 ? from + REACH : Math.min(end, from + REACH));
  const at = behind.findIndex(({ lower }, place) => isPast(lower) && wordAt(behind, place - 1) === "be");
  return at < 0 ? undefined : from + at;
}

/** The last verb or noun of a deed that stands before a place, in its sentence. */
function deedBefore({ lexemes }: Reading, from: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - FARTHEST) && !endsSentence(lexemes[at]); at -= 1) {
    const word = wordAt(lexemes, at);
    // "approve 0x…, and set it to 0 before swapping"
    if (SETTING.test(word) && isToNothing(lexemes, at, from)) return at;
    // "take it out of Aave first"
    if (/^(?:take|get)$/.test(word) && isOutOf(lexemes.slice(at, from))) return at;
    if (LIGHT.test(word) || (word === "zero" && wordAt(lexemes, at - 1) === "to")) continue;
    if (GRANT.test(word)) return askedBefore(lexemes, at) ?? at;
    // "pull it from my Aave V3 deposit first"
    if (isOwned(lexemes, at)) continue;
    if (operationVerb(word) ?? operationsOfNoun(word)) return at;
  }
  return undefined;
}

const isOutOf = (clause: Reading["lexemes"]) =>
  clause.some(({ lower }, at) => lower === "from" || (lower === "of" && wordAt(clause, at - 1) === "out"));

const SETTING = /^(?:set|reset|bring|take|put|reduce|lower|drop|cut)$/;
const TAKING: ReadonlySet<Operation> = new Set(["revoke"]);

/** "to 0", ": zero"; "to 600 first and then to 0" is to something. */
function isToNothing(lexemes: Reading["lexemes"], at: number, end = at + REACH): boolean {
  const to = lexemes.findIndex(
    ({ lower }, place) =>
      place >= at &&
      place < end &&
      /^(?:to|:|at)$/.test(lower) &&
      (wordAt(lexemes, place + 1) === "nothing" || numberAt(lexemes, place + 1) !== undefined),
  );
  return to >= 0 && /^(?:0|zero|nothing)$/.test(wordAt(lexemes, to + 1));
}

const isOwned = (lexemes: Reading["lexemes"], at: number) =>
  operationsOfNoun(wordAt(lexemes, at)) !== undefined &&
  lexemes.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:my|our)$/.test(lower));

/** The verb whose object a permission is: "reset the old allowance". */
function askedBefore(lexemes: Reading["lexemes"], noun: number): number | undefined {
  for (let at = noun - 1; at > noun - REACH && !APART.test(wordAt(lexemes, at)); at -= 1)
    if (isAsking(wordAt(lexemes, at)) && !LIGHT.test(wordAt(lexemes, at))) return at;
  return undefined;
}

const APART = /^(?:[.,;:!?()]|with|and|plus|including|for|)$/;

/** What a verb or noun prepares by; undefined where it asks for something else, or tells what was. */
function preparedAt({ lexemes }: Reading, at: number): ReadonlySet<Operation> | undefined {
  const word = wordAt(lexemes, at);
  if (isPast(word) && !/^(?:be|being|get)$/.test(wordAt(lexemes, at - 1))) return undefined;
  const isGrant = lexemes.slice(at, at + REACH).some(({ lower }) => GRANT.test(lower));
  // "bring the current allowance down to zero", "reset the old one to zero"
  if ((SETTING.test(word) || GRANT.test(word)) && isToNothing(lexemes, at)) return TAKING;
  const { certain, possible } = operationVerb(word) ?? {};
  const told = certain && certain.size > 0 ? certain : possible;
  const meant = (isGrant ? possible : told) ?? [];
  const found = [...meant, ...(operationsOfNoun(word) ?? [])].filter((one) => PREPARING.has(one));
  return found.length > 0 ? new Set(found) : undefined;
}
