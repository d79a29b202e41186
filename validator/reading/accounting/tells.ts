import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isClaimed } from "../grammar/claimed.ts";
import { isVerbOf } from "../grammar/finite-verb.ts";
import { isTitle, nounPhrase } from "../grammar/noun-phrase.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { isPastDeed, isPresented, REFERENCE, type Statement, THIS } from "./statement.ts";
import { isTold, TOLD } from "./told-word.ts";

const SELF = /^(?:i|we|i'm|we're|i've|we've)$/;
const OTHERS = /^(?:you|he|she|they|he's|she's|they're|he'll|she'll|they'll|who|there|there's)$/;
/** Verbs that say no more than that something follows. */
const BEING =
  /^(?:is|are|am|was|were|be|been|i'm|we're|he's|she's|they're|it's|that's|there's|here's|don't|dont|doesn't|didn't|did|finished|has|have|had|i've|we've|can|he'll|she'll|they'll|will)$/;
/** What ends a sentence with these may be over: "the deal is off", "it fell through", "we are even". */
const ENDS = /^(?:over|back|through|in|away|up|even|out)$/;

const LONGEST_SUBJECT = 16;

/**
 * Whether words only tell something: who or what is spoken of stands first, a verb that asks for nothing right behind it,
 * in the past, or in the present where it is a state. Every word is of the closed vocabulary, and neither the request nor
 * what it moves is spoken of.
 */
export function tells(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  let start = from;
  while (start < to && isLead(words, start)) start += 1;
  if (isFiction(words, start, to)) return false;
  const ends = [subjectEnd(words, start, to), spokenOfEnd(words, start, to)];
  return [...new Set(ends)].some((end) => end !== undefined && tellsOf(words, from, start, end, to, asked));
}

function tellsOf(
  words: readonly Word[],
  from: number,
  start: number,
  subject: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  const first = plainAt(words, start);
  let verb = subject;
  while (verb < to && isAdverb(words[verb] as Word)) verb += 1;
  const statement = {
    words,
    start,
    verb: /'(?:m|re|s|ve|ll)$/.test(first) || words[start]?.filler !== undefined ? start : verb,
    to,
    // "lost the bet": whoever says so.
    isOfSelf: SELF.test(first) || subject === start,
    asked,
  };
  if (!isTelling(statement) || ENDS.test(plainAt(words, to - 1))) return false;
  if (THIS.test(first) && !isWeather(statement)) return false;
  const own = words.slice(from, to);
  if (own.some((_, at) => isClaimed(own, at))) return false;
  for (let at = from; at < to; at += 1) if (!isTold(statement, at)) return false;
  return true;
}

/** The place of the verb behind all that it is said of, "the heating in our old flat". */
function spokenOfEnd(words: readonly Word[], start: number, to: number): number | undefined {
  let isNamed = false;
  for (let at = start; at < Math.min(to, start + LONGEST_SUBJECT); at += 1) {
    const word = words[at];
    // "with a node run by monks" says what something is to be done with.
    const isReduced = isOf(plainAt(words, start), "preposition") && words[at + 1]?.plain === "by";
    if (at > start && isVerbOf(words, at, start, to)) return isNamed && !isReduced ? at : undefined;
    if (!word || isOf(word.plain, "time", "numeral") || /^(?:that|which|given)$/.test(word.plain))
      return undefined;
    isNamed ||=
      isOf(word.plain, "person", "thing", "occasion", "name", "place") ||
      word.element?.as.startsWith("token") === true;
  }
  return undefined;
}

/** "It's a poem": then it asks for nothing. "It's for the movie tickets" does not say so. */
export function isFiction(words: readonly Word[], from: number, to: number): boolean {
  if (!THIS.test(plainAt(words, from))) return false;
  return words
    .slice(from, to)
    .some(
      ({ plain }, at) =>
        isOf(plain, "fiction") &&
        !(from + at + 1 < to && isOf(plainAt(words, from + at + 1), "occasion", "thing")),
    );
}

/** "Yesterday", "so": what may stand before the subject. */
function isLead(words: readonly Word[], at: number): boolean {
  const { plain = "", filler } = words[at] ?? {};
  if (filler !== undefined) return !SELF.test(plain) && filler !== "bound";
  return /^(?:so|and|but|well|because|since|as|now|finally|honestly|oh|today|yesterday|lately|recently)$/.test(
    plain,
  );
}

/** The place behind who or what is spoken of: "Anna", "my old friend Paul", "the people at the shelter". */
function subjectEnd(words: readonly Word[], start: number, to: number): number | undefined {
  const { plain = "", lexeme } = words[start] ?? {};
  if (SELF.test(plain) || OTHERS.test(plain)) return start + 1;
  const isPointing = /^(?:this|that)$/.test(plain) && isPresented(plain, plainAt(words, start + 1));
  if (THIS.test(plain) && !isPointing) return start + 1;
  const head = /^(?:the|my|our|his|her|their|this|that|some|all)$/.test(plain) ? start + 1 : start;
  // "my stETH balance changes", "ETH looks strong"
  if (words[head]?.element?.as.startsWith("token"))
    return words[head + 1]?.plain === "balance" ? head + 2 : head + 1;
  const named = nounPhrase(words, start, to, true);
  if (named) return named.to;
  return isTitle(lexeme?.text ?? "") &&
    !isOf(plain, ...TOLD, "generic", "core", "carrier", "heading", "bound")
    ? start + 1
    : undefined;
}

const isAdverb = ({ plain, filler }: Word) =>
  filler === "manner" || isOf(plain, "adverb", "manner") || /^(?:all|both|also|just|so|really)$/.test(plain);

function isTelling(statement: Statement): boolean {
  const { words, verb, to, start } = statement;
  const { plain, filler } = words[verb] ?? {};
  if (plain === undefined || verb >= to) return false;
  if (words[start]?.plain === "you" && plain !== "are") return false;
  if (filler !== undefined) return true;
  if (BEING.test(plain)) return verb + 1 < to;
  return isOf(plain, "past", "present") || isPastDeed(statement, verb);
}

/** "It rains", "that's a lovely day": nothing of the request is spoken of. */
function isWeather({ words, start, verb, to }: Statement): boolean {
  const isOfPast = /^(?:was|were|had|has|got)$/.test(plainAt(words, verb));
  const [first, next] = [plainAt(words, start), plainAt(words, verb + 1)];
  if (/^(?:this|that)$/.test(first) && isOfPast) return false;
  if (isOf(next, "preposition") && !/^(?:for|about|from)$/.test(next)) return false;
  return words
    .slice(start + 1, to)
    .every(({ plain }) => !REFERENCE.test(plain) && !(isOfPast && isOf(plain, "person", "generic", "past")));
}
