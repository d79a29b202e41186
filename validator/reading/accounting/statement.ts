import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isReferred } from "./purpose.ts";
import { isOpen, type Word } from "./word.ts";

const COPULA = /^(?:is|are|am|was|were|it's|that's|he's|she's|they're|i'm|we're|there's|here's)$/;
const PRONOUN =
  /^(?:i|we|he|she|they|it|this|that|these|those|you|there|here|i'm|we're|it's|that's|he's|she's|they're|i've|we've|there's|here's|my|our|his|her|their|the|a|an|today|yesterday|who|which)$/;
/** "That is her old address" */
const OUTDATED = /^(?:old|former|previous|last|second)$/;
const HELD = /^(?:wallet|account|address)$/;
const OWNED = /^(?:money|funds?|wallets?|accounts?|balances?|tokens?|coins?|cash|treasury|savings)$/;

/** Whether words tell something and ask for nothing: every one is known, somebody or something is spoken of, in a verb of telling. */
export function isStatement(words: readonly Word[], from: number, to: number): boolean {
  const first = words[from];
  if (
    !first ||
    !(
      first.element?.as === "token" ||
      PRONOUN.test(first.plain) ||
      isOf(first.plain, "person", "occasion", "thing")
    )
  )
    return false;
  const isOutdated = words
    .slice(from, to)
    .some(({ plain }, at) => OUTDATED.test(plain) && HELD.test(words[from + at + 1]?.plain ?? ""));
  if (isOutdated || tellsOfRequest(words, from)) return false;
  // "She was happy with the money": then it is there already.
  const isOfMoney = words
    .slice(from, to)
    .some(
      ({ plain }, at) =>
        /^(?:money|funds|cash|payment|coins|tokens)$/.test(plain) && words[from + at - 1]?.plain === "the",
    );
  if (isOfMoney && words.slice(from, to).some(({ plain }) => /^(?:was|were|had|has|got)$/.test(plain)))
    return false;
  let tells = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word) return false;
    // "The address is old" is no aside.
    const isOfRequest = isOf(word.plain, "generic") && COPULA.test(words[at + 1]?.plain ?? "");
    if (isOfRequest || (word.plain === "back" && isOpen(word)) || !isTold(words, at, false)) return false;
    tells ||=
      word.filler === "reason" || COPULA.test(word.plain) || (at > from && isOf(word.plain, "aside verb"));
  }
  return tells;
}

/** "That's in the books", "those were the days": what was done is spoken of, it may be. */
function tellsOfRequest(words: readonly Word[], from: number): boolean {
  const first = words[from]?.plain ?? "";
  if (/^(?:these|those)$/.test(first)) return true;
  const isReferring = /^(?:it|this|that|it's|that's)$/.test(first);
  const next = words[/'s$/.test(first) ? from + 1 : from + 2];
  const isPastOf = /^(?:this|that)$/.test(first) && /^(?:was|were)$/.test(words[from + 1]?.plain ?? "");
  return (
    isReferring &&
    (isPastOf || (isOf(next?.plain ?? "", "preposition") && !/^(?:for|about|from)$/.test(next?.plain ?? "")))
  );
}

/** Whether every word of a reason is known; it may name deeds, "so I can pay my rent", but no amount and nobody's address. */
export function isReason(words: readonly Word[], from: number, to: number): boolean {
  // "so he sends me his car" is a bargain.
  const isOfOthers = words.slice(from, to).some(({ plain }) => /^(?:he|she|they)$/.test(plain));
  // "so that it can be returned"
  const isOfWhatIsMoved = words
    .slice(from, to)
    .some(({ plain }, at) => plain === "it" && isDeed(words.slice(from + at, to)));
  if (isOfWhatIsMoved) return false;
  for (let at = from; at < to; at += 1) if (!isTold(words, at, !isOfOthers)) return false;
  return to > from;
}

const isDeed = (words: readonly Word[]) => words.some(({ plain }) => operationVerb(plain) !== undefined);

function isTold(words: readonly Word[], at: number, mayNameDeeds: boolean): boolean {
  const word = words[at];
  if (!word) return false;
  const { lexeme, plain } = word;
  if (word.filler !== undefined || word.element?.as === "deadline") return true;
  if (!isOpen(word))
    return /^(?:token|noun)$/.test(word.element?.as ?? "") || (mayNameDeeds && word.element?.as === "verb");
  if (lexeme.kind === "sign") return /^["'`*_…]$/.test(lexeme.text);
  if (lexeme.kind === "number")
    return (
      /^(?:19|20)\d\d$/.test(plain) ||
      isReferred(words, at) ||
      isOf(words[at + 1]?.plain ?? "", "occasion", "thing", "person", "time")
    );
  const isLater = mayNameDeeds && /^(?:later|soon)$/.test(plain);
  if (lexeme.kind !== "word" || (guardOf(plain) && !isLater)) return false;
  if (isLater) return true;
  // "It is my mother's money": then the transaction is not the user's to ask for.
  const before = words[at - 1];
  const isOthers =
    /^(?:his|her|their)$/.test(before?.plain ?? "") ||
    (before !== undefined && /['’]s$/.test(before.lexeme.text));
  if (isOthers && OWNED.test(plain)) return false;
  if (
    isOf(
      plain,
      "grammar",
      "preposition",
      "joint",
      "generic",
      "occasion",
      "thing",
      "quality",
      "person",
      "aside verb",
      "time",
      "manner",
      "courtesy",
      "subject",
      "numeral",
    )
  )
    return true;
  return mayNameDeeds && operationVerb(plain) !== undefined;
}
