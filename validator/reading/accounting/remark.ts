import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { isReferred } from "./purpose.ts";
import { isOpen, type Word } from "./word.ts";

const SPEAKER = /^(?:i|we|i'm|we're|i've|we've)$/;
const OTHERS = /^(?:he|she|they|he's|she's|they're|he'll|she'll|they'll|everyone|everybody|there)$/;
const OWNER = /^(?:the|my|our|a|an|his|her|their|this|that|some|both|two|three)$/;
const COPULA =
  /^(?:is|are|am|was|were|has|have|had|be|been|i'm|we're|he's|she's|they're|it's|that's|i've|we've)$/;
/** What ends a sentence with these may be over: "the deal is off", "it fell through". */
const ENDS = /^(?:over|back|through|in|away|up)$/;
/** The request itself, spoken of again. */
const REFERENCE = /^(?:it|this|that|these|those|them|one|ones|so|which|such)$/;
const WEATHER = /^(?:is|was|has|rains|rained|snows|snowed|feels|felt)$/;
/** What says that something else comes before, or who else was at it. */
const ORDER = /^(?:first|firstly|next|then|afterwards|again|once|more|most|less)$/;
const DEVICE = /^(?:phone|keyboard|laptop|computer|tablet|button|mouse|screen)$/;
const TELLING = ["remark verb", "aside verb"] as const;
const NAMED = ["remark", "occasion", "thing", "person", "quality", "time"] as const;
const KNOWN = [
  ...TELLING,
  ...NAMED,
  "grammar",
  "preposition",
  "joint",
  "manner",
  "courtesy",
  "subject",
  "numeral",
] as const;

/**
 * Whether words only tell something of the user's life or somebody's: who or what is spoken of stands first, a verb that
 * asks for nothing behind it, every word is of the closed vocabulary, and neither the request nor any money is spoken of.
 */
export function isRemark(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  const start = subjectAt(words, from, to);
  if (start === undefined || ENDS.test(words[to - 1]?.plain ?? "")) return false;
  const isOfSelf = SPEAKER.test(words[start]?.plain ?? "");
  // "I'm out"
  if (words[to - 1]?.plain === "out" && (isOfSelf || /^it/.test(words[start]?.plain ?? ""))) return false;
  let tells = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || !isTold(words, at, to, start, isOfSelf, asked)) return false;
    tells ||=
      COPULA.test(word.plain) ||
      isTellingPhrase(word) ||
      (at > start && (isTelling(word.plain) || isPast(word.plain)));
  }
  return tells;
}

/** "I got …", "… says hi": the verb stands in a known phrase. */
const isTellingPhrase = ({ filler, plain }: Word) =>
  filler !== undefined && /^(?:got|says|sends|agreed|agrees)$/.test(plain);

const isTelling = (word: string) => isOf(word, ...TELLING);

/** Where the subject begins: "Yesterday my sister …", "So we …", "Anna …". */
function subjectAt(words: readonly Word[], from: number, to: number): number | undefined {
  let at = from;
  while (at < to && isLead(words, at)) at += 1;
  const { plain = "", lexeme } = words[at] ?? {};
  if (SPEAKER.test(plain) || OTHERS.test(plain)) return at;
  if (/^(?:it|it's)$/.test(plain))
    return (plain === "it's" || WEATHER.test(words[at + 1]?.plain ?? "")) && isWeather(words, at, to)
      ? at
      : undefined;
  if (isTitle(lexeme?.text ?? "") && (isOf(plain, "person") || !isKnown(plain))) return at;
  const noun = OWNER.test(plain) ? at + 1 : at;
  if (words[noun]?.element?.as.startsWith("token")) return at;
  const head = words[noun]?.plain ?? "";
  return isOf(head, ...NAMED) || (noun > at && isTitle(words[noun]?.lexeme.text ?? "")) ? at : undefined;
}

function isLead(words: readonly Word[], at: number): boolean {
  const { plain = "", filler } = words[at] ?? {};
  if (filler !== undefined) return true;
  if (/^(?:so|and|but|well|because|since|as|now|finally|honestly)$/.test(plain)) return true;
  const isTime = /^(?:yesterday|today|lately|recently)$/.test(plain);
  return isTime || (/^(?:this|last)$/.test(plain) && isOf(words[at + 1]?.plain ?? "", "time"));
}

/** "It rains", "it was a great day": nobody and nothing of the request is spoken of. */
function isWeather(words: readonly Word[], at: number, to: number): boolean {
  return words
    .slice(at + 1, to)
    .every(({ plain }) => !isOf(plain, "person", "generic") && !REFERENCE.test(plain));
}

const isTitle = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text);
const isKnown = (word: string) =>
  isOf(word, ...KNOWN) || isOf(word, "generic", "core", "carrier", "heading", "bound");

function isTold(
  words: readonly Word[],
  at: number,
  to: number,
  start: number,
  isOfSelf: boolean,
  asked: ReadonlySet<Operation>,
): boolean {
  const word = words[at];
  if (!word) return false;
  const { plain, lexeme, filler } = word;
  if (filler !== undefined) return true;
  // A token that the request names too.
  if (!isOpen(word)) return word.element?.as === "deadline" || isNamedElsewhere(words, at);
  if (lexeme.kind === "sign") return /^["'`*_…]$/.test(lexeme.text);
  const next = words[at + 1]?.plain ?? "";
  const before = words[at - 1]?.plain ?? "";
  if (lexeme.kind === "number")
    return isReferred(words, at) || (at + 1 < to && isOf(next, ...NAMED)) || /^turn(?:s|ed)?$/.test(before);
  if (lexeme.kind !== "word") return false;
  // "The rent is due tomorrow" tells when something else is.
  if (
    plain === "off" ||
    (at > start && ORDER.test(plain)) ||
    (!isOfSelf && DEVICE.test(plain) && before !== "by")
  )
    return false;
  if (guardOf(plain)) return isOthersTime(words, at, start);
  if (at > start && REFERENCE.test(plain) && !(at + 1 < to && isOf(next, ...NAMED, "quality"))) return false;
  // "I will …", "you …": what somebody is going to do about it.
  if (/^(?:will|can|could|would|may)$/.test(plain) && (isOfSelf || plain !== "will")) return plain === "can";
  // "She paid for dinner", "the designer delivered": a deed of somebody else's.
  if (
    !isOfSelf &&
    (plain === "delivered" || (plain === "paid" && /^(?:for|)$/.test(at + 1 < to ? next : "")))
  )
    return before !== "was";
  const verb = operationVerb(plain);
  if (verb && !isTelling(plain))
    return (
      isPast(plain) &&
      !/^(?:been|be|is|was|were)$/.test(before) &&
      ![...verb.possible].some((operation) => asked.has(operation))
    );
  if (isOf(plain, "generic"))
    return isOf(plain, "occasion", "thing", "time") && !/^(?:payment|deposit|order)s?$/.test(plain);
  if (isOf(plain, ...KNOWN)) return !/^(?:you|he'd|i'll|we'll|i'd|we'd)$/.test(plain);
  return isTitle(lexeme.text) && !isKnown(plain);
}

/** Whether a token is named again where nothing is told of it, so that nothing hangs on its being named here. */
function isNamedElsewhere(words: readonly Word[], at: number): boolean {
  const { element, lexeme } = words[at] as Word;
  if (!element?.as.startsWith("token")) return false;
  return words.some(
    (other, place) =>
      Math.abs(place - at) > 1 &&
      other.element?.as.startsWith("token") &&
      other.lexeme.lower.replace(/^w/, "") === lexeme.lower.replace(/^w/, ""),
  );
}

/** A time that is another's: not the speaker's, nor the request's. */
function isOthersTime(words: readonly Word[], at: number, start: number): boolean {
  const subject = words[start]?.plain ?? "";
  if (SPEAKER.test(subject) || /^it/.test(subject)) return /^(?:ago|earlier)$/.test(words[at]?.plain ?? "");
  return /^(?:tomorrow|ago|earlier)$/.test(words[at]?.plain ?? "");
}
