import { isStoryNoun } from "../../data/lexicon/story-words.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { REFERENCE_NUMBER } from "./reference-number.ts";
import type { Word } from "./word.ts";

const LEADING =
  /^(?:per|see|re|ref|cf|under|following|further|follow-up|followup|according|to|as|in|from|of|on|the|my|our|this|your|their|its|his|her|case|ledger|log|logbook|checklist|agenda|spreadsheet)$/;

/** "Per treasury memo 31", "see my note 7b", "Follow-up to email 56": where something is written down, and nothing of what is written there. */
export function isCitation(own: readonly Word[]): boolean {
  const numbered = own.filter(({ filler }) => filler === REFERENCE_NUMBER);
  return numbered.length > 0 && own.every(isOfCitation);
}

function isOfCitation(word: Word, at: number, own: readonly Word[]): boolean {
  const { plain, lexeme, filler, element } = word;
  if (filler === REFERENCE_NUMBER) return true;
  if (element !== undefined || lexeme.kind !== "word") return false;
  // "case file 12", but not "in case memo 12"
  if (plain === "case") return own[at - 1]?.plain !== "in";
  if (LEADING.test(plain)) return true;
  return (
    (guardOf(plain) === undefined || own[at + 1]?.filler === REFERENCE_NUMBER) &&
    (isOf(plain, "thing", "occasion", "referring", "own account", "time") || isStoryNoun(plain))
  );
}
