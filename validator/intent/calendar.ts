import type { ParsedResult } from "chrono-node";
// Only the language that is read: the package as a whole brings every one.
import * as en from "chrono-node/en";

export interface FoundTime {
  at: number;
  /** Places in the text that was given. */
  start: number;
  end: number;
}

const DAY = 86_400_000;
/** What a date or a clock time has to hold; the parser is slow and is not asked otherwise. */
const HINT =
  /\d\s?[ap]\.?m\b|\d:\d\d|\d{4}-\d|\d\/\d|\b(?:noon|midnight|tomorrow|tonight|today|eod|cob|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|\bend of|\bclose of/i;
const END_OF =
  /\b(?:(?:the )?end of (?:the |this )?(?:business )?(day|week|month|year)|(?:eod|cob|close of business)|midnight)\b/i;
const ZONES: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  cet: 1,
  cest: 2,
  bst: 1,
  jst: 9,
};
/** A place whose time is meant and which no table here knows: then the time is not known either. */
const ELSEWHERE =
  /^\s{0,2}(?:in |\()?(?:[A-Z]\w{1,12} ){0,2}(?:local|my|[Ee]astern|[Pp]acific|[A-Z]\w{2,12})? ?time\b/;

/** The date or clock time in a short text, UTC unless it says otherwise. `isBefore`: a day that is named bounds by its beginning. */
export function timeIn(text: string, anchor: number, isBefore: boolean): FoundTime | undefined {
  if (!HINT.test(text)) return undefined;
  const end = END_OF.exec(text);
  const rest = end
    ? text.slice(0, end.index) + " ".repeat(end[0].length) + text.slice(end.index + end[0].length)
    : text;
  const [found] = en.parse(rest, { instant: new Date(anchor), timezone: "UTC" });
  if (end) return endOf(end, found, text, anchor);
  if (!found || ELSEWHERE.test(text.slice(found.index + found.text.length))) return undefined;
  const place = { start: found.index, end: found.index + found.text.length };
  const day = startOfDay(found.start.date().getTime());
  if (!found.start.isCertain("hour")) {
    const at = forward(found, day, anchor) + (isBefore && isOfCalendar(found) ? 0 : DAY - 1000);
    return { at, ...place };
  }
  return { at: forward(found, found.start.date().getTime(), anchor), ...place };
}

/** "before tomorrow" and "before Nov 20" end where the day begins; "before tonight" hardly does. */
function isOfCalendar(found: ParsedResult): boolean {
  return found.start.isCertain("day") || found.start.isCertain("weekday");
}

/** A weekday is the coming one; an hour of the morning that is said after noon is the next morning's. */
function forward({ start }: ParsedResult, at: number, anchor: number): number {
  if (start.isCertain("day") || start.isCertain("month")) return at;
  if (start.isCertain("weekday")) return at < startOfDay(anchor) ? at + 7 * DAY : at;
  const noon = startOfDay(anchor) + DAY / 2;
  return at < anchor && anchor >= noon && (start.get("hour") ?? 12) < 12 ? at + DAY : at;
}

function startOfDay(at: number): number {
  return Math.floor(at / DAY) * DAY;
}

/** The end of a day, a week (Sunday's), a month or a year; the day may be named beside it. */
function endOf(
  match: RegExpExecArray,
  beside: ParsedResult | undefined,
  text: string,
  anchor: number,
): FoundTime {
  const dayAt = beside
    ? forward(beside, startOfDay(beside.start.date().getTime()), anchor)
    : startOfDay(anchor);
  const day = new Date(dayAt);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const unit = match[1]?.toLowerCase();
  const next =
    unit === "year"
      ? Date.UTC(year + 1, 0)
      : unit === "month"
        ? Date.UTC(year, month + 1)
        : unit === "week"
          ? dayAt + (7 - ((day.getUTCDay() + 6) % 7)) * DAY
          : dayAt + DAY;
  const after = match.index + match[0].length;
  const zone = /^\s{0,2}([a-z]{3,4})\b/i.exec(text.slice(after));
  const offset = ZONES[zone?.[1]?.toLowerCase() ?? ""] ?? 0;
  const besideEnd = beside ? beside.index + beside.text.length : 0;
  return {
    at: next - 1000 - offset * 3_600_000,
    start: Math.min(match.index, beside?.index ?? match.index),
    end: Math.max(after, besideEnd),
  };
}

// The first parse compiles its many expressions.
en.parse("by Nov 20, 2026 at 5pm", { instant: new Date(0), timezone: "UTC" });
