import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { endsSentence, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import type { Named } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

const LED = /^(?:[.,;:]|and|then|please|)$/;
const USED = /^(?:it|that|this|them)$/;
/** How far behind the deed what it takes may stand. */
const REACH = 12;

const TRADE = /^(?:swap|trade|exchange|conversion)$/;

/** "approve 0x… for 5 DAI and then do the swap to USDC": of what was named, where that is what the trade takes. */
export function tradeMeant(
  reading: Reading,
  at: number,
  { sums: [sum] }: Named,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes } = reading;
  const isDone = /^(?:do|make)$/.test(wordAt(lexemes, at)) && wordAt(lexemes, at + 1) === "the";
  if (!sum || !isDone || !TRADE.test(wordAt(lexemes, at + 2))) return undefined;
  const isInto = /^(?:to|into|for)$/.test(wordAt(lexemes, at + 3)) && tokenAtLexeme(reading, at + 4);
  const isTaken = calls.some(
    ({ operation, amountIn }) =>
      operation === "swap" && amountIn?.asset.symbol?.toLowerCase() === sum.symbol?.toLowerCase(),
  );
  return isInto && isTaken ? { to: at + 3, meant: [wordOf("swap"), sum.number, ...sum.token] } : undefined;
}

const FOR = /^in (?:exchange|return) (?:for|against)$/;
const EXCHANGED = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/** "at least 5 DAI in return for 2 ETH": for it, where that is what calls do with it. */
export function exchangeMeant(
  reading: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  const end = first?.lower === "in" ? phraseEnd(lexemes, at, FOR) : undefined;
  if (!first || end === undefined || !calls.every(({ operation }) => EXCHANGED.test(operation)))
    return undefined;
  return { to: end, meant: [wordOf("for")], said: [quoteOf(text, first, lexemes[end - 1])] };
}

/** "… and use it to buy WETH with the 3000 USDC", "… to trade the 3000 USDC": what is used is told behind, so that these words ask for nothing. */
export function useMeant(
  { lexemes, text }: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  const [first, last] = [lexemes[at], lexemes[at + 2]];
  const isUse = first?.lower === "use" && USED.test(wordAt(lexemes, at + 1)) && last?.lower === "to";
  if (!isUse || !LED.test(wordAt(lexemes, at - 1))) return undefined;
  const { certain } = operationVerb(wordAt(lexemes, at + 3)) ?? {};
  if (!calls.some(({ operation }) => certain?.has(operation))) return undefined;
  const end = lexemes.findIndex((one, place) => place > at && (endsSentence(one) || place > at + REACH));
  const isSum = (place: number) =>
    numberAt(lexemes, pastWords(lexemes, place, /^(?:the|those|these|all|full|my)$/, 2)) !== undefined;
  const isObject = isSum(at + 4);
  const isTold = lexemes
    .slice(at + 3, end < 0 ? undefined : end)
    .some(({ lower }, place) => lower === "with" && isSum(at + place + 4));
  return isObject || isTold ? { to: at + 3, meant: [], said: [quoteOf(text, first, last)] } : undefined;
}
