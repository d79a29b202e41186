import { showDecimal } from "../../decimals/decimal.ts";
import { endsSentence, wordAt } from "../../intent/reading.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { REACH, type ReferenceFinder } from "./reference.ts";

const TWICE = /^(?:twice|double) (?:as much|that amount|that sum|that|the amount|the sum)$/;
const HALF = /^half (?:as much|that amount|that sum|that|the amount|the sum)$/;

/** "Send 0.1 ETH to 0x… and twice as much to 0x…": so much of what was named last, for the calls to bear out. */
export const multipleMeant: ReferenceFinder = ({ lexemes }, at, { sums: [sum] }) => {
  if (!sum || !/^(?:twice|double|half)$/.test(wordAt(lexemes, at))) return undefined;
  const twice = phraseEnd(lexemes, at, TWICE);
  const to = twice ?? phraseEnd(lexemes, at, HALF);
  // "More than twice as much", "twice as much as last time", "half that again".
  const isLed = /^(?:[.,;]|and|gets|receives|send|pay|transfer|0x.*)$/.test(wordAt(lexemes, at - 1));
  if (to === undefined || !isLed || !/^(?:to|for|[.,;!?]|)$/.test(wordAt(lexemes, to))) return undefined;
  const rest = lexemes.slice(to, to + REACH);
  const end = rest.findIndex(endsSentence);
  if (rest.slice(0, end < 0 ? undefined : end).some(({ lower }) => /^(?:as|than)$/.test(lower)))
    return undefined;
  const { digits, scale } = sum.value;
  const value =
    twice === undefined ? { digits: digits * 5n, scale: scale + 1 } : { digits: digits * 2n, scale };
  const shown = showDecimal(value);
  return { to, meant: [{ ...sum.number, lower: shown, text: shown }, ...sum.token] };
};
