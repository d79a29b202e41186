import type { Step } from "../../intent/intent.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const KEEPS = /^(?:keep|keeps|keeping|stay|stays|remain|remains|have|leave)$/;
const END = /^(?:[.;!?:,()]|and|but|then|so)$/;
const EXCHANGES = /^(?:swap|wrap|unwrap|stake|unstake)$/;

/**
 * What is to be kept is not what a step gives away: "swap … for WETH. Keep it as WETH." asks for no unwrapping, though the
 * token and the sum are the ones that the call unwraps.
 */
export function guardKeptBack(words: Word[], { steps }: GuardContext): void {
  const last = steps.at(-1);
  const given = EXCHANGES.test(last?.action.operation ?? "") ? last?.token?.symbol?.toLowerCase() : undefined;
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !END.test(plainAt(words, at))) continue;
    markKept(words.slice(from, at), steps, given);
    from = at + 1;
  }
}

function markKept(clause: readonly Word[], steps: readonly Step[], given: string | undefined): void {
  const keeping = clause.filter(({ plain, element }) => KEEPS.test(plain) && element === undefined);
  if (keeping.length === 0) return;
  if (clause.some(({ element }) => element?.as === "verb" && element.of !== "the call")) return;
  // "BAYC #10 to 0x…, but keep #11"
  const isOfStep = ({ element }: Word) =>
    element?.as === "token id" ||
    (steps.length > 1 && /^(?:proceeds|(?:token|amount) given)/.test(element?.as ?? ""));
  const isGiven = ({ plain }: Word, place: number) =>
    plain === given && /^(?:as|in|remain|stay)$/.test(plainAt(clause, place - 1));
  if (!clause.some((one, place) => isOfStep(one) || isGiven(one, place))) return;
  // "have the 1 WETH sent to 0x…"
  const isPassive = clause.some(({ plain }) => isOf(plain, "passive"));
  for (const word of keeping) if (word.plain !== "have" || !isPassive) word.problem = "another demand";
}
