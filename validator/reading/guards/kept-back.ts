import type { Operation } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const KEEPS = /^(?:keep|keeps|keeping|stay|stays|remain|remains|have|leave)$/;
const END = /^(?:[.;!?:,()]|and|but|then|so)$/;
const EXCHANGES = /^(?:swap|wrap|unwrap|stake|unstake)$/;
const STAYS = /^(?:stay|stays|remain|remains|wait|waits|rest|rests)$/;
const MAY = /^(?:can|may|could|might|should|shall|must|will|still|just|part|one|is|to)$/;
const TAKING_OUT: ReadonlySet<Operation> = new Set<Operation>(["withdraw", "unstake", "unwrap"]);

/**
 * What is to be kept is not what a step gives away: "swap … for WETH. Keep it as WETH." asks for no unwrapping, though the
 * token and the sum are the ones that the call unwraps.
 */
export function guardKeptBack(words: Word[], { steps, asked, facts }: GuardContext): void {
  const last = steps.at(-1);
  const given = EXCHANGES.test(last?.action.operation ?? "") ? last?.token?.symbol?.toLowerCase() : undefined;
  const takenUp = takenUpFrom(words);
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !END.test(plainAt(words, at))) continue;
    const clause = words.slice(from, at);
    if (at >= takenUp || !isOwning(clause)) markKept(clause, steps, given);
    if (asked.size === 1 && asked.isSubsetOf(TAKING_OUT)) markStaying(clause, facts.symbols);
    from = at + 1;
  }
}

const REACH = 6;

/** Where a request begins that takes up all that was named before it: "I have #10 and #11. Give them to 0x…". */
function takenUpFrom(words: readonly Word[]): number {
  const verb = words.findIndex(({ element }) => element?.as === "verb" && element.of !== "the call");
  const isId = ({ element, lexeme }: Word) => element?.as === "token id" && lexeme.kind !== "sign";
  const those = words.filter(isId).length > 1 ? /^(?:them|both)$/ : /^(?:it|them)$/;
  const isAll = words.slice(verb + 1, verb + REACH).some(({ plain }) => those.test(plain));
  return verb >= 0 && isAll && !words.slice(verb + 1).some(isId) ? verb : 0;
}

const isOwning = (clause: readonly Word[]) =>
  clause.some(({ plain }, at) => plain === "have" && /^(?:i|we)$/.test(plainAt(clause, at - 1)));

/** "Withdraw 100 USDC and 50 DAI from Aave, the DAI can stay": what stays is not taken out, unless it stays with its owner. */
function markStaying(clause: readonly Word[], symbols: ReadonlySet<string>): void {
  for (const [at, { plain }] of clause.entries()) {
    const stays = symbols.has(plain) ? pastMay(clause, at + 1) : at;
    const isOwn =
      /^(?:in|with|on)$/.test(plainAt(clause, stays + 1)) &&
      /^(?:my|our|me|us|this)$/.test(plainAt(clause, stays + 2));
    const word = clause[stays];
    if (word && stays > at && STAYS.test(word.plain) && !isOwn) word.problem = "another demand";
  }
}

function pastMay(clause: readonly Word[], from: number): number {
  let at = from;
  while (at < from + 3 && MAY.test(plainAt(clause, at))) at += 1;
  return at;
}

function markKept(clause: readonly Word[], steps: readonly Step[], given: string | undefined): void {
  const keeping = clause.filter(({ plain, element }) => KEEPS.test(plain) && element === undefined);
  if (keeping.length === 0) return;
  if (clause.some(({ element }) => element?.as === "verb" && element.of !== "the call")) return;
  const isOfItems = steps.some(({ tokenIds }) => tokenIds.length > 0);
  // "BAYC #10 to 0x…, but keep #11", "keep one of each"
  const isOfStep = ({ element }: Word) =>
    element?.as === "token id" ||
    (isOfItems && element?.as === "beside") ||
    (steps.length > 1 && /^(?:proceeds|(?:token|amount) given)/.test(element?.as ?? ""));
  const isGiven = ({ plain }: Word, place: number) =>
    plain === given && /^(?:as|in|remain|stay)$/.test(plainAt(clause, place - 1));
  if (!clause.some((one, place) => isOfStep(one) || isGiven(one, place))) return;
  // "have the 1 WETH sent to 0x…"
  const isPassive = clause.some(({ plain }) => isOf(plain, "passive"));
  for (const word of keeping) if (word.plain !== "have" || !isPassive) word.problem = "another demand";
}
