import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import type { Named } from "./named.ts";
import { type Reference, wordOf } from "./reference.ts";

const RIGHT = /^(?:allowance|approval|permission)$/;
const LED = /^(?:[.,;:!(]|and|then|so|)$/;

/** The words at a place that allow something without a verb of allowing, where a call does. */
export function permissionMeant(
  reading: Reading,
  at: number,
  _named: Named,
  calls: readonly Call[],
): Reference | undefined {
  if (!calls.some(({ operation }) => operation === "approve")) return undefined;
  return leaveAt(reading, at) ?? goingAt(reading, at) ?? accessAt(reading, at);
}

/** "…, you can approve 400 DAI for it", "you'll have to approve …": the leave that is given with it asks for it. */
function leaveAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const first = lexemes[at];
  if (!first || !/^you(?:'ll)?$/.test(first.lower) || !LED.test(wordAt(lexemes, at - 1))) return undefined;
  const to = pastWords(lexemes, at + 1, /^(?:can|may|will|have|need|must|should|to)$/, 3);
  const last = lexemes[to - 1];
  return last && to > at + 1 && operationVerb(wordAt(lexemes, to))?.certain.has("approve")
    ? { to, meant: [], said: [quoteOf(text, first, last)] }
    : undefined;
}

/** "The required approval goes to 0x… for 400 DAI" */
function goingAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const verb = lexemes[at];
  const isGoing = /^(?:goes|go)$/.test(verb?.lower ?? "") && wordAt(lexemes, at + 1) === "to";
  if (!verb || !isGoing || !RIGHT.test(wordAt(lexemes, at - 1))) return undefined;
  const party = pastWords(lexemes, at + 2, /^(?:the|router|contract|pool|vault|spender)$/, 2);
  return lexemes[party]?.kind === "address"
    ? { to: at + 2, meant: [wordOf("for")], said: [quoteOf(text, verb)] }
    : undefined;
}

/** "Let 0x… have access to 400 DAI"; "access to my DAI" is to all of it. */
function accessAt({ lexemes, text }: Reading, at: number): Reference | undefined {
  const [first, last] = [lexemes[at], lexemes[at + 2]];
  const isAccess = first?.lower === "have" && wordAt(lexemes, at + 1) === "access" && last?.lower === "to";
  if (!isAccess || lexemes[at - 1]?.kind !== "address") return undefined;
  const sum = pastWords(lexemes, at + 3, /^(?:exactly|just|the|my)$/, 1);
  return numberAt(lexemes, sum)
    ? { to: at + 3, meant: [wordOf("spend")], said: [quoteOf(text, first, last)] }
    : undefined;
}
