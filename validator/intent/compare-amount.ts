import type { AssetAmount } from "../calls/call.ts";
import type { Decimal } from "../decimals/decimal.ts";
import { decimal, showDecimal, toBaseUnits } from "../decimals/decimal.ts";
import { MAX_UINT256 } from "../decimals/quantity.ts";
import { isUnlimited } from "../decimals/unlimited.ts";
import type { Amount, Bound, NumberAmount } from "./intent.ts";

export interface Comparison {
  agrees: boolean;
  /** Set where the amount cannot be compared at all: what is missing, and what to add. */
  lacking?: { problem: string; remedy: string };
  /** Base units that the intent stands for, where they can be told. */
  expected?: bigint;
}

/** Parts in ten thousand by which "about", a dollar coin and a price may be off. */
const ABOUT = 100n;
const DOLLAR_COIN = 100n;
const PRICED = 300n;
const DOLLAR_COINS = /^(?:USDC|USDT|DAI|USDC\.E|USDBC|USDS|PYUSD|GHO|LUSD|FRAX|TUSD|GUSD|USDP)$/i;

/** Compares an amount of the intent with what the call moves, in the asset's own decimals. */
export function compareAmount(
  amount: Amount,
  moved: AssetAmount,
  prices: Record<string, number>,
): Comparison {
  const { baseUnits } = moved;
  if (amount.kind === "all") return { agrees: baseUnits > 0n };
  if (amount.kind === "unlimited") return { agrees: isUnlimited(baseUnits), expected: MAX_UINT256 };
  if (amount.kind === "share") {
    return lacking(
      amount.ratio
        ? `"${amount.quote.text}" is a share of a balance, which cannot be known here.`
        : `"${amount.quote.text}" does not say how much.`,
      "Name the amount itself in the intent.",
    );
  }
  const { upTo } = amount;
  if (!upTo) return compareNumber(amount, moved, prices);
  // "between 5 and 10 USDC": at least the one and at most the other.
  const low = compareNumber({ ...amount, bound: "at least" }, moved, prices);
  return low.agrees ? compareNumber({ ...amount, value: upTo, bound: "at most" }, moved, prices) : low;
}

function compareNumber(amount: NumberAmount, moved: AssetAmount, prices: Record<string, number>): Comparison {
  const { baseUnits } = moved;
  const { symbol = "" } = moved.asset;
  const decimals = amount.unit === "base units" ? 0 : moved.asset.decimals;
  if (decimals === undefined) {
    return lacking(
      `The decimals of the token ${moved.asset.contract} are not known, so "${amount.quote.text}" cannot be compared.`,
      "Name the amount in base units, or use a token that the arbiter knows.",
    );
  }
  const isDollars = amount.unit === "USD";
  if (!isDollars || DOLLAR_COINS.test(symbol)) {
    const expected = toBaseUnits(amount.value, decimals);
    const slack = isDollars ? DOLLAR_COIN : 0n;
    return expected === undefined ? { agrees: false } : within(expected, baseUnits, amount.bound, slack);
  }
  const price = prices[symbol.toUpperCase()];
  if (price === undefined) {
    return lacking(
      `"${amount.quote.text}" is an amount in dollars, and no price of ${symbol || "the token"} was sent.`,
      `Name the amount in ${symbol || "the token"}, or send its price in metadata.prices.`,
    );
  }
  // Twelve places are finer than any market.
  const expected = divide(amount.value, decimal(price.toFixed(12)), decimals);
  return within(expected, baseUnits, amount.bound, PRICED);
}

function within(expected: bigint, actual: bigint, bound: Bound, slack: bigint): Comparison {
  const tolerance = (expected * (bound === "about" ? slack + ABOUT : slack)) / 10_000n;
  const isLow = actual < expected - tolerance;
  const isHigh = actual > expected + tolerance;
  const agrees = (bound === "at most" || !isLow) && (bound === "at least" || !isHigh);
  return { agrees: agrees || isNoise(expected, actual), expected };
}

/** A sum that went through floating point: a double to the last digit, and no more than one part in 10^12 off. */
const NOISE = 10n ** 12n;

function isNoise(expected: bigint, actual: bigint): boolean {
  const off = actual > expected ? actual - expected : expected - actual;
  return off * NOISE <= expected && BigInt(Number(actual)) === actual;
}

function divide(dollars: Decimal, price: Decimal, decimals: number): bigint {
  return (
    (dollars.digits * 10n ** BigInt(decimals + price.scale)) / (price.digits * 10n ** BigInt(dollars.scale))
  );
}

function lacking(problem: string, remedy: string): Comparison {
  return { agrees: false, lacking: { problem, remedy } };
}

export function showWanted(amount: Amount): string {
  if (amount.kind !== "number") return amount.quote.text;
  const unit = amount.unit === "token" ? (amount.token?.symbol ?? "") : amount.unit;
  const bound = amount.bound === "exact" ? "" : `${amount.bound} `;
  const value = amount.upTo
    ? `between ${showDecimal(amount.value)} and ${showDecimal(amount.upTo)}`
    : `${bound}${showDecimal(amount.value)}`;
  return `${value} ${unit}`.trim();
}
