import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { beginsLine, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { termWords } from "../../lexicon/term-words.ts";

const RIGHTS = termWords("rights in clauses");
const NONE = termWords("that there are none");
const KEPT = termWords("that something is kept");
const BESIDE = termWords("beside what is not kept");
const BEGINS = /^(?:[.,;:!?–—-]|)$/;
const ENDS = /^(?:[.,;:!?–—-]|)$/;
const LED = /^(?:so|because|since|as)$/;
const OPENING = /^(?:don't|dont|not|never|to|)$/;
const MOST_WORDS = 14;

/** Rights are given, and every one of them is taken back behind. */
function areTakenBack(calls: readonly Call[]): boolean {
  const isTaken = ({ spender, amountIn }: Call, at: number) =>
    calls
      .slice(at)
      .some(
        (one) =>
          one.operation === "revoke" &&
          one.spender === spender &&
          one.amountIn?.asset.contract === amountIn?.asset.contract,
      );
  const isGiven = ({ operation }: Call) => operation === "approve";
  return calls.some(isGiven) && calls.every((call, at) => !isGiven(call) || isTaken(call, at));
}

/**
 * That no right is kept, "I don't like open allowances", "so nothing stays open", "the router (0x…) is not to keep any rights": where
 * the calls give some and take every one back. "I want no approval" is of those that are given.
 */
export function toldNoneKept(reading: Reading, calls: readonly Call[]): Quote[] {
  if (!areTakenBack(calls)) return [];
  const spenders = new Set<string>(calls.flatMap(({ spender }) => spender ?? []));
  const isOfIt = ({ lower, kind }: Lexeme) =>
    kind === "address"
      ? spenders.has(lower)
      : [RIGHTS, NONE, KEPT, BESIDE].some((words) => words.test(lower));
  const { lexemes } = reading;
  return lexemes.flatMap((_, at): Quote[] => {
    const isLed = BEGINS.test(wordAt(lexemes, at - 1)) || LED.test(wordAt(lexemes, at));
    if (!isLed && !beginsLine(reading, at)) return [];
    const length = lexemes.slice(at, at + MOST_WORDS).findIndex((one) => !isOfIt(one));
    const to = length < 0 ? Math.min(at + MOST_WORDS, lexemes.length) : at + length;
    const isOver = ENDS.test(wordAt(lexemes, to)) || beginsLine(reading, to);
    return isOver && saysNoneKept(lexemes.slice(at, to)) ? [quoteSpan(reading, { from: at, to })] : [];
  });
}

/** Once that there are none, of rights or of what would be open, and that they would be kept. */
function saysNoneKept(clause: readonly Lexeme[]): boolean {
  const has = (words: { test(word: string): boolean }) => clause.filter(({ lower }) => words.test(lower));
  const isOfRights = has(RIGHTS).length > 0 || has(/^(?:leftovers|open|approved)$/).length > 0;
  // "don't open any approval"
  const isOpened = clause.some(({ lower }, at) => lower === "open" && OPENING.test(wordAt(clause, at - 1)));
  return has(NONE).length === 1 && has(KEPT).length > 0 && isOfRights && !isOpened;
}
