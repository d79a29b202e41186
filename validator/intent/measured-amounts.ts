import numerals from "../data/lexicon/numerals.json" with { type: "json" };
import type { Decimal } from "../decimals/decimal.ts";
import { times } from "../decimals/decimal.ts";
import { termWords } from "../lexicon/term-words.ts";
import { boundOf } from "./bounds.ts";
import type { NumberAmount, TokenMention } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundNumber, numberAt } from "./numbers.ts";
import { type FoundAmount, mayBePart, partAt } from "./parts.ts";
import { isTaken, pastPhrase, quoteSpan, type Reading, type Stretch, saidIn, wordAt } from "./reading.ts";
import { type FoundToken, tokenAtLexeme, unknownTokenAt } from "./tokens.ts";

export const BASE_UNITS = new Map(Object.entries(numerals["powers of ten in wei"]));
const DOLLARS = /^(?:usd|dollars?|bucks|\$)$/;
const CENTS = /^cents?$/;
const BEFORE_NUMBER = /^(?:\$|usd)$/;

/** A number with what it counts: "25 USDC", "$50 of ETH", "between 5 and 10 DAI", "50% of my ETH". */
export function measuredAt(stretch: Stretch, at: number): FoundAmount | undefined {
  const { reading } = stretch;
  const { lexemes } = reading;
  const first = lexemes[at];
  if (!first || !(BEFORE_NUMBER.test(first.lower) || mayBePart(first))) return undefined;
  const own = numberAt(lexemes, at);
  const part = partAt(stretch, at, own, measuredAt);
  if (part) return part;
  const dollars = BEFORE_NUMBER.test(first.lower) ? numberAt(lexemes, at + 1) : undefined;
  const number = dollars ?? own;
  if (!number || isNegative(lexemes, at)) return undefined;
  const range = rangeAt(lexemes, number, at);
  const end = range?.to ?? number.to;
  const isCurrency = dollars !== undefined;
  const found = unitAfter(stretch, end, isCurrency);
  if (!found) return undefined;
  const whole = found.power === 0 ? number.value : times(number.value, found.power);
  const amount: NumberAmount = {
    kind: "number",
    value: whole,
    unit: found.unit,
    bound: range ? "exact" : boundOf(lexemes, at, found.to),
    token: found.token,
    quote: quoteSpan(reading, { from: at, to: found.to }),
  };
  if (saysBetter(lexemes, found.to)) amount.isBetter = true;
  if (isMore(lexemes, at, number.to) || MORE_BEHIND.test(saidIn(lexemes, found.to, found.to + 2)))
    amount.isMore = true;
  if (range) amount.upTo = found.power === 0 ? range.upTo : times(range.upTo, found.power);
  return { amount, from: range?.from ?? at, to: found.to };
}

interface FoundUnit {
  unit: NumberAmount["unit"];
  /** By how many powers of ten the number is to be multiplied. */
  power: number;
  token: TokenMention | undefined;
  to: number;
}

function unitAfter({ reading }: Stretch, at: number, isCurrency: boolean): FoundUnit | undefined {
  const { lexemes } = reading;
  const after = wordAt(lexemes, at);
  const power = isCurrency ? undefined : BASE_UNITS.get(after);
  if (power !== undefined) {
    // Wei are of the native currency.
    const quote = quoteSpan(reading, { from: at, to: at + 1 });
    return {
      unit: "base units",
      power,
      token: { symbol: "native", contract: undefined, known: true, quote },
      to: at + 1,
    };
  }
  const counted = (unit: FoundUnit["unit"], end: number, by = 0): FoundUnit => {
    const token = tokenAfterFillers(reading, end);
    return { unit, power: by, token: token?.token, to: token?.to ?? end };
  };
  // "USD Coin" begins like a dollar and is none.
  const named = isCurrency ? undefined : tokenAfterFillers(reading, at);
  if (isCurrency || (!named && DOLLARS.test(after))) {
    const end = isCurrency && !/^(?:usd|dollars?)$/.test(after) ? at : at + 1;
    return counted("USD", end);
  }
  // "fifty cents in USDC"
  if (CENTS.test(after)) {
    const cents = counted("USD", at + 1, -2);
    return cents.token && cents;
  }
  const raw = rawUnitsAt(reading, at);
  if (raw) return counted("base units", raw);
  const token = named ?? unknownTokenAt(reading, at);
  return token && { unit: "token", power: 0, token: token.token, to: token.to };
}

function isNegative(lexemes: readonly Lexeme[], at: number): boolean {
  const [minus, before] = [lexemes[at - 1], lexemes[at - 2]];
  if (minus?.text !== "-" || minus.end !== lexemes[at]?.start) return false;
  return before === undefined || before.end < minus.start;
}

/** "5-10", "5 to 10", "between 5 and 10": both ends, if something is counted behind them. */
function rangeAt(
  lexemes: readonly Lexeme[],
  low: FoundNumber,
  from: number,
): { upTo: Decimal; from: number; to: number } | undefined {
  const isBetween = wordAt(lexemes, from - 1) === "between";
  const joint = wordAt(lexemes, low.to);
  const isJoint = isBetween ? joint === "and" : /^(?:-|–|to)$/.test(joint);
  if (!isJoint) return undefined;
  const high = numberAt(lexemes, low.to + 1);
  return high && { upTo: high.value, from: isBetween ? from - 1 : from, to: high.to };
}

const FILLERS = termWords("before the token of a number");

function tokenAfterFillers(reading: Reading, from: number): FoundToken | undefined {
  const { lexemes } = reading;
  let at = from;
  // "0.05 Base ETH": the chain was read before.
  while (at < from + 3 && (FILLERS.test(wordAt(lexemes, at)) || isTaken(reading, at))) at += 1;
  return tokenAtLexeme(reading, at, true);
}

const RAW_UNITS =
  /^(?:\( )?(?:base|raw|smallest|atomic|minor|base-units?|raw-units?)(?: (?:units?|amount|denomination))?(?!\S)/;

/** The place after "base units", "raw units" or "smallest units", if they stand here; "0.05 ETH (Base)" names the chain. */
function rawUnitsAt(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  return isTaken(reading, wordAt(lexemes, at) === "(" ? at + 1 : at)
    ? undefined
    : pastPhrase(lexemes, at, RAW_UNITS);
}

/** "an additional 5 USDC", "5 more USDC", "by 5 USDC". */
export const isMore = (lexemes: readonly Lexeme[], at: number, after: number) =>
  /(?<!\S)(?:additional|another|extra|further|by)(?: of)?$/.test(saidIn(lexemes, at - 2, at)) ||
  /^(?:more|additional|extra)$/.test(wordAt(lexemes, after));

/** "5 USDC more", "5 USDC extra"; "5 USDC, more or less" and "5 USDC more than …" are something else. */
const MORE_BEHIND = /^(?:more|extra|additional|additionally)(?!\S| (?:than|or)(?!\S))/;

export const saysBetter = (lexemes: readonly Lexeme[], at: number) =>
  saidIn(lexemes, at, at + 2) === "or better";
