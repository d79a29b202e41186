import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { isReferred, isTitle, nounPhrase } from "./noun-phrase.ts";
import { isOpen, type Word } from "./word.ts";

const SELF = /^(?:i|we|i'm|we're|i've|we've)$/;
const OTHERS = /^(?:you|he|she|they|he's|she's|they're|he'll|she'll|they'll|who|there|there's)$/;
const THIS = /^(?:it|it's|this|that|that's|here's)$/;
const COPULA = /^(?:is|are|am|was|were|be|been|i'm|we're|he's|she's|they're|it's|that's|there's|here's)$/;
const AUXILIARY = /^(?:has|have|had|i've|we've|can|he'll|she'll|they'll|will)$/;
/** What ends a sentence with these may be over: "the deal is off", "it fell through", "we are even". */
const ENDS = /^(?:over|back|through|in|away|up|even)$/;
/** What the request moves or does, spoken of again. */
const REFERENCE = /^(?:it|this|that|these|those|them|one|ones|so|which|such)$/;
/** What may be felt about the request without any effect on it: "she needs it", "I'm fine with that". */
const STANCE = /^(?:needs?|deserves?|deserved|loves?|likes?|appreciates?|enjoys?|earned|promised)$/;
const FEELING = /^(?:fine|ok|okay|happy|good|glad|proud|excited|grateful|sure)$/;
/** What says that something else comes before. */
const ORDER = /^(?:then|first|firstly|next|then|afterwards|again|once|more|most|less|later|only)$/;
/** What somebody has when he could have written this. */
const DEVICE = /^(?:phone|keyboard|laptop|computer|tablet|button|mouse|screen)$/;
/** What is done already need not be done: "the rent is covered". */
const DONE = /^(?:covered|arranged|solved|sorted|met|organised|organized|made)$/;
/** Whoever has to, needs to or wants to do something has not done it. */
const OBLIGED = /^(?:has|have|had|needs?|needed|wants?|got|is|are|was|were|want|i've|we've)$/;
const NAMED = ["occasion", "thing", "person", "name", "place", "quality", "time"] as const;
const TOLD = [
  ...NAMED,
  "adverb",
  "manner",
  "grammar",
  "preposition",
  "joint",
  "courtesy",
  "subject",
  "numeral",
  "present",
  "going",
  "past",
] as const;
/** What is over is a reason to close something, and else may undo the request. */
const CLOSED = /^(?:dead|gone|over|hacked|exploited|compromised|closed)$/;
const CLOSING: ReadonlySet<Operation> = new Set(["revoke", "withdraw", "unstake", "unwrap"]);
const NEVER = /^(?:he'd|i'll|we'll|i'd|we'd|could|would|do|does|will|can|off|via|using|onto|into|let's)$/;

interface Statement {
  words: readonly Word[];
  /** Where its subject begins, where its verb stands, where it ends. */
  start: number;
  verb: number;
  to: number;
  isOfSelf: boolean;
  asked: ReadonlySet<Operation>;
  /** It stands before "so" and a request. */
  isPremise: boolean;
  /** Whatever is asked for ends something. */
  isClosing: boolean;
}

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
  const subject = subjectEnd(words, start, to);
  if (subject === undefined) return false;
  const first = words[start]?.plain ?? "";
  let verb = subject;
  while (verb < to && isAdverb(words[verb] as Word)) verb += 1;
  const statement = {
    words,
    start,
    verb: /'(?:m|re|s|ve|ll)$/.test(first) || words[start]?.filler !== undefined ? start : verb,
    to,
    isOfSelf: SELF.test(first),
    asked,
    isPremise,
    isClosing: [...asked].every((operation) => CLOSING.has(operation)),
  };
  if (!isTelling(statement) || isOver(statement)) return false;
  if (THIS.test(first) && !isWeather(statement)) return false;
  for (let at = from; at < to; at += 1) if (!isTold(statement, at)) return false;
  return true;
}

/** "It fell through", "I'm out" */
function isOver({ words, start, to, isOfSelf, isPremise, isClosing }: Statement): boolean {
  const last = words[to - 1]?.plain ?? "";
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
  return isOf(plain, "past", "present") || isPastDeed(statement, verb) || isFinished(statement, verb);
}

/** "the designer finished the logo": a work, and not the request. */
function isFinished({ words, isOfSelf }: Statement, at: number): boolean {
  const isOfWork = /^(?:the|my|our|his|her|their|a)$/.test(words[at + 1]?.plain ?? "");
  return words[at]?.plain === "finished" && !isOfSelf && isOfWork;
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

function isTold(statement: Statement, at: number): boolean {
  const { words, start, verb, to, isOfSelf, isPremise, isClosing, asked } = statement;
  const word = words[at] as Word;
  const { plain, lexeme, filler } = word;
  if (filler !== undefined) return filler !== "bound" || speaksOfOwn(statement);
  if (!isOpen(word)) return isNamedOnly(words, at);
  if (lexeme.kind === "sign") return /^["'`*_…’]$/.test(lexeme.text);
  const next = at + 1 < to ? (words[at + 1]?.plain ?? "") : "";
  const before = words[at - 1]?.plain ?? "";
  if (lexeme.kind === "number")
    return isReferred(words, at) || isOf(next, ...NAMED) || /^(?:turn(?:s|ed)?|in)$/.test(before);
  if (lexeme.kind !== "word") return false;
  if (
    at > start &&
    ORDER.test(plain) &&
    !/^(?:the|my|our|his|her|their)$/.test(before) &&
    filler === undefined
  )
    return false;
  if (!isOfSelf && at >= verb && DEVICE.test(plain) && before !== "by") return false;
  if (isClosing && CLOSED.test(plain)) return true;
  if (plain === "round" || plain === "insurance") return isOf(before, "occasion", "thing");
  const guard = guardOf(plain);
  if (guard)
    return (
      isFinished(statement, at) || isOthersTime(statement, at) || (isPremise && /^(?:past|time)$/.test(guard))
    );
  if (at >= verb && REFERENCE.test(plain) && !isPresented(plain, next)) return isStance(statement, at);
  if (plain === "can" || (plain === "will" && !isOfSelf)) return true;
  if (NEVER.test(plain)) return false;
  if (at > verb && DONE.test(plain) && /^(?:is|are|was|were|been|all)$/.test(before)) return false;
  // "my lawyer has to agree"
  if (plain === "to" && isOf(next, "plain") && !isOf(next, "occasion", "thing", "person"))
    return !OBLIGED.test(before);
  if (isOf(plain, "plain") && /^(?:to|can)$/.test(before)) return true;
  if (isPastDeed(statement, at)) return true;
  if (operationVerb(plain) && !isOf(plain, "present", "past", "going", "occasion", "thing")) return false;
  if (isOf(plain, "generic"))
    return (
      isToldOf(statement, at) ||
      (isOf(plain, "occasion", "thing", "time", "person") && !/^(?:payment|deposit|order)s?$/.test(plain))
    );
  if (isOf(plain, ...TOLD) || /^(?:some|all|both)$/.test(plain)) return true;
  if (plain === "key") return asked.has("administer");
  const isPlaced = /^(?:via|on|through|with|into|at|using)$/.test(before);
  return isTitle(lexeme.text) && !isPlaced && !isOf(plain, "core", "carrier", "heading", "bound");
}

/** "A friend needs money", "he gave me his address", "Carla lost her key": what is no more than a reason. */
function isToldOf({ words, verb, to }: Statement, at: number): boolean {
  const { plain } = words[at] as Word;
  const before = words[at - 1]?.plain ?? "";
  if (/^(?:money|cash|funds)$/.test(plain))
    return [before, words[at - 2]?.plain ?? ""].some((word) => /^(?:needs?|needed)$/.test(word));
  if (/^(?:protocol|app|crypto|platform)$/.test(plain))
    return at > verb && /^(?:this|that|the|their|loves?|likes?|trust)$/.test(before);
  return (
    plain === "address" &&
    at > verb + 1 &&
    /^(?:the|his|her|their)$/.test(before) &&
    !COPULA.test(at + 1 < to ? (words[at + 1]?.plain ?? "") : "")
  );
}

/** "I'm fine with it", "Peter is fine", "my health factor is fine" */
function speaksOfOwn({ words, start, isOfSelf }: Statement): boolean {
  const { plain = "" } = words[start] ?? {};
  return isOfSelf || /^(?:my|our|he|she|they)$/.test(plain) || isOf(plain, "name", "person");
}

/** "She paid for dinner", "I sold my guitar": a deed that is not the one that is asked for. */
function isPastDeed({ words, to, isOfSelf, asked, isPremise }: Statement, at: number): boolean {
  const plain = words[at]?.plain ?? "";
  const before = words[at - 1]?.plain ?? "";
  if (!(isPast(plain) || plain === "gave") || /^(?:been|be|is|was|were|are)$/.test(before)) return false;
  if (isPremise) return true;
  const next = at + 1 < to ? (words[at + 1]?.plain ?? "") : "";
  if (!isOfSelf && (plain === "delivered" || (plain === "paid" && /^(?:for|)$/.test(next)))) return true;
  const { certain, possible } = operationVerb(plain) ?? {};
  return ![...((isOfSelf ? possible : certain) ?? [])].some((operation) => asked.has(operation));
}

/** What was read there is named where it is asked for too, so that nothing hangs on its being named here. */
function isNamedOnly(words: readonly Word[], at: number): boolean {
  const { element, lexeme, plain } = words[at] as Word;
  if (/^(?:deadline|chain|place)$/.test(element?.as ?? "")) return true;
  // "it's a wedding gift"
  if (/^(?:noun|verb)$/.test(element?.as ?? "") && element?.of === "the call")
    return (
      isOf(plain, "occasion", "thing") &&
      isOf(words[at - 1]?.plain ?? "", "occasion", "thing", "quality", "grammar")
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

/** "this morning", "that house": what follows is spoken of. */
const isPresented = (word: string, next: string) =>
  isOf(next, "occasion", "thing", "person", "quality") ||
  /^(?:protocol|app|platform)$/.test(next) ||
  (/^(?:this|that)$/.test(word) && isOf(next, "time"));

/** A time that is another's: not the speaker's, nor the request's. */
function isOthersTime({ words, start, isOfSelf }: Statement, at: number): boolean {
  const isOfOthers = !isOfSelf && !THIS.test(words[start]?.plain ?? "");
  return /^(?:ago|earlier)$/.test(words[at]?.plain ?? "") || (isOfOthers && words[at]?.plain === "tomorrow");
}

/** "she needs it for her trip", "I'm fine with that" */
function isStance({ words, isOfSelf, verb }: Statement, at: number): boolean {
  const before = words[at - 1]?.plain ?? "";
  if (STANCE.test(before) || (before === "for" && words[at - 2]?.plain === "waiting")) return true;
  const isPresent = /^(?:i'm|we're|am|are|feel)$/.test(words[verb]?.plain ?? "");
  return (
    isOfSelf && isPresent && /^(?:with|about|of)$/.test(before) && FEELING.test(words[at - 2]?.plain ?? "")
  );
}
