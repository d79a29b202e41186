import type { MovedAmount } from "../calls/call.ts";
import type { Quote } from "../intent/intent.ts";
import { sidesOfCall } from "../reading/facts/sides.ts";
import type { Item } from "./item.ts";
import { isEverywhere, leadAt, type Own, says } from "./own.ts";
import type { Role } from "./roles.ts";
import type { Said } from "./said.ts";

/** The words for what the call before brings or moves, where the amount is left to it and is just that. */
export function proceedsOf(own: Own, said: Said, chainId: number): Quote | undefined {
  const { call, before, items, places } = own;
  const taken = sidesOfCall(call, chainId).given;
  // "swap it for at least 697 USDC"
  const isLeast =
    own.isOnly && own.isOfPair && before?.operation === "approve" && call.amountOut?.bound === "at least";
  if (said.amount ?? (isLeast ? undefined : said.amountOut)) return undefined;
  const isBrought = isAsMuch(before?.amountOut, taken);
  // "0x… gets 25 USDC, 0x… too": the same deed for another.
  const isAlike = says(own, "alike") && call.operation !== "swap" && before?.operation === call.operation;
  const isSaid = says(own, "again") || isAlike;
  if (!isBrought && !(isSaid && isAsMuch(before?.amountIn, taken))) return undefined;
  const at = places.find((one) => isEverywhere(items[one], "again") || isEverywhere(items[one], "alike"));
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
      /^(?:(?:to|into) (?:it|them)|for them|(?:from|by|of|than) (?:him|her|us))$/.test(
        `${leadAt(items, at)} ${items[at]?.said}`,
      ) &&
      // "Don't pay more than 1515 USDC for them" is of what is bought.
      !(call.operation === "swap" && items[at - 1]?.said === "for" && isBoundedGiven(items, roles, at - 2)),
  );

/** "Same again with 200 DAI" has the least of the trade before, which its own words do not say. */
export const isLeftToOther = (own: Own, said: Said): boolean =>
  own.call.operation === "swap" &&
  own.isOfSeveral &&
  said.amountOut === undefined &&
  own.items.some(({ said }) => /\b(?:same|likewise|identical|similarly|ditto)\b/.test(said));

/** "then revoke the old approval" of one that is just given; "swap it instead" of what was told before. */
export const isOfOther = ({ items, places, call, isOfSeveral, isGrantedBefore }: Own): boolean =>
  places.some((at) => {
    const said = items[at]?.said ?? "";
    return (
      (isGrantedBefore && /\b(?:old|previous|existing|earlier|present|current|former)\b/.test(said)) ||
      (isOfSeveral && call.operation !== "approve" && said === "instead")
    );
  });

function isBoundedGiven(items: readonly Item[], roles: readonly (Role | undefined)[], at: number): boolean {
  const item = items[at];
  const isMost = item?.is === "amount" && item.amount.kind === "number" && item.amount.bound === "at most";
  return isMost && roles[at] === "given";
}
