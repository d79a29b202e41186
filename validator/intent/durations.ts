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
  const scale = UNITS.get(wordAt(lexemes, unit));
  if (scale === undefined) return undefined;
  const count = number ? Number(number.value.digits) / 10 ** number.value.scale : 1;
  return { milliseconds: Math.round(count * scale), from, to: unit + 1 };
}

function isBareUnit(unit: Lexeme | undefined): boolean {
  return /^(?:second|minute|hour|day|week|month)$/.test(unit?.text.toLowerCase() ?? "");
}

/** "five-minute": number and unit are one word. */
function joinedAt(lexemes: readonly Lexeme[], from: number): FoundDuration | undefined {
  const lexeme = lexemes[from];
  const [lower = "", unit = ""] = lexeme?.lower.split("-") ?? [];
  const [scale, number] = [UNITS.get(unit), lexeme && numberAt([{ ...lexeme, lower }], 0)];
  if (unit.length < 3 || !scale || !number) return undefined;
  return { milliseconds: Number(number.value.digits) * scale, from, to: from + 1 };
}
