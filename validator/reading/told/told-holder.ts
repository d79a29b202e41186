import type { Call, Operation } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { beginsLine, quoteSpan, type Reading, type Span, wordAt } from "../../intent/reading.ts";
import { termWords } from "../../lexicon/term-words.ts";

/** What one has of a deed when it is done. */
const RECEIPTS: Partial<Record<Operation, ReturnType<typeof termWords>>> = {
  supply: termWords("what a deposit is written down in"),
  stake: termWords("what a deposit is written down in"),
  unstake: termWords("what a withdrawal is written down in"),
};
const HOLDING = termWords("holding what is written down");
const BESIDE = termWords("beside what is written down");
const OWN = /^(?:i|we|me|us|mine|ours|my|our|myself)$/;
/** "that address", "her", and whoever gets a gift. */
const ANOTHER = /^(?:she|he|her|him|hers|his|that|gift|present)$/;
const DETERMINED = /^(?:the|all|resulting)$/;
const AGAIN = /^(?:they|it)$/;
const EDGE = /^(?:[.,;:!?()–—-]|and|so|)$/;
const MOST_WORDS = 12;

interface Held extends Span {
  isOwn: boolean;
}

/** Who holds what is left of the deed, as it is: "the aTokens belong to that address", "the request shall be in my name". */
export const toldHolder = (reading: Reading, calls: readonly Call[]): Quote[] =>
  holdersIn(reading, calls).flatMap((held) => (isSo(held, calls) ? quoteSpan(reading, held) : []));

/** "… on behalf of 0x…; the aTokens are for me" */
export const isHeldOtherwise = (reading: Reading, calls: readonly Call[]): boolean =>
  holdersIn(reading, calls).some((held) => !isSo(held, calls));

const isSo = ({ isOwn }: Held, calls: readonly Call[]) =>
  calls.every(({ operation, recipient, from }) => !RECEIPTS[operation] || (recipient === from) === isOwn);

function holdersIn(reading: Reading, calls: readonly Call[]): Held[] {
  const receipts = calls.flatMap(({ operation, recipient }) =>
    recipient === undefined ? [] : (RECEIPTS[operation] ?? []),
  );
  const { lexemes } = reading;
  const isReceipt = ({ lower }: Lexeme) => receipts.some((words) => words.test(lower));
  const found: Held[] = [];
  for (let at = 0; receipts.length > 0 && at < lexemes.length; at += 1) {
    if (!EDGE.test(wordAt(lexemes, at - 1)) && !beginsLine(reading, at)) continue;
    const length = lexemes.slice(at, at + MOST_WORDS).findIndex((one) => !isReceipt(one) && !isBeside(one));
    const to = length < 0 ? Math.min(at + MOST_WORDS, lexemes.length) : at + length;
    if (!EDGE.test(wordAt(lexemes, to)) && !beginsLine(reading, to)) continue;
    // "the aTokens are a gift, they belong to that address"
    const isAgain = found.at(-1)?.to === at - 1 && AGAIN.test(wordAt(lexemes, at));
    const clause = lexemes.slice(at, to);
    const named = clause.findIndex(isReceipt);
    const isNamed = clause.slice(0, named).some(({ lower }) => DETERMINED.test(lower));
    const isOwn = clause.some(({ lower }) => OWN.test(lower));
    const isOther = clause.some(({ lower }) => ANOTHER.test(lower));
    if ((isNamed || isAgain) && isOwn !== isOther && clause.some(({ lower }) => HOLDING.test(lower)))
      found.push({ from: at, to: pastOther(lexemes, to, isOwn), isOwn });
  }
  return found;
}

/** Behind ", not me" of what another holds. */
function pastOther(lexemes: readonly Lexeme[], at: number, isOwn: boolean): number {
  const isDenied = wordAt(lexemes, at) === "," && wordAt(lexemes, at + 1) === "not";
  const other = isOwn ? /^(?:him|her|them)$/ : /^(?:me|us)$/;
  return isDenied && other.test(wordAt(lexemes, at + 2)) && EDGE.test(wordAt(lexemes, at + 3)) ? at + 3 : at;
}

const isBeside = ({ lower }: Lexeme) =>
  [HOLDING, BESIDE, OWN, ANOTHER, AGAIN].some((words) => words.test(lower));
