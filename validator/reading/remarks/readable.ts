import { isStoryWord } from "../../data/lexicon/story-words.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import type { Span } from "../../intent/reading.ts";
import { classesOf, guardedPhraseAt, guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { isDoneOtherwise } from "./done-otherwise.ts";
import { endsTakenBack } from "./taken-back.ts";

/** What a guarded word means takes more words than these to tell. */
const SHORT = 2;
/** Of so many words one may be unknown. */
const KNOWN_TO_UNKNOWN = 3;

/** With those that say which part of a request something is. */
const REQUESTING = [...classesOf("requesting"), ...classesOf("part of a request")];

/** Whether some word is none that requests are made of: "to our wallet" or "nonce 42" is no remark. */
export function isOfWorld(own: readonly Lexeme[]): boolean {
  return own.some(
    ({ kind, lower }) =>
      kind === "word" && !isOf(lower, ...REQUESTING) && !operationVerb(lower) && !operationsOfNoun(lower),
  );
}

/** Whether requests are made of its words too, but it names an occasion or a time and no account: "need it for gas". */
export function isOfOccasion(own: readonly Lexeme[]): boolean {
  const isOccasion = ({ lower }: Lexeme) => isOf(lower, "occasion", "time");
  const isAccount = ({ lower }: Lexeme) => isOf(lower, "generic", "holder", "held", "role", "carrier");
  const isNumbered = own.some(({ lower }, at) => isPaper(lower) && own[at + 1]?.kind === "number");
  return isNumbered
    ? !own.some(({ lower }) => isOf(lower, "holder", "role"))
    : own.some(isOccasion) && own.every((one) => isOccasion(one) || !isAccount(one));
}

/** Whether a tag of words that requests are made of names what is moved and no part of a request: "#newmoney", "#stablecoins". */
export function isOfGoods(own: readonly Lexeme[]): boolean {
  return own.every(
    ({ lower }) =>
      isOf(lower, "generic", "held", "quality") &&
      !isOf(lower, "heading", "role", "holder", "bound", "numeral"),
  );
}

/** "DAO proposal 61", "treasury note 2024-07", but not "floor 2950" */
const isPaper = (word: string) => isOf(word, "referring") && !isOf(word, "generic", "bound");

/** Whether its words are known, but for a name and a rare one: nothing is passed over that was not read. */
export function isRead(lexemes: readonly Lexeme[], { from, to }: Span): boolean {
  const own = lexemes.slice(from, to);
  const words = own.filter(({ kind }) => kind === "word");
  const unknown = words.filter(({ lower }) => !isKnown(lower) && !isStoryWord(lower));
  const isGuarded =
    own.some((_, at) => guardedPhraseAt(lexemes, from + at)) ||
    (words.length <= SHORT && words.some(({ lower }) => guardOf(lower)));
  // "yesterday, send 5 USDC": nothing but when it was, or is to be.
  const isTime = words.length > 0 && words.every(({ lower }) => isOf(lower, "time"));
  return (
    !isGuarded &&
    !isTime &&
    !isWhile(own) &&
    !isDoneOtherwise(own) &&
    !endsTakenBack(own) &&
    unknown.length * KNOWN_TO_UNKNOWN <= words.length
  );
}

const LEVEL = /^(?:under|below|over|above|beneath)$/;
const LEVEL_REACH = 8;

/** "while ETH is under 2000 dollars": as long as something has a price. */
function isWhile(own: readonly Lexeme[]): boolean {
  const at = own.findIndex(({ lower }) => /^(?:while|whilst)$/.test(lower));
  return (
    at >= 0 &&
    own
      .slice(at, at + LEVEL_REACH)
      .some(({ lower }, place) => LEVEL.test(lower) && hasNumber(own.slice(at + place + 1, at + place + 4)))
  );
}

const hasNumber = (own: readonly Lexeme[]) => own.some(({ kind }) => kind === "number");
