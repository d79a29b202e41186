import numerals from "../data/lexicon/numerals.json" with { type: "json" };

/** A text put as the parser of dates knows it. */
export interface PlainTimes {
  text: string;
  /** Where in the text that was given something ends that ends here in this one. */
  endOf(end: number): number;
}

const HOURS = new Map(Object.entries(numerals.small));
/** "half past twelve", "quarter to 9" */
const CLOCK = /\b(half|(?:a )?quarter) (past|to) (\p{L}+|1?\d)(?![\d:.])\b/iu;
const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
const DATE = String.raw`(?:\d{4}-\d\d-\d\d|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?(?!\d)`;
const DAY = "(?:today|tonight|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)";
const HOUR = String.raw`(?:,? (?:at )?\d{1,2}(?::\d\d(?: ?[ap]m)?| ?[ap]m)(?: utc)?)?`;
/** "tomorrow, 16 November", "tomorrow 8 am UTC (16 Nov)", "16 Nov (Monday)": the day, and the same day once more. */
const TWICE = new RegExp(
  String.raw`\b(${DAY})(${HOUR})(,? \((?:${DATE}|${DAY})\)|,? ${DATE})|\b(${DATE})(${HOUR})(,? \(${DAY}\))`,
  "i",
);
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

/** The text with its times in figures and each day said once; undefined where it names two days as one. */
export function plainTimes(text: string, dayOf: (day: string) => string | undefined): PlainTimes | undefined {
  const once = saidOnce(text, dayOf);
  if (!once) return undefined;
  const figured = inFigures(once.text);
  return { text: figured.text, endOf: (end) => once.endOf(figured.endOf(end)) };
}

function saidOnce(text: string, dayOf: (day: string) => string | undefined): PlainTimes | undefined {
  const twice = TWICE.exec(text);
  if (!twice) return asItStands(text);
  const [, day, hour = "", date = "", otherDay = "", otherHour = "", otherDate = ""] = twice;
  const [first, between, again] = day ? [day, hour, date] : [otherDay, otherHour, otherDate];
  const [one, other] = [dayOf(first), dayOf(again)];
  if (one === undefined || other === undefined) return undefined;
  // "Friday, 20 November", which may be the Friday after the next.
  const isDated = WEEKDAY.test(first) && !again.includes("(");
  if (isDated)
    return new Date(one).getUTCDay() === new Date(other).getUTCDay() ? asItStands(text) : undefined;
  return one === other ? replaced(text, twice.index + first.length + between.length, again, "") : undefined;
}

function inFigures(text: string): PlainTimes {
  const [said, part = "", side = "", hour = ""] = CLOCK.exec(text) ?? [];
  const whole = HOURS.get(hour.toLowerCase()) ?? Number(hour);
  if (said === undefined || !(whole > 0 && whole <= 12)) return asItStands(text);
  const minutes = /half/i.test(part) ? 30 : 15;
  const clock = /past/i.test(side) ? `${whole}:${minutes}` : `${whole - 1 || 12}:${60 - minutes}`;
  return replaced(text, text.indexOf(said), said, clock);
}

const asItStands = (text: string): PlainTimes => ({ text, endOf: (end) => end });

function replaced(text: string, start: number, said: string, plain: string): PlainTimes {
  return {
    text: text.slice(0, start) + plain + text.slice(start + said.length),
    endOf: (end) => (end < start + plain.length ? end : end + said.length - plain.length),
  };
}
