import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { numberAt } from "../intent/numbers.ts";
import { beginsLine, type Reading } from "../intent/reading.ts";
import { IN_ALL } from "../tally/apart.ts";
import type { Item } from "../tally/item.ts";
import type { Known } from "../tally/items.ts";
import { type Ground, roleOf } from "../tally/roles.ts";
import { cutApart } from "./cut-apart.ts";
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
      const number = numberIn(item, reading);
      // "70 total"
      const isTotal = calls.length > 1 && IN_ALL.test(items[at + 1]?.said ?? "");
      return [number && (isTotal || isOwn(number)) ? number : item];
    }
    if (item.is !== "amount") return [item];
    const { amount } = item;
    // "at 2,975 or better" is a price where it is not just what comes out.
    if (amount.kind === "number" && amount.isBetter && !item.token) {
      const sum = numberIn(item, reading);
      return sum && isOwn(sum) ? [{ ...sum, amount }] : wordsIn(item, item.from, reading);
    }
    // In a form each line has its own sum: "USDC: 90" and below it "DAI: 30".
    const number = numberIn(item, reading);
    if (calls.length > 1 && number && number.to < item.to && beginsLine(reading, number.to) && isOwn(number))
      return [number, ...wordsIn(item, number.to, reading, known)];
    if (isOwn(item)) return [item];
    const apart = calls.length > 1 ? cutApart(items, at, reading, calls, known, isOwn) : undefined;
    if (apart) return apart;
    if (amount.kind === "number") {
      // "Add 80 USDC to the allowance"
      const added = { ...item, amount: { ...amount, isMore: true as const } };
      if (items[at - 1]?.said === "add" && isOwn(added)) return [added];
      const { isMore, ...plain } = amount;
      const once = { ...item, amount: plain };
      // Of a right that is set it would be another sum, where it is not of another one's.
      const isAlone = !calls.some(({ operation }) => changesGrant(operation)) || isAnother(items, at, calls);
      if (isMore && isAlone && isOwn(once)) return [once];
    }
    // "1/3 of it" is one share.
    const isFraction =
      number && amount.kind === "share" && /^[/⁄]$/.test(reading.lexemes[number.to]?.text ?? "");
    const isApart =
      number && !isFraction && reading.lexemes[number.to]?.kind === "sign" && number.to < item.to;
    if (isApart)
      return [
        ...(isOwn(number) ? [number] : wordsIn(number, item.from, reading)),
        ...wordsIn(item, number.to, reading),
      ];
    const isOfNothing = amount.kind === "all" && item.token === undefined && !hasNumber(item, reading);
    return isOfNothing ? wordsIn(item, item.from, reading) : [item];
  });
  // A place may reach beyond the sum that it was cut from.
  return fitted.filter(({ from }, at) => from >= (fitted[at - 1]?.to ?? 0));
}

/** "150 USDC for 0x…, and another 150 USDC for 0x…": rights of different spenders. */
const isAnother = (items: readonly Item[], at: number, calls: readonly Call[]): boolean =>
  calls.length > 1 &&
  calls.every(({ operation }) => changesGrant(operation)) &&
  new Set(calls.map(({ spender }) => spender)).size === calls.length &&
  items[at - 1]?.said === "another" &&
  /^(?:for|to)$/.test(items[at + 1]?.said ?? "");

const hasNumber = ({ from, to }: Item, { lexemes }: Reading) =>
  lexemes.slice(from, to).some((_, at) => numberAt(lexemes, from + at) !== undefined);
