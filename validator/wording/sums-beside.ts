import type { Call, MovedAmount } from "../calls/call.ts";
import { type Decimal, multiply, quotient, toBaseUnits } from "../decimals/decimal.ts";
import type { Intent } from "../intent/intent.ts";
import { asTerm } from "../items/as-term.ts";
import type { Item, ItemOf } from "../items/item.ts";
import { type Ground, roleOf } from "../items/roles.ts";
import { sideOf, sidesOfCall } from "../reading/facts/sides.ts";

/** What stands in front of a sum that there is, or that is due. */
const THERE = /(?:^| )(?:have|hold|own|owe|got|balance is|balance :|balance of)$/;
/** "Yesterday I sent 50 USDC", "Bob paid me back 40 USDC": what was done with them is over. */
const PAST = /^(?:sent|paid|received|got|gave|lent|spent|lost|won|earned|bought|sold|borrowed|transferred)$/;
const BEFORE_PAST =
  /^(?:me|us|him|her|them|you|back|already|just|only|another|about|around|over|in|out|exactly|some|the|to)$/;
const LOWERED = /(?:^| )(?:may|can) spend$/;
const CORRECTED = /^(?:make (?:that|it)|i mean|i meant|rather|correction)$/;
const RIGHT = /^(?:approval|allowance|permission)s?$/;
const WHOLE_BIPS = 10_000n;

/**
 * The items of a text for one call, with each sum that is told beside the request as a term: what there is or is due, what was
 * said before a correction, how high a right was. A part of what is told so is a sum, and a quote is what the slippage leaves.
 */
export function withSumsBeside(
  items: readonly Item[],
  call: Call,
  { slippage }: Pick<Intent, "slippage">,
  ground: Ground,
): Item[] {
  const { given, wanted } = sidesOfCall(call, ground.chainId);
  const moved = given ?? wanted;
  if (!moved) return [...items];
  const isOwn = (item: Item) => roleOf(item, call, ground) !== undefined;
  const isOfMoved = ({ token }: ItemOf<"amount">) =>
    token === undefined || sideOf(token, { given: moved, wanted: undefined }, ground.chainId) === "given";
  const wholes: { value: Decimal; item: ItemOf<"amount"> }[] = [];
  return items.map((item, at): Item => {
    if (item.is !== "amount") return item;
    const { amount } = item;
    if (isOwn(item)) return ofWhole(item, wholes.at(-1)?.item.token);
    if (amount.kind === "share") return partOf(item, wholes.at(-1), moved) ?? item;
    if (amount.kind !== "number" || amount.bound !== "exact" || amount.unit !== "token") return item;
    if (call.operation === "revoke" && item.token && isOfMoved(item) && RIGHT.test(saidAt(items, at + 1)))
      return asToken(item, item.token);
    const least = slippage && leastOf(amount.value, slippage.bips, call);
    if (least) return { ...item, amount: { ...amount, value: least, bound: "at least" } };
    if (isTold(items, at, isOwn)) return asTerm(item);
    if (!isOfMoved(item)) return item;
    const isBeside =
      isThere(items, at, moved, amount.value) || isLowered(items, at, call) || isCorrected(items, at, isOwn);
    if (!isBeside) return item;
    wholes.push({ value: amount.value, item });
    return asTerm(item);
  });
}

const saidAt = (items: readonly Item[], at: number): string => items[at]?.said ?? "";

/** "I have 10000 USDC. …", "I owe 0x… 800 USDC; …", "Of my 10000 USDC, …": more than what is moved. */
function isThere(
  items: readonly Item[],
  at: number,
  { asset, baseUnits }: MovedAmount,
  value: Decimal,
): boolean {
  const whole = asset.decimals === undefined ? undefined : toBaseUnits(value, asset.decimals);
  if (whole === undefined || whole <= baseUnits) return false;
  // "Thirty-two ETH is too much for me"
  if (/^is too (?:much|many|big|large)\b/.test(wordsFrom(items, at + 1, 3))) return true;
  const lead =
    items[at - 1]?.is === "address"
      ? saidAt(items, at - 2)
      : `${saidAt(items, at - 2)} ${saidAt(items, at - 1)}`;
  return THERE.test(lead) || /(?:^| )of (?:my|our)$/.test(lead);
}

const wordsFrom = (items: readonly Item[], from: number, count: number): string =>
  items
    .slice(from, from + count)
    .map(({ said }) => said)
    .join(" ");

/** "Yesterday I sent 50 USDC by mistake. Send 80 USDC …": in a sentence that tells what was, and has nothing of the calls'. */
function isTold(items: readonly Item[], at: number, isOwn: (item: Item) => boolean): boolean {
  const { sentence } = items[at] ?? {};
  if (items.some((one) => one.sentence === sentence && isOwn(one))) return false;
  let before = at - 1;
  while (items[before]?.sentence === sentence && BEFORE_PAST.test(saidAt(items, before))) before -= 1;
  // "Get 50 USDC sent" asks for it: the one who did it stands before.
  const isDone = items[before]?.sentence === sentence && PAST.test(saidAt(items, before));
  const who = items[before - 1];
  return isDone && who?.sentence === sentence && /^(?:open|word)$/.test(who?.is ?? "");
}

/** "Lower the allowance … from 5000 to 200", "0x… may spend 5000 of my DAI. Cut that down to 200" */
const isLowered = (items: readonly Item[], at: number, { operation }: Call): boolean =>
  operation === "approve" &&
  (LOWERED.test(saidAt(items, at - 1)) ||
    (saidAt(items, at - 1) === "from" && saidAt(items, at + 1) === "to" && items[at + 2]?.is === "amount"));

/** "Send 300 USDC to 0x… — sorry, make that 200." */
const isCorrected = (items: readonly Item[], at: number, isOwn: (item: Item) => boolean): boolean =>
  items.some(
    (item, later) =>
      later > at && item.is === "amount" && isOwn(item) && CORRECTED.test(saidAt(items, later - 1)),
  );

/** "I'm quoted 9,995 DAI; 0.5% slippage": the bound of the trade is what such a slippage leaves of it. */
function leastOf(value: Decimal, bips: number, { operation, amountOut }: Call): Decimal | undefined {
  const { decimals } = amountOut?.asset ?? {};
  if (operation !== "swap" || amountOut?.bound !== "at least" || decimals === undefined) return undefined;
  const left = multiply(value, { digits: WHOLE_BIPS - BigInt(Math.round(bips)), scale: 4 });
  return toBaseUnits(left, decimals) === amountOut.baseUnits ? left : undefined;
}

/** "I have 900 USDC, send half of it" */
function partOf(
  item: ItemOf<"amount">,
  whole: { value: Decimal; item: ItemOf<"amount"> } | undefined,
  { asset: { decimals }, baseUnits }: MovedAmount,
): Item | undefined {
  const { amount } = item;
  if (amount.kind !== "share" || !amount.ratio || !whole || decimals === undefined) return undefined;
  const { above, below } = amount.ratio;
  const value = quotient(multiply(whole.value, { digits: above, scale: 0 }), below);
  if (!value || toBaseUnits(value, decimals) !== baseUnits) return undefined;
  const { token } = whole.item;
  const sum = { kind: "number", value, unit: "token", bound: "exact", token, quote: item.quote } as const;
  return { ...item, amount: { ...sum, whole: whole.item.quote }, token };
}

/** "Of my 10000 USDC, swap 3000": of the same token. */
function ofWhole(item: ItemOf<"amount">, token: ItemOf<"amount">["token"]): Item {
  const { amount } = item;
  return token && !item.token && amount.kind === "number" && amount.unit === "token"
    ? { ...item, amount: { ...amount, token }, token }
    : item;
}

function asToken({ quote, said, sentence, clause, from, to }: Item, token: ItemOf<"token">["token"]): Item {
  return { is: "token", token, quote, said, sentence, clause, from, to };
}
