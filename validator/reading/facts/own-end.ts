import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { quoteMatch, type Reading, take } from "../../intent/reading.ts";

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?".split(
    "|",
  );
const DAYS =
  "sun(?:day)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs)?(?:day)?|fri(?:day)?|sat(?:urday)?".split(
    "|",
  );
const DAY = 86_400_000;
const ZONE = String.raw`\s?(?:utc|gmt|z)`;
/** What leads to an end; the rest of what is said of it is weighed. */
const LEAD = String.raw`(\b(?:until|till?|through|up to|to|by|valid|good|ending|ends?|expir\w+|laps(?:es?|ing)|clos(?:es?|ing)|over|runs? out)(?:\s(?:until|to|is|be|at|on|by|from now)|\s?[:=])*\s)?`;
/** Of which another day would be told: "tomorrow, 12:20 UTC", "12:20 UTC on Friday". */
const A_DAY =
  "(?:today|tomorrow|tonight|yesterday|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const BEHIND_DAY = new RegExp(String.raw`(?:\b${A_DAY}\.?|\d(?:st|nd|rd|th)?),?\s(?:at\s)?$`, "i");
/** From then on, and not until then. */
const BEGINS = /\b(?:after|since|from|as of|start\w*|begin\w*|not before|not until)(?: at| on| the)?\s*$/i;

/** The day and the hour at which what is granted ends, in the forms in which people write just these; its words are taken. */
export function takeOwnEnd(
  reading: Reading,
  calls: readonly Call[],
  anchor: number,
): (Quote & { at: number }) | undefined {
  const ends = new Set(calls.filter(({ operation }) => operation === "approve").map(endOf));
  const [end, ...others] = ends;
  if (end === undefined || others.length > 0) return undefined;
  const at = Number(end) * 1000;
  const found = at > anchor && at % 60_000 === 0 ? formsOf(at, anchor).exec(reading.folded) : null;
  const before = reading.folded.slice(0, found?.index);
  if (!found || BEGINS.test(before) || (!found[1] && BEHIND_DAY.test(before))) return undefined;
  const quote = quoteMatch(reading, found);
  take(reading, quote);
  return { ...quote, at };
}

const endOf = ({ permits = [], expiresAt, deadline }: Call): bigint | undefined => {
  const [first, ...others] = permits;
  const end = first?.expiresAt ?? expiresAt ?? (first && deadline);
  return others.every((one) => one.expiresAt === first?.expiresAt) ? end : undefined;
};

/** In seconds since 1970, "12:00 UTC on 15 December 2026", "noon UTC on the 15th of Dec", "2026-12-15T12:00Z", "15.12.2026 midday UTC", "12:20 UTC" of today. */
function formsOf(at: number, anchor: number): RegExp {
  const end = new Date(at);
  const [year, month, day] = [end.getUTCFullYear(), end.getUTCMonth(), end.getUTCDate()];
  const ahead = Math.floor(at / DAY) - Math.floor(anchor / DAY);
  const thisYear = new Date(anchor).getUTCFullYear() === year ? "|this year" : "";
  const ofYear = String.raw`(?:,?\s(?:of\s)?(?:${year}${thisYear}))${ahead < 300 ? "?" : ""}`;
  const number = `(?:the )?0?${day}(?:st|nd|rd|th)?`;
  const dates = [
    String.raw`${number}(?:\sof)?\s(?:${MONTHS[month]})${ofYear}`,
    String.raw`(?:${MONTHS[month]})\s${number}${ofYear}`,
    `${year}-0?${month + 1}-0?${day}`,
    String.raw`0?${day}\.0?${month + 1}\.${year}`,
    ...(ahead === 0 ? ["today"] : ahead === 1 ? ["tomorrow"] : []),
  ];
  const again = String.raw`(?:\s\((?:${dates.join("|")})\))?`;
  const date = String.raw`(?:(?:${DAYS[end.getUTCDay()]}),?\s)?(?:${dates.join("|")})${again}`;
  const clock = `(?:${clocksOf(end).join("|")})`;
  const hour = String.raw`(?:${clock}${ZONE}(?:\s\(${clock}(?:${ZONE})?\))?)`;
  const forms = [
    String.raw`${hour}(?:,?\s(?:on|of)|,)?\s${date}`,
    String.raw`${date}(?:,?\sat\s|,?\s|t)${hour}${again}`,
    ...(ahead === 0 ? [hour] : []),
    String.raw`(?:(?:unix|epoch)(?:\stime(?:stamp)?)?\s)?${at / 1000}`,
  ];
  return new RegExp(
    String.raw`(?<![\w.:/-])${LEAD}(?:${forms.join("|")})(?!\w|[.:,]?\d|\s?[+-]\d|,? (?:(?:on|of|the|next|this) )*(?:\d|${A_DAY}))`,
    "i",
  );
}

function clocksOf(end: Date): string[] {
  const [hour, minute] = [end.getUTCHours(), end.getUTCMinutes()];
  const [of12, half] = [hour % 12 || 12, hour < 12 ? "a" : "p"];
  const minutes = String(minute).padStart(2, "0");
  const halfDay = String.raw`\s?${half}\.?m\.?`;
  return [
    `0?${hour}:${minutes}(?::00)?`,
    `${of12}:${minutes}${halfDay}`,
    ...(minute === 0 ? [`${of12}${halfDay}`] : [`${minute} past ${of12}`]),
    ...(hour === 12 && minute === 0 ? ["(?:12 )?(?:noon|midday)"] : []),
  ];
}
