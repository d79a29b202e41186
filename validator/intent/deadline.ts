import { timeIn } from "./calendar.ts";
import { saysExecution, saysValidity } from "./deadline-meaning.ts";
import { durationAt, type FoundDuration } from "./durations.ts";
import type { Intent, Quote } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isTaken, type Reading, take, wordAt } from "./reading.ts";

type Deadline = NonNullable<Intent["deadline"]>;

/** Without one of these there is nothing to look for. */
const HINT =
  /\b(?:with)?in\b|\bby\b|before|until|till|dead|expir|ttl|valid|to[dn]|tomorrow|eod|min|hour|\dh|sec|day|week|month|than|after|latest|through|timestamp|\d{10}/i;

/** The time by which the intent wants it done; of several the first to pass. Durations and clock times count from the anchor. */
export function findDeadline(reading: Reading, anchor: number): Intent["deadline"] {
  if (!HINT.test(reading.folded)) return undefined;
  const { lexemes } = reading;
  let earliest: Deadline | undefined;
  let parses = 0;
  for (let at = 0; at < lexemes.length; at += 1) {
    if (isTaken(reading, at)) continue;
    let found = spanAt(reading, at, anchor) ?? unixTimeAt(reading, at);
    if (!found && parses < MOST_PARSES) {
      const lead = leadAt(lexemes, at);
      if (lead) {
        parses += 1;
        found = calendarAt(reading, at, lead, anchor);
      }
    }
    if (!found) continue;
    const isValidity = saysValidity(reading, found.quote);
    const isExecution = !isValidity && saysExecution(reading, found.quote);
    take(reading, found.quote);
    takeLead(reading, found.quote);
    if (!earliest || found.at < earliest.at)
      earliest = { ...found, ...(isValidity && { isValidity }), ...(isExecution && { isExecution }) };
  }
  return earliest;
}

/** "expire no later than noon": the words before belong to it. */
function takeLead(reading: Reading, { start }: Quote): void {
  const { lexemes } = reading;
  let at = lexemes.findIndex((lexeme) => lexeme.start === start) - 1;
  if (wordAt(lexemes, at + 1) !== "than") return;
  for (; /^(?:no|not|later|expires?|expire)$/.test(wordAt(lexemes, at)); at -= 1)
    take(reading, lexemes[at] as Lexeme);
}

/** Dates are parsed this many times at most, so that no text makes it slow. */
const MOST_PARSES = 3;

const BEFORE_SPAN =
  /^(?:within|in|under|than|next|following|most|deadline|ttl|expires?|expiring|expiry|expiration|valid|validity|timeout|good|until|after|open|live|limit|inside|lasts?|lasting|window)$/;
const AFTER_SPAN = /^(?:deadline|expiry|expiration|timeout|ttl|validity|window|max|maximum)$/;
/** What is granted "for 24 hours" ends then; of other wishes that says nothing. */
const GRANTING = /\b(?:approv|allow|permit|authori[sz]|grant|let\b)/i;
const FILLERS =
  /^(?:the|of|is|:|=|for|at|a|an|-|within|in|be|about|approximately|set|to|max|maximum|no|not|more|less|longer|only|stay|remain|by|up|roughly|around|any|time|later)$/;

/** "within 30 minutes", "valid for 20 minutes", "a 10-minute deadline", "ttl 600s". */
function spanAt(reading: Reading, at: number, anchor: number): Deadline | undefined {
  const { text, lexemes } = reading;
  const span = durationAt(lexemes, at);
  if (!span) return undefined;
  const first =
    leadOfSpan(lexemes, at, span.milliseconds) ??
    ((wordAt(lexemes, at) === "next" && span.milliseconds <= LONGEST_WAIT) || isAlone(lexemes, span)
      ? at
      : undefined) ??
    (GRANTING.test(reading.folded) ? forBefore(lexemes, at) : undefined);
  const last = lastOfSpan(lexemes, span);
  if (first === undefined && last === undefined) return undefined;
  const [from, to] = [lexemes[first ?? at], lexemes[last ?? span.to - 1]];
  return from && to && { at: anchor + span.milliseconds, quote: quoteOf(text, from, to) };
}

/** "for 24 hours", "for the next 30 days" */
function forBefore(lexemes: readonly Lexeme[], at: number): number | undefined {
  let lead = at - 1;
  while (lead > at - 4 && /^(?:the|next|coming|following)$/.test(wordAt(lexemes, lead))) lead -= 1;
  return wordAt(lexemes, lead) === "for" ? lead : undefined;
}

/** "…; 1% slippage; 30 minutes": a term of its own. */
function isAlone(lexemes: readonly Lexeme[], { from, to, milliseconds }: FoundDuration): boolean {
  const isEnd = to >= lexemes.length || /^[;,.)]$/.test(wordAt(lexemes, to));
  return isEnd && /^[;,]$/.test(wordAt(lexemes, from - 1)) && milliseconds <= LONGEST_WAIT;
}

/** "in 10 minutes" is by then; "in a month" is then, and not before. */
const LONGEST_WAIT = 86_400_000;
/** "in 30 minutes" may mean by then; "in two hours" is then. */
const SHORTEST_WAIT = 7_199_999;

function leadOfSpan(lexemes: readonly Lexeme[], at: number, span: number): number | undefined {
  let lead: number | undefined;
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const word = wordAt(lexemes, before);
    // "No more than 5 minutes": what is bounded is the time.
    if (BEFORE_SPAN.test(word)) lead = before;
    else if (!FILLERS.test(word)) break;
  }
  // "After 5 minutes" is a beginning unless something expires or is void then.
  if (lead === undefined) return undefined;
  const word = wordAt(lexemes, lead);
  // "in about six hours" is then.
  if (word === "in" && /^(?:about|around|approximately|roughly)$/.test(wordAt(lexemes, lead + 1)))
    return undefined;
  const isLong =
    (span > LONGEST_WAIT && /^(?:next|following)$/.test(word)) ||
    (span > SHORTEST_WAIT && word === "in" && !/^(?:next|following|coming)$/.test(wordAt(lexemes, at - 1)));
  // "no longer than a day"
  const isBounded =
    word === "than" &&
    /^(?:longer|later)$/.test(wordAt(lexemes, lead - 1)) &&
    /^(?:no|not)$/.test(wordAt(lexemes, lead - 2));
  return word === "after" || isLong ? undefined : isBounded ? lead - 2 : lead;
}

function lastOfSpan(lexemes: readonly Lexeme[], { to }: FoundDuration): number | undefined {
  if (AFTER_SPAN.test(wordAt(lexemes, to))) return to;
  if (wordAt(lexemes, to) === "from" && wordAt(lexemes, to + 1) === "now") return to + 1;
  if (wordAt(lexemes, to) === "or" && /^(?:less|sooner|faster)$/.test(wordAt(lexemes, to + 1))) return to + 1;
  return wordAt(lexemes, to) === "at" && /^(?:most|latest)$/.test(wordAt(lexemes, to + 1))
    ? to + 1
    : undefined;
}

const UNIX_LEAD =
  /^(?:by|before|until|till|deadline|validto|expires?|expiry|expiration|timestamp|valid|unix|time|at|:|=|than|is|of|epoch|_|to)$/;

/** "deadline 1767225600", "validTo: 1767225600": seconds, or milliseconds with three digits more. */
function unixTimeAt({ text, lexemes }: Reading, at: number): Deadline | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "number" || !/^(?:1\d{9}|[2-4]\d{9}|1\d{12})$/.test(lexeme.lower)) return undefined;
  let before = at - 1;
  while (before > at - 5 && UNIX_LEAD.test(wordAt(lexemes, before))) before -= 1;
  const lead = lexemes[before + 1];
  if (before + 1 === at || !lead || !hasDeadlineWord(lexemes, before + 1, at)) return undefined;
  const time = Number(lexeme.lower);
  return { at: lexeme.lower.length === 13 ? time : time * 1000, quote: quoteOf(text, lead, lexeme) };
}

function hasDeadlineWord(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (
      /^(?:by|before|until|till|deadline|validto|expires?|expiry|expiration|valid|timestamp|than)$/.test(
        wordAt(lexemes, at),
      )
    )
      return true;
  return false;
}

interface Lead {
  isBefore: boolean;
  /** Whether the date may begin with the lexeme itself. */
  isDate: boolean;
}

/** A word that a date may follow, or that is one. */
function leadAt(lexemes: readonly Lexeme[], at: number): Lead | undefined {
  const word = wordAt(lexemes, at);
  const next = wordAt(lexemes, at + 1);
  if (/^(?:by|until|till|deadline|expires?|expiring|expiry|expiration|through)$/.test(word))
    return { isBefore: false, isDate: false };
  if (word === "before" && /^(?:not|never)$/.test(wordAt(lexemes, at - 1))) return undefined;
  if (word === "before") return { isBefore: true, isDate: false };
  if (word === "than" && wordAt(lexemes, at - 1) === "later") return { isBefore: false, isDate: false };
  if (word === "latest" && wordAt(lexemes, at - 1) === "at") return { isBefore: false, isDate: false };
  if (word === "not" && next === "after") return { isBefore: false, isDate: false };
  const isPossessive = /^['’]$/.test(next) || next === "s";
  return /^(?:today|eod)$/.test(word) && !isPossessive && !/^(?:at|around|@)$/.test(next)
    ? { isBefore: false, isDate: true }
    : undefined;
}

/** How much of the text behind a lead a date may fill, and how far behind it may begin. */
const DATE_REACH = 48;
const START_REACH = 24;

function calendarAt(
  { text, folded, lexemes }: Reading,
  at: number,
  { isBefore, isDate }: Lead,
  anchor: number,
): Deadline | undefined {
  const lead = lexemes[at];
  if (!lead) return undefined;
  const start = isDate ? lead.start : lead.end;
  const shown = folded.slice(start, start + DATE_REACH);
  const cut = shown.search(
    /[;\n]|\.\s|, (?!\d{4}|\d{1,2}:|at )| and | then | with | on (?:uni|aave|base|arb|op|eth|poly)/i,
  );
  const found = timeIn(cut < 0 ? shown : shown.slice(0, cut), anchor, isBefore);
  if (!found || found.start > START_REACH || !/^[\s\w:='’]*$/.test(shown.slice(0, found.start)))
    return undefined;
  const quote: Quote = {
    text: text.slice(lead.start, start + found.end),
    start: lead.start,
    end: start + found.end,
  };
  return { at: found.at, quote };
}
