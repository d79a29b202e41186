import type { Call } from "../../calls/call.ts";
import { boundOf } from "../../intent/bounds.ts";
import { numberAt } from "../../intent/numbers.ts";
import { isTaken, pastWords, type Reading, takeSpan, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { sideOf, sidesOfCall } from "./sides.ts";

const HINT = /\b(?:after|net)\b/i;
const WHICH = /^(?:all|any|the|every|swap|trading|protocol|interface)$/;
const BOUNDS = /^(?:min|minimum|floor)$/;
const ENDS = /^(?:[,;.!)]|and|on|via|using|through|please|)$/;

/**
 * Takes "after all fees" and "net" behind the least that a trade is to bring: what a call guarantees is what arrives. Of what
 * is given, of any other sum and of gas they stay, since nothing holds to them.
 */
export function takeAfterFees(reading: Reading, calls: readonly Call[], chainId: number): void {
  const [call] = calls.filter(({ operation }) => operation === "swap");
  if (!call || !HINT.test(reading.folded)) return;
  const { lexemes } = reading;
  const sides = sidesOfCall(call, chainId);
  for (let at = 0; at < lexemes.length; at += 1) {
    const number = isTaken(reading, at) ? undefined : numberAt(lexemes, at);
    if (!number) continue;
    const named = tokenAtLexeme(reading, number.to);
    const end = named?.to ?? number.to;
    const isGot = !named || sideOf(named.token, sides, chainId) === "wanted";
    const from = pastWords(lexemes, end, BOUNDS, 1);
    const to = isGot && boundOf(lexemes, at, end) === "at least" ? netEnd(reading, from) : undefined;
    if (to !== undefined) takeSpan(reading, { from, to });
    at = end - 1;
  }
}

/** Where "after all fees", "net of any fees" or "net" ends. */
function netEnd({ lexemes }: Reading, from: number): number | undefined {
  const [word, next] = [wordAt(lexemes, from), wordAt(lexemes, from + 1)];
  const isNet = word === "net";
  if (!isNet && word !== "after") return undefined;
  const fees = pastWords(lexemes, isNet && next === "of" ? from + 2 : from + 1, WHICH, 3);
  const isOfFees = /^fees?$/.test(wordAt(lexemes, fees)) && (!isNet || next === "of");
  const to = isOfFees ? fees + 1 : isNet ? from + 1 : from;
  return to > from && ENDS.test(wordAt(lexemes, to)) ? to : undefined;
}
