import type { MovedAmount } from "../calls/call.ts";
import type { Quote } from "../intent/intent.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import type { Item } from "./item.ts";
import { isEverywhere, leadAt, type Own, says } from "./own.ts";
import type { Role } from "./roles.ts";
import type { Said } from "./said.ts";

const AGAIN =
  /^(?:these|those|this|that|the|all|exact|exactly|full|my|precisely|meaning|so|i e|i\.e|\(|=|same)$/;

/** "swap these 250 DAI", "(so 995 USDC at least)": what was said before. */
export const isAgain = (items: readonly Item[], at: number): boolean => AGAIN.test(leadAt(items, at));

/** The words for what the call before brings or moves, where the amount is left to it and is just that. */
export function proceedsOf(own: Own, said: Said, chainId: number): Quote | undefined {
  const { call, before, items, places } = own;
  const taken = sidesOfCall(call, chainId).given;
  // "swap it for at least 697 USDC"
  const isLeast =
    own.isOnly && own.isOfPair && before?.operation === "approve" && call.amountOut?.bound === "at least";
  if (said.amount ?? (isLeast ? undefined : said.amountOut)) return undefined;
  const isBrought = isAsMuch(before?.amountOut, taken);
  const isSaid = says(own, "again");
  if (!isBrought && !(isSaid && isAsMuch(before?.amountIn, taken))) return undefined;
  const at = places.find((one) => isEverywhere(items[one], "again"));
  // "Withdraw 85 USDC from Aave, then on to 0x…"
  const isSentOn =
    call.operation === "transfer" &&
    places.some((one) => items[one]?.is === "address" && leadAt(items, one) === "to");
  return isSaid || isSentOn ? items[at ?? places[0] ?? 0]?.quote : undefined;
}

const isAsMuch = (one: MovedAmount | undefined, other: MovedAmount | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.asset.contract === other.asset.contract &&
  (other.bound === "all" || other.baseUnits === one.baseUnits);

/** "supply it for them", "50 DAI back to it": for somebody whom nobody named. */
export const isForOther = ({ items, places, roles, call }: Own): boolean =>
  places.some(
    (at) =>
      items[at]?.is === "word" &&
      /^(?:(?:to|into) (?:it|them)|for them)$/.test(`${leadAt(items, at)} ${items[at]?.said}`) &&
      // "Don't pay more than 1515 USDC for them" is of what is bought.
      !(call.operation === "swap" && items[at - 1]?.said === "for" && isBoundedGiven(items, roles, at - 2)),
  );

function isBoundedGiven(items: readonly Item[], roles: readonly (Role | undefined)[], at: number): boolean {
  const item = items[at];
  const isMost = item?.is === "amount" && item.amount.kind === "number" && item.amount.bound === "at most";
  return isMost && roles[at] === "given";
}
