import { isStoryNoun } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { areOfCode } from "./code.ts";
import { isVerbOf } from "./finite-verb.ts";
import { REFERENCE_NUMBER } from "./reference-number.ts";
import { isDeedNamed, isOpen, plainAt, type Word } from "./word.ts";

/** What was done is paid for too: "for last week's swap". */
const DEEDS = /^(?:swaps?|trades?|transfers?|transactions?|gas|payments?|rewards?|portfolio)$/;
const DETERMINER =
  /^(?:a|an|the|this|that|these|those|my|our|your|their|his|her|its|some|all|both|it|another)$/;
/** What joins a phrase to one before it: few where a request goes on behind it, which must not be swallowed. */
const WIDE = /^(?:of|and|&|for|from|in|at|with|to|by|about|near|on|after|during)$/;
/** Nouns that would be a wish where no article stands before them and a thing behind: "order flowers". */
const WISHES =
  /^(?:order|book|call|cook|clean|paint|ring|text|ship|post|list|park|water|bring|show|mail|fax|phone|rent|plant|walk|feed|film|design|repair|tip|gift|refund)$/;

/** What money is for makes it a thing that is paid. */
const MONEY = /^(?:pocket|lunch|rent|prize|gas|dinner|food|beer|holiday|birthday|party|travel|tuition)$/;
const INSURED = /^(?:car|health|travel|home|house|life|dental|pet|bike|medical|flat)$/;
const HOLDER = /^(?:wallet|address|account|vault|fund|treasury)$/;
/** "her old address" is not where she is now. */
const OUTDATED = /^(?:old|former|previous|last|second|other|his|her|their|to|in|from)$/;
/** What leads to a place, and hands nothing over: "the trip to Rome". */
const GOING =
  /^(?:trip|travel|flight|flights|tickets?|train|bus|way|tour|visit|ride|move|invitation|key|entrance|journey|drive)$/;
/** Guards against words that change a request where they stand alone, and only describe somebody or something before a noun. */
const LICENSED = /^(?:terms nobody checks|recurrence|report)$/;
const ADJECTIVE = /^(?:monthly|weekly|yearly|annual|quarterly|daily)$/;
/** What warns or deceives is nothing that is paid for. */
const ALARM = /^(?:warning|warnings|trap|traps|trick|lie|lies|alarm|curse|revenge|blunder|regret|regrets)$/;
/** Nobody names anything in more words than these. */
const LONGEST = 24;

export interface NounPhrase {
  /** The place behind it. */
  to: number;
  /** What its first noun is, and its last. */
  first: "thing" | "person" | "name";
  head: "thing" | "person" | "name";
}

/**
 * The longest run of known words that names things or people, and nothing else: "2 pizzas", "Anna's birthday party",
 * "invoice 4411", "the seats in row 12". Undefined where none begins here.
 */
export function nounPhrase(
  words: readonly Word[],
  from: number,
  to: number,
  isWide = false,
): NounPhrase | undefined {
  let found: NounPhrase | undefined;
  let isBegun = false;
  let hasHead = false;
  for (let at = from; at < Math.min(to, from + LONGEST); at += 1) {
    const word = words[at];
    const isHere =
      word &&
      (isOpen(word) ||
        /^(?:count|reference number)$/.test(word.filler ?? "") ||
        (isDeedNamed(word) && isOf(word.plain, "occasion")));
    if (!isHere || (isOpen(word) && guardOf(word.plain) && !isNamedSo(words, at))) break;
    if (hasHead && isVerbOf(words, at, from, to)) break;
    const head = headOf(words, at, from, to, isWide);
    if (head) {
      found = { to: at + 1, head, first: found?.first ?? head };
      hasHead = isBegun = true;
    } else if (DETERMINER.test(word.plain) && !isBegun) isBegun = false;
    else if (isModifier(words, at, to) && !(hasHead && word.lexeme.kind === "number")) {
      isBegun = true;
      if (found && isDate(word.plain)) found.to = at + 1;
    } else if (hasHead && isJoint(words, at, to, isWide)) isBegun = hasHead = false;
    else if (word.lexeme.kind === "sign" && hasHead && isWithin(words, at)) continue;
    else break;
  }
  return found && isWish(words, from, found.to) ? undefined : found;
}

/** The place behind things that money is spent on; undefined where there are none, or they end in somebody. */
export function nounsEnd(words: readonly Word[], from: number, to: number): number | undefined {
  const found = nounPhrase(words, from, to);
  return found?.head === "thing" ? found.to : undefined;
}

export function personsEnd(words: readonly Word[], from: number, to: number): number | undefined {
  const found = nounPhrase(words, from, to);
  return found?.head === "person" ? found.to : undefined;
}

export const isTitle = (text: string) => /^\p{Lu}[\p{Ll}’'-]+$/u.test(text);

const isDate = (word: string) => isOf(word, "time") && !/^(?:last|past|during)$/.test(word);

function headOf(
  words: readonly Word[],
  at: number,
  from: number,
  to: number,
  isWide: boolean,
): NounPhrase["head"] | undefined {
  const { plain, lexeme, filler } = words[at] as Word;
  if (filler === REFERENCE_NUMBER) return "thing";
  const before = at > from ? plainAt(words, at - 1) : "";
  if (lexeme.kind === "number") return isYear(words, at) ? "thing" : undefined;
  if (lexeme.kind !== "word" || ALARM.test(plain)) return undefined;
  // "INV-2041"
  const [, letters] = /^(\p{Lu}{1,6})-?\d{3}/u.exec(lexeme.text) ?? [];
  if (letters !== undefined && areOfCode(letters)) return "thing";
  const next = at + 1 < to ? plainAt(words, at + 1) : "";
  // "Anna's party", "my mother's cake": whose it is stands before what it is.
  const isOwner = /['’]s?$/.test(lexeme.text) || words[at + 1]?.lexeme.text === "'";
  if (isOf(plain, "occasion", "thing") || (DEEDS.test(plain) && !isWide))
    return isOwner && next ? undefined : "thing";
  // "tip time"
  if (plain === "time" && isOf(before, "occasion", "thing")) return "thing";
  // Other guarded words only stand before a noun: "my private tutor".
  const isNoun = plain === "insurance" || words[at + 1]?.filler === REFERENCE_NUMBER;
  if ((isNoun && isNamedSo(words, at)) || (plain === "money" && MONEY.test(before))) return "thing";
  // "it's for the guild vault": whom it goes to.
  if (isWide && HOLDER.test(plain) && before && !OUTDATED.test(before)) return "person";
  if (isOf(plain, "person")) return isOwner ? undefined : "person";
  if (isOf(plain, "place")) return "thing";
  // "the car repair"
  if (WISHES.test(plain) && isOf(before, "thing") && !isAsking(plain)) return "thing";
  // "for the salary stream"
  if (
    isStoryNoun(plain) &&
    (/^(?:the|my|our|a|an|his|her|their)$/.test(before) || isOf(before, "thing", "occasion"))
  )
    return isOwner && next ? undefined : "thing";
  return isOf(plain, "name") && !isOwner ? "name" : undefined;
}

function isModifier(words: readonly Word[], at: number, to: number): boolean {
  const { plain, lexeme } = words[at] as Word;
  const behind = at + 1 < to ? plainAt(words, at + 1) : "";
  if (plain === "#" || isNamedSo(words, at)) return true;
  if (lexeme.kind === "number") return isOf(behind, "occasion", "thing", "person", "time", "quality");
  if (lexeme.kind !== "word") return false;
  if (isOf(plain, "quality", "time", "numeral", "person", "name", "place")) return true;
  // "PO 4500017721"
  if (words[at + 1]?.filler === REFERENCE_NUMBER) return isOf(plain, "referring");
  if (plain === "nft") return isOf(behind, "occasion", "thing");
  if (/['’]s?$/.test(lexeme.text) && isOf(plain, "occasion", "thing")) return true;
  // "the washing machine"
  if (isOf(plain, "going")) return isOf(behind, "occasion", "thing");
  // "our Netflix subscription", "Okafor's party"
  const isUnknown =
    (isTitle(lexeme.text) || /^\p{Lu}{2,5}$/u.test(lexeme.text)) &&
    !isOf(plain, "preposition", "joint", "manner", "grammar", "courtesy");
  return isUnknown && (isOf(behind, "occasion", "thing") || /['’]s?$/.test(lexeme.text));
}

/** A joint that another noun stands behind. Where the phrase is narrow, only a place or a time may follow "in", "to", "at". */
function isJoint(words: readonly Word[], at: number, to: number, isWide: boolean): boolean {
  const { plain } = words[at] as Word;
  const next = at + 1 < to ? words[at + 1] : undefined;
  if (!next || !isOpen(next)) return false;
  if (isWide && plain === "to") return GOING.test(plainAt(words, at - 1));
  if (isWide) return WIDE.test(plain);
  if (plain === "of") return true;
  if (/^(?:in|on|from|for)$/.test(plain) && isOf(next.plain, "time", "occasion", "place")) return true;
  if (/^(?:in|on|at)$/.test(plain) && isOf(next.plain, "referring"))
    return words[at + 2]?.filler === REFERENCE_NUMBER;
  return /^(?:in|from|to|at)$/.test(plain) && (isOf(next.plain, "place") || isPlaceName(next));
}

/** Guarded words that only name a thing: "the car insurance", "grant round 2". */
export function isNamedSo(words: readonly Word[], at: number): boolean {
  const { plain } = words[at] as Word;
  const before = plainAt(words, at - 1);
  if (plain === "insurance") return INSURED.test(before);
  // "instalment 7 of 12"
  if (words[at + 1]?.filler === REFERENCE_NUMBER) return /^(?:instalment|installment|round)$/.test(plain);
  // "my private teacher", "her monthly rent", "the insurance premium"
  const next = plainAt(words, at + 1);
  // "Monthly stipend for the moderators: …"
  const isFirst = at === 0 || /^[.,:;(\]–—-]$/.test(before);
  if (ADJECTIVE.test(plain) && isFirst && !isRepeated(words))
    return isOf(next, "thing", "occasion") && !isOf(next, "generic", "time") && guardOf(next) === undefined;
  if (LICENSED.test(guardOf(plain) ?? "") && /^(?:the|my|our|his|her|their|a|an|this)$/.test(before))
    return (
      isOf(next, "thing", "person", "occasion") &&
      !isOf(next, "generic", "time") &&
      guardOf(next) === undefined
    );
  return false;
}

/** "every Friday", "for 12 months" */
const isRepeated = (words: readonly Word[]) =>
  words.some(
    ({ plain, lexeme }, at) =>
      /^(?:every|each|starting|until|twice)$/.test(plain) ||
      (lexeme.kind === "number" && /^(?:months?|weeks?|years?|days?|times)$/.test(plainAt(words, at + 1))),
  );

const isPlaceName = ({ lexeme }: Word) => /^\p{Lu}\p{Ll}{2,}$/u.test(lexeme.text);

/** "order 99-18", "the twins' party", "rent/food" */
function isWithin(words: readonly Word[], at: number): boolean {
  const { lexeme } = words[at] as Word;
  if (lexeme.text === "'" || lexeme.text === "’") return true;
  return /^[-./]$/.test(lexeme.text) && words[at + 1]?.lexeme.kind === "number";
}

function isWish(words: readonly Word[], from: number, to: number): boolean {
  const next = words[from + 1];
  return (
    from + 1 < to &&
    WISHES.test(plainAt(words, from)) &&
    next?.lexeme.kind === "word" &&
    !/^(?:no|nr)$|\d/.test(next.plain) &&
    !isOf(next.plain, "preposition", "joint", "time", "referring")
  );
}

function isYear(words: readonly Word[], at: number): boolean {
  return isOf(plainAt(words, at - 1), "time") && /^(?:19|20)\d\d$/.test(plainAt(words, at));
}
