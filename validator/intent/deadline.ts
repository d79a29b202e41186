import { termWords } from "../lexicon/term-words.ts";
import { timeIn } from "./calendar.ts";
import { endedFrom, heldFrom, leftFrom } from "./deadline-ends.ts";
import { isSameTime, isToldAgain, saysExecution, saysValidity, signatureFrom } from "./deadline-meaning.ts";
import { durationAt } from "./durations.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { backOver, isTaken, type Reading, type Span, saidIn, takeSpan, wordAt } from "./reading.ts";

interface FoundTime extends Span {
  at: number;
}

/** Without one of these there is nothing to look for. */
const HINT =
  /\b(?:with)?in\b|\bby\b|before|until|till|dead|expir|ttl|valid|to[dn]|tomorrow|eod|min|hour|\dh|sec|day|week|month|than|after|latest|through|timestamp|\b(?:lapse|dies?|ends?|cease|run|beyond|past|longer|laps)|\d{10}/i;
/** Dates are parsed this many times at most, so that no text makes it slow. */
const MOST_PARSES = 3;

/**
 * The time by which the intent wants it done; of several the first to pass. Durations and clock times count from the anchor.
 * Beside it the end of a signature, which is another than that of what it permits.
 */
export function findDeadlines(reading: Reading, anchor: number): Pick<Intent, "deadline" | "signedUntil"> {
  if (!HINT.test(reading.folded)) return { deadline: undefined };
  const { lexemes } = reading;
  let earliest: Intent["deadline"];
  let signedUntil: Intent["signedUntil"];
  let last: FoundTime | undefined;
  let parses = 0;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (isTaken(reading, at)) continue;
    let found = spanAt(reading, at, anchor) ?? unixTimeAt(lexemes, at);
    if (!found && parses < MOST_PARSES && isLead(lexemes, at)) {
      parses += 1;
      found = calendarAt(reading, at, anchor);
    }
    if (!found) continue;
    const signature = signatureFrom(lexemes, found);
    if (signature !== undefined) {
      signedUntil ??= { at: found.at, quote: takeSpan(reading, { ...found, from: signature }) };
      continue;
    }
    const isAgain = last !== undefined && isToldAgain(lexemes, last, found);
    // "for 30 days (until 20 December)" names two ends as one.
    if (last && isAgain && !isSameTime(last.at, found.at)) continue;
    last = found;
    const isValidity = saysValidity(lexemes, found);
    const isExecution = !isValidity && saysExecution(lexemes, found);
    const quote = takeSpan(reading, { ...found, from: leftFrom(lexemes, found.from) });
    // "…, today. The approval is for next week": that something is to hold for a time is not outdone by a time before it.
    const isAnyValid = isValidity || earliest?.isValidity === true;
    if (!earliest || found.at < earliest.at)
      earliest = { at: found.at, quote, ...(isExecution && { isExecution }) };
    if (isAnyValid) earliest = { ...earliest, isValidity: true };
  }
  return { deadline: earliest, ...(signedUntil && { signedUntil }) };
}

const BEFORE_SPAN = termWords("before a time span");
const AFTER_SPAN = /^(?:deadline|expiry|expiration|timeout|ttl|validity|window|max|maximum)$/;
const FILLERS = termWords("between a lead and a time span");
/** What is granted "for 24 hours" ends then; of other wishes that says nothing. */
const GRANTING = /\b(?:approv|allow|permit|authori[sz]|grant|let\b)/i;
/** "in 10 minutes" is by then; "the next month" is a time in which something recurs. */
const LONGEST_WAIT = 86_400_000;
/** "in 30 minutes" may mean by then; "in two hours" is then. */
const SHORTEST_WAIT = 7_199_999;

/** "within 30 minutes", "valid for 20 minutes", "a 10-minute deadline", "ttl 600s". */
function spanAt({ lexemes, folded }: Reading, at: number, anchor: number): FoundTime | undefined {
  const span = durationAt(lexemes, at);
  if (!span) return undefined;
  // "for 24 hours", "for the next 30 days"
  const lead = backOver(lexemes, at, /^(?:the|next|coming|following)$/, 3) - 1;
  const isGrant = wordAt(lexemes, lead) === "for" && GRANTING.test(folded);
  const from = leadOfSpan(lexemes, at, span.milliseconds) ?? (isGrant ? lead : undefined);
  const isNamed = AFTER_SPAN.test(wordAt(lexemes, span.to));
  if (from === undefined && !isNamed) return undefined;
  const isFromNow = saidIn(lexemes, span.to, span.to + 2) === "from now";
  const to = span.to + (isFromNow ? 2 : isNamed ? 1 : 0);
  return { at: anchor + span.milliseconds, from: from ?? at, to };
}

function leadOfSpan(lexemes: readonly Lexeme[], at: number, span: number): number | undefined {
  let lead: number | undefined;
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const word = wordAt(lexemes, before);
    // "No more than 5 minutes": what is bounded is the time.
    if (BEFORE_SPAN.test(word)) lead = before;
    else if (!FILLERS.test(word)) break;
  }
  if (lead === undefined) return undefined;
  const word = wordAt(lexemes, lead);
  const isLong =
    (span > SHORTEST_WAIT && word === "in" && wordAt(lexemes, at - 1) !== "next") ||
    (span > LONGEST_WAIT && /^(?:next|following)$/.test(word));
  // "After 5 minutes" is a beginning unless something expires or is void then.
  // "in about half an hour" is then.
  const isAbout = word === "in" && /^(?:about|around|approximately|roughly)$/.test(wordAt(lexemes, lead + 1));
  // "as good a day as any"
  const isAsGood = word === "good" && wordAt(lexemes, lead - 1) === "as";
  return word === "after" || isLong || isAbout || isAsGood ? undefined : lead;
}

const UNIX_LEAD = termWords("before a unix time");
const DEADLINE = termWords("deadline");

/** "deadline 1767225600", "validTo: 1767225600", in seconds. */
function unixTimeAt(lexemes: readonly Lexeme[], at: number): FoundTime | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "number" || !/^(?:1\d{9}|[2-4]\d{9})$/.test(lexeme.lower)) return undefined;
  const from = backOver(lexemes, at, UNIX_LEAD, 4);
  const isDeadline = lexemes.slice(from, at).some(({ lower }) => DEADLINE.test(lower));
  return isDeadline ? { at: Number(lexeme.lower) * 1000, from, to: at + 1 } : undefined;
}

const GRANT = /^(?:allowance|approval|permit|permission|grant)s?$/;
/** "The grants end 22 Nov", "It is to end on Friday"; "My lease ends on Friday" is no term. */
const ENDS =
  /(?:^|(?<=(?:[.,;:(!–—-]|and) ))(?:(?:the|this|that|these|both|each|permit2) ){0,2}(?:it|they|both|each|this|(?:allowance|approval|permit|permission|grant)s?)(?: (?:is|are|to|should|must|shall|will|has|have)){0,2}$/;

const isOfGrant = (lexemes: readonly Lexeme[], at: number) =>
  lexemes.slice(Math.max(0, at - 16), at).some(({ lower }) => GRANT.test(lower));

/** Whether a date may follow a word, or the word is one: "by", "no later than", "today". */
function isLead(lexemes: readonly Lexeme[], at: number): boolean {
  const word = wordAt(lexemes, at);
  switch (word) {
    case "before":
      return !/^(?:not|never)$/.test(wordAt(lexemes, at - 1));
    case "today":
    case "eod":
      // "That's all for today" ends a message, and no term.
      return !isSignOff(lexemes, at) && !/^(?:['’]|s|at|around|@)$/.test(wordAt(lexemes, at + 1));
    case "than":
      return /^(?:later|longer)$/.test(wordAt(lexemes, at - 1));
    case "latest":
      return true;
    case "to":
      return wordAt(lexemes, at - 1) === "valid";
    case "ending":
    case "lapsing":
      return isOfGrant(lexemes, at);
    case "end":
    case "ends":
      return (
        ENDS.test(saidIn(lexemes, at - 5, at)) ||
        // "an allowance of 5 USDC, end: 2 pm UTC"
        (/^[,;(]$/.test(wordAt(lexemes, at - 1)) && isOfGrant(lexemes, at))
      );
    default:
      return LEAD.test(word) || endedFrom(lexemes, at) < at;
  }
}

/** "That's all for today", and what is gone through on a day: "the payouts for today". */
const SIGN_OFF =
  /(?<!\S)(?:all|it|lists?|matters?|payouts?|payments?|things?|jobs?|chores|errands|tasks?|items?|voucher|agenda|shows) for$/;

const isSignOff = (lexemes: readonly Lexeme[], at: number) => SIGN_OFF.test(saidIn(lexemes, at - 2, at));

const LEAD = /^(?:by|until|till|til|validbefore|deadline|expires?|expiring|expiry|expiration|through)$/;

/** How much of the text behind a lead a date may fill. */
const DATE_REACH = 48;
/** "expiry: at noon"; "by itself at midnight" and "through an escrow that opens on 1 December" say more than a time. */
const BEFORE_DATE =
  /^(?:[\s:='’]|\b(?:at|on|the|is|be|must|should|shall|has to|needs to|no|not|later|than|of both|of each|(?:of|for) the signature|execution|settlement)\b)*$/;

function calendarAt({ folded, lexemes }: Reading, at: number, anchor: number): FoundTime | undefined {
  const word = wordAt(lexemes, at);
  const isDate = /^(?:today|eod)$/.test(word);
  const start = (isDate ? lexemes[at]?.start : lexemes[at]?.end) ?? 0;
  const shown = folded.slice(start, start + DATE_REACH);
  const cut = shown.search(
    /[;\n]|\.\s|, (?!\d{4}|\d{1,2}:|\d{1,2} ?[ap]m|at |\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))| and | then | with | on (?:uni|aave|base|arb|op|eth|poly)/i,
  );
  const found = timeIn(cut < 0 ? shown : shown.slice(0, cut), anchor, word === "before");
  if (!found || !BEFORE_DATE.test(shown.slice(0, found.start))) return undefined;
  const to = pastEnd(lexemes, at, start + found.end);
  const from = Math.min(endedFrom(lexemes, at), heldFrom(lexemes, at));
  return { at: found.at, from, to };
}

function pastEnd(lexemes: readonly Lexeme[], from: number, end: number): number {
  let to = from;
  while ((lexemes[to]?.start ?? end) < end) to += 1;
  return to;
}
