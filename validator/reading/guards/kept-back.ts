import type { Step } from "../../intent/intent.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "../grammar/word.ts";

const KEEPS = /^(?:keep|keeps|keeping|stay|stays|remain|remains|have|leave)$/;
const END = /^(?:[.;!?:,()]|and|but|then|so)$/;
const EXCHANGES = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/**
 * What is to be kept is not what a step gives away: "swap … for WETH. Keep it as WETH." asks for no unwrapping, though the
 * token and the sum are the ones that the call unwraps.
 */
export function guardKeptBack(words: Word[], steps: readonly Step[]): void {
  const last = steps.at(-1);
  const given = EXCHANGES.test(last?.action.operation ?? "") ? last?.token?.symbol?.toLowerCase() : undefined;
  for (const [at, word] of words.entries()) {
    if (!KEEPS.test(word.plain) || word.element !== undefined) continue;
    const from = words.findLastIndex((one, place) => place < at && END.test(one.plain)) + 1;
    const end = words.findIndex((one, place) => place > at && END.test(one.plain));
    const clause = words.slice(from, end < 0 ? undefined : end);
    if (clause.some(({ element }) => element?.as === "verb" && element.of !== "the call")) continue;
    // "have the 1 WETH sent to 0x…"
    if (word.plain === "have" && clause.some(({ plain }) => isOf(plain, "passive"))) continue;
    const isOfStep = ({ element }: Word) =>
      steps.length > 1 && /^(?:proceeds|(?:token|amount) given)/.test(element?.as ?? "");
    const isGiven = ({ plain }: Word, place: number) =>
      plain === given && /^(?:as|in|remain|stay)$/.test(clause[place - 1]?.plain ?? "");
    if (clause.some((one, place) => isOfStep(one) || isGiven(one, place))) word.problem = "another demand";
  }
}
