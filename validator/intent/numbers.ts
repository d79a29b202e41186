import { add, decimal, times } from "./decimal.ts";
import type { Decimal } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";

export interface FoundNumber {
  value: Decimal;
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
}

const SMALL = new Map(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
    "seventeen eighteen nineteen"
  )
    .split(" ")
    .map((word, value) => [word, value] as const),
);
const TENS = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index) => [word, (index + 2) * 10] as const),
);
const POWERS = new Map([
  ["hundred", 2],
  ["thousand", 3],
  ["grand", 3],
  ["million", 6],
  ["billion", 9],
  ["trillion", 12],
]);
const SUFFIXES = new Map([
  ["k", 3],
  ["m", 6],
  ["mm", 6],
  ["mn", 6],
  ["b", 9],
  ["bn", 9],
]);

/** Reads a number that begins at a lexeme: digits with separators and suffixes, or words. */
export function numberAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  return digitsAt(lexemes, from) ?? wordsAt(lexemes, from);
}

function digitsAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const lexeme = lexemes[from];
  if (lexeme?.kind !== "number") return undefined;
  let value = parseDigits(lexeme.lower);
  let to = from + 1;
  const next = lexemes[to];
  const suffix = next?.start === lexeme.end ? SUFFIXES.get(next.lower) : undefined;
  const power = suffix ?? POWERS.get(next?.lower ?? "");
  if (power !== undefined) {
    value = times(value, power);
    to += 1;
  }
  return { value, from, to };
}

function parseDigits(text: string): Decimal {
  const [mantissa = "", exponent] = text.split("e");
  const grouped = /^\d{1,3}(?:[,_'’\u00a0\u202f]\d{3})+(?:\.\d+)?$/.test(mantissa);
  // A comma that separates no thousands is the decimal comma of half the world.
  const plain = grouped ? mantissa.replace(/[,_'’\u00a0\u202f]/g, "") : mantissa.replace(",", ".");
  const value = decimal(plain);
  return exponent === undefined ? value : times(value, Number(exponent));
}

function wordsAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const half = halfAt(lexemes, from);
  if (half) return half;
  let total = 0n;
  let current = 0n;
  let to = from;
  let found = false;
  for (; to < lexemes.length; to += 1) {
    const word = lexemes[to]?.lower ?? "";
    if (word === "and" && found && isNumberWord(lexemes[to + 1]?.lower)) continue;
    if ((word === "a" || word === "an") && !found && POWERS.has(lexemes[to + 1]?.lower ?? "")) {
      current = 1n;
      continue;
    }
    const small = smallValue(word);
    const power = POWERS.get(word);
    if (small !== undefined) current += BigInt(small);
    else if (power === 2 && (found || current > 0n)) current *= 100n;
    else if (power !== undefined && (found || current > 0n)) {
      total += current * 10n ** BigInt(power);
      current = 0n;
    } else break;
    found = true;
  }
  if (!found) return undefined;
  const value = { digits: total + current, scale: 0 };
  return fractionAfter(lexemes, { value, from, to });
}

/** "zero point five" and "two and a half". */
function fractionAfter(lexemes: readonly Lexeme[], whole: FoundNumber): FoundNumber {
  if (lexemes[whole.to]?.lower === "point") {
    let { to } = whole;
    let digits = "";
    for (
      to += 1;
      SMALL.has(lexemes[to]?.lower ?? "") && (smallValue(lexemes[to]?.lower) ?? 10) < 10;
      to += 1
    ) {
      digits += smallValue(lexemes[to]?.lower);
    }
    return digits ? { ...whole, value: add(whole.value, decimal(`0.${digits}`)), to } : whole;
  }
  const half = lexemes[whole.to]?.lower === "and" ? halfAt(lexemes, whole.to + 1) : undefined;
  return half ? { ...whole, value: add(whole.value, half.value), to: half.to } : whole;
}

/** "half", "a half", "half a", "half an", "a quarter", "a quarter of a". */
function halfAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  let to = from;
  if (lexemes[to]?.lower === "a" || lexemes[to]?.lower === "one") to += 1;
  const value = FRACTIONS.get(lexemes[to]?.lower ?? "");
  if (!value) return undefined;
  to += 1;
  if (lexemes[to]?.lower === "of" && /^an?$/.test(lexemes[to + 1]?.lower ?? "")) to += 2;
  else if (/^an?$/.test(lexemes[to]?.lower ?? "")) to += 1;
  return { value: decimal(value), from, to };
}

const FRACTIONS = new Map([
  ["half", "0.5"],
  ["quarter", "0.25"],
]);

function smallValue(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const single = SMALL.get(word) ?? TENS.get(word);
  if (single !== undefined) return single;
  if (!word.includes("-")) return undefined;
  const [tens = "", ones = ""] = word.split("-");
  const high = TENS.get(tens);
  const low = SMALL.get(ones);
  return high !== undefined && low !== undefined && low < 10 ? high + low : undefined;
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (smallValue(word) !== undefined || POWERS.has(word));
}
