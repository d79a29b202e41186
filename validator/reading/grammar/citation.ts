import { isStoryNoun } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isA } from "../../lexicon/roles.ts";
import { REFERENCE_NUMBER } from "./reference-number.ts";
import type { Word } from "./word.ts";

const LEADING =
  /^(?:per|see|re|ref|cf|regarding|under|following|further|follow-up|followup|according|to|as|in|from|of|on|the|my|our|this|your|their|its|his|her|case|ledger|log|logbook|checklist|agenda|spreadsheet)$/;

const CITING = /^(?:per|see|re|cf|following|further|regarding|according)$/;

/** "Per treasury memo 31", "see my note 7b", "per my note of this morning": where something is written down, and nothing of what is written there. */
export function isCitation(own: readonly Word[]): boolean {
  const isNumbered = own.some(({ filler }) => filler === REFERENCE_NUMBER);
  const first = own[0]?.plain === "as" ? own[1] : own[0];
  const isCited = CITING.test(first?.plain ?? "") && own.some(({ plain }) => isA(plain, "paper"));
  return (isNumbered || isCited) && own.every(isOfCitation);
}

function isOfCitation(word: Word, at: number, own: readonly Word[]): boolean {
  const { plain, lexeme, filler, element } = word;
  if (filler === REFERENCE_NUMBER) return true;
  if (element !== undefined || lexeme.kind !== "word") return false;
  // "case file 12", but not "in case memo 12"
  if (plain === "case") return own[at - 1]?.plain !== "in";
  if (LEADING.test(plain)) return true;
  return (
    (guardOf(plain) === undefined || isA(plain, "paper")) &&
    (isOf(plain, "thing", "occasion", "referring", "own account", "time") || isStoryNoun(plain))
  );
}
