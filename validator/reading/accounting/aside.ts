import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { isNamedSo, nounPhrase } from "../grammar/noun-phrase.ts";
import { somebodyEnd } from "../grammar/party.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { isCourtesy } from "./courtesy.ts";
import { isHeading, ROLE } from "./heading.ts";
import { issuerEnd, purposeEnd } from "./purpose.ts";
import type { Segment } from "./segments.ts";
import { isFiction, tells } from "./tells.ts";
import { partyOf, THIS } from "./whose.ts";
import { isWhy } from "./why.ts";

const JOINT = /^(?:and|but|then|also|plus|&)$/;
/** What one may be told to do for a purpose that a payment serves by itself: "Time to pay rent!", "Cover my share: …". */
const SERVED =
  /^(?:pay|cover|settle|fund|celebrate|support|help|thank|reward|congratulate|diversify|rebalance|split)$/;

/** What words without an element are, if every one of them is known: courtesy, a label, a purpose, a reason, a note, a heading. */
export function kindOfAside(
  words: readonly Word[],
  segment: Segment,
  previous: string,
  asked: ReadonlySet<Operation>,
): string | undefined {
  const { to, closer } = segment;
  const isJoined = JOINT.test(words[segment.from]?.plain ?? "") && isOpen(words[segment.from] as Word);
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
    open.every(({ plain }) => /^(?:so|now|then|well|ok)$/.test(plain))
  )
    return said;
  if (previous === "role") return undefined;
  // "Grant council here."
  if (segment.isFirst && open.at(-1)?.plain === "here" && somebodyEnd(words, from, to - 1) === to - 1)
    return "courtesy";
  // "(a) …, (b) …"
  if (closer === ")" && open.length === 1 && /^(?:[a-h]|i{1,3}|iv|v)$/.test(open[0]?.plain ?? ""))
    return "heading";
  if (isWhy(words, from, to, asked)) return "reason";
  if (isPremise(words, from, to, asked)) return "reason";
  const isMore = /^(?:purpose|reason|note|name|affirmation)$/.test(previous);
  if ((!isJoined || isMore) && tells(words, from, to, asked)) return "note";
  const party = isJoined ? undefined : partyOf(words, segment, places);
  const isGuarded = places.some((at) => guardOf(words[at]?.plain ?? "") && !isNamedSo(words, at));
  if (party ?? isGuarded) return party;
  if (isCourtesy(words, segment, from, previous)) return "courtesy";
  if (isJoined)
    return isMore && nounPhrase(words, from, to, true)?.to === to && closer !== ":" ? "note" : undefined;
  if (isMore && isDate(words, from, to)) return "note";
  return (
    headingOf(words, segment, places) ??
    (purposeEnd(words, from, to) === to || isDeed(words, segment) ? "purpose" : undefined) ??
    (isLabel(words, segment, asked) ? "note" : undefined)
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

/** "I sold my guitar yesterday, so send …": what was is told as the reason for the request that follows it. */
function isPremise(words: readonly Word[], from: number, to: number, asked: ReadonlySet<Operation>): boolean {
  const joint = words[to]?.plain === "," ? to + 1 : to;
  const asks = words.slice(joint + 1, joint + 5).some(({ element }) => element?.as === "verb");
  return words[joint]?.plain === "so" && asks && tells(words, from, to, asked, true);
}

/** "(dev salary, april)" */
function isDate(words: readonly Word[], from: number, to: number): boolean {
  const isMonth = (word: string) =>
    isOf(word, "time") && /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)/.test(word);
  return words
    .slice(from, to)
    .every(({ plain, lexeme }) => isMonth(plain) || (lexeme.kind === "number" && /^20\d\d$/.test(plain)));
}

function headingOf(
  words: readonly Word[],
  { closer }: Segment,
  places: readonly number[],
): string | undefined {
  const open = places.map((at) => words[at] as Word);
  if (closer !== ":" || !open.every(isHeading)) return undefined;
  return open.some(({ plain }) => ROLE.test(plain)) ? "role" : "heading";
}

/** "Cover my share of dinner: send …", "Time to pay rent!", "We need to pay our auditors, …" before the request. */
function isDeed(words: readonly Word[], { from, to, closer }: Segment): boolean {
  let at = from;
  while (at < to && (words[at]?.filler !== undefined || isOf(words[at]?.plain ?? "", "courtesy"))) at += 1;
  const { plain = "" } = words[at] ?? {};
  const isServed = SERVED.test(plain) || closer === ":";
  if (!isOf(plain, "purpose verb") || !isServed || !/^[:!.,;]$/.test(closer)) return false;
  const isBefore = words.slice(0, from).every(({ element }) => element?.as !== "verb");
  const whom = nounPhrase(words, at + 1, to, closer === ":");
  // "Settle invoice 2024-118 from Brightline Studio: …"
  const isFrom =
    closer === ":" && whom !== undefined && /^(?:from|for|with|to|of)$/.test(words[whom.to]?.plain ?? "");
  if (isBefore && isFrom && somebodyEnd(words, whom.to + 1, to) === to) return true;
  if (isBefore && whom && issuerEnd(words, whom.to, to) === to) return true;
  return isBefore && (at + 1 === to || (whom?.to === to && (whom.head !== "name" || whom.first === "thing")));
}

/** "(dev salary)", "rent for the booth", "it's for Marta's birthday"; whom it names does not matter where it is paid. */
function isLabel(
  words: readonly Word[],
  { from, to, closer }: Segment,
  asked: ReadonlySet<Operation>,
): boolean {
  let at = from;
  while (at < to && (THIS.test(words[at]?.plain ?? "") || words[at]?.filler === "manner")) at += 1;
  // "this should cover the paint"
  const isCovering =
    at > from && /^(?:covers|pays for|should cover|will cover|is for)$/.test(verbOf(words, at, to));
  if (isCovering) at += verbOf(words, at, to).split(" ").length;
  else if (at > from && /^(?:for|about|from|just)$/.test(words[at]?.plain ?? "")) at += 1;
  // "as discussed with my accountant"
  const isReference = words[from]?.filler === "reference";
  while (isReference && at < to && words[at]?.filler === "reference") at += 1;
  if (isReference && /^(?:with|by|to)$/.test(words[at]?.plain ?? ""))
    return nounPhrase(words, at + 1, to, true)?.to === to;
  // "that's the address of my landlord"
  if (at > from && /^(?:the (?:address|wallet|account) of)$/.test(spoken(words, at, at + 3))) at += 3;
  // "That is the subscription contract of my podcast host"
  const kind = at > from ? (somebodyEnd(words, at, to) ?? at) : at;
  const isOfKind =
    /^(?:contract|wallet|account|address|app|router|module)$/.test(words[kind]?.plain ?? "") && kind > at;
  if (
    isOfKind &&
    (kind + 1 === to || (words[kind + 1]?.plain === "of" && somebodyEnd(words, kind + 2, to) === to))
  )
    return true;
  // "(erc-1155)"
  if (at + 1 === to && /^(?:erc|eip)-?\d+$/.test(words[at]?.plain ?? "")) return true;
  const found = nounPhrase(words, at, to, true);
  if (found?.to !== to || isFiction(words, from, to)) return false;
  if (at + 1 === to && isOf(words[at]?.plain ?? "", "bound", "core", "manner", "carrier")) return false;
  // "My boss: …" reports what he says.
  if (closer === ":") {
    const who = words.findIndex(
      ({ plain }, place) => place >= at && place < to && isOf(plain, "person", "name"),
    );
    // "surprise for my wife: …", "for the wedding photographer: …"
    if (/^for$/.test(words[from]?.plain ?? "")) return true;
    const isFor = words.slice(at + 1, who).some(({ plain }) => /^(?:for|to|of)$/.test(plain));
    return who < 0 || (isFor && found.first === "thing");
  }
  // "(all kids)", "(five people)": more than one.
  if (/^(?:all|both|each)$/.test(words[at]?.plain ?? "")) return false;
  if (isOf(words[at]?.plain ?? "", "numeral") && found.head !== "thing") return false;
  const isPaid = asked.size === 1 && asked.has("transfer");
  return (
    isPaid || (found.first === "thing" && !/^(?:account|wallet|fund|vault)$/.test(words[to - 1]?.plain ?? ""))
  );
}

/** The verb of "this covers …", with what belongs to it. */
const verbOf = (words: readonly Word[], at: number, to: number) =>
  words[at]?.plain === "covers" ? "covers" : at + 2 < to ? spoken(words, at, at + 2) : "";

const spoken = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(" ");
