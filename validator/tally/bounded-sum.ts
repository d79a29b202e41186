import type { Own } from "./own.ts";

/** "not a cent more" */
const NO_MORE = /\bmore\b/;

/**
 * "Send up to 1 ETH", "100 USDC or less", "between 5 and 10 USDC": the one sum of a lone payment may be left within bounds, and
 * the call is held to them. What only bounds a sum that is told elsewhere, or a term of its own, says none. Of a least there has
 * to be a payment: nobody lends, repays or takes out "at least" so much without saying how much.
 */
export function isBoundedSum({ items, call, isOfSeveral }: Own, at: number): boolean {
  const item = items[at];
  if (item?.is !== "amount" || item.amount.kind !== "number" || item.bounded || isOfSeveral) return false;
  if (item.token === undefined || items.some((one, place) => place !== at && one.is === "amount"))
    return false;
  const { operation } = call;
  const isLeast = item.amount.bound === "at least";
  if (isLeast || item.amount.upTo)
    return operation === "transfer" && !items.some(({ is, said }) => is === "word" && NO_MORE.test(said));
  return /^(?:transfer|supply|repay|stake)$/.test(operation);
}
