import type { Decimal } from "../decimals/decimal.ts";
import { times } from "../decimals/decimal.ts";
import { boundAfter, boundBefore } from "./bounds.ts";
import type { NumberAmount, TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { type FoundNumber, numberAt } from "./numbers.ts";
import { type FoundAmount, partAt } from "./parts.ts";
import { isTaken, type Reading, type Stretch, wordAt } from "./reading.ts";
import { type FoundToken, tokenAtLexeme, unknownTokenAt } from "./tokens.ts";

const BASE_UNITS = new Map([
  ["wei", 0],
  ["kwei", 3],
  ["mwei", 6],
  ["gwei", 9],
  ["szabo", 12],
  ["microether", 12],
  ["finney", 15],
  ["milliether", 15],
]);
const DOLLARS = /^(?:usd|dollars?|bucks|\$)$/;
/** Units of something else: a number with one of these is no amount of a token. */
const OTHER_UNITS =
  /^(?:%|percent|pct|bps|bips|bp|basis|euros?|eur|gbp|pounds?|chf|jpy|yen|cents?|units?|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|times|x|blocks?|nfts?|gas|am|pm|st|nd|rd|th|€|£|¥|people|recipients|payments|transactions|steps|of)$/;

/** A number with what it counts: "25 USDC", "$50 of ETH", "between 5 and 10 DAI", "50% of my ETH". */
export function measuredAt(stretch: Stretch, at: number): FoundAmount | undefined {
  const { reading } = stretch;
  const { lexemes } = reading;
  const part = partAt(stretch, at, measuredAt);
  if (part) return part;
  const currency = currencyAt(lexemes, at);
  const number = numberAt(lexemes, currency ?? at);
  const first = lexemes[at];
  if (!number || !first || isNegative(lexemes, at)) return undefined;
  const range = rangeAt(lexemes, number, at);
  const unit = unitAfter(stretch, range?.to ?? number.to, currency !== undefined);
  if (unit && unit.unit !== "token" && isOfSomethingElse(lexemes, at)) return undefined;
  const found =
    unit ?? (isExpectedHere(stretch, at, range?.to ?? number.to) ? bare(range?.to ?? number.to) : undefined);
  if (!found) return undefined;
  const last = lexemes[found.to - 1] ?? first;
  // "minimum DAI 498"
  const named = unit ? undefined : tokenAtLexeme(reading, at - 1);
  const token = named?.to === at ? named.token : undefined;
  const amount: NumberAmount = {
    kind: "number",
    value: found.power === 0 ? number.value : times(number.value, found.power),
    unit: found.unit,
    bound: range ? "exact" : (boundAfter(lexemes, found.to) ?? boundBefore(lexemes, token ? at - 1 : at)),
    token: found.token ?? token,
    quote: quoteOf(reading.text, first, last),
  };
  if (saysBetter(lexemes, found.to)) amount.isBetter = true;
  if (isMore(lexemes, at, number.to)) amount.isMore = true;
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

const bare = (to: number): FoundUnit => ({ unit: "token", power: 0, token: undefined, to });

function unitAfter({ reading }: Stretch, at: number, isCurrency: boolean): FoundUnit | undefined {
  const { lexemes } = reading;
  const after = wordAt(lexemes, at);
  const power = isCurrency ? undefined : BASE_UNITS.get(after);
  if (power !== undefined) return { unit: "base units", power, token: weiToken(reading, at), to: at + 1 };
  // "USD Coin" begins like a dollar and is none.
  const named = isCurrency ? undefined : tokenAfterFillers(reading, at);
  if (isCurrency || (!named && DOLLARS.test(after))) {
    const end = isCurrency && !/^(?:usd|dollars?)$/.test(after) ? at : at + 1;
    const token = tokenAfterFillers(reading, end);
    return { unit: "USD", power: 0, token: token?.token, to: token?.to ?? end };
  }
  const raw = rawUnitsAt(reading, at);
  if (raw) {
    const token = tokenAfterFillers(reading, raw);
    return { unit: "base units", power: 0, token: token?.token, to: token?.to ?? raw };
  }
  const token = named ?? unknownTokenAt(reading, at);
  if (!token) return undefined;
  const rawBehind = rawUnitsAt(reading, token.to);
  const unit = rawBehind ? "base units" : "token";
  return { unit, power: 0, token: token.token, to: rawBehind ?? token.to };
}

/** Where the number behind "$", "US$" or "USD" begins. */
function currencyAt(lexemes: readonly Lexeme[], at: number): number | undefined {
  const word = wordAt(lexemes, at);
  if (word === "$" || word === "usd") return numberAt(lexemes, at + 1) && at + 1;
  return word === "us" && wordAt(lexemes, at + 1) === "$" && numberAt(lexemes, at + 2) ? at + 2 : undefined;
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
  const isJoint = isBetween ? joint === "and" || joint === "-" : /^(?:-|–|to)$/.test(joint);
  if (!isJoint) return undefined;
  const high = numberAt(lexemes, wordAt(lexemes, low.to + 1) === "$" ? low.to + 2 : low.to + 1);
  return high && { upTo: high.value, from: isBetween ? from - 1 : from, to: high.to };
}

const FILLERS =
  /^(?:of|worth|in|tokens?|coins?|the|native|test|testnet|network|chain|my|additional|more|[("'`”’*])$/;

function tokenAfterFillers(reading: Reading, from: number): FoundToken | undefined {
  const { lexemes } = reading;
  let at = from;
  // "0.05 Base ETH": the chain was read before.
  while (at < from + 3 && (FILLERS.test(wordAt(lexemes, at)) || isTaken(reading, at))) at += 1;
  return tokenAtLexeme(reading, at, true);
}

/** The place after "base units", "raw units" or "smallest units", if they stand here. */
function rawUnitsAt(reading: Reading, at: number): number | undefined {
  const { lexemes } = reading;
  const open = wordAt(lexemes, at) === "(" ? at + 1 : at;
  // "0.05 ETH (Base)" names the chain.
  if (isTaken(reading, open)) return undefined;
  if (!/^(?:base|raw|smallest|atomic|minor|base-units?|raw-units?)$/.test(wordAt(lexemes, open)))
    return undefined;
  return /^(?:units?|amount|denomination)$/.test(wordAt(lexemes, open + 1)) ? open + 2 : open + 1;
}

/** Wei are of the native currency, unless a token is named behind them. */
function weiToken(reading: Reading, at: number): TokenMention {
  const lexeme = reading.lexemes[at] ?? { text: "", start: 0, end: 0 };
  const named = wordAt(reading.lexemes, at + 1) === "of" ? tokenAfterFillers(reading, at + 1) : undefined;
  const quote = quoteOf(reading.text, lexeme);
  return named?.token ?? { symbol: "native", contract: undefined, known: true, quote };
}

/** "an additional 5 USDC", "5 more USDC", "by 5 USDC". */
function isMore(lexemes: readonly Lexeme[], at: number, after: number): boolean {
  const before = wordAt(lexemes, at - 1) === "of" ? wordAt(lexemes, at - 2) : wordAt(lexemes, at - 1);
  return (
    /^(?:additional|another|extra|further|by)$/.test(before) ||
    /^(?:more|additional|extra)$/.test(wordAt(lexemes, after))
  );
}

function saysBetter(lexemes: readonly Lexeme[], at: number): boolean {
  return wordAt(lexemes, at) === "or" && wordAt(lexemes, at + 1) === "better";
}

/** What may stand behind a bare number that is bounded without being what it counts. */
const ENDS_BOUND = /^(?:please|pls|thanks|thx|min|minimum|max|maximum|floor|cap|or|is)$/;

const POSITION = /^(?:deposit|position|collateral|supply|debt|loan|borrow)$/;

/** A bare number counts only right after the verb, "amount", a bound, a token, or an address and "to". */
function isExpectedHere({ reading, verb }: Stretch, at: number, after: number): boolean {
  const { lexemes } = reading;
  // "50/50" says how it is split.
  if (wordAt(lexemes, after) === "/" || wordAt(lexemes, at - 1) === "/") return false;
  // "3 copies of token #55", whose number was read before.
  const isOfCollectible =
    /^(?:units?|copies|pieces?|editions?)$/.test(wordAt(lexemes, after)) &&
    wordAt(lexemes, after + 1) === "of" &&
    (isTaken(reading, after + 2) || isTaken(reading, after + 3));
  if (!isOfCollectible && OTHER_UNITS.test(wordAt(lexemes, after)) && wordAt(lexemes, after) !== "of")
    return false;
  // "…, 1,000 in total"
  if (
    wordAt(lexemes, at - 1) === "," &&
    wordAt(lexemes, after) === "in" &&
    wordAt(lexemes, after + 1) === "total"
  )
    return true;
  let before = at - 1;
  while (/^(?:of|is|to|exactly|just|only|by|[:=("'`“‘*])$/.test(wordAt(lexemes, before))) before -= 1;
  // "top up my USDC deposit by 100"
  const isChange = wordAt(lexemes, at - 1) === "by" && POSITION.test(wordAt(lexemes, before));
  if (isChange) before -= 1;
  if (before === verb || wordAt(lexemes, before) === "amount") return true;
  // "Increase the LINK allowance of the router by 50"
  if (
    wordAt(lexemes, at - 1) === "by" &&
    /^(?:increase|raise|bump|reduce|decrease|lower)$/.test(wordAt(lexemes, verb))
  )
    return true;
  // "at 89,500 or better" is a price.
  if (/^(?:at|@)$/.test(wordAt(lexemes, before)) && saysBetter(lexemes, after)) return true;
  if (wordAt(lexemes, at - 1) === "to") {
    if (lexemes[before]?.kind === "address") return true;
    // "Set my USDC allowance for Permit2 to 1000"; of a debt that is reduced to 100 it is not told by how much.
    const isOfPosition = lexemes.slice(Math.max(verb, at - 12), at).some(({ lower }) => POSITION.test(lower));
    if (
      /^(?:set|increase|raise|bump|reduce|decrease)$/.test(wordAt(lexemes, verb)) &&
      !isOfSomethingElse(lexemes, at) &&
      !isOfPosition
    )
      return true;
  }
  const isBound = boundAfter(lexemes, after) !== undefined || boundBefore(lexemes, at) !== "exact";
  const behind = wordAt(lexemes, after);
  if (isBound && !isOfSomethingElse(lexemes, at) && (!/^\p{L}/u.test(behind) || ENDS_BOUND.test(behind)))
    return true;
  // "Amount in: 500"
  if (/^(?:in|out)$/.test(wordAt(lexemes, before)) && wordAt(lexemes, before - 1) === "amount") return true;
  return tokenAtLexeme(reading, before) !== undefined;
}

/** "gas at most 21000", "$1 in gas" bound no amount of a token. */
function isOfSomethingElse(lexemes: readonly Lexeme[], at: number): boolean {
  for (let after = at + 1; after < at + 4; after += 1)
    if (
      /^(?:in|of|for|on)$/.test(wordAt(lexemes, after)) &&
      /^(?:gas|fees?)$/.test(wordAt(lexemes, after + 1))
    )
      return true;
  for (let before = at - 1; before > at - 5 && before >= 0; before -= 1)
    if (
      /^(?:gas|slippage|fees?|price|deadline|impact|nonce|threshold|limit|rate|leverage|factor|priority|tip)$/.test(
        wordAt(lexemes, before),
      )
    )
      return true;
  return false;
}
