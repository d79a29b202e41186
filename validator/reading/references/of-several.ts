import type { Call } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import { beginsLine, endsSentence, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** The words at a place that tell of several at once, or of one of them by its place among them. */
export const severalMeant: ReferenceFinder = (reading, at, _named, calls) => {
  return allOfThemAt(reading, at, calls) ?? unwrappedAt(reading, at, calls);
};

const without = ({ lexemes, text }: Reading, at: number, to: number): Reference | undefined => {
  const [first, last] = [lexemes[at], lexemes[to - 1]];
  return first && last && { to, meant: [], said: [quoteOf(text, first, last)] };
};

/** "- 10 USDC to 0x…\n- …\nAll three please": at the very end, where so many are done. */
function allOfThemAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  if (at === 0 || !(beginsLine(reading, at) || endsSentence(lexemes[at - 1]))) return undefined;
  const number = wordAt(lexemes, at) === "all" ? numberAt(lexemes, at + 1) : undefined;
  const isBoth = wordAt(lexemes, at) === "both" && calls.length === 2;
  const to = isBoth ? at + 1 : number && isCount(number, calls.length) ? number.to : undefined;
  if (to === undefined) return undefined;
  const end = pastWords(lexemes, to, /^(?:please|pls|thanks|thx|,|[.!])$/);
  return end === lexemes.length ? without(reading, at, to) : undefined;
}

/** "- 1 WETH back into plain ETH", "one WETH should become ETH again", as one of several and by no verb of its own. */
function unwrappedAt(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  if (!number) return undefined;
  const isLed =
    beginsLine(reading, at) ||
    beginsLine(reading, at - 1) ||
    /^(?:[-•*.,;:)]|and|then|)$/.test(wordAt(lexemes, at - 1));
  const given = isLed ? tokenAtLexeme(reading, number.to, true) : undefined;
  if (!given) return undefined;
  const becomes = phraseEnd(lexemes, given.to, /^(?:becomes|(?:should|shall|is to|has to) become)$/);
  const into = wordAt(lexemes, given.to) === "back" ? given.to + 1 : given.to;
  // "1 WETH becomes 1 ETH again"
  const many = becomes === undefined ? undefined : numberAt(lexemes, becomes);
  const isAsMany = !many || toBaseUnits(many.value, 18) === toBaseUnits(number.value, 18);
  const plain = many?.to ?? becomes ?? into + 1;
  const got = pastWords(lexemes, plain, /^(?:plain|regular|normal|native)$/, 1);
  const isBack = (into > given.to || got > into + 1) && /^(?:into|to)$/.test(wordAt(lexemes, into));
  if (!isAsMany || (becomes === undefined && !isBack)) return undefined;
  const named = tokenAtLexeme(reading, got, true)?.to;
  const end = named !== undefined && wordAt(lexemes, named) === "again" ? named + 1 : named;
  const call = calls.find(
    ({ operation, amountIn, amountOut }) =>
      operation === "unwrap" &&
      amountIn?.asset.symbol?.toLowerCase() === given.token.symbol?.toLowerCase() &&
      amountOut?.asset.symbol?.toLowerCase() === wordAt(lexemes, got) &&
      amountIn?.baseUnits === toBaseUnits(number.value, amountIn?.asset.decimals ?? 0),
  );
  const isOver =
    end !== undefined && (beginsLine(reading, end) || /^(?:[.,;!]|and|)$/.test(wordAt(lexemes, end)));
  return call && isOver ? { to: end, meant: [wordOf("unwrap"), ...lexemes.slice(at, given.to)] } : undefined;
}
