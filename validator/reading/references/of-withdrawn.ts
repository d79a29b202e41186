import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { REACH, type Reference, type ReferenceFinder, wordOf } from "./reference.ts";

/** The words at a place that tell where money comes from that is taken out, or what is done with it then. */
export const withdrawnMeant: ReferenceFinder = (reading, at, _named, calls) => {
  const isOnly = calls.every(({ operation }) => operation === "withdraw");
  return bracketedAt(reading, at) ?? (isOnly ? heldAt(reading, at) : undefined);
};

const FIRST = /^(?:first|beforehand)$/;

/** "0x… gets 100 USDC (withdraw it from Aave first)": what is done first may stand in brackets. */
function bracketedAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes } = reading;
  if (wordAt(lexemes, at) !== "(" || !isAsking(wordAt(lexemes, at + 1))) return undefined;
  const end = lexemes.findIndex(({ lower }, place) => place > at && place < at + REACH && lower === ")");
  return end > 0 && FIRST.test(wordAt(lexemes, end - 1)) ? { to: at + 1, meant: [wordOf(",")] } : undefined;
}

const HELD =
  /^(?:from )?(?:what|whatever|the money|the funds|everything) (?:i|we) (?:have|hold|own|keep|have got|have deposited|deposited|have supplied)$|^(?:from )?(?:what|the money) (?:i've|we've) (?:got|deposited|supplied|put)$/;
const PART = /^(?:part|some|a part|a bit) of$/;

/** "From what I have on Aave, 100 USDC should come back", "part of what I've got at Aave, namely 100 USDC": where it lies. */
function heldAt(reading: Reading, at: number): Reference | undefined {
  const { lexemes, text } = reading;
  const first = lexemes[at];
  const part = phraseEnd(lexemes, at, PART);
  const held = phraseEnd(lexemes, part ?? at, HELD);
  const isFrom = wordAt(lexemes, part ?? at) === "from";
  const place = held === undefined ? (part ?? at) : held + 1;
  const isLed = held === undefined || /^(?:on|at|in|with|to)$/.test(wordAt(lexemes, held));
  const from = pastWords(lexemes, place, /^(?:my|our|deposit|deposits|savings|money|at|in|on|with)$/, 3);
  if (!first || (part === undefined && (held === undefined || !isFrom)) || !isLed) return undefined;
  if (!spokenProtocolAt(reading, from)) return undefined;
  // "part of my savings" is told by what follows.
  if (part !== undefined && !isTold(reading, from)) return undefined;
  return { to: from, meant: [wordOf("from")], said: [quoteOf(text, first, lexemes[from - 1])] };
}

/** Whether how much it is stands in the same sentence, behind a mark. */
function isTold({ lexemes }: Reading, from: number): boolean {
  const near = lexemes.slice(from, from + REACH);
  const end = near.findIndex(({ lower }) => /^[.;!?]$/.test(lower));
  const own = near.slice(0, end < 0 ? near.length : end);
  const mark = own.findIndex(({ lower }) => /^[,:]$/.test(lower));
  return mark >= 0 && own.some((_, at) => at > mark && numberAt(own, at) !== undefined);
}
