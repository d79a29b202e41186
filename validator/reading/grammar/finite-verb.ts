import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "./word.ts";

const AUXILIARY =
  /^(?:is|are|am|was|were|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|isn't|wasn't|won't|can't)$/;
const DETERMINER =
  /^(?:a|an|the|this|that|these|those|my|our|your|their|his|her|its|some|all|both|each|any|no|every|another|what)$/;
const OBJECT = /^(?:me|us|him|them|it|you|myself|ourselves|himself|herself|themselves|so|not|to|just|only)$/;
const PLURAL = /^(?:i|we|they|you|who|these|those)$/;

/**
 * Whether the verb of a sentence stands at a place, behind the words from `start` that it is said of. Many words are a noun
 * as well ("the band plays", "the band plays on it"): such a one is the verb where what follows cannot be what it describes.
 */
export function isVerbOf(words: readonly Word[], at: number, start: number, to: number): boolean {
  const { plain = "", lexeme } = words[at] ?? {};
  if (at <= start || lexeme?.kind !== "word") return false;
  const before = plainAt(words, at - 1);
  if (AUXILIARY.test(plain))
    return !DETERMINER.test(before) || /^(?:this|that|these|those|all|both)$/.test(before);
  const isPlain = isOf(plain, "plain") && PLURAL.test(before);
  if (!isPlain && !isOf(plain, "past", "present", "acting")) return false;
  if (isPlain) return true;
  if (
    DETERMINER.test(before) ||
    isOf(before, "preposition") ||
    /['’]s?$/.test(words[at - 1]?.lexeme.text ?? "")
  )
    return false;
  if (!isOf(plain, "thing", "occasion", "person", "quality", "time", "place")) return true;
  const next = words[at + 1];
  if (at + 1 >= to || !next || next.lexeme.kind !== "word") return at + 1 < to || isOf(plain, "past");
  return (
    DETERMINER.test(next.plain) ||
    OBJECT.test(next.plain) ||
    isOf(next.plain, "preposition", "adverb", "manner", "numeral") ||
    next.filler !== undefined
  );
}
