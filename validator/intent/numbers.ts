import numerals from "../data/lexicon/numerals.json" with { type: "json" };
import type { Decimal } from "../decimals/decimal.ts";
import { add, decimal, quotient, times } from "../decimals/decimal.ts";
import { ratioAt } from "./fractions.ts";
import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";

export interface FoundNumber {
  value: Decimal;
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
}

/** Whether a number is how many there are of something. */
export const isCount = ({ value }: FoundNumber, count: number | bigint) =>
  value.scale === 0 && value.digits === BigInt(count);

const SMALL = new Map(Object.entries(numerals.small));
const TENS = new Map(Object.entries(numerals.tens));
const POWERS = new Map(Object.entries(numerals["powers of ten"]));
const SUFFIXES = new Map(Object.entries(numerals.suffixes));
const COUNTED = new Map(Object.entries(numerals.counted));

/** What a number in words can begin with; most words are told apart by this alone. */
const STARTS =
  /^(?:an?$|half$|quarter$|point$|[½¼¾]$|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|fif|twenty|forty|eighty|hundred$|thousand$|million$)/;
/** Behind these "hundred" and "thousand" are not one of them. */
const SOME = /^(?:few|several|many|couple|some|dozen|dozens|of|half|quarter|per|\d.*)$/;
const SET_TO_ZERO = /^(?:the|my|our|its|their|his|her|this|that|it|them|out)$/;
/** No number in words is longer. */
const LONGEST = 24;

/** Whether a number may begin with a lexeme. */
export const mayBeNumber = ({ kind, lower }: Lexeme) => kind === "number" || STARTS.test(lower);

/** Reads a number that begins at a lexeme: digits with separators and suffixes, or words. */
export function numberAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const lexeme = lexemes[from];
  if (!lexeme || !mayBeNumber(lexeme)) return undefined;
  // "zero the DAI approval", "zero it"
  if (lexeme.lower === "zero" && SET_TO_ZERO.test(lexemes[from + 1]?.lower ?? "")) return undefined;
  const whole =
    partAt(lexemes, from) ??
    (lexeme.kind === "number" ? digitsAt(lexemes, lexeme, from) : wordsAt(lexemes, from));
  return whole && withPart(lexemes, withPowers(lexemes, whole));
}

/** "half a million", "1.5 thousand". */
function withPowers(lexemes: readonly Lexeme[], found: FoundNumber): FoundNumber {
  const power = POWERS.get(wordAt(lexemes, found.to));
  if (power === undefined || found.to > found.from + LONGEST) return found;
  return withPowers(lexemes, { ...found, value: times(found.value, power), to: found.to + 1 });
}

/** "two and a half", "2½", "1 1/2": what is added to whole ones. */
function withPart(lexemes: readonly Lexeme[], whole: FoundNumber): FoundNumber {
  const isJoined = /^(?:and|&)$/.test(wordAt(lexemes, whole.to));
  const next = isJoined ? whole.to + 1 : whole.to;
  const part = isJoined || lexemes[next]?.kind !== "word" ? partAt(lexemes, next) : undefined;
  return part
    ? withPowers(lexemes, { ...part, value: add(whole.value, part.value), from: whole.from })
    : whole;
}

/** A part that has an exact number, "1/2", "half an", "three quarters of a". */
function partAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  const ratio = ratioAt(lexemes, from);
  const value = ratio && quotient({ digits: ratio.ratio.above, scale: 0 }, ratio.ratio.below);
  const found = ratio && value ? { value, from, to: ratio.to } : placesAt(lexemes, from);
  if (!found) return undefined;
  const one = wordAt(lexemes, found.to) === "of" ? found.to + 1 : found.to;
  return { ...found, to: /^an?$/.test(wordAt(lexemes, one)) ? one + 1 : found.to };
}

const PLACES: ReadonlyMap<string, number> = new Map([
  ["tenths", 1],
  ["hundredths", 2],
  ["thousandths", 3],
]);

/** "eighty-five hundredths", "twenty-three thousandths" */
function placesAt(lexemes: readonly Lexeme[], from: number): FoundNumber | undefined {
  if (!lexemes.slice(from + 1, from + 6).some(({ lower }) => PLACES.has(lower))) return undefined;
  const whole = wordsAt(lexemes, from);
  const places = whole && PLACES.get(wordAt(lexemes, whole.to));
  if (!places || whole.value.digits >= 10n ** BigInt(places)) return undefined;
  return { value: times(whole.value, -places), from, to: whole.to + 1 };
}

function digitsAt(lexemes: readonly Lexeme[], lexeme: Lexeme, from: number): FoundNumber | undefined {
  let value = parseDigits(lexeme.lower);
  let to = from + 1;
  while (/^\d{1,3}$/.test(lexeme.lower) && isGroup(lexemes, to)) {
    value = add(times(value, 3), decimal(wordAt(lexemes, to)));
    to += 1;
  }
  const next = lexemes[to];
  const suffix = next?.start === lexemes[to - 1]?.end ? SUFFIXES.get(next?.lower ?? "") : undefined;
  return suffix === undefined ? { value, from, to } : { value: times(value, suffix), from, to: to + 1 };
}

/** "1 000": three digits behind a single space go on with the number. */
function isGroup(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, group] = [lexemes[at - 1], lexemes[at]];
  return /^\d{3}$/.test(group?.lower ?? "") && group?.start === (before?.end ?? 0) + 1;
}

function parseDigits(text: string): Decimal {
  if (/^\d+$/.test(text)) return { digits: BigInt(text), scale: 0 };
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
  const counted = wordAt(lexemes, from) === "a" ? COUNTED.get(wordAt(lexemes, from + 1)) : undefined;
  if (counted)
    return {
      value: { digits: BigInt(counted), scale: 0 },
      from,
      to: from + (wordAt(lexemes, from + 2) === "of" ? 3 : 2),
    };
  let total = 0n;
  let current = 0n;
  let to = from;
  let found = false;
  for (; to < Math.min(lexemes.length, from + LONGEST); to += 1) {
    const word = wordAt(lexemes, to);
    const [small, power] = [smallValue(word), POWERS.get(word)];
    // "thirteen and three quarters", "two and fifty-five hundredths"
    if (word === "and" && found && partAt(lexemes, to + 1)) break;
    if (word === "and" && found && smallValue(wordAt(lexemes, to + 1)) !== undefined) continue;
    const isOne = /^an?$/.test(word) && POWERS.has(wordAt(lexemes, to + 1));
    const before = wordAt(lexemes, to - 1);
    const isTold = power !== undefined && word.endsWith("d") && !SOME.test(before);
    if (!found && isOne) current = 1n;
    else if (!found && isTold) current = 10n ** BigInt(power);
    else if (small !== undefined) current += BigInt(small);
    else if (power === 2 && current > 0n) current *= 100n;
    else if (power !== undefined && current > 0n) {
      total += current * 10n ** BigInt(power);
      current = 0n;
    } else break;
    found = true;
  }
  // "point six two" begins with no whole ones.
  const whole = withPoint(lexemes, { value: { digits: total + current, scale: 0 }, from, to });
  return whole.to > from ? whole : undefined;
}

/** "zero point two five", "point oh four" */
function withPoint(lexemes: readonly Lexeme[], whole: FoundNumber): FoundNumber {
  if (wordAt(lexemes, whole.to) !== "point") return whole;
  let to = whole.to + 1;
  let digits = "";
  for (; ; to += 1) {
    const word = wordAt(lexemes, to);
    const digit = word === "oh" ? 0 : (SMALL.get(word) ?? 10);
    if (digit > 9) break;
    digits += digit;
  }
  return digits ? { ...whole, value: add(whole.value, decimal(`0.${digits}`)), to } : whole;
}

function smallValue(word: string): number | undefined {
  const single = SMALL.get(word) ?? TENS.get(word);
  if (single !== undefined) return single;
  const [tens = "", ones = ""] = word.split("-");
  const [high, low] = [TENS.get(tens), SMALL.get(ones)];
  return high !== undefined && low !== undefined && low < 10 ? high + low : undefined;
}
