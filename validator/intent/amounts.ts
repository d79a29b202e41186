import { isNegated } from "./actions.ts";
import { times } from "./decimal.ts";
import type { Amount, Bound, Decimal, TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { type FoundNumber, numberAt } from "./numbers.ts";
import { type FoundToken, tokenAtLexeme, unknownTokenAt } from "./tokens.ts";

export interface FoundAmount {
  amount: Amount;
  from: number;
  to: number;
}

/** A stretch of the intent's lexemes, and which of them other rules have taken. */
export interface Stretch {
  text: string;
  lexemes: readonly Lexeme[];
  from: number;
  to: number;
  /** Where its verb stands. */
  verb: number;
  isTaken(at: number): boolean;
}

const BASE_UNITS = new Map([
  ["wei", 0],
  ["kwei", 3],
  ["mwei", 6],
  ["gwei", 9],
]);
const UNLIMITED = new Set(["unlimited", "infinite", "unbounded"]);
const EVERYTHING = new Set(["all", "entire", "everything", "max", "maximum", "whole", "full"]);

/** Every amount in a stretch that is bound to a token, a unit or a currency, or stands where an amount is expected. */
export function findAmounts(stretch: Stretch, approving: boolean): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (stretch.isTaken(at)) continue;
    const amount = wholeAt(stretch, at, approving) ?? measuredAt(stretch, at);
    if (!amount) continue;
    found.push(amount);
    at = amount.to - 1;
  }
  return found;
}

/** "all my USDC", "my entire balance", "unlimited USDC". */
function wholeAt(stretch: Stretch, at: number, approving: boolean): FoundAmount | undefined {
  const { text, lexemes } = stretch;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const unlimited = UNLIMITED.has(lexeme.lower);
  if ((!unlimited && !EVERYTHING.has(lexeme.lower)) || isNegated(lexemes, at)) return undefined;
  const token = tokenWithin(stretch, at + 1, 4);
  const isBound = numberAt(lexemes, at + 1) ?? numberAt(lexemes, at + 2);
  if (!unlimited && (isBound || (!token && lexeme.lower !== "everything"))) return undefined;
  const kind = unlimited || (approving && /^max/.test(lexeme.lower)) ? "unlimited" : "all";
  return {
    amount: { kind, token: token?.token, quote: quoteOf(text, lexeme, token?.token.quote) },
    from: at,
    to: token?.to ?? at + 1,
  };
}

function tokenWithin(stretch: Stretch, from: number, reach: number): FoundToken | undefined {
  for (let at = from; at < Math.min(from + reach, stretch.to); at += 1) {
    const token = tokenAtLexeme(stretch.text, stretch.lexemes, at);
    if (token) return token;
    if (stretch.lexemes[at]?.kind !== "word") return undefined;
  }
  return undefined;
}

function measuredAt(stretch: Stretch, at: number): FoundAmount | undefined {
  const { text, lexemes } = stretch;
  const dollars = lexemes[at]?.text === "$" && numberAt(lexemes, at + 1) !== undefined;
  const number = numberAt(lexemes, dollars ? at + 1 : at);
  const first = lexemes[at];
  if (!number || !first) return undefined;
  const share = shareAfter(stretch, number);
  if (share) return share;
  if (/^(?:%|percent|bps|bips)$/.test(lexemes[number.to]?.lower ?? "")) return undefined;
  if (isGasPrice(lexemes, number)) return undefined;
  const bound = boundBefore(lexemes, at);
  const take = (value: Decimal, unit: "token" | "base units" | "USD", to: number, token?: TokenMention) => {
    const last = lexemes[to - 1] ?? first;
    return {
      amount: { kind: "number" as const, value, unit, bound, token, quote: quoteOf(text, first, last) },
      from: at,
      to,
    };
  };

  const after = lexemes[number.to]?.lower ?? "";
  const power = BASE_UNITS.get(after);
  if (power !== undefined)
    return take(times(number.value, power), "base units", number.to + 1, nativeMention(stretch, number.to));
  // "USD Coin" begins like a dollar and is none.
  const named = dollars ? undefined : tokenAfterFillers(stretch, number.to);
  if (dollars || (!named && /^(?:usd|dollars?|bucks|\$)$/.test(after))) {
    const end = dollars && !/^(?:usd|dollars?)$/.test(after) ? number.to : number.to + 1;
    const token = tokenAfterFillers(stretch, end);
    return take(number.value, "USD", token?.to ?? end, token?.token);
  }
  const rawUnits = rawUnitsAt(lexemes, number.to);
  if (rawUnits) {
    const token = tokenAfterFillers(stretch, rawUnits);
    return take(number.value, "base units", token?.to ?? rawUnits, token?.token);
  }
  const token = named ?? unknownTokenAt(text, lexemes, number.to);
  if (token) {
    const raw = rawUnitsAt(lexemes, token.to);
    return take(number.value, raw ? "base units" : "token", raw ?? token.to, token.token);
  }
  return isExpectedHere(stretch, at) ? take(number.value, "token", number.to) : undefined;
}

/** "50% of my USDC", "half of my ETH". */
function shareAfter(stretch: Stretch, number: FoundNumber): FoundAmount | undefined {
  const { lexemes, text } = stretch;
  const percent = /^(?:%|percent)$/.test(lexemes[number.to]?.lower ?? "");
  const of = percent ? number.to + 1 : number.to;
  if (lexemes[of]?.lower !== "of" || !(percent || lexemes[of + 1]?.lower === "my")) return undefined;
  const token = tokenWithin(stretch, of + 1, 4);
  const first = lexemes[number.from];
  if (!first || (!token && !percent)) return undefined;
  return {
    amount: {
      kind: "share",
      value: percent ? times(number.value, -2) : number.value,
      token: token?.token,
      quote: quoteOf(text, first, token?.token.quote ?? lexemes[of]),
    },
    from: number.from,
    to: token?.to ?? of + 1,
  };
}

function tokenAfterFillers(stretch: Stretch, from: number): FoundToken | undefined {
  const { lexemes, text } = stretch;
  let at = from;
  while (
    /^(?:of|worth|in|tokens?|coins?|the|native|[("'`”’*])$/.test(lexemes[at]?.lower ?? "") &&
    at < from + 3
  )
    at += 1;
  return tokenAtLexeme(text, lexemes, at, true);
}

/** The place after "base units", "raw units", "smallest units" or "units", if they stand here. */
function rawUnitsAt(lexemes: readonly Lexeme[], at: number): number | undefined {
  const [first = "", second = ""] = [lexemes[at]?.lower, lexemes[at + 1]?.lower];
  if (/^(?:base|raw|smallest|atomic|minor)(?:-units?)?$/.test(first))
    return /^units?$/.test(second) ? at + 2 : at + 1;
  return undefined;
}

function nativeMention(stretch: Stretch, at: number): TokenMention {
  const lexeme = stretch.lexemes[at] ?? { text: "", start: 0, end: 0 };
  // "wei of USDC" would be odd, but then the token named counts.
  const named = tokenAfterFillers(stretch, at + 1);
  return (
    named?.token ?? {
      symbol: "native",
      contract: undefined,
      known: true,
      quote: quoteOf(stretch.text, lexeme),
    }
  );
}

function isGasPrice(lexemes: readonly Lexeme[], number: FoundNumber): boolean {
  if (!/^(?:gwei|wei)$/.test(lexemes[number.to]?.lower ?? "")) return false;
  const around = lexemes.slice(Math.max(0, number.from - 5), number.to + 4);
  return around.some(({ lower }) => /^(?:gas|fee|fees|priority|tip)$/.test(lower));
}

const BOUNDS: readonly [RegExp, Bound][] = [
  [/(?:^|\s)(?:up to|at most|no more than|not more than|max(?:imum)?(?: of)?|less than)$/, "at most"],
  [/(?:^|\s)(?:at least|no less than|not less than|min(?:imum)?(?: of)?|more than)$/, "at least"],
  [/(?:^|\s)(?:about|around|approximately|approx|approx \.|roughly|circa|~|≈|some|nearly)$/, "about"],
];

function boundBefore(lexemes: readonly Lexeme[], at: number): Bound {
  const before = lexemes
    .slice(Math.max(0, at - 3), at)
    .map(({ lower }) => lower)
    .join(" ");
  return BOUNDS.find(([pattern]) => pattern.test(before))?.[1] ?? "exact";
}

/** A bare number counts only right after the verb, "amount", a token, or an address and "to". */
function isExpectedHere(stretch: Stretch, at: number): boolean {
  const { lexemes, verb } = stretch;
  let before = at - 1;
  while (/^(?:of|is|to|exactly|[:=("'`“‘*])$/.test(lexemes[before]?.lower ?? "")) before -= 1;
  if (before === verb || lexemes[before]?.lower === "amount") return true;
  if (lexemes[before]?.kind === "address" && lexemes[at - 1]?.lower === "to") return true;
  return tokenAtLexeme(stretch.text, lexemes, before) !== undefined;
}
