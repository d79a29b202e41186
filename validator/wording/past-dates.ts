import { timeIn } from "../intent/calendar.ts";
import type { Item } from "../items/item.ts";

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
const DATE = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?(?!\d)`,
  "gi",
);

/** "I started there in 2021" */
const YEAR = /(?<=[\p{L},] )(?:in|since|from|back in|of) (20[012]\d)\b(?![.,]\d)/giu;

/** What tells whether an item is of a day that is over: "we signed on 9 November". Of a day to come it might be the time. */
export function pastDatesIn(text: string, anchor: number): (item: Item | undefined) => boolean {
  const past = [...text.matchAll(DATE)].flatMap(({ 0: said, index }) => {
    const found = timeIn(said, anchor, false);
    return found && found.at < anchor ? [{ start: index, end: index + said.length }] : [];
  });
  const year = new Date(anchor).getUTCFullYear();
  for (const { 0: said, 1: told = "", index } of text.matchAll(YEAR))
    if (Number(told) < year) past.push({ start: index, end: index + said.length });
  return (item) =>
    item !== undefined && past.some(({ start, end }) => item.quote.start >= start && item.quote.end <= end);
}
