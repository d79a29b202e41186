import { isOf } from "../../lexicon/lexicon.ts";
import { isOpen, type Word } from "./word.ts";

const OPENERS =
  /^(?:for|towards|toward|regarding|re|concerning|as|memo|note|ref|reference|purpose|reason|subject)$/;
/** What was done is paid for too: "for last week's swap". */
const DEEDS = /^(?:swaps?|trades?|transfers?|transactions?|gas|payments?|rewards?|portfolio)$/;
const INFINITIVE = "to";

/**
 * What something is for: "for lunch", "as a birthday gift", "to pay my rent", "for 2 pizzas", "for Anna's party". Gives
 * the place behind it, or undefined where no purpose stands here. It ends at the next preposition, joint or element, so
 * that it swallows nothing.
 */
export function purposeEnd(words: readonly Word[], at: number, to: number): number | undefined {
  const opener = words[at]?.plain ?? "";
  const next = words[at + 1];
  const isInfinitive = opener === INFINITIVE && next !== undefined && isOf(next.plain, "purpose verb");
  if (!isInfinitive && !OPENERS.test(opener)) return undefined;
  const from = isInfinitive ? skip(words, at + 2, to) : at + 1;
  // "as the treasury admin"
  return nounsEnd(words, from, to) ?? (opener === "as" ? personsEnd(words, from, to) : undefined);
}

/** "to pay for", "to buy into" */
function skip(words: readonly Word[], at: number, to: number): number {
  return at < to && words[at]?.plain === "for" ? at + 1 : at;
}

/** The place behind things that money is spent on; undefined where there are none, or they end in somebody. */
export function nounsEnd(words: readonly Word[], from: number, to: number): number | undefined {
  let at = from;
  let end: number | undefined;
  while (at < to) {
    const word = words[at];
    // "to earn staking rewards"
    const isOfCall =
      word?.element?.of === "the call" && (word.element.as === "noun" || word.plain.endsWith("ing"));
    if (!word || !(isOpen(word) || isOfCall)) break;
    const step = stepOver(words, at, to, end !== undefined);
    if (step === undefined) break;
    at = step.to;
    if (step.isNoun) end = at;
    else if (step.isPerson) end = undefined;
  }
  return end;
}

export function personsEnd(words: readonly Word[], from: number, to: number): number | undefined {
  let at = from;
  while (
    at < to &&
    isOpen(words[at] as Word) &&
    (isOf(words[at]?.plain ?? "", "person") ||
      /^(?:a|an|the|your|his|her|my|our)$/.test(words[at]?.plain ?? ""))
  )
    at += 1;
  return isOf(words[at - 1]?.plain ?? "", "person") ? at : undefined;
}

interface Stride {
  to: number;
  isNoun?: boolean;
  isPerson?: boolean;
}

function stepOver(words: readonly Word[], at: number, to: number, hasNoun: boolean): Stride | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { plain, lexeme } = word;
  const next = words[at + 1];
  const behind = at + 1 < to && next && isOpen(next) ? next.plain : "";
  if (plain === "#") return { to: at + 1 };
  if (lexeme.kind === "number") return numbered(words, at, behind);
  if (lexeme.kind !== "word") return undefined;
  const isPossessive = /['’]s?$/.test(lexeme.text);
  if (word.element !== undefined || isOf(plain, "occasion", "thing") || DEEDS.test(plain))
    return { to: at + 1, isNoun: true };
  // "our Netflix subscription"
  const isName = /^\p{Lu}\p{L}+$/u.test(lexeme.text) && !isOf(plain, "preposition", "joint", "manner");
  if (isName && isOf(behind, "occasion")) return { to: at + 1 };
  if (isOf(plain, "person") || (isPossessive && /^\p{Lu}/u.test(lexeme.text)))
    return isPossessive ? { to: at + 1 } : { to: at + 1, isPerson: true };
  if (plain === "and" || plain === "&")
    return isOf(behind, "occasion", "thing", "quality") ? { to: at + 1 } : undefined;
  // "for the trip to Rome"
  const isPlace = hasNoun && /^(?:in|from|to|at)$/.test(plain) && next !== undefined && isOpen(next);
  if (isPlace && at + 1 < to && /^\p{Lu}\p{Ll}{2,}$/u.test(next.lexeme.text))
    return { to: at + 2, isNoun: true };
  // "the seats in row 12"
  const isNumbered = isOf(behind, "referring") && words[at + 2]?.lexeme.kind === "number";
  if (/^(?:in|on|at)$/.test(plain) && hasNoun && isNumbered && at + 2 < to && isOpen(words[at + 2] as Word))
    return { to: at + 3, isNoun: true };
  if (/^(?:in|on|of|from|for)$/.test(plain) && hasNoun)
    return isOf(behind, "time", "occasion") ? { to: at + 2, isNoun: true } : undefined;
  if (isOf(plain, "time")) return { to: at + 1, isNoun: hasNoun };
  if (/^(?:a|an|the|this|that|these|those|my|our|your|their|his|her|its|some|of|it)$/.test(plain))
    return { to: at + 1 };
  return isOf(plain, "quality") ? { to: at + 1 } : undefined;
}

/** "2 pizzas", "invoice 4411", "invoice 2026-118". */
function numbered(words: readonly Word[], at: number, behind: string): Stride | undefined {
  if (isOf(behind, "occasion", "thing", "person")) return { to: at + 1 };
  const isYear = isOf(words[at - 1]?.plain ?? "", "time") && /^(?:19|20)\d\d$/.test(words[at]?.plain ?? "");
  return isYear || isReferred(words, at) ? { to: at + 1, isNoun: true } : undefined;
}

/** Signs and numbers that may stand between a paper and its number. */
const REACH = 12;

/** Whether a number says which paper something is about. */
export function isReferred(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (
    before > at - REACH &&
    (/^(?:#|:|-|\.|no|nr|number)$/.test(words[before]?.plain ?? "") ||
      words[before]?.lexeme.kind === "number")
  )
    before -= 1;
  return isOf(words[before]?.plain ?? "", "referring");
}
