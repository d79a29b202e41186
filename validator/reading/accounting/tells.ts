import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isClaimed } from "../grammar/claimed.ts";
import { isVerbOf } from "../grammar/finite-verb.ts";
import { isTitle, nounPhrase } from "../grammar/noun-phrase.ts";
import type { Word } from "../grammar/word.ts";
import {
  COPULA,
  isFinished,
  isPastDeed,
  isPresented,
  REFERENCE,
  type Statement,
  THIS,
  TOLD,
} from "./statement.ts";
import { isTold } from "./told-word.ts";

const SELF = /^(?:i|we|i'm|we're|i've|we've)$/;
const OTHERS = /^(?:you|he|she|they|he's|she's|they're|he'll|she'll|they'll|who|there|there's)$/;
const AUXILIARY = /^(?:don't|dont|doesn't|didn't|has|have|had|i've|we've|can|he'll|she'll|they'll|will)$/;
/** What ends a sentence with these may be over: "the deal is off", "it fell through", "we are even". */
const ENDS = /^(?:over|back|through|in|away|up|even)$/;

const LONGEST_SUBJECT = 16;

const CLOSING: ReadonlySet<Operation> = new Set(["revoke", "withdraw", "unstake", "unwrap"]);

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
  isPremise = false,
): boolean {
  let start = from;
  while (start < to && isLead(words, start)) start += 1;
  if (isFiction(words, start, to)) return false;
  const ends = [subjectEnd(words, start, to), spokenOfEnd(words, start, to)];
  return [...new Set(ends)].some(
    (end) => end !== undefined && tellsOf(words, from, start, end, to, asked, isPremise),
  );
}

function tellsOf(
  words: readonly Word[],
  from: number,
  start: number,
  subject: number,
  to: number,
  asked: ReadonlySet<Operation>,
  isPremise: boolean,
): boolean {
  const first = words[start]?.plain ?? "";
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
    isPremise,
    isClosing: [...asked].every((operation) => CLOSING.has(operation)),
  };
  if (!isTelling(statement) || isOver(statement) || isOfBargain(statement)) return false;
  if (THIS.test(first) && !isWeather(statement)) return false;
  const own = words.slice(from, to);
  if (own.some((_, at) => isClaimed(own, at))) return false;
  for (let at = from; at < to; at += 1) if (!isTold(statement, at)) return false;
  return true;
}

/** The place of the verb behind all that it is said of, "the heating in our old flat", or where only the verb is there: "lost the bet". */
function spokenOfEnd(words: readonly Word[], start: number, to: number): number | undefined {
  const { plain = "", filler } = words[start] ?? {};
  const isDeed = isOf(plain, "past") && !isOf(plain, "thing", "occasion", "person", "plain");
  if (filler === undefined && isDeed && nounPhrase(words, start + 1, to)) return start;
  let isNamed = false;
  for (let at = start; at < Math.min(to, start + LONGEST_SUBJECT); at += 1) {
    const word = words[at];
    if (at > start && isVerbOf(words, at, start, to)) return isNamed ? at : undefined;
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
  if (!THIS.test(words[from]?.plain ?? "")) return false;
  return words
    .slice(from, to)
    .some(
      ({ plain }, at) =>
        isOf(plain, "fiction") &&
        !(from + at + 1 < to && isOf(words[from + at + 1]?.plain ?? "", "occasion", "thing")),
    );
}

/** "The payment melted away", "Peter received his share": of the money itself, which then need not be moved. */
function isOfBargain({ words, start, verb, to }: Statement): boolean {
  const isSaidOf = words
    .slice(start, verb)
    .some(({ plain }) =>
      /^(?:payment|payments|transfer|money|cash|funds|deal|order|swap|trade|sum|amount)$/.test(plain),
    );
  const isGot = /^(?:received|got|collected|took|has|had)$/.test(words[verb]?.plain ?? "");
  return (
    isSaidOf ||
    (isGot &&
      words
        .slice(verb + 1, to)
        .some(({ plain }) => /^(?:share|shares|part|cut|payment|money|cash|funds|sum|amount)$/.test(plain)))
  );
}

/** "It fell through", "I'm out" */
function isOver({ words, start, to, isOfSelf, isPremise, isClosing }: Statement): boolean {
  const last = words[to - 1]?.plain ?? "";
  // "my boss made me"
  if (last === "me" && words[to - 2]?.plain === "made") return true;
  if (last === "out") return isOfSelf || THIS.test(words[start]?.plain ?? "");
  return ENDS.test(last) && !isPremise && !(isClosing && last === "over");
}

/** "Yesterday", "so", "last week": what may stand before the subject. */
function isLead(words: readonly Word[], at: number): boolean {
  const { plain = "", filler } = words[at] ?? {};
  if (filler !== undefined)
    return /^(?:think|know)$/.test(words[at + 1]?.plain ?? plain) || !isOwnPhrase(words, at);
  if (/^(?:so|and|but|well|because|since|as|now|finally|honestly|oh|today)$/.test(plain)) return true;
  if (/^(?:yesterday|lately|recently|ago)$/.test(plain)) return true;
  // "two weeks ago"
  if (words.slice(at, at + 3).some((word) => word.plain === "ago")) return isOf(plain, "numeral", "time");
  const isDated = /^(?:this|last)$/.test(plain) && isOf(words[at + 1]?.plain ?? "", "time");
  return isDated || (isOf(plain, "time") && /^(?:this|last)$/.test(words[at - 1]?.plain ?? ""));
}

/** "I have", "we need": subject and verb in one. */
function isOwnPhrase(words: readonly Word[], at: number): boolean {
  const { plain = "", filler } = words[at] ?? {};
  return filler !== undefined && (SELF.test(plain) || filler === "bound");
}

/** The place behind who or what is spoken of: "Anna", "my old friend Paul", "the people at the shelter". */
function subjectEnd(words: readonly Word[], start: number, to: number): number | undefined {
  const { plain = "", lexeme } = words[start] ?? {};
  if (SELF.test(plain) || OTHERS.test(plain)) return start + 1;
  const isPointing = /^(?:this|that)$/.test(plain) && isPresented(plain, words[start + 1]?.plain ?? "");
  if (THIS.test(plain) && !isPointing) return start + 1;
  const head = /^(?:the|my|our|his|her|their|this|that|some|all)$/.test(plain) ? start + 1 : start;
  // "my stETH balance changes", "ETH looks strong"
  if (words[head]?.element?.as.startsWith("token"))
    return words[head + 1]?.plain === "balance" ? head + 2 : head + 1;
  const named = nounPhrase(words, start, to, true);
  if (named) return named.to;
  // "Tuesday was fun"
  let time = head;
  while (time < to && isOf(words[time]?.plain ?? "", "time", "quality")) time += 1;
  if (time > head && /^(?:was|were)$/.test(words[time]?.plain ?? "")) return time;
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
  if (COPULA.test(plain) || AUXILIARY.test(plain)) return verb + 1 < to;
  // "our boiler leaks": things strike no bargains.
  const isOfThing =
    isOf(words[verb - 1]?.plain ?? "", "occasion", "thing") && !isOf(words[verb - 1]?.plain ?? "", "person");
  if (isOfThing && isOf(plain, "acting") && !/^(?:decides|judges)$/.test(plain)) return true;
  return (
    isOf(plain, "past", "present") ||
    (plain === "left" && statement.asked.has("administer")) ||
    isPastDeed(statement, verb) ||
    isFinished(statement, verb)
  );
}

/** "It rains", "that's a lovely day": nothing of the request is spoken of. */
function isWeather({ words, start, verb, to }: Statement): boolean {
  const isOfPast = /^(?:was|were|had|has|got)$/.test(words[verb]?.plain ?? "");
  const [first, next] = [words[start]?.plain ?? "", words[verb + 1]?.plain ?? ""];
  if (/^(?:this|that)$/.test(first) && isOfPast) return false;
  if (isOf(next, "preposition") && !/^(?:for|about|from)$/.test(next)) return false;
  return words
    .slice(start + 1, to)
    .every(({ plain }) => !REFERENCE.test(plain) && !(isOfPast && isOf(plain, "person", "generic", "past")));
}
