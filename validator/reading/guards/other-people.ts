import { isOf } from "../../lexicon/lexicon.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { isOutdated, leadsToAddress } from "../grammar/party.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** "my brother is 0x…", "my brother's wallet: 0x…" */
const INTRODUCING = /^(?:['’]|s|is|are|has|have|uses?|at|[:=]|the|(?:address|wallet|account)(?:es|s)?)$/;
const SAYING = /^(?:is|are|has|have|uses?|[:=])$/;
const REACH = 6;

/** Marks an address that is said to be another's than whoever is to be paid: "pay my sister 60 USDC, my brother is 0x…". */
export function guardOtherPeople(words: Word[], { asked }: GuardContext): void {
  if (!asked.has("transfer")) return;
  markOutdated(words);
  const people = words.flatMap((_, at) => relativeAt(words, at) ?? []);
  const isPaid = (at: number) => isPaidAt(words, at);
  const paid = people.filter(isPaid);
  // Whose own address stands beside him is no one else's: "my sister 0x…".
  const waiting = paid.filter((at) => !leadsToAddress(words, pastNames(words, at + 1)));
  if (waiting.length === 0) return;
  const named = new Set(paid.map((at) => personOf(words, at)));
  for (const at of people) {
    const word = words[at];
    if (word && !isPaid(at) && isIntroduced(words, at) && !named.has(personOf(words, at)))
      word.problem = "somebody else's";
  }
}

/** "Their old addresses are 0x… and 0x…", "her wallet was 0x…": where nobody is to be found any more. */
function markOutdated(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (!HOLDER.test(word.plain)) continue;
    const isOld = isOutdated(plainAt(words, at - 1)) && THEIRS.test(plainAt(words, at - 2));
    const isPast = /^(?:was|were)$/.test(plainAt(words, at + 1)) && words[at + 2]?.lexeme.kind === "address";
    let end = at + 1;
    while (end < at + REACH && INTRODUCING.test(plainAt(words, end))) end += 1;
    if (isPast || (isOld && words[end]?.lexeme.kind === "address")) word.problem = "past";
  }
}

const HOLDER = /^(?:address|wallet|account)(?:es|s)?$/;
const THEIRS = /^(?:his|her|their|its|whose)$/;

const personOf = (words: readonly Word[], at: number) => plainAt(words, at).replace(/['’]s$/, "");

/** "my sister", "my little brother's" */
function relativeAt(words: readonly Word[], at: number): number | undefined {
  if (!isOf(personOf(words, at), "person")) return undefined;
  const isOwn = (place: number) => /^(?:my|our)$/.test(plainAt(words, place));
  return isOwn(at - 1) || (isOwn(at - 2) && !isOf(plainAt(words, at - 1), "person")) ? at : undefined;
}

/** "pay my sister", "to my sister", "my sister gets" */
function isPaidAt(words: readonly Word[], at: number): boolean {
  if (/['’]s$/.test(plainAt(words, at))) return false;
  const lead = /^(?:my|our)$/.test(plainAt(words, at - 1)) ? at - 2 : at - 3;
  const isGetting = /^(?:gets?|receives?|should)$/.test(plainAt(words, pastNames(words, at + 1)));
  return words[lead]?.element?.as === "verb" || plainAt(words, lead) === "to" || isGetting;
}

function isIntroduced(words: readonly Word[], at: number): boolean {
  let end = pastNames(words, at + 1);
  const from = end;
  while (end < from + REACH && INTRODUCING.test(plainAt(words, end))) end += 1;
  const isSaid = words.slice(from, end).some(({ plain }) => SAYING.test(plain));
  return isSaid && words[end]?.lexeme.kind === "address";
}

function pastNames(words: readonly Word[], from: number): number {
  let at = from;
  while (words[at]?.element === undefined && isTitle(words[at]?.lexeme.text ?? "")) at += 1;
  return at;
}
