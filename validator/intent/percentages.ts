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

/** The percentage that begins at a lexeme: "0.5%", "50 bps", "half a percent (0.5 %)", where the same is said again. */
export function percentageAt(
  lexemes: readonly Lexeme[],
  from: number,
  number = numberAt(lexemes, from),
): FoundPercentage | undefined {
  const found = writtenAt(lexemes, from, number);
  const next = found && wordAt(lexemes, found.to) === "(" ? found.to + 1 : undefined;
  const again = next === undefined ? undefined : writtenAt(lexemes, next, numberAt(lexemes, next));
  const isSame = again?.bips === found?.bips && wordAt(lexemes, again?.to ?? 0) === ")";
  return found && again && isSame ? { ...found, to: again.to + 1 } : found;
}

/** "0.5%", "half a percent", "50 bps", "50 basis points" */
function writtenAt(
  lexemes: readonly Lexeme[],
  from: number,
  found: FoundNumber | undefined,
): FoundPercentage | undefined {
  const number = found ?? oneAt(lexemes, from);
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

/** The percentage that ends before a lexeme, "half a percent" at the longest. */
export function percentageBefore(lexemes: readonly Lexeme[], end: number): FoundPercentage | undefined {
  const last = wordAt(lexemes, end - 1) === ")" ? end - 2 : end - 1;
  if (!/^(?:%|percent|pct|percentage|bps|bips|bp|bip|points?|cent)$/.test(wordAt(lexemes, last)))
    return undefined;
  for (let from = Math.max(0, end - 9); from < end; from += 1) {
    const found = percentageAt(lexemes, from);
    if (found?.to === end) return found;
  }
  return undefined;
}

function oneAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  return /^an?$/.test(wordAt(lexemes, from)) && wordAt(lexemes, from + 1) === "percent"
    ? { value: { digits: 1n, scale: 0 }, from, to: from + 1 }
    : undefined;
}

function toNumber({ value: { digits, scale } }: FoundNumber): number {
  return Number(digits) / 10 ** scale;
}
