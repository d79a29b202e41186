import type { Call } from "../calls/call.ts";
import { isCount, numberAt } from "../intent/numbers.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import type { Reading } from "../intent/reading.ts";
import type { Item } from "../items/item.ts";
import type { Known } from "../items/items.ts";
import { numberIn, wordsIn } from "./pieces-of-sum.ts";

const PARTS = /^(?:parts|shares|lots|portions)$/;
const DEEDS =
  /^(?:payments?|transfers?|repayments?|approvals?|allowances?|deposits?|withdrawals?|swaps?|trades?|loans?)$/;

/** What looks like one sum and is none of the calls', in the pieces that it has where several calls are asked for. */
export function cutApart(
  items: readonly Item[],
  at: number,
  reading: Reading,
  calls: readonly Call[],
  known: Known,
  isOwn: (item: Item) => boolean,
): Item[] | undefined {
  const item = items[at];
  if (item?.is !== "amount") return undefined;
  const { lexemes } = reading;
  const { from, to, amount } = item;
  const wordAt = (place: number) => lexemes[place]?.lower ?? "";
  const words = () => wordsIn(item, from, reading, known);
  const number = numberIn(item, reading);
  if (number && amount.kind === "number") {
    // "two USDC payments"
    const found = numberAt(lexemes, from);
    if (found && isCount(found, calls.length) && DEEDS.test(wordAt(to))) return words();
  }
  // "three equal parts of 50 USDC"
  if (PARTS.test(wordAt(from)) && wordAt(from + 1) === "of") {
    const each = numberIn({ ...item, from: from + 2 }, reading);
    const sum = each && { ...each, token: item.token, to };
    return sum && isOwn(sum) ? [...wordsIn({ ...item, to: from + 2 }, from, reading), sum] : undefined;
  }
  // "part of my Aave savings back: 130 USDC and 65 DAI"
  const isOfPlace = lexemes.some(
    (_, place) =>
      place >= from && place < to && known.isProtocol(spokenProtocolAt(reading, place)?.name ?? ""),
  );
  if (/^(?:part|some)$/.test(wordAt(from)) && isOfPlace) return words();
  // "0x…: 35, 0x…: 35. All USDC."
  const isAlone = [items[at - 1], items[at + 1]].every((one) => one === undefined || one.is === "mark");
  const isAllOfOne =
    amount.kind === "all" && item.token !== undefined && wordAt(from) === "all" && to === from + 2;
  return isAllOfOne && isAlone && at > 0 ? words() : undefined;
}
