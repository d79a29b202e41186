import { isOpen, plainAt, type Word } from "./word.ts";

const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const THINGS =
  /^(?:payments?|payouts?|transfers?|transactions?|approvals?|allowances?|permits?|permissions?|revocations?|swaps?|withdrawals?|deposits?|repayments?|things?|jobs?|tasks?|items?|errands?|chores?|lots|ways)$/;
/** Those that name no operation. */
const ERRANDS = /^(?:things?|jobs?|tasks?|items?|errands?|chores?|lots|ways)$/;
/** How such things are called in passing: "three little errands". */
const SMALL = /^(?:little|small|quick|short|simple|separate)$/;

/** "both", "all three", "the two payments": how many things are asked for, where so many are. */
export function markCounts(words: Word[], steps: number): void {
  if (steps < 2) return;
  const spoken = new Set([NUMERALS[steps], String(steps), ...(steps === 2 ? ["both"] : [])]);
  for (const [at, word] of words.entries()) {
    // "withdrawals x2"
    if (isOpen(word) && word.plain === `x${steps}` && THINGS.test(plainAt(words, at - 1)))
      word.filler = "count";
    // "and the last 50 to 0x…", "Split 0.3 ETH: 0.1 ETH to 0x…, the other 0.2 ETH to 0x…"
    const isLast = /^(?:last|final)$/.test(word.plain) || (word.plain === "other" && steps === 2);
    const isSum = /^(?:amount|term)/.test(words[at + 1]?.element?.as ?? "");
    if (isOpen(word) && isLast && plainAt(words, at - 1) === "the" && isSum) word.filler = "count";
    // "Three payments:", where two are listed
    const named = SMALL.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
    const isHeading = THINGS.test(plainAt(words, named)) && /^[:.,;!]$/.test(plainAt(words, named + 1));
    if (isHeading && isOpen(word) && NUMERALS.indexOf(word.plain) > 1 && !spoken.has(word.plain))
      word.problem = "another number";
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
    const thing = words[named];
    if (!word.filler || !thing || !isOpen(thing) || !ERRANDS.test(thing.plain)) continue;
    for (const counted of words.slice(at + 1, named + 1)) counted.filler = "count";
  }
}
