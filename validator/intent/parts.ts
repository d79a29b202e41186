import type { Decimal } from "../decimals/decimal.ts";
import { quotient } from "../decimals/decimal.ts";
import { boundBefore } from "./bounds.ts";
import { type FoundFraction, mayBeFraction } from "./fractions.ts";
import type { Amount } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundNumber, mayBeNumber, numberAt } from "./numbers.ts";
import { fractionAt } from "./percentages.ts";
import { pastWords, quoteSpan, type Stretch, wordAt } from "./reading.ts";
import { tokenWithin } from "./tokens.ts";

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
export function partAt(
  stretch: Stretch,
  at: number,
  number: FoundNumber | undefined,
  measure: Measure,
): FoundAmount | undefined {
  const { lexemes } = stretch.reading;
  const fraction = fractionAt(lexemes, at, number);
  const part = fraction?.to ?? vagueEnd(lexemes, at);
  // "100 of my 500 USDC": so many of them.
  const some =
    part === undefined && number && OWNERS.test(wordAt(lexemes, number.to + 1)) ? number : undefined;
  const end = part ?? (some && wordAt(lexemes, some.to) === "of" ? some.to : undefined);
  if (end === undefined) return undefined;
  const hasOf = wordAt(lexemes, end) === "of";
  const start = hasOf ? end + 1 : end;
  const next = pastWords(lexemes, start, OWNERS, 3);
  const isLed = hasOf || next > start || fraction === undefined;
  // Wholes of wholes are not followed up, or a long text of them would take long.
  const whole = isLed && !isPart(lexemes, next) ? measure(stretch, next) : undefined;
  if (whole?.amount.kind === "number" && (whole.amount.token || whole.amount.unit !== "token")) {
    const quote = quoteSpan(stretch.reading, { from: at, to: whole.to });
    const value = fraction ? partOf(whole.amount, fraction) : some?.value;
    const amount: Amount = value
      ? { ...whole.amount, value, bound: boundBefore(lexemes, at), quote }
      : { kind: "share", ratio: undefined, token: whole.amount.token, quote };
    return { amount, from: at, to: whole.to };
  }
  // "a tenth of an ETH" is a number.
  if (some || (fraction && hasOf && /^an?$/.test(wordAt(lexemes, start)))) return undefined;
  return isLed ? ofUnknown(stretch, at, fraction, hasOf, start) : elided(stretch, at, fraction);
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
  const { lexemes } = reading;
  const isPronoun = PRONOUNS.test(wordAt(lexemes, start));
  const token = isPronoun ? undefined : tokenWithin(reading, start, Math.min(start + 5, to));
  const isPercent = /^(?:%|percent|pct|cent)$/.test(wordAt(lexemes, (fraction?.to ?? 0) - 1));
  const isShare = isPronoun || token !== undefined || (isPercent && hasOf);
  // "all but the ETH" and "the rest of my DAI" are read elsewhere.
  if (!isShare || (!fraction && (!hasOf || /^(?:rest|remainder)$/.test(wordAt(lexemes, at)))))
    return undefined;
  const end = isPronoun ? start + 1 : (token?.to ?? start);
  const quote = quoteSpan(reading, { from: at, to: end });
  return {
    amount: { kind: "share", ratio: fraction?.ratio, token: token?.token, quote },
    from: at,
    to: end,
  };
}

/** "I have 900 DAI, send a third to 0x…"; "half" and "a quarter" by themselves are read as numbers. */
function elided(
  { reading, verb }: Stretch,
  at: number,
  fraction: FoundFraction | undefined,
): FoundAmount | undefined {
  const { ratio, to } = fraction ?? {};
  if (!ratio || !to || at !== verb + 1 || numberAt(reading.lexemes, at)?.to === to) return undefined;
  if (!/^(?:to|for|into|in|on|,|\.|)$/.test(wordAt(reading.lexemes, to))) return undefined;
  const quote = quoteSpan(reading, { from: at, to });
  return { amount: { kind: "share", ratio, token: undefined, quote }, from: at, to };
}

const VAGUE = new Set(
  (
    "most some any few several many much none part parts portion portions fraction bit bits share shares piece pieces chunk slice bulk majority minority lot lots rest remainder remains " +
    "percentage third fourth fifth sixth seventh eighth ninth tenth twentieth hundredth thousandth"
  ).split(" "),
);

const EXCEPTED: ReadonlySet<string> = new Set(["all", "everything", "anything", "nothing"]);
const TIMES = /^(?:times|x|×)$/;
const MULTIPLES: ReadonlySet<string> = new Set(["twice", "thrice", "double", "triple", "quadruple"]);

const NAMED = VAGUE.union(EXCEPTED).union(MULTIPLES);

/** Whether a part of something may begin with a lexeme. */
export const mayBePart = (lexeme: Lexeme) =>
  lexeme.kind === "number" || NAMED.has(lexeme.lower) || mayBeFraction(lexeme) || mayBeNumber(lexeme);

/** Where words that name a part or a multiple without its number end: "most of", "not all of", "all but", "twice". */
function vagueEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const lexeme = lexemes[at];
  // "three times 5 USDC", "3 x 5 USDC"
  if (TIMES.test(wordAt(lexemes, at + 1)) && numberAt(lexemes, at)?.to === at + 1) return at + 2;
  if (lexeme?.kind !== "word") return undefined;
  const next = wordAt(lexemes, at + 1);
  if (next === "of") {
    if (VAGUE.has(lexeme.lower)) return at + 1;
    const before = wordAt(lexemes, at - 1);
    return lexeme.lower === "all" && /^(?:not|than|almost|nearly|hardly)$/.test(before) ? at + 1 : undefined;
  }
  if ((next === "but" || next === "except") && EXCEPTED.has(lexeme.lower)) return at + 2;
  return MULTIPLES.has(lexeme.lower) ? at + 1 : undefined;
}
