import numerals from "../data/lexicon/numerals.json" with { type: "json" };
import { isAsking } from "../lexicon/operation-words.ts";
import type { Lexeme } from "./lexer.ts";
import { type Reading, type Span, takeSpan, wordAt } from "./reading.ts";

interface Mark extends Span {
  /** Marks of one make belong together. */
  make: string;
  value: number;
}

const LETTERS = "abcdefgh";
const ROMANS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const WORDS = new Map(Object.entries(numerals.small));
/** No request has more steps that are counted like this. */
const MOST = 24;

/**
 * Takes the marks by which a text counts its steps from the first upwards, "1° … 2° …", "a) … b) …", "step 1 … step 2 …",
 * "first … second …". Marks that leave one out or go another way are left to be not understood.
 */
export function takeSeries(reading: Reading): void {
  const { lexemes } = reading;
  const marks = lexemes.flatMap((_, at) => markAt(lexemes, at) ?? []);
  for (const series of Map.groupBy(marks, ({ make }) => make).values()) {
    const isCounting = series.every(({ value }, index) => value === index + 1);
    if (series.length < 2 || series.length > MOST || !isCounting) continue;
    for (const mark of series) takeSpan(reading, mark);
  }
}

/** Whether a text numbers a step lower than one before it: "step 2 … step 1 …", "b) … a) …". */
export function countsBackwards({ lexemes }: Reading): boolean {
  const last = new Map<string, number>();
  return lexemes.some((_, at) => {
    const mark = markAt(lexemes, at);
    if (!mark) return false;
    const isBack = mark.value < (last.get(mark.make) ?? 0);
    last.set(mark.make, mark.value);
    return isBack;
  });
}

function markAt(lexemes: readonly Lexeme[], at: number): Mark | undefined {
  const [before, own, next] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  if (!own || !next) return undefined;
  const number = numberOf(own);
  const isTight = next.start === own.end;
  if (number !== undefined && isTight && /^[°º]$/.test(next.text))
    return { make: "degree", value: number, from: at, to: at + 2 };
  if (number !== undefined && before?.text === "[" && next.text === "]")
    return { make: "bracket", value: number, from: at, to: at + 1 };
  // "Task one is …", "job 1: …"
  if (/^(?:step|task|job|action)$/.test(own.lower)) {
    const value = numberOf(next) ?? WORDS.get(next.lower);
    return value === undefined ? undefined : { make: own.lower, value, from: at, to: at + 2 };
  }
  if (own.text === "#" && isAsking(wordAt(lexemes, at + 2))) {
    const value = isTight ? numberOf(next) : undefined;
    return value === undefined ? undefined : { make: "hash", value, from: at, to: at + 2 };
  }
  if (own.kind !== "word") return undefined;
  if (isTight && next.text === ")") return lettered(own.lower, at);
  const place = ORDINALS.indexOf(own.lower);
  const verb = /^[,:]$/.test(next.text) ? at + 2 : at + 1;
  return place >= 0 && isAsking(wordAt(lexemes, verb))
    ? { make: "ordinal", value: place + 1, from: at, to: at + 1 }
    : undefined;
}

/** "a)", "ii)"; "i)" counts with "ii)", since eight lettered steps are one too many. */
function lettered(word: string, at: number): Mark | undefined {
  const roman = ROMANS.indexOf(word);
  if (roman >= 0) return { make: "roman", value: roman + 1, from: at, to: at + 1 };
  const letter = word.length === 1 ? LETTERS.indexOf(word) : -1;
  return letter < 0 ? undefined : { make: "letter", value: letter + 1, from: at, to: at + 1 };
}

const numberOf = ({ kind, lower }: Lexeme) =>
  kind === "number" && /^\d{1,2}$/.test(lower) ? Number(lower) : undefined;
