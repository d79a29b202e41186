import { classesOf, guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { EMOJI, isOpen, plainAt, type Word } from "../grammar/word.ts";
import { isPastDeed, isPresented, REFERENCE, type Statement, THIS } from "./statement.ts";

/** Classes of all that may stand in what is told. */
export const TOLD = classesOf("told");
/** What may be felt about the request without any effect on it: "she needs it". */
const STANCE = /^(?:needs?|deserves?|loves?|likes?|appreciates?|enjoys?)$/;
/** Whoever has to, needs to or wants to do something has not done it. */
const OBLIGED = /^(?:has|have|had|needs?|needed|wants?|got|is|are|was|were|i've|we've)$/;
/** What is done already need not be done: "the rent is covered". */
const DONE = /^(?:covered|arranged|solved|sorted|met|organi[sz]ed|made)$/;
const DECIDED = /^(?:decide|agree|judge|see|sign|have|get|keep)$/;

/** Whether a word may stand in a statement: it is known, asks for nothing, and speaks of nothing that the request moves. */
export function isTold(statement: Statement, at: number): boolean {
  const { words, start, verb, to, isOfSelf } = statement;
  const word = words[at] as Word;
  const { plain, lexeme, filler } = word;
  if (filler !== undefined) return filler !== "bound" || isOfSelf || speaksOfOwn(plainAt(words, start));
  if (!isOpen(word)) return isNamedOnly(words, at);
  if (lexeme.kind === "sign") return /^["'`*_…’]$/.test(lexeme.text) || EMOJI.test(lexeme.text);
  const next = at + 1 < to ? plainAt(words, at + 1) : "";
  const before = plainAt(words, at - 1);
  if (lexeme.kind !== "word") return lexeme.kind === "number" && /^(?:turn(?:s|ed)?|in)$/.test(before);
  const isNth =
    /^(?:the|my|our|his|her|their)$/.test(before) && isOf(next, "occasion", "thing", "person", "time");
  const isDated = isOf(next, "time") && !isOfSelf;
  if (at > start && isOf(plain, "untold") && !((isNth || isDated) && isOf(plain, "manner"))) return false;
  if (isOfSelf ? /^play/.test(plain) : DONE.test(plain) && /^(?:is|are|was|were|been)$/.test(before))
    return false;
  // Somebody's wish for more: "he wants a share", "I want flowers"; "I'm fine with Sunday"
  if (/^wants?$/.test(before) && !REFERENCE.test(plain) && plain !== "to") return false;
  if (before === "with" && isOf(plain, "time", "numeral")) return false;
  const isOfOthers = !isOfSelf && !THIS.test(plainAt(words, start));
  // "he did the dishes", "the designer finished the logo"
  if (/^(?:did|finished)$/.test(plain)) return isOfOthers && /^(?:the|my|our|his|her|their|a)$/.test(next);
  if (guardOf(plain)) return plain === "ago" || (plain === "tomorrow" && isOfOthers && at > verb);
  if (at >= verb && REFERENCE.test(plain) && !isPresented(plain, next))
    return STANCE.test(before) || (at === to - 1 && /^(?:earned|deserved|promised)$/.test(before));
  if (plain === "can" || (plain === "will" && !isOfSelf)) return true;
  // "my lawyer has to agree"
  if (plain === "to" && isOf(next, "plain")) return !OBLIGED.test(before) && !DECIDED.test(next);
  if ((isOf(plain, "plain") && /^(?:to|can)$/.test(before)) || isPastDeed(statement, at)) return true;
  if (operationVerb(plain) && !isOf(plain, "present", "past", "going", "occasion", "thing")) return false;
  if (isOf(plain, "generic"))
    return isOf(plain, "occasion", "thing", "time", "person") && !/^(?:payment|deposit|order)s?$/.test(plain);
  if (isOf(plain, ...TOLD) || /^(?:some|all|both)$/.test(plain)) return true;
  return isTitle(lexeme.text) && !isOf(plain, "core", "carrier", "heading", "bound");
}

/** "My health factor is fine", "Peter is fine" */
const speaksOfOwn = (first: string) =>
  /^(?:my|our|he|she|they)$/.test(first) || isOf(first, "name", "person");

/** What was read there is named where it is asked for too, so that nothing hangs on its being named here. */
function isNamedOnly(words: readonly Word[], at: number): boolean {
  const { element, lexeme, plain } = words[at] as Word;
  if (/^(?:deadline|chain|place)$/.test(element?.as ?? "")) return true;
  // "it's a wedding gift"
  if (/^(?:noun|verb)$/.test(element?.as ?? "") && element?.of === "the call")
    return (
      isOf(plain, "occasion", "thing") &&
      isOf(plainAt(words, at - 1), "occasion", "thing", "quality", "grammar")
    );
  if (!element?.as.startsWith("token")) return false;
  const symbol = lexeme.lower.replace(/^w/, "");
  return words.some(
    (other, place) =>
      Math.abs(place - at) > 1 &&
      other.element?.as.startsWith("token") &&
      other.lexeme.lower.replace(/^w/, "") === symbol,
  );
}
