import type { NumberAmount, Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameAmount } from "../../intent/same-asset.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { termWords } from "../../lexicon/term-words.ts";

export interface ToldThreshold {
  amount: NumberAmount;
  /** The same number once more, what it was before, that it is left at it, and from when on it counts. */
  beside: Quote[];
}

type Lexemes = Reading["lexemes"];
interface Bound {
  number: FoundNumber;
  was?: FoundNumber;
  /** Where the words begin that it is told in. */
  from: number;
}

const SIGNATURES = /^(?:signatures?|confirmations?|approvals?)$/;
const SIGNERS = /^(?:owners|signers)$/;
const REQUIRED = /^(?:required|needed|necessary)$/;
/** "two signatures should be enough from then on" */
const ENOUGH = /^(?:enough|sufficient|suffice|suffices)$/;
const TAKING = /^takes?$/;
const REQUIRING = /^(?:requires?|needs?|demands?)$/;
const KEEPING = /^(?:keep|keeps|keeping|leave|leaves|leaving|stays?|remains?|unchanged|still)$/;
const AFTERWARDS = /^(?:afterwards|thereafter|after|that|then|from|now|here|on)$/;
const TO_BE = /^(?:should|shall|must|be|is|are)$/;
const ORDERED = /^(?:please )?(?:make (?:it|that)|(?:set|change|put|bring) (?:it|that) to)$/;
const LINKING = termWords("between a threshold and its number");
const REACH = 12;
const REQUIRED_REACH = 8;

/**
 * How many signatures an account is to need, by a number that nothing but linking words part from the noun: "threshold by 3"
 * and "threshold, currently 3" tell none. Undefined too where two numbers are told. What only the threshold is changed to
 * is not what it is kept at.
 */
export function thresholdIn(reading: Reading, isAll: boolean): ToldThreshold | undefined {
  const { lexemes, text } = reading;
  if (lexemes.some(({ lower }, at) => lower === "by" && numberAt(lexemes, at + 1))) return undefined;
  const found = lexemes.flatMap((_, at) => (isTaken(reading, at) ? [] : (boundAt(lexemes, at, isAll) ?? [])));
  const quote = ({ from, to }: FoundNumber) => quoteOf(text, lexemes[from] as Quote, lexemes[to - 1]);
  const [amount, ...others] = found.map(({ number }): NumberAmount => {
    const { value } = number;
    return { kind: "number", value, unit: "token", bound: "exact", token: undefined, quote: quote(number) };
  });
  if (!amount || !others.every((other) => isSameAmount(other, amount))) return undefined;
  const before = found.flatMap(({ was }) => (was ? [quote(was)] : []));
  const small = found.flatMap(({ from, number }) => smallWords(reading, from, number));
  return { amount, beside: [...others.map((other) => other.quote), ...before, ...small] };
}

const isSmall = (word: string) =>
  [KEEPING, AFTERWARDS, REQUIRED, ENOUGH, SIGNATURES, TAKING].some((words) => words.test(word));

/** "leave the threshold at 2 afterwards", "required signatures thereafter: 2". */
function smallWords({ lexemes, text }: Reading, first: number, { from, to }: FoundNumber): Quote[] {
  let start = /^(?:a|the)$/.test(wordAt(lexemes, first - 1)) ? first - 2 : first - 1;
  // "from then on two signatures (threshold 2)"
  while (AFTERWARDS.test(wordAt(lexemes, start)) && AFTERWARDS.test(wordAt(lexemes, start - 1))) start -= 1;
  let end = to;
  while (end < to + REQUIRED_REACH && (isSmall(wordAt(lexemes, end)) || TO_BE.test(wordAt(lexemes, end))))
    end += 1;
  // "threshold 2 after the transfer" has a condition.
  if (!/^(?:[.,;:!?()]|and|)$/.test(wordAt(lexemes, end))) end = to;
  const own = [...lexemes.slice(Math.max(0, start), from), ...lexemes.slice(to, end)];
  return own.filter(({ lower }) => isSmall(lower)).map((lexeme) => quoteOf(text, lexeme));
}

function boundAt(lexemes: Lexemes, at: number, isAll: boolean): Bound | undefined {
  const bound = isNoun(lexemes, at) ? behindNoun(lexemes, at, isAll) : countAt(lexemes, at);
  if (bound?.number.value.scale !== 0) return undefined;
  const { from, to } = bound.number;
  const near = [...lexemes.slice(Math.max(0, Math.min(at, from) - 3), from), ...lexemes.slice(to, to + 2)];
  return isAll && near.some(({ lower }) => KEEPING.test(lower)) ? undefined : bound;
}

/** "threshold", "required confirmations", "the confirmations our Safe requires". */
function isNoun(lexemes: Lexemes, at: number): boolean {
  const word = wordAt(lexemes, at);
  if (/threshold$|^quorum$/.test(word)) return true;
  return (
    SIGNATURES.test(word) &&
    (REQUIRED.test(wordAt(lexemes, at - 1)) ||
      isRequiredLabel(lexemes, at) ||
      lexemes.slice(at + 1, at + 5).some(({ lower }) => REQUIRING.test(lower)))
  );
}

/** "confirmations needed: 2" */
const isRequiredLabel = (lexemes: Lexemes, at: number) =>
  REQUIRED.test(wordAt(lexemes, at + 1)) && /^[:=→]$/.test(wordAt(lexemes, at + 2));

/** "threshold of our Safe to 3", "threshold from 2 to 3"; "the threshold of 3" is the one that there is. */
function behindNoun(lexemes: Lexemes, noun: number, isAll: boolean): Bound | undefined {
  const from = REQUIRED.test(wordAt(lexemes, noun - 1)) ? noun - 1 : noun;
  for (let at = noun + 1; at < noun + REACH; at += 1) {
    const [word, number] = [wordAt(lexemes, at), numberAt(lexemes, at)];
    const isOld = isAll && wordAt(lexemes, at - 1) === "of" && !/^(?:a|new)$/.test(wordAt(lexemes, noun - 1));
    if (number) return isOld ? undefined : { number, from };
    const was = word === "from" ? numberAt(lexemes, at + 1) : undefined;
    if (was) {
      const is = wordAt(lexemes, was.to) === "to" ? numberAt(lexemes, was.to + 1) : undefined;
      return is && { number: is, was, from };
    }
    // "required signatures on our Safe: make it 3"
    const ordered = /^[:,–—-]$/.test(wordAt(lexemes, at - 1)) ? phraseEnd(lexemes, at, ORDERED) : undefined;
    if (ordered !== undefined) {
      const set = numberAt(lexemes, ordered);
      return set && { number: set, from };
    }
    // "addOwnerWithThreshold(0x…, 2)"
    const isArgument = word === "," && wordAt(lexemes, noun + 1) === "(";
    const isLinking = LINKING.test(word) || REQUIRING.test(word) || lexemes[at]?.kind === "address";
    // "with the threshold set to 2", beside an owner who comes or goes; by itself it tells what there is.
    const isKept =
      (!isAll && (KEEPING.test(word) || word === "set")) ||
      (at === noun + 1 && isRequiredLabel(lexemes, noun));
    if (!isLinking && !isKept && !isArgument && !leadsToSafe(lexemes, at)) return undefined;
  }
  return undefined;
}

/** "of our club's Safe": whoever's it is. */
const leadsToSafe = (lexemes: Lexemes, at: number) =>
  lexemes[at]?.kind === "word" && /^(?:safe|multisig)$/.test(wordAt(lexemes, at + 1));

/** "Two signatures should be required from then on", "require three signatures", "2 as the threshold". */
function countAt(lexemes: Lexemes, at: number): Bound | undefined {
  const number = numberAt(lexemes, at);
  if (!number || /^(?:the|these|those|all|current|first)$/.test(wordAt(lexemes, at - 1))) return undefined;
  const [next, article] = [wordAt(lexemes, number.to), wordAt(lexemes, number.to + 1)];
  const noun = /^(?:a|the|our|its)$/.test(article) ? number.to + 2 : number.to + 1;
  if (next === "as" && wordAt(lexemes, noun) === "threshold") return { number, from: at };
  if (SIGNERS.test(next)) return isSigning(lexemes, at, number.to + 1) ? { number, from: at } : undefined;
  if (!SIGNATURES.test(next)) return undefined;
  const behind = lexemes.slice(number.to, number.to + REQUIRED_REACH).map(({ lower }) => lower);
  const end = behind.findIndex((word) => /^[.,;!?)]$/.test(word));
  const own = end < 0 ? behind : behind.slice(0, end);
  // "two confirmations needed first" is a condition.
  if (own.some((word) => /^(?:first|before|beforehand|until)$/.test(word))) return undefined;
  // "set the threshold to 3, three signatures"
  const isSaidAgain =
    /^[,(]$/.test(wordAt(lexemes, at - 1)) &&
    /^(?:[.,;!)]|)$/.test(wordAt(lexemes, number.to + 1)) &&
    lexemes.slice(Math.max(0, at - REACH), at).some(({ lower }) => lower === "threshold");
  const isRequired =
    isSaidAgain ||
    isTaking(lexemes, at) ||
    REQUIRING.test(wordAt(lexemes, at - 1)) ||
    own.some(
      (word, place) =>
        REQUIRED.test(word) ||
        ENOUGH.test(word) ||
        word === "threshold" ||
        (word === "from" && own[place + 2] === "on"),
    );
  return isRequired ? { number, from: at } : undefined;
}

/** "It should take 3 signatures to move anything", "set it so that it takes 3 signatures"; "it takes 3 signatures" tells what there is. */
const isTaking = (lexemes: Lexemes, at: number) =>
  (wordAt(lexemes, at - 1) === "take" && /^(?:should|shall|must)$/.test(wordAt(lexemes, at - 2))) ||
  (wordAt(lexemes, at - 1) === "takes" &&
    wordAt(lexemes, at - 2) === "it" &&
    /^(?:so|that)$/.test(wordAt(lexemes, at - 3)));

/** "so that three owners need to sign", "require three owners to sign"; "three owners must sign it first" is a condition. */
function isSigning(lexemes: Lexemes, from: number, at: number): boolean {
  const isDue = /^(?:must|should|shall)$/.test(wordAt(lexemes, at));
  const isNeeded = /^(?:need|have)$/.test(wordAt(lexemes, at)) && wordAt(lexemes, at + 1) === "to";
  const isRequired = wordAt(lexemes, at) === "to" && REQUIRING.test(wordAt(lexemes, from - 1));
  const isMeant = wordAt(lexemes, from - 1) === "that" && wordAt(lexemes, from - 2) === "so";
  const verb = isNeeded ? at + 2 : at + 1;
  return (
    (isRequired || (isMeant && (isDue || isNeeded))) &&
    wordAt(lexemes, verb) === "sign" &&
    /^(?:[.,;!)]|)$/.test(wordAt(lexemes, verb + 1))
  );
}
