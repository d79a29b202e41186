import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { endsSentence, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { Named } from "./named.ts";
import type { Reference } from "./reference.ts";

const LED = /^(?:[.,;:]|and|then|please|)$/;
const USED = /^(?:it|that|this|them)$/;
/** How far behind the deed what it takes may stand. */
const REACH = 12;

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
