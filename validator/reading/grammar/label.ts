import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { isVerbOf } from "./finite-verb.ts";
import { isNamedSo, isReferred } from "./noun-phrase.ts";
import { isOpen, isShortening, type Word } from "./word.ts";

/** Nouns that the lexicon guards because they would change a request, and that only name what a label is about. */
const MATTERS =
  /^(?:relayer|paymaster|vesting|tranche|insurance|escrow|ledger|instalment|installment|round|article|articles|training|after|before|quote|demo|newsletter|voucher|quarterly|q[1-4]|h[12])$/;
const SMALL =
  /^(?:for|of|on|in|at|with|from|to|and|the|a|an|my|our|his|her|their|after|before|re|via|per|by)$/;
const NAMES = ["thing", "occasion", "person", "quality", "place", "name", "going", "heading"] as const;
/** What is past, counted or one of the terms is no matter. */
const OTHERWISE =
  /^(?:last|next|past|following|nonce|tick|fee|fees|tier|pool|slippage|gas|id|price|rate|deadline|minimum|maximum|amount|limit|keeps?|transaction|transactions)$/;
const NEVER = ["subject", "manner", "bound", "courtesy", "vocative"] as const;

/** Whether words only name what a request is about, without any verb: "Bug bounty #88", "Relayer refill on Polygon", "moderation Q3". */
export function namesMatter(words: readonly Word[], from: number, to: number): boolean {
  let nouns = 0;
  for (let at = from; at < to; at += 1) {
    const word = words[at] as Word;
    const { plain, lexeme, element, filler } = word;
    if (element !== undefined) {
      if (
        !/^(?:chain|token$|noun|place)/.test(element.as) &&
        !(element.as === "verb" && element.of === "the call")
      )
        return false;
      nouns += element.as === "chain" ? 0 : 1;
    } else if (filler !== undefined) {
      if (filler === "bound") return false;
    } else if (lexeme.kind === "sign") {
      if (!/^[#&/'’-]$/.test(lexeme.text) && !isShortening(words, at)) return false;
    } else if (lexeme.kind === "number") {
      if (!isCoded(words, at, from)) return false;
    } else if (lexeme.kind !== "word") return false;
    else if (SMALL.test(plain)) {
      if (nouns === 0 && !/^(?:for|the|a|an|my|our|re)$/.test(plain)) return false;
    } else if (!isOpen(word) || !isNoun(words, at, from, to)) return false;
    else nouns += 1;
  }
  return nouns > 0;
}

function isNoun(words: readonly Word[], at: number, from: number, to: number): boolean {
  const { plain, lexeme } = words[at] as Word;
  if (guardOf(plain)) return MATTERS.test(plain) || isNamedSo(words, at);
  if (OTHERWISE.test(plain)) return false;
  if (/\d/.test(lexeme.text)) return true;
  if (isAsking(plain) && !isOf(plain, "thing", "occasion")) return false;
  if (at > from && isVerbOf(words, at, from, to)) return false;
  if (isOf(plain, ...NAMES)) return true;
  // "My kid typed this"
  if (/ed$/.test(plain)) return false;
  return !isOf(plain, ...NEVER) && (isStoryWord(plain) || /^\p{Lu}/u.test(lexeme.text));
}

/** "#88", "no. 12", "2024-09", "tranche 3 of 8" */
function isCoded(words: readonly Word[], at: number, from: number): boolean {
  if (isReferred(words, at)) return true;
  const before = at > from ? words[at - 1] : undefined;
  return /^(?:[#/-]|of|tranche)$/.test(before?.plain ?? "");
}

/** Whether a code is among the words: a number, "Q3", "HZ-55120". */
export const hasCode = (own: readonly Word[]) =>
  own.some(({ lexeme, element }) => /\d/.test(lexeme.text) && element === undefined);
