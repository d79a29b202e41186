import type { Call, Operation } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isCount } from "../../intent/numbers.ts";
import { beginsLine, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import type { Reference } from "../references/reference.ts";
import { deedsTold } from "./clause-patterns.ts";
import { inPlainWords } from "./plain-words.ts";
import { clauseAt, isOverAt, type Said, type ToldSum } from "./told-clause.ts";

/** What is told of every item before or behind them. */
interface Heading {
  deed: Operation;
  to: number;
  place: Said | undefined;
  token: ToldSum | undefined;
  sum: ToldSum | undefined;
}

const BETWEEN = /^(?:[.,;:•*-]|and|then)$/;

/** Where the next item begins: behind marks, and behind its number. */
function nextFrom(reading: Reading, to: number): number {
  const { lexemes } = reading;
  const from = pastWords(lexemes, to, BETWEEN);
  const isNumbered = /^\d{1,2}$/.test(wordAt(lexemes, from)) && /^[.)]$/.test(wordAt(lexemes, from + 1));
  return isNumbered ? from + 2 : from;
}

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
  const said = clauseAt(reading, at, {});
  // "Two payments"
  const [count] = said;
  const counted = count?.as === "N" && count.sum ? count : undefined;
  const words = counted ? said.slice(1) : said;
  return words
    .flatMap((_, index): Heading[] => {
      const own = words.slice(0, index + 1);
      const to = own.at(-1)?.to ?? at;
      if (!isOverAt(reading, to) && own.at(-1)?.as !== ":") return [];
      const told = own.flatMap(({ as }) => (as === "" ? [] : `${as} `)).join("");
      const [deed, ...others] = deedsTold("headings", told);
      const many = calls.filter(({ operation }) => operation === deed).length;
      if (!deed || others.length > 0 || many < 2) return [];
      if (counted?.sum && !isCount({ ...counted, value: counted.sum.value }, many)) return [];
      const number = own.find(({ as }) => as === "N")?.sum;
      const token = own.find(({ as }) => as === "T")?.sum;
      const sum =
        own.find(({ as }) => as === "S")?.sum ??
        (number && token && { ...token, value: number.value, words: [...number.words, ...token.words] });
      return [{ deed, to, place: own.find(({ as }) => as === "L"), token: sum ?? token, sum }];
    })
    .toReversed();
}

function withItems(
  reading: Reading,
  at: number,
  heading: Heading,
  calls: readonly Call[],
): Reference | undefined {
  const { lexemes, text } = reading;
  const { deed, token } = heading;
  const items: Said[][] = [];
  let to = heading.to;
  for (;;) {
    const from = nextFrom(reading, to);
    const item = itemAt(reading, from, deed, token);
    if (!item || (from === to && !beginsLine(reading, from))) break;
    items.push(item);
    to = item.at(-1)?.to ?? from;
  }
  const place = heading.place ?? items.flat().find(({ as }) => as === "L");
  const own = items.filter((item) => item.some(({ as }) => as === "S" || as === "P"));
  const plain = own.map((item) => inPlainWords(reading, deed, item, calls, { place, sum: heading.sum }));
  const many = calls.filter(({ operation }) => operation === deed).length;
  const [first, last] = [lexemes[at], lexemes[to - 1]];
  if (!first || !last || own.length !== many || plain.includes(undefined)) return undefined;
  const meant = plain.flatMap((one, index): Lexeme[] => [
    ...(index > 0 && one
      ? [{ ...COMMA, start: one.meant[0]?.start ?? 0, end: one.meant[0]?.start ?? 0 }]
      : []),
    ...(one?.meant ?? []),
  ]);
  const deeds = plain.flatMap((one) => one?.deeds ?? []);
  return { to, meant, said: [quoteOf(text, first, last)], deeds, isPlaced: true };
}

const COMMA: Lexeme = { kind: "sign", lower: ",", text: ",", start: 0, end: 0 };

/** The longest item at a place. */
function itemAt(
  reading: Reading,
  from: number,
  deed: Operation,
  token: ToldSum | undefined,
): Said[] | undefined {
  const said = clauseAt(reading, from, { token });
  for (let end = said.length; end > 0; end -= 1) {
    const own = said.slice(0, end);
    const told = own.flatMap(({ as }) => (as === "" ? [] : `${as} `)).join("");
    const isOver = isOverAt(reading, own.at(-1)?.to ?? from);
    if (own.at(-1)?.as !== "" && isOver && deedsTold("items", told).includes(deed)) return own;
  }
  return undefined;
}
