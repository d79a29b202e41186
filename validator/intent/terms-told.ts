import type { Quote } from "./intent.ts";
import { percentageAt } from "./percentages.ts";
import { beginsLine, isTaken, type Reading, type Span, takeSpan } from "./reading.ts";

/** An expression of whole words, as `findTerm` sees them. */
export const told = (source: string): RegExp => new RegExp(`(?<!\\S)(?:${source})(?!\\S)`);

interface Piece extends Span {
  /** Where it begins among the words in a row. */
  start: number;
  /** Of a share, in hundredths of a per cent. */
  bips?: number;
}

interface FoundTerm {
  quote: Quote;
  words: RegExpExecArray;
  /** The first share among its words. */
  bips: number | undefined;
}

/**
 * The first place of a text with a hint of it where one of the expressions matches; its words are taken. They see the words in
 * a row with a space or the end of a line between, each share as "%" ("half a percent" is one), and what is taken as "¬".
 */
export function findTerm(reading: Reading, hint: RegExp, forms: readonly RegExp[]): FoundTerm | undefined {
  if (!hint.test(reading.folded)) return undefined;
  const { said, pieces } = inARow(reading);
  const found = forms.map((form) => form.exec(said)).filter((words) => words !== null);
  const [words] = found.sort((one, other) => one.index - other.index);
  if (!words) return undefined;
  const end = words.index + words[0].length;
  const own = pieces.filter(({ start }) => start >= words.index && start < end);
  const span = { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
  return { quote: takeSpan(reading, span), words, bips: own.find(({ bips }) => bips !== undefined)?.bips };
}

function inARow(reading: Reading): { said: string; pieces: readonly Piece[] } {
  const { lexemes } = reading;
  const pieces: Piece[] = [];
  let said = "";
  for (let at = 0; at < lexemes.length; at = pieces.at(-1)?.to ?? at + 1) {
    const share = isTaken(reading, at) ? undefined : percentageAt(lexemes, at);
    if (at > 0) said += beginsLine(reading, at) ? "\n" : " ";
    pieces.push({ ...(share ?? { from: at, to: at + 1 }), start: said.length });
    said += share ? "%" : isTaken(reading, at) ? "¬" : (lexemes[at]?.lower ?? "");
  }
  return { said, pieces };
}
