import { isOf } from "../../lexicon/lexicon.ts";
import { nounsEnd, personsEnd } from "./noun-phrase.ts";
import { plainAt, type Word } from "./word.ts";

const OPENERS =
  /^(?:for|towards|toward|regarding|re|concerning|covering|reimbursing|as|memo|note|ref|reference|purpose|reason|subject)$/;
const INFINITIVE = "to";

/**
 * What something is for: "for lunch", "as a birthday gift", "to pay my rent", "for 2 pizzas", "for Anna's party". Gives
 * the place behind it, or undefined where no purpose stands here. It ends at the next preposition, joint or element, so
 * that it swallows nothing.
 */
export function purposeEnd(words: readonly Word[], at: number, to: number): number | undefined {
  const opener = plainAt(words, at);
  const next = words[at + 1];
  const isInfinitive = opener === INFINITIVE && next !== undefined && isOf(next.plain, "purpose verb");
  // "per our agreement"
  const isPer = opener === "per" && /^(?:the|our|my|your|their)$/.test(next?.plain ?? "");
  if (!isInfinitive && !isPer && !OPENERS.test(opener)) return undefined;
  // "per our plan for Friday"
  if (isPer && words.slice(at, to).some(({ plain }) => isOf(plain, "time"))) return undefined;
  const from = isInfinitive ? skip(words, at + 2, to) : at + 1;
  // "as the treasury admin"
  const isOffice = opener === "as" && words[from]?.plain === "the";
  // "for cleaning the flat"
  if (opener === "for" && isOf(next?.plain ?? "", "going"))
    return nounsEnd(words, at + 2, to) ?? nounsEnd(words, at + 1, to);
  const isThanked = isInfinitive && /^(?:thank|reward|support|congratulate)$/.test(next.plain);
  return nounsEnd(words, from, to) ?? (isOffice || isThanked ? personsEnd(words, from, to) : undefined);
}

/** "to pay for", "to buy into" */
function skip(words: readonly Word[], at: number, to: number): number {
  return at < to && words[at]?.plain === "for" ? at + 1 : at;
}
