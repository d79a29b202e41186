import type { Call } from "../../calls/call.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { numbersIn } from "./numbers-named.ts";

/** What is claimed: none of its numbers is named, or all of them. */
export function ofClaim(
  { operation, recipient, from }: Call,
  claimIds: readonly bigint[],
  mentions: readonly Mention[],
  items: readonly Item[],
  quote: Quote,
  parties: Pick<Step, "counterparty" | "source">,
): Step | undefined {
  const numbers = numbersIn(mentions);
  const isSent = recipient !== undefined && recipient !== from && !parties.counterparty;
  // "Claim request 4711" is of that one, and "all of them" of how many there are.
  const isOpen = items.every(
    ({ said, is }) => is === "place" || !/\d|\b(?:all|every|both|each)\b/.test(said),
  );
  const isNamed = claimIds.every((id) => numbers.some(({ value }) => value === id));
  if (isSent || !(isNamed || (numbers.length === 0 && isOpen))) return undefined;
  return stepOf(operation, quote, {
    tokenIds: numbers.flatMap(({ value, quote }) => (claimIds.includes(value) ? [{ id: value, quote }] : [])),
    ...parties,
  });
}
