import numerals from "../data/lexicon/numerals.json" with { type: "json" };
import type { Lexeme } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { wordAt } from "./reading.ts";

export interface FoundDuration {
  milliseconds: number;
  from: number;
  to: number;
}

const UNITS = new Map(Object.entries(numerals.milliseconds));
/** Longer than anybody means; the calendar ends later than the anchor and this. */
const LONGEST = 100 * 365 * 86_400_000;

/** A time span that begins at a lexeme: "30 minutes", "an hour", "1h30m", "90s", "two and a half hours". */
export function durationAt(lexemes: readonly Lexeme[], from: number): FoundDuration | undefined {
  const first = partAt(lexemes, from);
  if (!first) return undefined;
  const next = /^(?:and|,)$/.test(wordAt(lexemes, first.to)) ? first.to + 1 : first.to;
  const second = partAt(lexemes, next);
  const milliseconds = first.milliseconds + (second?.milliseconds ?? 0);
  return milliseconds > LONGEST ? undefined : { milliseconds, from, to: second?.to ?? first.to };
}

function partAt(lexemes: readonly Lexeme[], from: number): FoundDuration | undefined {
  const lexeme = lexemes[from];
  if (lexeme?.kind !== "number" && lexeme?.kind !== "word") return undefined;
  const joined = joinedAt(lexemes, from);
  if (joined) return joined;
  // "the next hour" is one; "next month's rent" is none.
  const isOne = /^an?$/.test(lexeme.lower) || (lexeme.lower === "next" && isBareUnit(lexemes[from + 1]));
  const number = numberAt(lexemes, from);
  const at = number?.to ?? from + 1;
  if (!number && !isOne) return undefined;
  const unit = wordAt(lexemes, at) === "-" ? at + 1 : at;
  // "an m" is no minute.
  const scale =
    isOne && !number && wordAt(lexemes, unit).length < 3 ? undefined : UNITS.get(wordAt(lexemes, unit));
  if (scale === undefined) return compactAt(lexemes, from);
  const count = number ? Number(number.value.digits) / 10 ** number.value.scale : 1;
  return { milliseconds: Math.round(count * scale), from, to: unit + 1 };
}

function isBareUnit(unit: Lexeme | undefined): boolean {
  return /^(?:second|minute|hour|day|week|month)$/.test(unit?.text.toLowerCase() ?? "");
}

/** "five-minute": number and unit are one word. */
function joinedAt(lexemes: readonly Lexeme[], from: number): FoundDuration | undefined {
  const [word, lexeme] = [wordAt(lexemes, from), lexemes[from]];
  const dash = word.lastIndexOf("-");
  const scale = dash > 0 ? UNITS.get(word.slice(dash + 1)) : undefined;
  if (scale === undefined || !lexeme || word.length - dash < 4) return undefined;
  const number = numberAt([{ ...lexeme, lower: word.slice(0, dash) }], 0);
  return number && { milliseconds: Number(number.value.digits) * scale, from, to: from + 1 };
}

/** "1h30m": the lexer leaves "h30m" in one piece. */
function compactAt(lexemes: readonly Lexeme[], from: number): FoundDuration | undefined {
  const match = /^h(\d{1,2})m?$/.exec(wordAt(lexemes, from + 1));
  if (!match || lexemes[from]?.kind !== "number") return undefined;
  const hours = Number(wordAt(lexemes, from));
  return { milliseconds: hours * 3_600_000 + Number(match[1]) * 60_000, from, to: from + 2 };
}
