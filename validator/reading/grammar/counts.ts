import { isOpen, plainAt, type Word } from "./word.ts";

const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const THINGS =
  /^(?:payments?|payouts?|transfers?|transactions?|approvals?|allowances?|revocations?|swaps?|withdrawals?|deposits?|repayments?)$/;

/** "both", "all three", "the two payments": how many things are asked for, where so many are. */
export function markCounts(words: Word[], steps: number): void {
  if (steps < 2) return;
  const spoken = new Set([NUMERALS[steps], String(steps), ...(steps === 2 ? ["both"] : [])]);
  for (const [at, word] of words.entries()) {
    if (!isOpen(word) || !spoken.has(word.plain)) continue;
    const isCounted =
      /^(?:all|the|these|those|both|two|my|our)$/.test(plainAt(words, at - 1)) || word.plain === "both";
    const next = words.slice(at + 1, at + 4).map(({ plain }) => plain);
    const isOfThem =
      next.some((plain) => THINGS.test(plain)) ||
      /^(?:payments?|payouts?|transfers?|steps?|of|transactions?|recipients?|approvals?|revocations?|swaps?|withdrawals?|deposits?|repayments?|things|people|team)$/.test(
        plainAt(words, at + 1),
      );
    if (isCounted || isOfThem) word.filler = "count";
  }
}
