import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention } from "../mentions/mention.ts";

const CLAUSE = /^(?:[,;.:!?()]|and|but|so|because|then)$/;
const REACH = 24;
/** "send it over to her", "close it out completely" */
const TO_HIM = /^(?:over|to|him|her|them|please|out|off|down|completely|fully|entirely|now)$/;

/** Whether a verb stands in one clause with something that the call has: "my daughter turns eighteen" is of something else. */
export function isBesideMention(
  reading: Reading,
  mentions: readonly Mention[],
  { from, to }: Pick<Mention, "from" | "to">,
): boolean {
  const { lexemes } = reading;
  // "the SwapRouter (0x…) take": the clause goes on.
  const isNaming = (at: number) =>
    (wordAt(lexemes, at) === "(" && lexemes[at + 1]?.kind === "address") ||
    (wordAt(lexemes, at) === ")" && lexemes[at - 1]?.kind === "address");
  const ends = (at: number) =>
    at >= lexemes.length || (CLAUSE.test(wordAt(lexemes, at)) && !isNaming(at)) || beginsLine(reading, at);
  // "…, send it", "…, send it over to her"
  const isMeant = /^(?:it|them|that|those|these|this|both)$/.test(wordAt(lexemes, to));
  if (isMeant && ends(pastWords(lexemes, to + 1, TO_HIM, 4))) return true;
  // "Buy: 100 LINK"
  let [first, last] = [from, wordAt(lexemes, to) === ":" ? to + 1 : to];
  while (first > 0 && first > from - REACH && !ends(first - 1)) first -= 1;
  while (last < lexemes.length && last < to + REACH && !ends(last)) last += 1;
  return mentions.some(
    (other) => other.kind !== "verb" && other.from >= first && other.to <= last && isOfCall(other),
  );
}

const isOfCall = (mention: Mention) =>
  mention.kind !== "party" &&
  (mention.kind !== "amount" || mention.token !== undefined || mention.amount.kind !== "number");
