import type { AssetAmount, Call, Operation } from "../../calls/call.ts";
import { toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { wordOf } from "../references/reference.ts";
import {
  inPlainWords,
  isSum,
  type Plain,
  placed,
  placeIn,
  type Shared,
  sumIn,
  unsaid,
} from "./plain-words.ts";
import type { Said, ToldSum } from "./said.ts";

/** Several deeds alike: what is told of all of them, and of each. */
export interface Alike {
  heading: readonly Said[];
  items: readonly (readonly Said[])[];
}

type InWords = (reading: Reading, told: Alike, calls: readonly Call[]) => (readonly Lexeme[])[] | undefined;

const one = (said: readonly Said[], as: string) => said.find((each) => each.as === as);
const isOf = (told: ToldSum | undefined, { asset }: AssetAmount) =>
  told?.symbol === undefined || told.symbol.toLowerCase() === asset.symbol?.toLowerCase();

/** Each trade as "swap 100 USDC for at least 0.05 WETH on Uniswap V3". */
export const tradesInPlainWords: InWords = (reading, { heading, items }, calls) => {
  const isOwn = (item: readonly Said[]) => one(item, "S") !== undefined;
  const shared = [...heading, ...items.filter((item) => !isOwn(item)).flat()];
  const [least, ...others] = shared.filter(({ as }) => as === "B");
  if (others.length > 0) return undefined;
  let last: Said | undefined;
  const trades = items.filter(isOwn).map((item) => {
    const bound: Said | undefined = one(item, "B") ?? (one(item, "D") && last);
    last = bound;
    return { item, bound };
  });
  // "100 USDC to WETH, 100 DAI to WETH, min 0.05 WETH" leaves open whether that is of both.
  const bounded = trades.filter(({ bound }) => bound !== undefined).length;
  const isEach = least ? bounded === 0 : bounded === 0 || bounded === trades.length;
  if (!isEach || trades.some(({ item, bound }) => one(item, "D") && !bound)) return undefined;
  const place = one(shared, "L") ?? one(items.flat(), "L");
  const plain = trades.map(({ item, bound = least }): Lexeme[] | undefined => {
    const given = one(item, "S");
    const tokens = [...item, ...heading].filter(({ as }) => as === "T");
    const call = calls.find(({ operation, amountIn, amountOut }) => {
      if (operation !== "swap" || !amountIn || !amountOut || amountIn.bound) return false;
      const isLeast =
        !bound?.sum ||
        (isOf(bound.sum, amountOut) &&
          toBaseUnits(bound.sum.value, amountOut.asset.decimals ?? 0) === amountOut.baseUnits);
      const isGiven = given?.sum && isSum(amountIn, given.sum);
      return isGiven && isLeast && tokens.every(({ sum }) => isOf(sum, amountOut));
    });
    const named = tokens[0]?.sum?.words ?? [];
    const token = bound?.sum?.symbol ? bound.sum.words.slice(1) : named.filter(({ kind }) => kind === "word");
    if (!given?.sum || !call || token.length === 0) return undefined;
    const wanted = bound?.sum?.words[0] ? [wordOf("at"), wordOf("least"), bound.sum.words[0]] : [];
    const isTold = bound !== undefined && item.includes(bound);
    const where = one(item, "L") ?? place;
    return [
      ...unsaid(reading, "swap", given),
      ...sumIn(reading, { ...given, sum: given.sum }),
      ...placed(reading, [wordOf("for"), ...wanted, ...token], isTold ? bound : given),
      ...(where ? placed(reading, placeIn(reading, "on", where), given) : []),
    ];
  });
  return plain.every((each) => each !== undefined) ? plain : undefined;
};

/** One trade so, which takes what was named before if it says not what: "do the swap, at least 398 USDC". */
export function tradeInPlainWords(
  reading: Reading,
  _deed: Operation,
  said: readonly Said[],
  calls: readonly Call[],
  { sum: last }: Shared,
): Plain | undefined {
  const clause = { from: said[0]?.from ?? 0, to: said.at(-1)?.to ?? 0 };
  const named = said.find(({ as }) => TRADE.test(as));
  const own = one(said, "S");
  // "2 ETH please, for DAI" wishes for it.
  if (own && /^(?:please|pls)$/.test(wordAt(reading.lexemes, own.to))) return undefined;
  const given = own ?? (named && last && { ...named, as: "S", sum: last });
  const item = own || !given ? said : [given, ...said];
  const [[verb, ...meant] = []] = tradesInPlainWords(reading, { heading: [], items: [item] }, calls) ?? [];
  if (!verb || !given?.sum) return undefined;
  return {
    to: clause.to,
    meant: [...placed(reading, [verb], named ?? given), ...meant],
    said: [quoteSpan(reading, clause)],
    deeds: [],
    sum: given.sum,
    place: undefined,
  };
}

const TRADE = /^(?:swap|trade|exchange|conversion|sale)$/;

const CLOSING = /^(?:settle|clear|close)$/;
const LIKEWISE = /^(?:likewise|ditto|same)$/;

/** Each repayment as "repay all USDC to Aave V3"; whoever closes a debt pays all of it. */
export const repaymentsInPlainWords: InWords = (reading, { heading, items }, calls) => {
  const own = items.filter((item) => one(item, "S") ?? one(item, "T"));
  const shared = [...heading, ...items.filter((item) => !own.includes(item)).flat()];
  const isVariable = [...shared, ...own.flat()].some(({ as }) => as.startsWith("variable"));
  if (isVariable && calls.some(({ interestRate }) => interestRate !== "variable")) return undefined;
  const isWhole = shared.some(({ as }) => as === "F" || CLOSING.test(as));
  const place = one(shared, "L");
  let isLast = false;
  const plain = own.map((item) => {
    if (one(item, "S")) {
      isLast = false;
      return isWhole ? undefined : inPlainWords(reading, "repay", item, calls, { place })?.meant;
    }
    const token = one(item, "T");
    isLast = isWhole || one(item, "F") !== undefined || (isLast && item.some(({ as }) => LIKEWISE.test(as)));
    const isDone = calls.some(
      ({ operation, amountIn }) =>
        operation === "repay" && amountIn?.bound === "all" && token && isOf(token.sum, amountIn),
    );
    if (!token || !isLast || !isDone) return undefined;
    const words = [wordOf("all"), ...reading.lexemes.slice(token.from, token.to)];
    return [
      ...unsaid(reading, "repay", token),
      ...placed(reading, [...words, ...(place ? placeIn(reading, "to", place) : [])], token),
    ];
  });
  return plain.every((each) => each !== undefined) ? plain : undefined;
};
