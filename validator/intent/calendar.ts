import type { ParsedResult } from "chrono-node";
// Only the language that is read: the package as a whole brings every one.
import * as en from "chrono-node/en";
import { plainTimes } from "./told-times.ts";

export interface FoundTime {
  at: number;
  /** Places in the text that was given. */
  start: number;
  end: number;
}

const DAY = 86_400_000;
/** What a date or a clock time has to hold; the parser is slow and is not asked otherwise. */
const HINT =
  /\d\s?[ap]\.?m\b|\d:\d\d|\d{4}-\d|\d\/\d|\b(?:noon|midnight|tomorrow|tonight|today|eod|cob|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|\bend of|\bclose of|\b(?:half|quarter) (?:past|to)\b/i;
const END_OF = /\b(?:(?:the )?end of (?:the |this )?(?:business )?day|eod|cob|close of business|midnight)\b/i;
const LAST_SECOND = "23:59:59";
/** A place whose time is meant and which no table here knows: then the time is not known either. */
const ELSEWHERE =
  /^\s{0,2}(?:in |\()?(?:[A-Z]\w{1,12} ){0,2}(?:local|my|[Ee]astern|[Pp]acific|[A-Z]\w{2,12})? ?time\b/;

/** The date or clock time in a short text, UTC unless it says otherwise. `isBefore`: a day that is named bounds by its beginning. */
export function timeIn(text: string, anchor: number, isBefore: boolean): FoundTime | undefined {
  if (!HINT.test(text)) return undefined;
  const plain = plainTimes(text, (day) => dayOf(day, anchor));
  if (!plain) return undefined;
  const shown = plain.text.replace(END_OF, LAST_SECOND);
  const [found] = en.parse(shown, { instant: new Date(anchor), timezone: "UTC" });
  const end = found ? found.index + found.text.length : 0;
  if (!found || ELSEWHERE.test(shown.slice(end))) return undefined;
  const isCertain = found.start.isCertain("hour");
  // "before tomorrow" and "before Nov 20" end where the day begins; "before tonight" hardly does.
  const isDay = found.start.isCertain("day") || found.start.isCertain("weekday");
  const time = found.start.date().getTime();
  const at = isCertain ? forward(found, time, anchor) : forward(found, startOfDay(time), anchor);
  const isReplaced = found.text.includes(LAST_SECOND);
  return {
    at: isCertain || (isBefore && isDay) ? at : at + DAY - 1000,
    start: found.index,
    end: plain.endOf(isReplaced ? end + plain.text.length - shown.length : end),
  };
}

/** The day that words name by themselves. */
function dayOf(day: string, anchor: number): string | undefined {
  const [found] = en.parse(day, { instant: new Date(anchor), timezone: "UTC" });
  const at = found && forward(found, startOfDay(found.start.date().getTime()), anchor);
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 10);
}

/** A weekday is the coming one. */
function forward({ start }: ParsedResult, at: number, anchor: number): number {
  const isNamed = start.isCertain("weekday") && !start.isCertain("day") && !start.isCertain("month");
  return isNamed && at < startOfDay(anchor) ? at + 7 * DAY : at;
}

function startOfDay(at: number): number {
  return Math.floor(at / DAY) * DAY;
}

// The first parse compiles its many expressions.
en.parse("by Nov 20, 2026 at 5pm", { instant: new Date(0), timezone: "UTC" });
