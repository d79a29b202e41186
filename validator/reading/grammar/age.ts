import { type Reading, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";

const WHO = /^(?:i'm|he's|she's|aged)$/;
const SUBJECT = /^(?:i|he|she|who)$/;
const BEING = /^(?:am|is|was|turned|turn|turns)$/;
const LEADING = new RegExp(`${WHO.source}|${BEING.source}|^turning$`);
const TURNING = /^(?:am|is|i'm|he's|she's|who's)$/;
const ENDS = /^(?:[.,;!)–—]|and|but|now|today|so|years?|yrs?|)$/;
const OLDEST = 120;

/** "I'm 71 and quite sure", "my niece, she is 22": whether a number says how old somebody is; "I'm 71 short" does not. */
export function isAge({ lexemes }: Reading, at: number): boolean {
  const before = wordAt(lexemes, at - 1);
  // Every word comes by here, and hardly any has one of these before it.
  if (!LEADING.test(before)) return false;
  const first = wordAt(lexemes, at - 2);
  const isSaid =
    WHO.test(before) ||
    (BEING.test(before) && (SUBJECT.test(first) || isOf(first, "person", "name"))) ||
    (before === "turning" && TURNING.test(first));
  const { kind, lower = "" } = lexemes[at] ?? {};
  const isYears =
    (kind === "number" && /^\d{2,3}$/.test(lower) && Number(lower) <= OLDEST) || isOf(lower, "numeral");
  return isYears && isSaid && ENDS.test(wordAt(lexemes, at + 1));
}
