import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { beginsLine, type Reading, wordAt } from "../../intent/reading.ts";
import { beginsReadReason } from "../mentions/told-reset.ts";
import type { Sum } from "./named.ts";
import { REACH } from "./reference.ts";
import {
  isClear,
  isContinued,
  isFixed,
  isLabel,
  isOfRight,
  isOther,
  isSetTo,
  isSpent,
  isTopic,
  LEADING,
  PLAIN,
  wayOf,
} from "./right-shapes.ts";
import {
  ALONE,
  BETWEEN,
  type ClauseSum,
  FORMER,
  GAVE,
  KEY,
  REQUIRES,
  RIGHT,
  type Seen,
  unitEnd,
} from "./right-words.ts";

/** A clause about rights to spend that has no word which is not of one. */
export interface RightClause {
  to: number;
  kind: "given" | "taken" | "topic";
  sums: readonly ClauseSum[];
  tokens: readonly (readonly Lexeme[])[];
  /** Whoever has the right, with what they are called. */
  holders: readonly { name: readonly Lexeme[]; address: Lexeme }[];
  /** The right itself is named, and not only by a word that stands for one named before. */
  isNamed: boolean;
  /** Each of several is given the same. */
  isEach: boolean;
  /** "whatever", "every permission" */
  isOfAll: boolean;
  /** In the place of another, which is taken first. */
  isInstead: boolean;
  /** Before all else, as is told in the midst of it. */
  isFirst: boolean;
  /** By its noun alone, which behind another verb would be that verb's. */
  isLabel: boolean;
}

/**
 * The longest clause about a right to spend that begins at a place: by a closed list of words, in whichever order, since people
 * tell it in so many. What it asks for is certain by what it has: a sum is given, nothing or a verb of taking takes.
 */
export function rightClauseAt(
  reading: Reading,
  at: number,
  calls: readonly Call[],
  told: readonly Sum[],
): RightClause | undefined {
  const grants = calls.filter(({ operation }) => changesGrant(operation));
  const seen: Seen = {
    words: [],
    sums: [],
    tokens: [],
    holders: [],
    name: [],
    isZero: false,
    isFirst: false,
  };
  const isRenewed = grants.some(({ operation }) => operation === "approve");
  let found: RightClause | undefined;
  for (let next = at; next < Math.min(at + REACH, reading.lexemes.length); ) {
    const to = unitEnd(reading, next, seen, grants, told);
    if (to === undefined) break;
    next = to;
    const before = wordAt(reading.lexemes, at - 1);
    if (isOver(reading, next) && !isOnlyNeeded(reading.lexemes, next, seen))
      found = clauseOf(seen, next, before, isRenewed) ?? found;
    if (beginsLine(reading, next) && !isKeyed(reading.lexemes, next) && !isItem(reading, next, seen)) break;
  }
  return found;
}

/** "That requires an approval of 5 USDC for 0x…, which I lack": told of, and not asked for. */
const isOnlyNeeded = (lexemes: readonly Lexeme[], at: number, { words }: Seen) =>
  wordAt(lexemes, at) === "," &&
  wordAt(lexemes, at + 1) === "which" &&
  words.some((word) => REQUIRES.test(word));

/** "spender: 0x…" */
const isKeyed = (lexemes: readonly Lexeme[], at: number) =>
  KEY.test(wordAt(lexemes, at)) && /^[:=]$/.test(wordAt(lexemes, at + 1));

/** "set these limits for 0x…:\n• 5 USDC" */
const isItem = ({ lexemes }: Reading, at: number, { words }: Seen) =>
  words.at(-1) === ":" || (words.includes(":") && /^[•*]$/.test(wordAt(lexemes, at)));

/** Where a clause may end: "…, then", "and", "first". */
const OVER =
  /^(?:[.,;:!?()–—-]|and|then|but|next|before|after|afterwards|first|beforehand|again|please|thanks|so|)$/;
const isOver = (reading: Reading, at: number) =>
  OVER.test(wordAt(reading.lexemes, at)) || beginsLine(reading, at) || beginsReadReason(reading, at);

function clauseOf(seen: Seen, to: number, before: string, isRenewed: boolean): RightClause | undefined {
  const { sums, tokens, holders, isZero, isFirst } = seen;
  // "Then you give a new one for 400 DAI"
  const isTurn = seen.words[0] === "you" && /^(?:first|then|next|finally)$/.test(before);
  const words = isTurn ? seen.words.slice(1) : seen.words;
  const last = words.at(-1) ?? "";
  if ((BETWEEN.test(last) && last !== ")") || LEADING.test(last) || words.some((_, at) => isOther(words, at)))
    return undefined;
  const has = (list: typeof RIGHT) => words.some((word) => list.test(word));
  const common = {
    to,
    isFirst,
    sums: [...sums],
    tokens: [...tokens],
    holders: [...holders],
    isNamed: has(RIGHT) || isSpent(words),
    isEach:
      words.some((word) => /^(?:both|each|apiece|count)$/.test(word)) &&
      words[words.indexOf("sum") - 1] !== "same",
    isLabel: isLabel(words) && !words.some((word) => /^(?:new|fresh)$/.test(word)),
    isInstead: words.some((word) => /^(?:instead|again|anew)$/.test(word)),
    isOfAll: words.some((word) => /^(?:whatever|everything|any|every|all)$/.test(word)),
  };
  if (isTopic(words)) return { ...common, kind: "topic" };
  if (PLAIN.test(words.join(" "))) return undefined;
  if (isFixed(words, isRenewed)) return { ...common, kind: isZero ? "taken" : "given", isLabel: false };
  if (isLabel(words)) return isZero ? undefined : { ...common, kind: "given" };
  if (words.some((word) => /^[:=]$/.test(word)) && !words.includes("count")) return undefined;
  if (isContinued(words) || (before === "then" && /^(?:sum|nothing)$/.test(words.join(" ")))) {
    const kind = isZero ? "taken" : "given";
    return isZero === (sums.length === 0) ? { ...common, kind, isNamed: false } : undefined;
  }
  const way = wayOf(words);
  if (way === undefined) return undefined;
  const takes = isZero || way === "taken";
  // "remove its limit" takes no right away.
  if (takes && !isZero && words.some((word) => /^(?:limit|cap)$/.test(word))) return undefined;
  if (takes)
    return sums.length === 0 && (way !== "given" || isZero) && (common.isNamed || isClear(words))
      ? { ...common, kind: "taken" }
      : undefined;
  if (sums.length === 0 || has(FORMER) || has(GAVE)) return undefined;
  const isNamed = common.isNamed || has(ALONE);
  const isTold =
    way === "given" ? has(ALONE) || words.every((_, at) => isOfRight(words, at)) : isSetTo(words);
  return isTold ? { ...common, kind: "given", isNamed } : undefined;
}
