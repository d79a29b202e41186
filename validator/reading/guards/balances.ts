import type { Operation } from "../../calls/call.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** What adds to something that may hold a sum already. */
const ADDING = new Set<Operation>(["transfer", "supply", "stake", "approve", "repay"]);
const FILLING = /^(?:top|fill|bring|raise|bump|get)$/;

/** Marks a sum that is to be reached and not to be added: "so that I have 50 USDC in it", "fill it up to 50 USDC". */
export function guardBalances(words: Word[], { asked }: GuardContext): void {
  if (!asked.isSubsetOf(ADDING)) return;
  for (const [at, word] of words.entries()) {
    if (!isFirstOfSum(words, at)) continue;
    const before = words[at - 1];
    const isHad =
      /^(?:have|has|holds?|owns?|there's)$/.test(plainAt(words, at - 1)) && isResult(words, at - 1);
    const isFilled =
      /^(?:to|till|until)$/.test(before?.plain ?? "") &&
      plainAt(words, at - 2) === "up" &&
      words.slice(0, at - 2).some(({ plain }) => FILLING.test(plain));
    if ((isHad || isFilled) && before) before.problem = "another demand";
    if (isHad || isFilled) word.problem = "another demand";
  }
}

const isFirstOfSum = (words: readonly Word[], at: number) =>
  words[at]?.element?.as === "amount given" && words[at - 1]?.element?.as !== "amount given";

/** "so that I have", "so he has" */
const isResult = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === "so" || plain === "until");
