import type { Decimal } from "../decimals/decimal.ts";
import { times, toBaseUnits } from "../decimals/decimal.ts";
import { termWords } from "../lexicon/term-words.ts";
import { boundOf } from "./bounds.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { BASE_UNITS } from "./measured-amounts.ts";
import { NEGATIONS } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { backOver, isTaken, pastWords, type Reading, type Span, takeSpan, wordAt } from "./reading.ts";

interface FoundBound extends Span {
  of: keyof Intent["gas"];
  value: Decimal;
  unit: "USD" | "native";
  isTotal: boolean;
}

/** What tells that a number is of gas; of dollars fees tell it only where they are the network's. */
const GAS = /^(?:gas|gaslimit|gasprice|maxfee|maxfeepergas|basefee|network|transaction|tx)$/;
const BEYOND = /^(?:more|over|above|exceed)$/;
const FEE = /^(?:fees?|priority|tip)$/;
const TOTAL = /^(?:total|combined|overall|across|altogether|together)$/;
/** Words by which gas is bounded, before the number and behind it. */
const BEFORE = termWords("before a bound of gas");
const BEHIND = termWords("behind a bound of gas");

/** Bounds on what the execution may cost: "gas under 8 gwei", "tip at most 2 gwei", "gas limit 200000", "at most $5 in gas". */
export function findGas(reading: Reading): Intent["gas"] {
  const gas: Intent["gas"] = { maxPrice: undefined, maxLimit: undefined };
  if (!/gas|wei|(?:network|transaction|tx) fee/i.test(reading.folded)) return gas;
  const { lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const found = isTaken(reading, at) ? undefined : boundAt(lexemes, at);
    const units = found && toBaseUnits(found.value, 0);
    if (!found || gas[found.of] || (units === undefined && found.of !== "maxCost")) continue;
    const { of, value, unit, isTotal } = found;
    const quote = takeSpan(reading, found);
    if (of === "maxCost") gas.maxCost = { value, unit, quote };
    else if (units === undefined) continue;
    else if (of === "maxLimit") gas.maxLimit = { units, quote, ...(isTotal && { isTotal }) };
    else gas[of] = { wei: units, quote };
    at = found.to - 1;
  }
  return gas;
}

function boundAt(lexemes: readonly Lexeme[], at: number): FoundBound | undefined {
  const isDollar = wordAt(lexemes, at) === "$";
  const number = numberAt(lexemes, isDollar ? at + 1 : at);
  if (!number) return undefined;
  const unit = isDollar ? "usd" : wordAt(lexemes, number.to);
  const power = BASE_UNITS.get(unit);
  const isCost = /^(?:usd|dollars?|bucks|eth|ether)$/.test(unit);
  const end = number.to + (power !== undefined || (isCost && !isDollar) ? 1 : 0);
  const from = backOver(lexemes, at, BEFORE, 10);
  const behind = pastWords(lexemes, end, BEHIND, 5);
  const said = [...lexemes.slice(from, at), ...lexemes.slice(end, behind)].map(({ lower }) => lower);
  const [isGas, isFee] = [GAS, FEE].map((words) => said.some((word) => words.test(word)));
  const to = lexemes.slice(end, behind).some(({ lower }) => GAS.test(lower) || FEE.test(lower))
    ? behind
    : end;
  // "not willing to pay above 20 gwei"
  const isRefused = said.some((word) => NEGATIONS.has(word)) && said.some((word) => BEYOND.test(word));
  const bound = isRefused ? "at most" : boundOf(lexemes, at, to);
  if (bound === "at least") return undefined;
  const found = {
    value: power === undefined ? number.value : times(number.value, power),
    unit: /^eth/.test(unit) ? ("native" as const) : ("USD" as const),
    isTotal: said.some((word) => TOTAL.test(word)),
    from: pastWords(lexemes, from, /^(?:the|an?|:|to|of|is)$/, at - from),
    to,
  };
  if (isCost) return isGas && bound === "at most" ? { of: "maxCost", ...found } : undefined;
  if (power === undefined) {
    const isLimit = said.some((word) => /^(?:limit|cap|max|maximum|units|gaslimit)$/.test(word));
    return isGas && (isLimit || wordAt(lexemes, end) === "gas") ? { of: "maxLimit", ...found } : undefined;
  }
  if (said.some((word) => /^(?:priority|tip)$/.test(word))) return { of: "maxPriority", ...found };
  // ", max 20 gwei": nobody sends gwei that way.
  const isApart = from > 1 && /^[,;(]$/.test(wordAt(lexemes, from - 1));
  return isGas || isFee || (bound === "at most" && isApart) ? { of: "maxPrice", ...found } : undefined;
}
