import { timeIn } from "../intent/calendar.ts";
import type { Item } from "../items/item.ts";

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
const DATE = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?(?!\d)`,
  "gi",
);

/** "I started there in 2021" */
const YEAR = /(?<=[\p{L},] )(?:in|since|from|back in|of) (20[012]\d)\b(?![.,]\d)/giu;

const DAY = 86_400_000;
const CLOCK = /^,?(?: at| from| by)? \d/;

/** "ending 15 October", "over at noon UTC on 15 October": until then something is to hold. */
const ENDS = /\b(?:until|till?|end(?:s|ing)?|expir\w+|laps\w+|over|valid)\b[^.;!?\n]{0,24}$/i;

/** What tells whether an item is of a day that is over, or of today: "we signed on 9 November". Of a day to come it might be the time. */
export function pastDatesIn(text: string, anchor: number): (item: Item | undefined) => boolean {
  const today = Math.floor(anchor / DAY);
  const dates = [...text.matchAll(DATE)].flatMap(({ 0: said, index }) => {
    const found = timeIn(said, anchor, false);
    const end = index + said.length;
    // "on 15 November at 18:00" is a time to come.
    const isOver = found && Math.floor(found.at / DAY) <= today && !CLOCK.test(text.slice(end));
    return isOver && !ENDS.test(text.slice(0, index)) ? [{ start: index, end }] : [];
  });
  const year = new Date(anchor).getUTCFullYear();
  const years = [...text.matchAll(YEAR)].flatMap(({ 0: said, 1: told = "", index }) =>
    Number(told) < year ? [{ start: index, end: index + said.length }] : [],
  );
  const past = [...dates, ...years];
  return (item) =>
    item !== undefined && past.some(({ start, end }) => item.quote.start >= start && item.quote.end <= end);
}
