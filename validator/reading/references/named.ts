import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { showDecimal, toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

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
  const turned = sum && turnedInto(sum, calls);
  const sums = sum
    ? [turned, sum, ...named.sums].filter((one) => one !== undefined).slice(0, MOST_SUMS)
    : named.sums;
  const { granted } = named;
  const isHolder = party !== undefined && party.lower === grant?.spender;
  return {
    sums,
    token: tokenIn(reading, at) ?? named.token,
    party: party ?? named.party,
    granted: {
      token: granted.token ?? (grant && tokenOf(reading, at, grant)),
      party: granted.party ?? (isHolder ? party : undefined),
    },
  };
}

/** "400 DAI", "100 of my USDC" */
function sumAt(reading: Reading, at: number): Sum | undefined {
  const { lexemes } = reading;
  const number = numberAt(lexemes, at);
  const first = lexemes[at];
  const from = number && pastWords(lexemes, number.to, /^(?:of|my|our)$/, 2);
  const token = from === undefined ? undefined : tokenAtLexeme(reading, from, true);
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

/** "Wrap 2 ETH and send it": what it is called once it is wrapped, or no longer. */
function turnedInto(sum: Sum, calls: readonly Call[]): Sum | undefined {
  const call = calls.find(
    ({ operation, amountIn }) =>
      /^(?:wrap|unwrap)$/.test(operation) &&
      amountIn?.asset.symbol?.toLowerCase() === sum.symbol?.toLowerCase() &&
      amountIn?.baseUnits === toBaseUnits(sum.value, amountIn?.asset.decimals ?? 0),
  );
  const symbol = call?.amountOut?.asset.symbol;
  if (!symbol) return undefined;
  const token: Lexeme = { ...sum.number, kind: "word", lower: symbol.toLowerCase(), text: symbol };
  return { ...sum, symbol, token: [token], isTurned: true };
}

function tokenIn(reading: Reading, at: number): readonly Lexeme[] | undefined {
  const found = tokenAtLexeme(reading, at);
  return found && reading.lexemes.slice(found.from, found.to);
}

function tokenOf(reading: Reading, at: number, { amountIn }: Call): readonly Lexeme[] | undefined {
  const found = tokenAtLexeme(reading, at, true);
  const isIt = found && found.token.symbol?.toLowerCase() === amountIn?.asset.symbol?.toLowerCase();
  return isIt ? reading.lexemes.slice(found.from, found.to) : undefined;
}
