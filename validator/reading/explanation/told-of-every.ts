import type { Quote } from "../../intent/intent.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { isCount, numberAt } from "../../intent/numbers.ts";
import {
  beginsLine,
  isTaken,
  pastWords,
  quoteSpan,
  type Reading,
  type Span,
  wordAt,
} from "../../intent/reading.ts";

const MARK = /^[,;.:!?()•]$/;
const LEADING = /^(?:and|with|please|[-*•])$/;
const DEEDS = /^(?:trades?|swaps?|legs?|exchanges?|conversions?|purchases?|sales?|times?|cases?)$/;
/** What each trade is to do with what it brings: "each has to bring in at least 0.1 WETH", "both times I want …". */
const BRINGING =
  /^ (?:(?:(?:has to|have to|must|should|needs to|need to) )?(?:bring|yield|return|fetch|get|give)s?(?: in| me)?|i (?:want|need|expect)|for(?= (?:at least|no less|not less|a minimum|min)))(?= )/;
/** The most words of such a phrase. */
const LONGEST = 4;

/** What a clause tells of every one of several calls. */
export interface ToldOfEvery {
  /** The reading without such clauses. */
  rest: Reading;
  /** What they tell, for each of the calls. */
  clauses: Lexeme[];
  /** The words that say that it is of every one. */
  said: Quote[];
}

/**
 * The clauses by which something is told of every one of several calls at once: "…, each for at least 0.1 WETH", "both on
 * Uniswap V3", "min 0.1 per leg". It has to hold for each, so that each is explained with them.
 */
export function toldOfEvery(reading: Reading, count: number): ToldOfEvery | undefined {
  const { lexemes } = reading;
  const clauses: Lexeme[] = [];
  const rest: Lexeme[] = [];
  const said: Quote[] = [];
  for (const clause of clausesOf(reading)) {
    const cue = cueOf(reading, clause, count);
    const told = cue ? [...lexemes.slice(clause.from, cue.from), ...lexemes.slice(cue.to, clause.to)] : [];
    if (cue && told.some(({ kind }) => kind !== "sign")) {
      clauses.push(...told.filter(({ text }) => text !== ":"));
      said.push(quoteSpan(reading, cue));
    } else rest.push(...lexemes.slice(clause.from, clause.to));
  }
  return said.length > 0 ? { rest: { ...reading, lexemes: rest }, clauses, said } : undefined;
}

function clausesOf(reading: Reading): Span[] {
  const { lexemes } = reading;
  const ends = lexemes.flatMap(({ text }, at) =>
    MARK.test(text) || beginsLine(reading, at + 1) || at === lexemes.length - 1 ? [at + 1] : [],
  );
  return ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
}

/** The words of a clause that say it is of every one, at its head or at its end. */
function cueOf(reading: Reading, { from, to }: Span, count: number): Span | undefined {
  const { lexemes } = reading;
  const end = MARK.test(wordAt(lexemes, to - 1)) ? to - 1 : to;
  const first = pastWords(lexemes, from, LEADING, 2);
  // "both the USDC and the DAI loan" lists them.
  const isOther = lexemes
    .slice(from, end)
    .some(
      ({ kind, lower }, at) =>
        kind === "address" ||
        isTaken(reading, from + at) ||
        (from + at > first &&
          /^(?:and|&|\+|or)$/.test(lower) &&
          !/^(?:more|up)$/.test(wordAt(lexemes, from + at + 1))),
    );
  if (isOther) return undefined;
  const head = headEnd(lexemes, first, count);
  if (head !== undefined) {
    const behind = lexemes.slice(head, head + LONGEST + 1).map(({ lower }) => ` ${lower}`);
    const words = BRINGING.exec(behind.join(""))?.[0].split(" ").length ?? 1;
    return { from: first, to: head + words - 1 };
  }
  const tail = tailFrom(lexemes, first, end, count);
  return tail === undefined ? undefined : { from: tail, to: end };
}

/** Where "both", "each time", "each of the two trades" end. */
function headEnd(lexemes: readonly Lexeme[], at: number, count: number): number | undefined {
  const word = wordAt(lexemes, at);
  if (word !== "each" && (word !== "both" || count !== 2)) return undefined;
  if (wordAt(lexemes, at + 1) === "of") {
    if (/^(?:them|these|those)$/.test(wordAt(lexemes, at + 2))) return at + 3;
    const number = numberAt(lexemes, at + 3);
    const deeds = number && isCount(number, count) ? number.to : at + 3;
    return wordAt(lexemes, at + 2) === "the" && DEEDS.test(wordAt(lexemes, deeds)) ? deeds + 1 : undefined;
  }
  return DEEDS.test(wordAt(lexemes, at + 1)) || wordAt(lexemes, at + 1) === "one" ? at + 2 : at + 1;
}

/** Where "per leg", "each time", "for each" begin, if nothing stands behind them. */
function tailFrom(lexemes: readonly Lexeme[], from: number, end: number, count: number): number | undefined {
  const words = lexemes
    .slice(from, end)
    .map(({ lower }) => lower)
    .join(" ");
  const both = count === 2 ? "|both|both times|both cases" : "";
  const deed = "leg|trade|swap|time|case|one";
  const found = new RegExp(
    `(?<= )(?:(?:(?:for|in|on) )?(?:each(?: (?:${deed}))?${both})|per (?:${deed}))$`,
  ).exec(words);
  const isBound = /\b(?:min|minimum|least|less|floor|more)\b/.test(words);
  return found && isBound ? end - found[0].split(" ").length : undefined;
}
