import type { Intent, Quote } from "./intent.ts";

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};
const DURATION =
  /\b(?:within|in) (?:the next |the following |at most )?(\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|sixty)[ -]?(s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:eeks?)?)\b/i;
const CLOCK =
  /\b(?:by|before|until|till|no later than) (?:today at )?(\d{1,2})(?::(\d{2}))?\s?(am|pm)?(?: (?:utc|gmt))?\b/i;
const DATE =
  /\b(?:by|before|until|till|no later than) (\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?(?:Z| utc| gmt)?\b/i;
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};

/** The time by which the intent wants it done. Durations and clock times count from the anchor; clocks are UTC. */
export function findDeadline(text: string, anchor: number): Intent["deadline"] {
  return findDate(text) ?? findDuration(text, anchor) ?? findClock(text, anchor);
}

function findDuration(text: string, anchor: number): Intent["deadline"] {
  const match = DURATION.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const count = WORDS[match[1].toLowerCase()] ?? Number(match[1]);
  const unit = UNIT_MS[match[2][0]?.toLowerCase() ?? ""] ?? 0;
  return { at: anchor + count * unit, quote: quoteMatch(match) };
}

function findClock(text: string, anchor: number): Intent["deadline"] {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, hours = "", minutes, half] = match;
  // "by 5" alone is no time of day.
  if (minutes === undefined && half === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hours);
  const day = new Date(anchor);
  const at = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, Number(minutes ?? 0));
  return { at, quote: quoteMatch(match) };
}

function findDate(text: string): Intent["deadline"] {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 23, minute = 59, second = 59] = match
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  return { at: Date.UTC(year, month - 1, day, hour, minute, second), quote: quoteMatch(match) };
}

function quoteMatch(match: RegExpExecArray): Quote {
  return { text: match[0], start: match.index, end: match.index + match[0].length };
}
