import { isOf } from "../../lexicon/lexicon.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const THINGS = /^(?:payments?|transfers?|transactions?|approvals?|allowances?|revocations?|swaps?)$/;

/** "both", "all three", "the two payments": how many things are asked for, where so many are. */
export function markCounts(words: Word[], steps: number): void {
  markOrdinals(words);
  if (steps < 2) return;
  const spoken = new Set([NUMERALS[steps], String(steps), ...(steps === 2 ? ["both"] : [])]);
  for (const [at, word] of words.entries()) {
    if (!isOpen(word) || !spoken.has(word.plain)) continue;
    const isCounted =
      /^(?:all|the|these|those|both|two|my|our)$/.test(plainAt(words, at - 1)) || word.plain === "both";
    const next = words.slice(at + 1, at + 4).map(({ plain }) => plain);
    const isOfThem =
      next.some((plain) => THINGS.test(plain)) ||
      /^(?:payments?|transfers?|steps?|of|transactions?|recipients?|approvals?|revocations?|swaps?|things|people|team)$/.test(
        plainAt(words, at + 1),
      );
    if (isCounted || isOfThem) word.filler = "count";
  }
}

/** "the 1st", "2nd term" */
function markOrdinals(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const ending = words[at + 1];
    if (word.lexeme.kind !== "number" || !ending || ending.lexeme.start !== word.lexeme.end) continue;
    if (!/^(?:st|nd|rd|th)$/.test(ending.plain) || !isOpen(word) || !isOpen(ending)) continue;
    const next = plainAt(words, at + 2);
    if (!isOf(next, "thing", "occasion", "place") || isOf(next, "time")) continue;
    word.filler = ending.filler = "count";
  }
}
