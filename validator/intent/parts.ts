import type { Decimal } from "../decimals/decimal.ts";
import { quotient } from "../decimals/decimal.ts";
import { boundBefore } from "./bounds.ts";
import type { FoundFraction } from "./fractions.ts";
import type { Amount } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { fractionAt } from "./percentages.ts";
import { type Stretch, wordAt } from "./reading.ts";
import { tokenAtLexeme, tokenWithin } from "./tokens.ts";

export interface FoundAmount {
  amount: Amount;
  from: number;
  to: number;
}

type Measure = (stretch: Stretch, at: number) => FoundAmount | undefined;

/** What may stand between "of" and the whole. */
const OWNERS = /^(?:my|our|the|his|her|its|their|these|those|this|that|total|whole|entire|existing|current)$/;
const PRONOUNS = /^(?:it|them|that|this|these|those)$/;

/**
 * A part of what is named: "half of my 900 DAI" is 450 DAI; of "a third of it" and "20% of my USDC" the whole is not
 * named here; "most of my 900 DAI" and "twice 900 DAI" name no number at all.
 */
export function partAt(stretch: Stretch, at: number, measure: Measure): FoundAmount | undefined {
  const { lexemes, text } = stretch.reading;
  const fraction = fractionAt(lexemes, at);
  const end = fraction?.to ?? vagueEnd(lexemes, at);
  const first = lexemes[at];
  if (!first) return undefined;
  if (end === undefined) return someOf(stretch, at, measure);
  const hasOf = wordAt(lexemes, end) === "of";
  const start = hasOf ? end + 1 : end;
  let next = start;
  while (next < start + 3 && OWNERS.test(wordAt(lexemes, next))) next += 1;
  const isLed = hasOf || next > start || fraction === undefined;
  const whole = isLed && !isPart(lexemes, next) ? measure(stretch, next) : undefined;
  if (whole?.amount.kind === "number" && (whole.amount.token || whole.amount.unit !== "token")) {
    const quote = quoteOf(text, first, lexemes[whole.to - 1]);
    const value = fraction && partOf(whole.amount, fraction);
    const amount: Amount = value
      ? { ...whole.amount, value, bound: boundBefore(lexemes, at), quote }
      : { kind: "share", ratio: undefined, token: whole.amount.token, quote };
    return { amount, from: at, to: whole.to };
  }
  if (fraction && hasOf && /^an?$/.test(wordAt(lexemes, start)))
    return ofOne(stretch, at, fraction, start + 1);
  return isLed ? ofUnknown(stretch, at, fraction, hasOf, start) : elided(stretch, at, fraction);
}

/** "100 of my 500 USDC": so many of them. */
function someOf(stretch: Stretch, at: number, measure: Measure): FoundAmount | undefined {
  const { lexemes, text } = stretch.reading;
  const number = numberAt(lexemes, at);
  const first = lexemes[at];
  if (!number || !first || wordAt(lexemes, at - 1) === "in") return undefined;
  const start = wordAt(lexemes, number.to) === "of" ? number.to + 1 : number.to;
  if (wordAt(lexemes, start - 1) !== "of" || !OWNERS.test(wordAt(lexemes, start))) return undefined;
  // Wholes of wholes are not followed up.
  if (wordAt(lexemes, numberAt(lexemes, start + 1)?.to ?? start) === "of") return undefined;
  const whole = measure(stretch, start + 1);
  if (whole?.amount.kind !== "number" || !whole.amount.token) return undefined;
  const quote = quoteOf(text, first, lexemes[whole.to - 1]);
  return {
    amount: { ...whole.amount, value: number.value, bound: boundBefore(lexemes, at), quote },
    from: at,
    to: whole.to,
  };
}

/** "a tenth of an ETH". */
function ofOne(
  { reading }: Stretch,
  at: number,
  { ratio }: FoundFraction,
  from: number,
): FoundAmount | undefined {
  const { lexemes, text } = reading;
  const [first, token] = [lexemes[at], tokenAtLexeme(reading, from, true)];
  const value = quotient({ digits: ratio.above, scale: 0 }, ratio.below);
  if (!first || !token) return undefined;
  const quote = quoteOf(text, first, token.token.quote);
  const amount: Amount = value
    ? { kind: "number", value, unit: "token", bound: boundBefore(lexemes, at), token: token.token, quote }
    : { kind: "share", ratio: undefined, token: token.token, quote };
  return { amount, from: at, to: token.to };
}

const isPart = (lexemes: readonly Lexeme[], at: number) =>
  fractionAt(lexemes, at) !== undefined || vagueEnd(lexemes, at) !== undefined;

/** The part itself, where it has an exact number. */
function partOf(whole: Amount, { ratio }: FoundFraction): Decimal | undefined {
  if (whole.kind !== "number" || whole.bound !== "exact" || whole.upTo) return undefined;
  return quotient({ ...whole.value, digits: whole.value.digits * ratio.above }, ratio.below);
}

/** "50% of my USDC", "half the ETH", "some of it": the whole is a balance, or was named before. */
function ofUnknown(
  { reading, to }: Stretch,
  at: number,
  fraction: FoundFraction | undefined,
  hasOf: boolean,
  start: number,
): FoundAmount | undefined {
  const { lexemes, text } = reading;
  const isPronoun = PRONOUNS.test(wordAt(lexemes, start));
  const token = isPronoun ? undefined : tokenWithin(reading, start, Math.min(start + 5, to));
  const first = lexemes[at];
  const isPercent = /^(?:%|percent|pct|cent)$/.test(wordAt(lexemes, (fraction?.to ?? 0) - 1));
  const isShare = isPronoun || token !== undefined || (isPercent && hasOf);
  // "1% of the market price" is no share of a balance, and "all but the ETH" and "the rest of my DAI" are read elsewhere.
  if (!first || !isShare || isNextToPrice(lexemes, start) || (!fraction && !hasOf)) return undefined;
  if (!fraction && /^(?:rest|remainder)$/.test(first.lower)) return undefined;
  const end = isPronoun ? start + 1 : (token?.to ?? start);
  const quote = quoteOf(text, first, lexemes[end - 1]);
  return {
    amount: { kind: "share", ratio: fraction?.ratio, token: token?.token, quote },
    from: at,
    to: end,
  };
}

function isNextToPrice(lexemes: readonly Lexeme[], at: number): boolean {
  for (let next = at; next < at + 5; next += 1)
    if (/^(?:price|market|spot|value|rate|oracle|quote)$/.test(wordAt(lexemes, next))) return true;
  return false;
}

/** "I have 900 DAI, send a third to 0x…". */
function elided(
  { reading, verb }: Stretch,
  at: number,
  fraction: FoundFraction | undefined,
): FoundAmount | undefined {
  const { lexemes, text } = reading;
  const [first, last] = [lexemes[at], lexemes[(fraction?.to ?? 0) - 1]];
  if (!fraction || !first || !last || at !== verb + 1) return undefined;
  // "half" and "a quarter" by themselves are read as numbers.
  if (numberAt(lexemes, at)?.to === fraction.to) return undefined;
  if (!/^(?:to|for|into|in|on|,|\.|)$/.test(wordAt(lexemes, fraction.to))) return undefined;
  const quote = quoteOf(text, first, last);
  return {
    amount: { kind: "share", ratio: fraction.ratio, token: undefined, quote },
    from: at,
    to: fraction.to,
  };
}

const VAGUE = new Set(
  (
    "most some any few several many much none part parts portion portions fraction bit bits share shares piece pieces chunk slice bulk majority minority lot lots rest remainder remains " +
    "percentage third fourth fifth sixth seventh eighth ninth tenth twentieth hundredth thousandth"
  ).split(" "),
);

/** Where words that name a part or a multiple without its number end: "most of", "not all of", "all but", "three times". */
function vagueEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind === "number") return isTimes(lexemes, at + 1) ? at + 2 : undefined;
  if (lexeme?.kind !== "word") return undefined;
  const next = wordAt(lexemes, at + 1);
  if (next === "of") {
    if (VAGUE.has(lexeme.lower)) return at + 1;
    const before = wordAt(lexemes, at - 1);
    return lexeme.lower === "all" && /^(?:not|than|almost|nearly|hardly)$/.test(before) ? at + 1 : undefined;
  }
  if ((next === "but" || next === "except") && /^(?:all|everything|anything|nothing)$/.test(lexeme.lower))
    return at + 2;
  if (MULTIPLES.has(lexeme.lower)) return at + 1;
  // "one in ten of my 900 DAI"
  if (next === "in" && wordAt(lexemes, at + 3) === "of" && numberAt(lexemes, at + 2)) return at + 3;
  return isTimes(lexemes, at + 1) && numberAt(lexemes, at)?.to === at + 1 ? at + 2 : undefined;
}

const MULTIPLES: ReadonlySet<string> = new Set(["twice", "thrice", "double", "triple", "quadruple"]);
const TIMES: ReadonlySet<string> = new Set(["times", "x", "×"]);
const isTimes = (lexemes: readonly Lexeme[], at: number) => TIMES.has(wordAt(lexemes, at));
