import type { NonFungible } from "../../calls/call.ts";
import { namesOf } from "../../data/collections.ts";
import type { NumberAmount, Quote, Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type FoundNumber, numberAt } from "../../intent/numbers.ts";
import { beginsLine, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import type { Mention } from "../mentions/mention.ts";

const ID = /^(?:ids?|tokens?|tokenids?|token-ids?|nfts?|items?|editions?|positions?|collectibles?)$/;
const BEFORE_ID = /^(?:#|:|=|no|nr|number|numbers|\.|is|its|it's|id|\(|,|and|&|\/|token|the)$/;
const COUNTED = /^(?:copies|copy|units?|pieces?|editions?|items?|nfts?|tokens?|x|×|of)$/;
const QUANTITY = /^(?:quantity|quantities|qty|amounts?|counts?|copies|number)$/;
/** What several are called of which each has an id; so many copies or pieces may be of one. */
const SEVERAL = /^(?:nfts|items|tokens|collectibles|transfers)$/;
const PLURAL = /^(?:ids|tokens|tokenids|nfts|items|collectibles)$/;
const REACH = 5;
/** How far a list in brackets goes. */
const LONGEST = 32;

/** The ids and counts that a text names. */
export interface NamedItems {
  ids: Step["tokenIds"];
  count: NumberAmount | undefined;
  mentions: Mention[];
  beside: Quote[];
}

export const NAMELESS = { symbol: undefined, contract: undefined, known: true };

/** Reads a number or a list of them; `to` is undefined where the call does not explain it. */
export function readNumbers(
  reading: Reading,
  at: number,
  moved: readonly NonFungible[],
  found: NamedItems,
): { to: number | undefined } | undefined {
  const { lexemes, text } = reading;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const list = listAt(reading, at);
  if (list) return { to: readList(reading, at, list, moved, found) };
  const each = eachAt(lexemes, at);
  if (each) {
    found.beside.push(quoteOf(text, lexeme, lexemes[each.to - 1]));
    const isEvery = moved.length > 1 && (!each.isBoth || moved.length === 2);
    return { to: isEvery && moved.every(({ amount }) => amount === each.count) ? each.to : undefined };
  }
  // "I have #10 and #11. Give some of them to 0x…"
  const isPart = SOME.test(lexeme.lower) && isOfThose(lexemes, at + 1);
  const number = isPart ? undefined : numberAt(lexemes, at);
  if (!number) return isPart ? { to: undefined } : undefined;
  // "one" by itself counts nothing; "number seven" and "two apes" do.
  const behind = wordAt(lexemes, number.to);
  const isSaid = lexeme.kind === "number" || COUNTED.test(behind) || isSeveral(lexemes, number.to, moved);
  const isNumbered = /^(?:number|no|id)$/.test(wordAt(lexemes, at - 1));
  return isSaid || isNumbered ? { to: readNumber(reading, number, moved, found) } : undefined;
}

/** A number is an id that something leads to, says how many of one there are, or how many are named. */
function readNumber(
  reading: Reading,
  { value, from, to }: FoundNumber,
  moved: readonly NonFungible[],
  found: NamedItems,
): number | undefined {
  const { lexemes, text } = reading;
  const [first, last] = [lexemes[from], lexemes[to - 1]];
  if (!first || !last || value.scale > 0) return undefined;
  const quote = quoteOf(text, first, last);
  const isOfCall = moved.some(({ tokenId }) => tokenId === value.digits);
  const lead = wordAt(lexemes, from - 1);
  const isLabelled = ID.test(lead) || lead === "#" || (lead === "number" && isOfCall);
  // "two NFTs of 0x…: #1 and #2"
  if (!isLabelled && value.digits === BigInt(moved.length) && isSeveral(lexemes, to, moved)) {
    found.beside.push(quote);
    return to;
  }
  const isCount =
    lead !== "number" && (COUNTED.test(wordAt(lexemes, to)) || QUANTITY.test(labelBefore(lexemes, from)));
  if (isCount && !isLabelled && moved.some(({ amount }) => amount === value.digits)) {
    const id = idBehind(lexemes, to);
    const known = id === undefined ? undefined : lexemes[id];
    // "one of tokens 1 and 2" is one of the two.
    if (moved.length > 1 && lexemes.slice(to, id).some(({ lower }) => PLURAL.test(lower))) return undefined;
    if (moved.length > 1 && known) {
      found.ids.push({ id: BigInt(known.lower), count: value.digits, quote: quoteOf(text, first, known) });
      return (id ?? to) + 1;
    }
    // "I have #10 and #11, send one of them"
    if (moved.length > 1) return undefined;
    found.count ??= { kind: "number", value, unit: "token", bound: "exact", token: undefined, quote };
    return to;
  }
  // "Give one of them to 0x…", where three are moved
  if (isCount && !isLabelled && isOfThose(lexemes, to)) return undefined;
  // "2x #1", where one is moved
  if (isCount && !isLabelled && idBehind(lexemes, to) !== undefined) return undefined;
  const before = found.mentions.at(-1);
  const isNamed = isLabelled || (before?.kind === "collection" && before.to === from);
  // What nothing calls an id is for the accounting to explain.
  if (!isOfCall) return isNamed ? undefined : to;
  if (!leadsToId(lexemes, from)) return undefined;
  const counted = countBehind(reading, to);
  found.ids.push({ id: value.digits, quote, ...(counted && { count: counted.count }) });
  found.mentions.push({ kind: "collection", token: { ...NAMELESS, quote }, from, to, quote });
  if (counted) found.beside.push(quoteSpan(reading, counted));
  return counted?.to ?? to;
}

const SOME =
  /^(?:some|few|several|most|part|half|any|either|neither|none|many|first|second|third|last|rest)$/;

const isOfThose = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "of" && /^(?:them|those|these|it)$/.test(wordAt(lexemes, at + 1));

/** "two apes", "two Bored Apes", "2 safe transfers"; "2 tokens of #1" counts copies. */
function isSeveral(lexemes: Reading["lexemes"], at: number, moved: readonly NonFungible[]): boolean {
  const isName = (word: string) => moved.some(({ collection }) => namesOf(collection).has(word));
  const isLed = isName(wordAt(lexemes, at)) && isName(wordAt(lexemes, at + 1));
  const named = isLed || wordAt(lexemes, at) === "safe" ? at + 1 : at;
  const word = wordAt(lexemes, named);
  const isOfName = isName(word) && word.endsWith("s");
  const isOfOne = wordAt(lexemes, named + 1) === "of" && idBehind(lexemes, named + 1) !== undefined;
  return moved.length > 1 && (SEVERAL.test(word) || isOfName) && !isOfOne;
}

/** "#1 x1", "#1 (one unit)", "id=1 qty=1", "token 2, also one piece": how many of the id before; "#1, one of #2" is of the next. */
function countBehind(reading: Reading, at: number): { count: bigint; from: number; to: number } | undefined {
  const { lexemes } = reading;
  const from = pastWords(lexemes, at, /^(?:[(,]|also)$/, 2);
  const [, times] = /^[x×](\d{1,6})$/.exec(wordAt(lexemes, from)) ?? [];
  if (times !== undefined) return { count: BigInt(times), from, to: from + 1 };
  const isTimes = /^(?:[x×]|qty|quantity|amount|count)$/.test(wordAt(lexemes, from));
  const isArticle = /^an?$/.test(wordAt(lexemes, from));
  const number = isArticle
    ? undefined
    : numberAt(lexemes, isTimes ? pastWords(lexemes, from + 1, /^[:=]$/, 1) : from);
  const named = number?.to ?? pastWords(lexemes, from + 1, /^single$/, 1);
  if ((!isArticle && !number) || number?.value.scale) return undefined;
  const isUnit = /^(?:copy|copies|units?|pieces?)$/.test(wordAt(lexemes, named));
  const to = isUnit ? named + 1 : named;
  // "- id 1, one piece\n- id 2": what begins the next line is not counted by this one.
  const isOfNext =
    !beginsLine(reading, to) &&
    (/^(?:of|x|×|#|ids?|tokens?)$/.test(wordAt(lexemes, to)) || isEach(wordAt(lexemes, to)));
  return (isUnit || isTimes) && !isOfNext ? { count: number?.value.digits ?? 1n, from, to } : undefined;
}

interface List {
  values: bigint[];
  to: number;
}

/** "[1,2]", and "10,11" behind a label, which is no broken number there. */
function listAt({ lexemes, text }: Reading, at: number): List | undefined {
  const first = lexemes[at];
  const isOpen = first?.text === "[";
  const isJoined = first?.kind === "number" && first.text.includes(",");
  if (!first || (!isOpen && !isJoined)) return undefined;
  let to = at + 1;
  if (isOpen) while (to < at + LONGEST && lexemes[to]?.text !== "]" && to < lexemes.length) to += 1;
  else while (lexemes[to]?.start === lexemes[to - 1]?.end && /^[\d,]+$/.test(wordAt(lexemes, to))) to += 1;
  const last = lexemes[isOpen ? to : to - 1];
  if (!last || (isOpen && last.text !== "]")) return undefined;
  const inner = isOpen ? text.slice(first.end, last.start) : text.slice(first.start, last.end);
  const items = inner.split(",").map((item) => item.trim());
  return items.every((item) => /^#?\d{1,78}$/.test(item))
    ? { values: items.map((item) => BigInt(item.replace("#", ""))), to: isOpen ? to + 1 : to }
    : undefined;
}

/** The ids of a list, or how many of each of those that were named: "ids [1,2], amounts [1,1]". */
function readList(
  reading: Reading,
  at: number,
  { values, to }: List,
  moved: readonly NonFungible[],
  found: NamedItems,
): number | undefined {
  const quote = quoteSpan(reading, { from: at, to });
  const label = labelBefore(reading.lexemes, at);
  if (QUANTITY.test(label)) {
    if (values.length !== found.ids.length) return undefined;
    found.ids = found.ids.map((one, place) => ({ ...one, count: values[place] ?? 0n }));
    found.beside.push(quote);
    return to;
  }
  const isOfCall = values.every((id) => moved.some(({ tokenId }) => tokenId === id));
  if (!ID.test(label) || !isOfCall) return undefined;
  found.ids.push(...values.map((id) => ({ id, quote })));
  found.mentions.push({ kind: "collection", token: { ...NAMELESS, quote }, from: at, to, quote });
  return to;
}

const isEach = (word: string) => /^(?:each|apiece|both)$/.test(word);

/** "one each", "a single piece of each", "a copy of both": how often every id is moved, and where that is said. */
function eachAt(
  lexemes: Reading["lexemes"],
  at: number,
): { count: bigint; to: number; isBoth: boolean } | undefined {
  const isArticle = wordAt(lexemes, at) === "a";
  const number = isArticle ? undefined : numberAt(lexemes, at);
  if (!isArticle && number?.value.scale !== 0) return undefined;
  const named = number?.to ?? pastWords(lexemes, at + 1, /^single$/, 1);
  const to = pastWords(lexemes, named, COUNTED, 2);
  const word = wordAt(lexemes, to);
  // "#10 and #11 both go to 0x…"
  const isUnitNamed = to > (number?.to ?? at + 1);
  if (!isEach(word) || ((isArticle || word === "both") && !isUnitNamed)) return undefined;
  return { count: number?.value.digits ?? 1n, to: to + 1, isBoth: word === "both" };
}

/** Whether an id stands right behind: "#7", "no. 7", ", 10 and 11". */
export function isOfId(lexemes: Reading["lexemes"], from: number): boolean {
  const at = pastWords(lexemes, from, BEFORE_ID, REACH);
  return numberAt(lexemes, at) !== undefined && wordAt(lexemes, from) !== "is";
}

/** "quantity: 3", "amount 3"; "number 3" names one. */
function labelBefore(lexemes: Reading["lexemes"], at: number): string {
  const [before, label] = [wordAt(lexemes, at - 1), wordAt(lexemes, at - 2)];
  return /^[:=]$/.test(before) ? label : before === "number" ? "" : before;
}

/** "five of id 1": where the id stands that a count is of. */
function idBehind(lexemes: Reading["lexemes"], from: number): number | undefined {
  let at = from;
  while (
    at < from + REACH &&
    (COUNTED.test(wordAt(lexemes, at)) || BEFORE_ID.test(wordAt(lexemes, at)) || ID.test(wordAt(lexemes, at)))
  )
    at += 1;
  return lexemes[at]?.kind === "number" && /^\d+$/.test(lexemes[at]?.lower ?? "") ? at : undefined;
}

/** "#12", "token id 12", "my Azuki 12", "ids 1, 2 and 3", "0x… 12". */
function leadsToId(lexemes: Reading["lexemes"], from: number): boolean {
  let at = from - 1;
  while (at > from - REACH && (BEFORE_ID.test(wordAt(lexemes, at)) || lexemes[at]?.kind === "number")) {
    if (ID.test(wordAt(lexemes, at))) return true;
    at -= 1;
  }
  // "the ape with the number seven", "number one and number two"; not "a number 7 bus"
  const lead = wordAt(lexemes, from - 2) === "the" ? from - 3 : from - 2;
  const isTold =
    wordAt(lexemes, from - 1) === "number" && /^(?:with|and|&|plus|[,:(])$/.test(wordAt(lexemes, lead));
  // "… is for 0x…, and so is 11"
  const isLikewise =
    /^(?:is|are|does|goes)$/.test(wordAt(lexemes, from - 1)) && wordAt(lexemes, from - 2) === "so";
  if (wordAt(lexemes, from - 1) === "#" || at < 0 || isTold || isLikewise) return true;
  const before = lexemes[at];
  return (
    ID.test(before?.lower ?? "") ||
    before?.kind === "address" ||
    (before?.kind === "word" && !isOf(before.lower, "preposition", "grammar", "referring"))
  );
}
