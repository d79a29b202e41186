import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isPlace = (word: Word | undefined) => /^(?:place|protocol)/.test(word?.element?.as ?? "");
const isSum = (word: Word | undefined) => /^amount/.test(word?.element?.as ?? "");

/** "get out of the loan": an end of it. */
const isEnded = (words: readonly Word[], at: number) =>
  /^(?:the|my|our|that|this)$/.test(plainAt(words, at - 1)) &&
  /^(?:out of|rid of|free of)$/.test(`${plainAt(words, at - 3)} ${plainAt(words, at - 2)}`);

/** "loan Compound 5 DAI": to whom it would be lent. */
const isLent = (words: readonly Word[], at: number) =>
  isPlace(words[at + 1]) && isSum(words.slice(at + 1).find((word) => !isPlace(word)));

/** "a loan of 5 DAI to Compound" */
const isLentTo = (words: readonly Word[], at: number) => isPlace(words[at + 1]);

/** "a loan against 5 DAI": what it is secured by. */
const isSecured = (words: readonly Word[], at: number) => isSum(words[at + 1]);

/** "5 DAI in interest": what it costs. */
const isCost = (words: readonly Word[], at: number) =>
  plainAt(words, at - 1) === "in" && /^token/.test(words[at - 2]?.element?.as ?? "");

/** "Let Compound borrow 5 DAI from me" */
const isBorrower = (words: readonly Word[], at: number) =>
  isPlace(words[at + 1]) && words.slice(at + 1).find((word) => !isPlace(word))?.plain === "borrow";

/** "Pay off the interest of my loan", and not the loan. */
function isOnlyInterest(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (/^(?:the|my|our|all|accrued|outstanding|off|back|just|only)$/.test(plainAt(words, before)))
    before -= 1;
  return words[before]?.element?.as === "verb" || words[before + 1]?.element?.as === "verb";
}

const markDebts = markBy<GuardContext>([{ at: /^interest$/, problem: "part", holds: isOnlyInterest }]);

const markLoans = markBy<GuardContext>([
  { at: /^(?:loan|debt|borrow)$/, problem: "opposite", holds: isEnded },
  { at: /^(?:loan|lend)$/, problem: "opposite", holds: isLent },
  { at: /^to$/, problem: "opposite", holds: isLentTo },
  { at: /^(?:let|have|make)$/, problem: "somebody else's", holds: isBorrower },
  { at: /^against$/, problem: "another demand", holds: isSecured },
  { at: /^interest$/, problem: "another demand", holds: isCost },
]);

/** Marks what is said of another loan than the one that is taken: one that ends, that is given, or what it is secured by; of one that is paid back, a part. */
export function guardLoans(words: Word[], context: GuardContext): void {
  if (context.asked.has("repay")) markDebts(words, context);
  if (context.asked.size === 1 && context.asked.has("borrow")) markLoans(words, context);
}
