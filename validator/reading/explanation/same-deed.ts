import type { Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { backOver, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { type Part, partIn, sameSumIn } from "./shared-objects.ts";

const LEADING = /^(?:[,;.:…-]|and|then|also|please|now)$/;
const DOING = /^(?:do|doing|repeat|exactly|just|the)$/;
const BEHIND = /^(?:thing|again|for|with|goes|on|:)$/;

interface SameDeed {
  rest: Lexeme[];
  quotes: Quote[];
  /** "same minimum": so that the run before has to tell one. */
  isOfBound?: boolean;
}

/** The words by which a run asks for what the one before does, with other objects: "Same for 50 DAI", "… on the same terms". */
export function sameDeedIn(reading: Reading, lexemes: readonly Lexeme[]): SameDeed | undefined {
  const end = backOver(lexemes, lexemes.length, /^[.,;!]$/, 1);
  const from = SAME_TERMS.test(wordAt(lexemes, end - 1)) ? backOver(lexemes, end - 1, BEFORE_TERMS, 5) : end;
  const [first, last] = [lexemes[from], lexemes[end - 1]];
  const isOfTerms = lexemes.slice(from, end).some(({ lower }) => lower === "same");
  if (!first || !last || !isOfTerms) return sameIn(reading, lexemes);
  const rest = [...lexemes.slice(0, from), ...lexemes.slice(end)];
  const quote = quoteOf(reading.text, first, last);
  // "same minimum" by itself belongs to the run before it.
  if (rest.every(({ kind }) => kind === "sign")) return undefined;
  const { rest: others = rest, quotes = [] } = sameIn(reading, rest) ?? {};
  return { rest: others, quotes: [...quotes, quote], isOfBound: !/^(?:terms|conditions)$/.test(last.lower) };
}

const SAME_TERMS = /^(?:terms|conditions|minimum|floor|least)$/;
const BEFORE_TERMS = /^(?:[,;(]|and|on|under|with|at|to|the|exact|exactly|same)$/;

function sameIn(reading: Reading, lexemes: readonly Lexeme[]): SameDeed | undefined {
  const from = pastWords(lexemes, 0, LEADING);
  const at = pastWords(lexemes, from, DOING);
  // "the same to 0x…" is the same sum.
  if (sameSumIn(lexemes)) return undefined;
  if (!/^(?:same|likewise|ditto)$/.test(wordAt(lexemes, at))) return sameBehind(reading, lexemes);
  const to = pastWords(lexemes, at + 1, BEHIND);
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  if (!first || !last || to >= lexemes.length) return undefined;
  return {
    rest: [...lexemes.slice(0, from), ...lexemes.slice(to)],
    quotes: [quoteOf(reading.text, first, last)],
  };
}

/** "DAI: likewise", "DAI – the same" */
function sameBehind(reading: Reading, lexemes: readonly Lexeme[]): SameDeed | undefined {
  const end = backOver(lexemes, lexemes.length, /^[.,;!]$/, 1);
  const last = lexemes[end - 1];
  const from = wordAt(lexemes, end - 2) === "the" ? end - 2 : end - 1;
  const first = lexemes[from];
  if (!first || !last || !/^(?:same|likewise|ditto)$/.test(last.lower)) return undefined;
  if (!/^[:=–—-]$/.test(wordAt(lexemes, from - 1))) return undefined;
  return {
    rest: [...lexemes.slice(0, from - 1), ...lexemes.slice(end)],
    quotes: [quoteOf(reading.text, first, last)],
  };
}

/** The run before with an amount, a token of it replaced by what a run names that is to do the same: "… with 100 DAI". */
export function insteadOf(
  reading: Reading,
  lexemes: readonly Lexeme[],
  before: readonly Lexeme[],
): Lexeme[][] {
  const parts: readonly Part[] = ["amount", "token"];
  const part = parts.find((one) => partIn(reading, lexemes, one).length > 0);
  const named = part ? partIn(reading, lexemes, part) : [];
  const first = named[0];
  if (!part || !first) return [];
  const from = lexemes.indexOf(first);
  const others = [...lexemes.slice(0, from), ...lexemes.slice(from + named.length)];
  const runs: Lexeme[][] = [];
  for (let at = 0; at < before.length; ) {
    const like = partIn(reading, before.slice(at), part);
    const place = like[0] ? before.indexOf(like[0]) : before.length;
    if (like.length > 0)
      runs.push([...before.slice(0, place), ...named, ...before.slice(place + like.length), ...others]);
    at = place + Math.max(1, like.length);
  }
  return runs;
}
