import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { nativeAsset } from "../data/tokens.ts";
import { numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { beginsLine, type Reading } from "../intent/reading.ts";
import { asTerm } from "../items/as-term.ts";
import type { Item } from "../items/item.ts";
import type { Known } from "../items/items.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { addedIn, isSigned } from "./added-sums.ts";
import { cutApart } from "./cut-apart.ts";
import { IN_ALL } from "./in-all.ts";
import { numberIn, wordsIn } from "./pieces-of-sum.ts";

/**
 * The items with each sum cut as it fits the calls: "0.166 (uni v3)" is no sum of UNI, "another 50 USDC" is 50 USDC, and what says
 * "all" of nothing that the calls move is left to its words.
 */
export function fittedTo(
  items: readonly Item[],
  reading: Reading,
  calls: readonly Call[],
  ground: Ground,
  known: Known,
): Item[] {
  const isOwn = (item: Item) => calls.some((call) => roleOf(item, call, ground) !== undefined);
  const fitted = items.flatMap((item, at): Item[] => {
    if (item.is === "open") {
      if (isOfWrapped(items, at, calls, ground, isOwn)) return [asTerm(item)];
      const number = numberIn(item, reading);
      // "70 total"
      const isTotal = calls.length > 1 && IN_ALL.test(items[at + 1]?.said ?? "");
      if (number && (isTotal || isOwn(number))) return [number];
      const added = number && addedIn(items, at, number, calls);
      return [added && isOwn(added) ? added : item];
    }
    if (item.is !== "amount") return [item];
    const { amount } = item;
    // "swap it 2 weth"
    const isSpelled = isSpelledTo(items, at) && known.isToken(item.token?.symbol ?? "");
    if (isSpelled && !isOwn(item)) return wordsIn(item, item.from, reading, known);
    // "at 2,975 or better" is a price where it is not just what comes out.
    if (amount.kind === "number" && amount.isBetter && !item.token) {
      const sum = numberIn(item, reading);
      return sum && isOwn(sum) ? [{ ...sum, amount }] : wordsIn(item, item.from, reading);
    }
    // In a form each line has its own sum: "USDC: 90" and below it "DAI: 30".
    const number = numberIn(item, reading);
    const isOfLine = number && number.to < item.to && beginsLine(reading, number.to);
    if (isOfLine && isOwn(number) && (calls.length > 1 || !isOwn(item)))
      return [number, ...wordsIn(item, number.to, reading, known)];
    const exact = asRight(items, at, calls) ?? asBound(items, at, calls);
    if (exact && isOwn(exact)) return [exact];
    // "allowance +50 USDC" sets none of 50.
    const signed = calls.length === 1 && isSigned(items, at) && changesGrant(calls[0]?.operation ?? "other");
    if (signed) return [addedIn(items, at, item, calls) ?? item];
    if (isOwn(item)) return [item];
    const apart = calls.length > 1 ? cutApart(items, at, reading, calls, known, isOwn) : undefined;
    if (apart) return apart;
    if (amount.kind === "number") {
      const added = addedIn(items, at, item, calls);
      if (added && isOwn(added)) return [added];
      const { isMore, ...plain } = amount;
      const once = { ...item, amount: plain };
      // Of a right that is set it would be another sum, where it is not of another one's.
      const isOfRight = calls.some(
        (call) => changesGrant(call.operation) && roleOf(once, call, ground) !== undefined,
      );
      if (isMore && (!isOfRight || isAnother(items, at, calls)) && isOwn(once)) return [once];
    }
    const next = number && reading.lexemes[number.to];
    // "1/3 of it" is one share.
    const isFraction = amount.kind === "share" && /^[/⁄]$/.test(next?.text ?? "");
    const isApart =
      number &&
      !isFraction &&
      number.to < item.to &&
      (next?.kind === "sign" || isOfNoSum(reading, number.to, known));
    if (isApart)
      return [
        ...(isOwn(number) ? [number] : wordsIn(number, item.from, reading)),
        ...wordsIn(item, number.to, reading, known),
      ];
    // "one in USDC, one in DAI", "the one of DAI"
    if (/^one (?:in|of) /.test(item.said)) return wordsIn(item, item.from, reading, known);
    const isSome = SOME.test(item.said) && item.token !== undefined && calls.length === 1;
    const isToldLater = () => items.slice(at + 1).some((one) => one.is === "amount" && isOwn(one));
    const isVague = amount.kind === "share" && (VAGUE.test(item.said) || (isSome && isToldLater()));
    const isNoSum = amount.kind === "all" && item.token === undefined;
    const isOfNothing = (isNoSum && !hasNumber(item, reading)) || isVague;
    return isOfNothing ? wordsIn(item, item.from, reading) : [item];
  });
  // A place may reach beyond the sum that it was cut from.
  return fitted.filter(({ from }, at) => from >= (fitted[at - 1]?.to ?? 0));
}

/** "A bit of it": how much that is, no call could tell. */
const VAGUE = /^(?:bits?|none|any|shares?) of /;

/** "Some of my stETH has to come out. The sum is 22 stETH." */
const SOME = /^(?:some|parts?|pieces?|a (?:bit|part|piece)) of /;

/** "min 2910 v3", "1,260 in sDAI", "20 onBehalfOf us": what stands behind a number and is none that it counts. */
function isOfNoSum({ lexemes, ...reading }: Reading, at: number, known: Known): boolean {
  const { text = "", lower = "" } = lexemes[at] ?? {};
  const place = spokenProtocolAt({ lexemes, ...reading }, at);
  return (
    (place !== undefined && known.isProtocol(place.name)) ||
    /^(?:v\d|in|into|on|at|stop|thx|ty)$/.test(lower) ||
    /^[a-z]+[A-Z][a-z]/.test(text)
  );
}

/** "swap 100 usdc 2 weth", "change them 2 eth", "sell it on uni v2 4 weth": as it sounds. */
function isSpelledTo(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  const isMoved =
    before?.is === "amount" ||
    before?.is === "token" ||
    before?.is === "place" ||
    /(?:^| )(?:it|em|them|all)$/.test(before?.said ?? "");
  return isMoved && item?.is === "amount" && /^[24] [a-z]+$/.test(item.quote.text);
}

const ASKS =
  /\b(?:it|them|that|out|make|turn|unwrap|native|instead|pay|send|deliver|receive|swap|buy|take|please|pls|wanted|wish|asked)\b/;

/** "Our hosting is billed in BNB. Swap … for 0.99 WBNB": what the wrapped form is for, in a clause that asks for nothing. */
function isOfWrapped(
  items: readonly Item[],
  at: number,
  calls: readonly Call[],
  { chainId }: Ground,
  isOwn: (item: Item) => boolean,
): boolean {
  const item = items[at];
  const { symbol } = nativeAsset(chainId);
  if (symbol === undefined || item?.said !== symbol.toLowerCase()) return false;
  const isWrapped = calls.some(({ amountOut }) => amountOut?.asset.symbol === `W${symbol}`);
  const isNamed = items.some((one) => isOwn(one) && /(?:^| )w/.test(one.said));
  const clause = items.filter((one) => one.clause === item.clause);
  // Behind the request it would change it: "Make it BNB."
  if (items.slice(0, at).some((one) => one.is === "amount" && isOwn(one))) return false;
  return isWrapped && isNamed && !clause.some((one) => isOwn(one) || ASKS.test(one.said));
}

/** What is made out over a sum. */
const OF_A_SUM =
  /(?:^| )(?:orders?|permits?|permissions?|approvals?|allowances?|leave|consent|mandates?|rights?|loans?|deposits?|withdrawals?|withdraw|cheques?|invoices?|transfers?|payments?|requests?)$/;

/** "An allowance over 350 USDC" is of so much, and no bound. */
function asRight(items: readonly Item[], at: number, calls: readonly Call[]): Item | undefined {
  const item = items[at];
  if (item?.is !== "amount" || item.amount.kind !== "number" || item.amount.bound !== "at least")
    return undefined;
  const [lead, before] = [items[at - 2], items[at - 1]];
  const isOver = /(?:^| )over$/.test(before?.said ?? "") && lead?.said !== "well";
  const isOf = lead?.is === "address" || OF_A_SUM.test(lead?.said ?? "");
  const isSet =
    calls.every(({ operation }) => operation !== "revoke") &&
    calls.some(({ operation }) => changesGrant(operation));
  return isOver && (isSet || isOf) ? { ...item, amount: { ...item.amount, bound: "exact" } } : undefined;
}

/** "Nothing under 5950 will do", "no deal above 2": a trade's bound told from its other side; nobody wants to get less than the least. */
function asBound(items: readonly Item[], at: number, calls: readonly Call[]): Item | undefined {
  const item = items[at];
  const call = calls.find(({ operation }) => operation === "swap");
  const isBound =
    item?.is === "amount" && item.amount.kind === "number" && OTHER_SIDE.test(items[at - 1]?.said ?? "");
  if (!isBound || !call || item.amount.kind !== "number") return undefined;
  const { bound } = item.amount;
  const turned = bound === "at most" ? "at least" : bound === "at least" ? "at most" : undefined;
  const isCalls = turned === "at least" ? call.amountOut?.bound === turned : call.amountIn?.bound === turned;
  return turned && isCalls ? { ...item, amount: { ...item.amount, bound: turned } } : undefined;
}

const OTHER_SIDE = /(?:^| )(?:under|below|beneath|than|over|above|beyond|<|>)$/;

/** "150 USDC for 0x…, and another 150 USDC for 0x…": rights of different spenders. */
const isAnother = (items: readonly Item[], at: number, calls: readonly Call[]): boolean =>
  calls.length > 1 &&
  calls.every(({ operation }) => changesGrant(operation)) &&
  new Set(calls.map(({ spender }) => spender)).size === calls.length &&
  items[at - 1]?.said === "another" &&
  /^(?:for|to)$/.test(items[at + 1]?.said ?? "");

const hasNumber = ({ from, to }: Item, { lexemes }: Reading) =>
  lexemes.slice(from, to).some((_, at) => numberAt(lexemes, from + at) !== undefined);
