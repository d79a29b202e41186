import { type FoundFraction, ratioAt } from "./fractions.ts";
import type { Lexeme } from "./lexer.ts";
import { type FoundNumber, numberAt } from "./numbers.ts";
import { wordAt } from "./reading.ts";

/** A percentage in hundredths of a per cent, and its lexemes. */
export interface FoundPercentage {
  bips: number;
  from: number;
  to: number;
}

/** The percentage that begins at a lexeme: "0.5%", "half a percent", "50 bps", "50 basis points". */
export function percentageAt(
  lexemes: readonly Lexeme[],
  from: number,
  number = numberAt(lexemes, from),
): FoundPercentage | undefined {
  if (!number) return undefined;
  const unit = wordAt(lexemes, number.to);
  const isPoints = unit === "basis" && /^points?$/.test(wordAt(lexemes, number.to + 1));
  if (isPoints || /^(?:bps|bips|bp|bip)$/.test(unit))
    return { bips: toNumber(number), from, to: number.to + (isPoints ? 2 : 1) };
  const isApart = unit === "per" && wordAt(lexemes, number.to + 1) === "cent";
  if (!isApart && !/^(?:%|percent|pct|percentage)$/.test(unit)) return undefined;
  // In floating point 0.07 × 100 is not 7.
  return { bips: Math.round(toNumber(number) * 1e6) / 1e4, from, to: number.to + (isApart ? 2 : 1) };
}

/** A part of a whole, as a fraction or as a percentage; the number that begins there may be known. */
export function fractionAt(
  lexemes: readonly Lexeme[],
  at: number,
  number = numberAt(lexemes, at),
): FoundFraction | undefined {
  const ratio = ratioAt(lexemes, at);
  const found = ratio ? undefined : percentageAt(lexemes, at, number);
  const share = found && { above: BigInt(Math.round(found.bips * 1e4)), below: 100_000_000n };
  return ratio ?? (found && share && { ratio: share, to: found.to });
}

function toNumber({ value: { digits, scale } }: FoundNumber): number {
  return Number(digits) / 10 ** scale;
}
