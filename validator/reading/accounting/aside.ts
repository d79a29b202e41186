import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isCitation } from "../grammar/citation.ts";
import { isNamedSo, nounPhrase } from "../grammar/noun-phrase.ts";
import { somebodyEnd } from "../grammar/party.ts";
import { isOpen, plainAt, type Word } from "../grammar/word.ts";
import { isCourtesy } from "./courtesy.ts";
import { isHeading, ROLE } from "./heading.ts";
import { issuerEnd, purposeEnd } from "./purpose.ts";
import type { Segment } from "./segments.ts";
import { partyOf } from "./whose.ts";

const JOINT = /^(?:and|but|then|also|plus|&)$/;

/** What one may be told to do for a purpose that a payment serves by itself: "Time to pay rent!", "Cover my share: …". */
const SERVED =
  /^(?:pay|cover|settle|fund|celebrate|support|help|thank|reward|congratulate|diversify|rebalance|split)$/;

/** What words without an element are, if every one of them is known: courtesy, a purpose, whose an address is, a heading. */
export function kindOfAside(words: readonly Word[], segment: Segment, previous: string): string | undefined {
  const { to, closer } = segment;
  const isJoined = JOINT.test(plainAt(words, segment.from)) && isOpen(words[segment.from] as Word);
  const from = isJoined ? segment.from + 1 : segment.from;
  const places = openPlaces(words, from, to);
  const open = places.map((at) => words[at] as Word);
  // "the painting is mine then"
  if (from === to) return words[segment.from]?.plain === "then" ? undefined : "mark";
  if (open.length === 0)
    return words.slice(from, to).find(({ filler }) => filler !== undefined)?.filler ?? "mark";
  const said = words.slice(from, to).find(({ filler }) => filler !== undefined)?.filler;
  if (
    said !== undefined &&
    said !== "bound" &&
    open.every(({ plain }) => /^(?:so|now|then|well|ok|please|pls|plz)$/.test(plain))
  )
    return said;
  if (previous === "role") return undefined;
  // "(a) …, (b) …"
  if (closer === ")" && open.length === 1 && /^(?:[a-h]|i{1,3}|iv|v)$/.test(open[0]?.plain ?? ""))
    return "heading";
  if (isCitation(words.slice(from, to))) return "reference";
  const isMore = /^(?:purpose|reason|note|name|affirmation)$/.test(previous);
  const party = isJoined ? undefined : partyOf(words, segment);
  const isGuarded = places.some((at) => guardOf(plainAt(words, at)) && !isNamedSo(words, at));
  if (party ?? isGuarded) return party;
  if (isCourtesy(words.slice(from, to), isJoined)) return "courtesy";
  if (isJoined)
    return isMore && nounPhrase(words, from, to, true)?.to === to && closer !== ":" ? "note" : undefined;
  if (isMore && isDate(words, from, to)) return "note";
  return (
    headingOf(words, segment, places) ??
    (purposeEnd(words, from, to) === to || isDeed(words, segment) ? "purpose" : undefined)
  );
}

function openPlaces(words: readonly Word[], from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word && isOpen(word) && word.lexeme.kind !== "sign") places.push(at);
  }
  return places;
}

/** "(dev salary, april)" */
function isDate(words: readonly Word[], from: number, to: number): boolean {
  const isMonth = (word: string) =>
    isOf(word, "time") && /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)/.test(word);
  return words
    .slice(from, to)
    .every(({ plain, lexeme }) => isMonth(plain) || (lexeme.kind === "number" && /^20\d\d$/.test(plain)));
}

/** "Who gets it: 0x…" */
const WHO = /^who (?:gets|receives) (?:it|them|this|that)$/;

/** "ref no. 88-4-B:" */
const MOST_OF_REFERENCE = 12;

function headingOf(
  words: readonly Word[],
  { from, to, closer }: Segment,
  places: readonly number[],
): string | undefined {
  const open = places.map((at) => words[at] as Word);
  const said = words.slice(from, to).map(({ plain }) => plain);
  if (closer === ":" && said.join(" ") === "what for") return "heading";
  if (closer === ":" && WHO.test(said.join(" ")) && words[to + 1]?.lexeme.kind === "address") return "role";
  const isTitle = closer === ":" || (closer === "," && from === 0 && isReferenceTo(words, to + 1));
  if (!isTitle || !open.every((word, at) => isHeading(word) || isMoneyFor(open, at))) return undefined;
  return open.some(({ plain }) => ROLE.test(plain)) ? "role" : "heading";
}

/** "Prize money: …" */
const isMoneyFor = (open: readonly Word[], at: number) =>
  plainAt(open, at) === "money" &&
  isOf(plainAt(open, at - 1), "occasion") &&
  !isOf(plainAt(open, at - 1), "person", "carrier");

/** "Lunch, ref 88-4: …": whether a paper's number stands here and ends the heading. */
function isReferenceTo(words: readonly Word[], from: number): boolean {
  const own = words.slice(from, from + MOST_OF_REFERENCE);
  const to = own.findIndex(({ plain }) => plain === ":");
  return to > 0 && isCitation(own.slice(0, to));
}

/** "Cover my share of dinner: send …", "Time to pay rent!", "We need to pay our auditors, …" before the request. */
function isDeed(words: readonly Word[], { from, to, closer }: Segment): boolean {
  let at = from;
  while (at < to && (words[at]?.filler !== undefined || isOf(plainAt(words, at), "courtesy"))) at += 1;
  const { plain = "" } = words[at] ?? {};
  const isServed = SERVED.test(plain) || closer === ":";
  if (!isOf(plain, "purpose verb") || !isServed || !/^[:!.,;]$/.test(closer)) return false;
  const isBefore = words.slice(0, from).every(({ element }) => element?.as !== "verb");
  const whom = nounPhrase(words, at + 1, to, closer === ":");
  // "Settle invoice 2024-118 from Brightline Studio: …"
  const isFrom =
    closer === ":" && whom !== undefined && /^(?:from|for|with|to|of)$/.test(plainAt(words, whom.to));
  if (isBefore && isFrom && somebodyEnd(words, whom.to + 1, to) === to) return true;
  if (isBefore && whom && issuerEnd(words, whom.to, to) === to) return true;
  return isBefore && (at + 1 === to || (whom?.to === to && (whom.head !== "name" || whom.first === "thing")));
}
