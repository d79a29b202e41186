import { quotient } from "../decimals/decimal.ts";
import type { Amount } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { type Stretch, take, wordAt } from "./reading.ts";

/** What every one of some parties gets where one amount is said to be split evenly: "split 600 USDC evenly between 0x… and 0x…". */
export function evenShare(
  { reading, from, to }: Stretch,
  amounts: readonly Amount[],
  parties: number,
): Amount[] | undefined {
  const { text, lexemes } = reading;
  const [amount, ...restated] = amounts;
  if (amount?.kind !== "number" || amount.bound !== "exact" || amount.upTo || restated.length > 0)
    return undefined;
  const find = (isMeant: (at: number) => boolean) => {
    let at = from;
    while (at < to && !isMeant(at)) at += 1;
    return at < to ? at : undefined;
  };
  const each = find((at) => wordAt(lexemes, at) === "each");
  const isHalf = each !== undefined && parties === 2 && wordAt(lexemes, each - 1) === "half";
  // "300 USDC each" is no whole to be split.
  if (each !== undefined && !isHalf) return undefined;
  const manner = isHalf ? each : find((at) => /^(?:evenly|equally)$/.test(wordAt(lexemes, at)));
  if (manner === undefined) return undefined;
  const isLed = /^(?:half|split|divided|shared|distributed)$/.test(wordAt(lexemes, manner - 1));
  const [first, last] = [lexemes[isLed ? manner - 1 : manner], lexemes[manner]];
  const value = quotient(amount.value, BigInt(parties));
  if (!first || !last || !value) return undefined;
  take(reading, quoteOf(text, first, last));
  return [{ ...amount, value }];
}
