import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { showDecimal, toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";

export interface Sum {
  value: FoundNumber["value"];
  number: Lexeme;
  token: readonly Lexeme[];
  symbol: string | undefined;
  /** By the name that it has once it is wrapped, or no longer. */
  isTurned?: boolean;
}

/** A right to spend: of which token, and whose. */
export interface Right {
  token: readonly Lexeme[];
  party: Lexeme;
}

/** What a text has named up to a place. */
export interface Named {
  /** The last first. */
  sums: readonly Sum[];
  /** The last token, be it of a sum or alone. */
  token: readonly Lexeme[] | undefined;
  party: Lexeme | undefined;
  /** Of the one right that the calls give or take. */
  granted: { token: readonly Lexeme[] | undefined; party: Lexeme | undefined };
}

/** Nobody refers to one farther back. */
const MOST_SUMS = 8;

/** The one right that the calls give or take. */
export function grantOf(calls: readonly Call[]): Call | undefined {
  const [grant, ...others] = calls.filter(({ operation }) => changesGrant(operation));
  const isOne = others.every(
    ({ spender, amountIn }) =>
      spender === grant?.spender && amountIn?.asset.contract === grant?.amountIn?.asset.contract,
  );
  return isOne ? grant : undefined;
}

/** That right, once both its token and its holder were named. */
export function rightOf({ granted: { token, party } }: Named): Right | undefined {
  return token && party && { token, party };
}

/** What stands at a place is named from there on. */
export function withNamed(
  reading: Reading,
  named: Named,
  at: number,
  calls: readonly Call[],
  grant: Call | undefined,
): Named {
  const { lexemes } = reading;
  const party = lexemes[at]?.kind === "address" ? lexemes[at] : undefined;
  const sum = sumAt(reading, at);
  const turned = sum && isTurnedYet(lexemes, at, sum, named, calls) ? turnedInto(sum, calls) : undefined;
  const sums = sum
    ? [turned, sum, ...named.sums].filter((one) => one !== undefined).slice(0, MOST_SUMS)
    : named.sums;
  const { granted } = named;
  const isHolder = party !== undefined && party.lower === grant?.spender;
  return {
    sums,
    token: tokenIn(reading, at, calls) ?? named.token,
    party: party ?? named.party,
    granted: {
      token: granted.token ?? (grant && tokenOf(reading, at, grant)),
      party: granted.party ?? (isHolder ? party : undefined),
    },
  };
}

/** "400 DAI", "100 of my USDC", "DAI 400" */
function sumAt(reading: Reading, at: number): Sum | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  const first = lexemes[at];
  const from = number && pastWords(lexemes, number.to, /^(?:of|my|our)$/, 2);
  const token =
    from === undefined ? undefined : (tokenAtLexeme(reading, from, true) ?? tokenBefore(reading, at));
  if (!number || !first || !token) return undefined;
  const digits = showDecimal(number.value);
  return {
    value: number.value,
    // In digits, however it was written: "1k", "fifty".
    number: { ...first, kind: "number", lower: digits, text: digits },
    token: lexemes.slice(token.from, token.to),
    symbol: token.token.symbol,
  };
}

/** "DAI", of "DAI 400"; in "5 DAI 400" it belongs to another sum. */
function tokenBefore(reading: Reading, at: number): ReturnType<typeof tokenAtLexeme> {
  const token = tokenAtLexeme(reading, at - 1);
  return token?.to === at && reading.lexemes[at - 2]?.kind !== "number" ? token : undefined;
}

const turningOf = (sum: Sum, calls: readonly Call[]) =>
  calls.find(
    ({ operation, amountIn }) =>
      /^(?:wrap|unwrap)$/.test(operation) &&
      amountIn?.asset.symbol?.toLowerCase() === sum.symbol?.toLowerCase() &&
      amountIn?.baseUnits === toBaseUnits(sum.value, amountIn?.asset.decimals ?? 0),
  );

/** "Sell 500 USDC for 0.1 WETH or more, then withdraw it as ETH": what a trade before brings is wrapped yet. */
function isTurnedYet(
  lexemes: readonly Lexeme[],
  at: number,
  sum: Sum,
  { sums }: Named,
  calls: readonly Call[],
): boolean {
  const turning = turningOf(sum, calls);
  const before = turning ? calls.slice(0, calls.indexOf(turning)) : [];
  const isBrought = before.some(
    ({ amountOut }) => amountOut?.asset.contract === turning?.amountIn?.asset.contract,
  );
  const isAgain = sums.some(({ symbol }) => symbol === sum.symbol);
  const { certain } = operationVerb(wordAt(lexemes, at - 1)) ?? {};
  return !isBrought || isAgain || certain?.has("wrap") === true || certain?.has("unwrap") === true;
}

/** "Wrap 2 ETH and send it": what it is called once it is wrapped, or no longer. */
function turnedInto(sum: Sum, calls: readonly Call[]): Sum | undefined {
  const symbol = turningOf(sum, calls)?.amountOut?.asset.symbol;
  if (!symbol) return undefined;
  const token: Lexeme = { ...sum.number, kind: "word", lower: symbol.toLowerCase(), text: symbol };
  return { ...sum, symbol, token: [token], isTurned: true };
}

/** Of those that the calls move: "on Uni V2" names a place. */
function tokenIn(reading: Reading, at: number, calls: readonly Call[]): readonly Lexeme[] | undefined {
  const found = tokenAtLexeme(reading, at);
  if (!found) return undefined;
  const symbol = found.token.symbol?.toLowerCase();
  const isMoved = calls.some(({ amountIn, amountOut }) =>
    [amountIn, amountOut].some((moved) => moved?.asset.symbol?.toLowerCase() === symbol),
  );
  return isMoved ? reading.lexemes.slice(found.from, found.to) : undefined;
}

function tokenOf(reading: Reading, at: number, { amountIn }: Call): readonly Lexeme[] | undefined {
  const found = tokenAtLexeme(reading, at, true);
  const isIt = found && found.token.symbol?.toLowerCase() === amountIn?.asset.symbol?.toLowerCase();
  return isIt ? reading.lexemes.slice(found.from, found.to) : undefined;
}
