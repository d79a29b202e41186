import type { Decimal } from "../decimals/decimal.ts";
import { add, decimal, multiply, times } from "../decimals/decimal.ts";
import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";

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

/** What a number in words can begin with; most words are told apart by this alone. */
const STARTS =
  /^(?:an?$|half$|quarter$|three-quarters$|[½¼¾]$|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|fif|twenty|forty|eighty)/;
/** No number in words is longer. */
const LONGEST = 24;

/** Reads a number that begins at a lexeme: digits with separators and suffixes, or words. */
export function numberAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const lexeme = lexemes[from];
  if (lexeme?.kind === "number") return withPowers(lexemes, digitsAt(lexemes, from));
  const found = lexeme && STARTS.test(lexeme.lower) ? withPowers(lexemes, wordsAt(lexemes, from)) : undefined;
  return found && withDigits(lexemes, found);
}

/** "half a million", "2 and a half thousand": what stands behind a fraction multiplies it. */
function withPowers(lexemes: readonly Lexeme[], found: FoundNumber | undefined): FoundNumber | undefined {
  const power = found && POWERS.get(wordAt(lexemes, found.to));
  if (!found || power === undefined) return found;
  return withPowers(lexemes, { ...found, value: times(found.value, power), to: found.to + 1 });
}

/** "one hundred (100)": the same again. */
function withDigits(lexemes: readonly Lexeme[], found: FoundNumber): FoundNumber {
  if (wordAt(lexemes, found.to) !== "(") return found;
  const again = digitsAt(lexemes, found.to + 1);
  const isSame =
    again?.value.digits === found.value.digits &&
    again.value.scale === found.value.scale &&
    wordAt(lexemes, again.to) === ")";
  return isSame ? { ...found, to: again.to + 1 } : found;
}

function digitsAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const lexeme = lexemes[from];
  if (lexeme?.kind !== "number" || isTornOff(lexemes, from)) return undefined;
  let value = parseDigits(lexeme.lower);
  let to = from + 1;
  if (/^\d{1,3}$/.test(lexeme.lower)) {
    while (isGroup(lexemes, to)) {
      value = add(times(value, 3), decimal(wordAt(lexemes, to)));
      to += 1;
    }
  }
  const ratio = ratioAt(lexemes, from, to);
  if (ratio) return ratio;
  const next = lexemes[to];
  const suffix = next?.start === lexemes[to - 1]?.end ? SUFFIXES.get(next?.lower ?? "") : undefined;
  let power = suffix ?? POWERS.get(next?.lower ?? "");
  while (power !== undefined && to < from + LONGEST) {
    value = times(value, power);
    to += 1;
    power = POWERS.get(wordAt(lexemes, to));
  }
  const sign = FRACTION_SIGNS.get(wordAt(lexemes, to));
  if (sign && lexemes[to]?.start === lexemes[to - 1]?.end)
    return { value: add(value, decimal(sign)), from, to: to + 1 };
  const part = wordAt(lexemes, to) === "and" ? to + 1 : to;
  const half = (part > to ? halfAt(lexemes, part) : undefined) ?? ratioAt(lexemes, part, part + 1);
  return half ? { value: add(value, half.value), from, to: half.to } : { value, from, to };
}

/** "1 000": three digits behind a single space go on with the number. */
function isGroup(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, group] = [lexemes[at - 1], lexemes[at]];
  return (
    before !== undefined &&
    group?.kind === "number" &&
    /^\d{3}$/.test(group.lower) &&
    group.start === before.end + 1
  );
}

/** "1/2", without spaces. */
function ratioAt(lexemes: readonly Lexeme[], from: number, to: number): FoundNumber | undefined {
  const [above, slash, below] = [lexemes[from], lexemes[to], lexemes[to + 1]];
  if (to !== from + 1 || slash?.text !== "/" || below?.kind !== "number") return undefined;
  if (slash.start !== above?.end || below.start !== slash.end) return undefined;
  const value = RATIOS.get(`${above.lower}/${below.lower}`);
  return value === undefined ? undefined : { value: decimal(value), from, to: to + 2 };
}

/** The rest of something like "1,00,0": where digits are torn apart, none of the parts is a number. */
function isTornOff(lexemes: readonly Lexeme[], at: number): boolean {
  const [other, separator, own] = [lexemes[at - 2], lexemes[at - 1], lexemes[at]];
  return (
    (separator?.text === "." || separator?.text === ",") &&
    other?.kind === "number" &&
    other.end === separator.start &&
    own?.start === separator.end
  );
}

function parseDigits(text: string): Decimal {
  const [mantissa = "", exponent] = text.split("e");
  const value = decimal(plainDigits(mantissa));
  return exponent === undefined ? value : times(value, Number(exponent));
}

function plainDigits(text: string): string {
  if (/^\d{1,3}(?:[,_'’\u00a0\u202f]\d{3})+(?:\.\d+)?$|^\d{1,2}(?:,\d{2})+,\d{3}/.test(text))
    return text.replace(/[,_'’\u00a0\u202f]/g, "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  // A comma that separates no thousands is the decimal comma of half the world.
  return text.replace(",", ".");
}

function wordsAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const half = halfAt(lexemes, from) ?? someAt(lexemes, from);
  if (half) return half;
  let total = 0n;
  let current = 0n;
  let to = from;
  let found = false;
  for (; to < Math.min(lexemes.length, from + LONGEST); to += 1) {
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
  const part = PARTS.get(wordAt(lexemes, to));
  if (part) {
    const isOfOne = wordAt(lexemes, to + 1) === "of" && /^an?$/.test(wordAt(lexemes, to + 2));
    return { value: multiply(value, decimal(part)), from, to: isOfOne ? to + 3 : to + 1 };
  }
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

/** "a dozen", "a couple of", "three quarters of a". */
function someAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const [first, second, third] = [0, 1, 2].map((step) => wordAt(lexemes, from + step));
  if (first === "a" && second === "dozen") return { value: decimal("12"), from, to: from + 2 };
  if (first === "a" && second === "couple")
    return { value: decimal("2"), from, to: third === "of" ? from + 3 : from + 2 };
  if ((first === "three" && second === "quarters") || first === "three-quarters") {
    let to = first === "three" ? from + 2 : from + 1;
    if (wordAt(lexemes, to) === "of" && /^an?$/.test(wordAt(lexemes, to + 1))) to += 2;
    return { value: decimal("0.75"), from, to };
  }
  return undefined;
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

/** "seven tenths". */
const PARTS = new Map([
  ["half", "0.5"],
  ["halves", "0.5"],
  ["quarters", "0.25"],
  ["fifth", "0.2"],
  ["fifths", "0.2"],
  ["eighth", "0.125"],
  ["eighths", "0.125"],
  ["tenth", "0.1"],
  ["tenths", "0.1"],
  ["hundredth", "0.01"],
  ["hundredths", "0.01"],
  ["thousandth", "0.001"],
  ["thousandths", "0.001"],
]);

const FRACTION_SIGNS = new Map([
  ["½", "0.5"],
  ["¼", "0.25"],
  ["¾", "0.75"],
]);
const FRACTIONS = new Map([["half", "0.5"], ["quarter", "0.25"], ...FRACTION_SIGNS]);
const RATIOS = new Map([
  ["1/2", "0.5"],
  ["1/4", "0.25"],
  ["3/4", "0.75"],
  ["1/5", "0.2"],
  ["1/8", "0.125"],
  ["1/10", "0.1"],
  ["1/100", "0.01"],
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
