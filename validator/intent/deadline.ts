import { termWords } from "../lexicon/term-words.ts";
import { timeIn } from "./calendar.ts";
import { endedFrom, heldFrom, isEndOfGrant, isLatest, isToldEnd, leftFrom, mayRun } from "./deadline-ends.ts";
import { isSameTime, isToldAgain, saysExecution, saysValidity, signatureFrom } from "./deadline-meaning.ts";
import { durationAt } from "./durations.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { backOver, isTaken, pastWords, type Reading, type Span, takeSpan, wordAt } from "./reading.ts";

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
    if (earliest && isAgain) earliest = { ...earliest, again: [...(earliest.again ?? []), quote] };
    else if (!earliest || found.at < earliest.at)
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
/** "in 10 minutes" is by then; "in a month" is then, and not before. */
const LONGEST_WAIT = 86_400_000;
/** "DAI in, USDC out, 995 min": nobody counts so many minutes. */
const LONGEST_IN_MINUTES = 5 * 3_600_000;
/** "in 30 minutes" may mean by then; "in two hours" is then. */
const SHORTEST_WAIT = 7_199_999;

/** "within 30 minutes", "valid for 20 minutes", "a 10-minute deadline", "ttl 600s". */
function spanAt({ lexemes, folded }: Reading, at: number, anchor: number): FoundTime | undefined {
  const span = durationAt(lexemes, at);
  if (!span) return undefined;
  // "the next hour", and "…; 1% slippage; 30 minutes": a term of its own.
  const isPiece = /^[;,]$/.test(wordAt(lexemes, at - 1)) && /^[;,.)]?$/.test(wordAt(lexemes, span.to));
  // "…, 0.99 min" is the least that is got.
  const isAlone = isPiece && !/[.,]/.test(wordAt(lexemes, at)) && span.milliseconds <= LONGEST_IN_MINUTES;
  const isShort = span.milliseconds <= LONGEST_WAIT && (wordAt(lexemes, at) === "next" || isAlone);
  // "for 24 hours", "for the next 30 days"
  const lead = backOver(lexemes, at, /^(?:the|next|coming|following)$/, 3) - 1;
  const isGrant = wordAt(lexemes, lead) === "for" && GRANTING.test(folded) && !isOver(lexemes, lead);
  const from = leadOfSpan(lexemes, at, span.milliseconds) ?? (isShort ? at : isGrant ? lead : undefined);
  const [next, behind] = [wordAt(lexemes, span.to), wordAt(lexemes, span.to + 1)];
  const isEnd =
    /^(?:or (?:less|sooner|faster)|at (?:most|latest))$/.test(`${next} ${behind}`) ||
    (`${next} ${behind}` === "from now" && (from !== undefined || endsThen(lexemes, at)));
  if (from === undefined && !isEnd && !AFTER_SPAN.test(next)) return undefined;
  const to = span.to + (isEnd ? 2 : AFTER_SPAN.test(next) ? 1 : 0);
  return { at: anchor + span.milliseconds, from: from ?? at, to };
}

/** "It has been blinking at me for ten minutes" */
const isOver = (lexemes: readonly Lexeme[], at: number) =>
  lexemes
    .slice(Math.max(0, at - ENDS_BEFORE), at)
    .some(({ lower }) => /^(?:been|was|were|had|waited)$/.test(lower));

const ENDS_BEFORE = 7;
const END = /^(?:deadline|validto|valid|validity|expir(?:es?|ing|y|ation)|ends?|ending|lapses?|good)$/;

/** "Expiry of both: 7 days from now"; "send … a week from now" is then, and not before. */
function endsThen(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes.slice(Math.max(0, at - ENDS_BEFORE), at);
  const stop = before.findLastIndex(({ lower }) => /^[.;!?\n]$/.test(lower));
  return (
    /^(?:by|before|until|till)$/.test(wordAt(lexemes, at - 1)) ||
    before.slice(stop + 1).some(({ lower }) => END.test(lower))
  );
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
  // "in about six hours" is then.
  const isAbout = /^(?:about|around|approximately|roughly)$/.test(wordAt(lexemes, lead + 1));
  const isLong =
    (span > LONGEST_WAIT && /^(?:next|following)$/.test(word)) ||
    (span > SHORTEST_WAIT && word === "in" && !/^(?:next|following|coming)$/.test(wordAt(lexemes, at - 1)));
  // "After 5 minutes" is a beginning unless something expires or is void then.
  if (word === "after" || isLong || (word === "in" && isAbout)) return undefined;
  if (/^run/.test(word) && !mayRun(lexemes, lead)) return undefined;
  // "as good a day as any"
  if (word === "good" && wordAt(lexemes, lead - 1) === "as") return undefined;
  if (word !== "than") return lead;
  // "Cheaper than a second transaction" bounds no time.
  const from = boundedFrom(lexemes, lead);
  return from < lead ? from : undefined;
}

/** "no later than noon", "expire no longer than a day": where the words before "than" begin. */
function boundedFrom(lexemes: readonly Lexeme[], than: number): number {
  return backOver(lexemes, than, /^(?:no|not|later|longer|expires?)$/);
}

const UNIX_LEAD = termWords("before a unix time");
const DEADLINE = termWords("deadline");

/** "deadline 1767225600", "validTo: 1767225600", in seconds. */
function unixTimeAt(lexemes: readonly Lexeme[], at: number): FoundTime | undefined {
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "number" || !/^(?:1\d{9}|[2-4]\d{9})$/.test(lexeme.lower)) return undefined;
  const from = backOver(lexemes, at, UNIX_LEAD, 4);
  const isDeadline = lexemes.slice(from, at).some(({ lower }) => DEADLINE.test(lower));
  return isDeadline ? { at: Number(lexeme.lower) * 1000, from, to: unixEnd(lexemes, at + 1) } : undefined;
}

/** "… 1767225600 (unix time)" */
function unixEnd(lexemes: readonly Lexeme[], at: number): number {
  const to = pastWords(lexemes, at + 1, /^(?:unix|epoch|time|timestamp|seconds)$/, 3);
  return wordAt(lexemes, at) === "(" && wordAt(lexemes, to) === ")" && to > at + 1 ? to + 1 : at;
}

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
      return isLatest(lexemes, at);
    case "to":
      return wordAt(lexemes, at - 1) === "valid";
    case "ending":
    case "lapsing":
      return isEndOfGrant(lexemes, at);
    case "end":
    case "ends":
      return isToldEnd(lexemes, at);
    default:
      return LEAD.test(word) || endedFrom(lexemes, at) < at;
  }
}

/** What is gone through on a day: "the payouts for today". */
const OF_A_DAY =
  /^(?:lists?|matters?|payouts?|payments?|things?|jobs?|chores|errands|tasks?|items?|voucher|agenda|shows)$/;

const isSignOff = (lexemes: readonly Lexeme[], at: number) =>
  wordAt(lexemes, at - 1) === "from" ||
  (wordAt(lexemes, at - 1) === "for" && OF_A_DAY.test(wordAt(lexemes, at - 2))) ||
  /^(?:(?:and )?(?:that's|that’s|thats|that is|that'll be|that will be) )?(?:all|it) for$/.test(
    lexemes
      .slice(
        Math.max(0, lexemes.findLastIndex(({ text }, place) => place < at && /^[.!;?,]$/.test(text)) + 1),
        at,
      )
      .map(({ lower }) => lower)
      .join(" "),
  );

const LEAD = /^(?:by|until|till|til|deadline|expires?|expiring|expiry|expiration|through)$/;

/** How much of the text behind a lead a date may fill, and how far behind it may begin. */
const DATE_REACH = 48;
const START_REACH = 24;
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
  if (!found || found.start > START_REACH || !BEFORE_DATE.test(shown.slice(0, found.start))) return undefined;
  const to = pastEnd(lexemes, at, start + found.end);
  const from =
    word === "than" ? boundedFrom(lexemes, at) : Math.min(endedFrom(lexemes, at), heldFrom(lexemes, at));
  return { at: found.at, from, to };
}

function pastEnd(lexemes: readonly Lexeme[], from: number, end: number): number {
  let to = from;
  while ((lexemes[to]?.start ?? end) < end) to += 1;
  return to;
}
