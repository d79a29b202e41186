import type { Call } from "../../calls/call.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { stepOf } from "../../reading/steps/step-of.ts";
import type { Mention } from "../../tally/own.ts";
import { numbersIn } from "./numbers-named.ts";

/** What is claimed by its numbers, all of which are named. */
export function ofClaim(
  { operation, recipient, from }: Call,
  claimIds: readonly bigint[],
  mentions: readonly Mention[],
  quote: Quote,
  parties: Pick<Step, "counterparty" | "source">,
): Step | undefined {
  const numbers = numbersIn(mentions);
  const isSent = recipient !== undefined && recipient !== from && !parties.counterparty;
  if (isSent || !claimIds.every((id) => numbers.some(({ value }) => value === id))) return undefined;
  return stepOf(operation, quote, {
    tokenIds: numbers.flatMap(({ value, quote }) => (claimIds.includes(value) ? [{ id: value, quote }] : [])),
    ...parties,
  });
}
