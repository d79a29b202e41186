import { isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase, nounsEnd, personsEnd } from "../grammar/noun-phrase.ts";
import { REFERENCE_NUMBER } from "../grammar/reference-number.ts";
import { plainAt, type Word } from "../grammar/word.ts";

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

/** "invoice 77 from the translator": the place behind whoever made out a paper. */
export function issuerEnd(words: readonly Word[], at: number, to: number): number | undefined {
  const { plain = "", filler } = words[at - 1] ?? {};
  const isPaper = filler === REFERENCE_NUMBER || isOf(plain, "referring");
  const issuer = isPaper && words[at]?.plain === "from" ? nounPhrase(words, at + 1, to) : undefined;
  const isHolder = isOf(plainAt(words, (issuer?.to ?? 0) - 1), "own account", "generic");
  return issuer?.head === "thing" || isHolder ? undefined : issuer?.to;
}

const GOT = /^(?:got|bought|received|earned|won|inherited|made|mined)$/;
const OVER = /^(?:[.,;:!)]|and|please|pls|)$/;

/** "the 2 wstETH I got from my sister", "that I bought last year": the place behind where it comes from. */
export function originEnd(words: readonly Word[], at: number, to: number): number | undefined {
  // "I got" alone leads in.
  const isFrom = plainAt(words, at) === "from";
  const who = isFrom ? at - 2 : at;
  const own = words[/^(?:that|which)$/.test(plainAt(words, who - 1)) ? who - 2 : who - 1];
  if (!/^(?:amount|token) given$/.test(own?.element?.as ?? "")) return undefined;
  if (!/^(?:i|we)$/.test(plainAt(words, who)) || !GOT.test(plainAt(words, who + 1))) return undefined;
  const source = plainAt(words, who + 2) === "from" ? who + 3 : undefined;
  const end = source === undefined ? who + 2 : (nounsEnd(words, source, to) ?? personsEnd(words, source, to));
  if (end === undefined) return undefined;
  const time = plainAt(words, end) === "last" && isOf(plainAt(words, end + 1), "time") ? end + 2 : end;
  return OVER.test(plainAt(words, time)) ? time : undefined;
}

/** "to pay for", "to buy into" */
function skip(words: readonly Word[], at: number, to: number): number {
  return at < to && words[at]?.plain === "for" ? at + 1 : at;
}
