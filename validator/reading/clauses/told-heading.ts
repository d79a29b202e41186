import type { Call, Operation } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isCount } from "../../intent/numbers.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import type { Reference } from "../references/reference.ts";
import { deedsTold } from "./clause-patterns.ts";
import { repaymentsInPlainWords, tradesInPlainWords } from "./plain-alike.ts";
import { inPlainWords, type Plain } from "./plain-words.ts";
import type { Said, ToldSum } from "./said.ts";
import { type Before, clauseAt, isOverAt } from "./told-clause.ts";

/** What is told of every item before or behind them. */
interface Heading {
  deed: Operation;
  said: readonly Said[];
  to: number;
  place: Said | undefined;
  token: ToldSum | undefined;
  sum: ToldSum | undefined;
}

const BETWEEN = /^(?:[.,;:•*+&-]|and|then|plus)$/;

/** Where the next item begins: behind marks, and behind its number. */
function nextFrom(reading: Reading, to: number): number {
  const { lexemes } = reading;
  const from = pastWords(lexemes, to, BETWEEN);
  const isNumbered = /^\d{1,2}$/.test(wordAt(lexemes, from)) && /^[.)]$/.test(wordAt(lexemes, from + 1));
  return isNumbered ? from + 2 : from;
}

/** Deeds whose items are told by more than a sum and whom it is for. */
const ALIKE = new Map([
  ["swap", tradesInPlainWords],
  ["repay", repaymentsInPlainWords],
]);

/** "Deposits, Aave V3: 100 USDC, 50 DAI", "Two payments of USDC, 40 apiece. First payee: 0x…": each item in plain words. */
export function headedMeant(reading: Reading, at: number, calls: readonly Call[]): Reference | undefined {
  for (const heading of headingsAt(reading, at, calls)) {
    const found = withItems(reading, at, heading, calls);
    if (found) return found;
  }
  return undefined;
}

/** The heading that the words from a place on may be, the longest first. */
function headingsAt(reading: Reading, at: number, calls: readonly Call[]): Heading[] {
  // Of deeds that are each done once there are no items.
  if (new Set(calls.map(({ operation }) => operation)).size === calls.length) return [];
  const isAlike = calls.some(({ operation }) => ALIKE.has(operation));
  const said = clauseAt(reading, at, { isAlike });
  // "Two payments", "make two payments"
  const counted = said.slice(0, 2).find(({ as }, place) => as === "N" && (place === 0 || isBegun(said)));
  const words = said.filter((one) => one !== counted);
  return words
    .flatMap((_, index): Heading[] => {
      const own = words.slice(0, index + 1);
      const to = own.at(-1)?.to ?? at;
      if (!isOverAt(reading, to) && own.at(-1)?.as !== ":") return [];
      const told = own.flatMap(({ as }) => (as === "" ? [] : `${as} `)).join("");
      const [deed, ...others] = deedsTold("headings", told);
      const many = calls.filter(({ operation }) => operation === deed).length;
      if (!deed || others.length > 0 || many < 2) return [];
      const counts = [counted, ...(ALIKE.has(deed) ? own.filter(({ as }) => as === "N") : [])];
      const isOther = counts.some((one) => one?.sum && !isCount({ ...one, value: one.sum.value }, many));
      if (isOther || own.some(({ as }) => (OFTEN[as] ?? many) !== many)) return [];
      const number = own.find(({ as }) => as === "N")?.sum;
      const token = own.find(({ as }) => as === "T")?.sum;
      const sum =
        own.find(({ as }) => as === "S")?.sum ??
        (number && token && { ...token, value: number.value, words: [...number.words, ...token.words] });
      return [{ deed, said: own, to, place: own.find(({ as }) => as === "L"), token: sum ?? token, sum }];
    })
    .toReversed();
}

const isBegun = ([first]: readonly Said[]) =>
  /^(?:make|do|effect|execute|perform|place|run)$/.test(first?.as ?? "");

/** "both my loans", "buy WETH twice" */
const OFTEN: Readonly<Record<string, number>> = { both: 2, twice: 2, thrice: 3 };

function withItems(
  reading: Reading,
  at: number,
  heading: Heading,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes, text } = reading;
  const { deed } = heading;
  const alike = ALIKE.get(deed);
  const before = alike ? { isAlike: true } : { token: heading.token };
  const items: Said[][] = [];
  let to = heading.to;
  for (;;) {
    const from = nextFrom(reading, to);
    const item = itemAt(reading, from, deed, before);
    if (!item || (from === to && !beginsLine(reading, from))) break;
    items.push(item);
    to = item.at(-1)?.to ?? from;
  }
  const many = calls.filter(({ operation }) => operation === deed).length;
  if (items.flat().some(({ as }) => (OFTEN[as] ?? many) !== many)) return undefined;
  const plain = alike
    ? alike(reading, { heading: heading.said, items }, calls)?.map((meant) => ({ meant, deeds: [] }))
    : inTurn(reading, heading, items, calls);
  const [first, last] = [lexemes[at], lexemes[to - 1]];
  if (!first || !last || plain?.length !== many) return undefined;
  const meant = plain.flatMap((one, index): Lexeme[] => [
    ...(index > 0 ? [{ ...COMMA, start: one.meant[0]?.start ?? 0, end: one.meant[0]?.start ?? 0 }] : []),
    ...one.meant,
  ]);
  const deeds = plain.flatMap((one) => one.deeds);
  return { to, meant, said: [quoteOf(text, first, last)], deeds, isPlaced: true };
}

/** Each item that names a sum or whom it is for, in plain words. */
function inTurn(
  reading: Reading,
  { deed, ...heading }: Heading,
  items: readonly (readonly Said[])[],
  calls: readonly Call[],
): Plain[] | undefined {
  const place = heading.place ?? items.flat().find(({ as }) => as === "L");
  const own = items.filter((item) => item.some(({ as }) => as === "S" || as === "P"));
  const plain = own.map((item) => inPlainWords(reading, deed, item, calls, { place, sum: heading.sum }));
  return plain.every((one) => one !== undefined) ? plain : undefined;
}

const COMMA: Lexeme = { kind: "sign", lower: ",", text: ",", start: 0, end: 0 };

/** The longest item at a place. */
function itemAt(reading: Reading, from: number, deed: Operation, before: Before): Said[] | undefined {
  const said = clauseAt(reading, from, before);
  for (let end = said.length; end > 0; end -= 1) {
    const own = said.slice(0, end);
    const told = own.flatMap(({ as }) => (as === "" ? [] : `${as} `)).join("");
    const over = own.at(-1)?.to ?? from;
    const isOpen = /^[,(]$/.test(wordAt(reading.lexemes, over - 1));
    if (!isOpen && isOverAt(reading, over) && deedsTold("items", told).includes(deed)) return own;
  }
  return undefined;
}
