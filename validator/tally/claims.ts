import type { Step } from "../intent/intent.ts";
import { stepOf } from "../reading/steps/step-of.ts";
import { askedBy, asksTwice } from "./asked-by.ts";
import { areLed } from "./leads.ts";
import { mentionsOf, type Own } from "./own.ts";
import { partiesOf } from "./parties.ts";

/** The step that asks for what waits under numbers, each of them named or none: requests in a queue. */
export function tellClaim(own: Own, claimIds: readonly bigint[]): Step | undefined {
  const mentions = mentionsOf(own);
  if (asksTwice(own) || !areLed(own, mentions)) return undefined;
  const numbers = mentions.flatMap(({ item }) => (item.is === "number" ? [item] : []));
  const isMany = (value: bigint) => claimIds.length > 1 && value === BigInt(claimIds.length);
  const which = numbers.filter(({ value, cue }) => !(cue === "kinds" && isMany(value)));
  // "Claim my Lido withdrawals": what is one's own comes to nobody else, whichever it is.
  const isNamed = which.length === 0 || claimIds.every((id) => which.some(({ value }) => value === id));
  const isCounted = which.some(({ cue }) => cue === "how many" || cue === "kinds");
  const quote = askedBy(own);
  const { call } = own;
  const parties = partiesOf(mentions, own);
  const isSent = call.recipient !== undefined && call.recipient !== call.from && !parties.counterparty;
  if (!isNamed || isCounted || isSent || !quote) return undefined;
  const place = mentions.find(({ item, role }) => role === "place" && item.is === "place")?.item;
  return stepOf(call.operation, quote, {
    tokenIds: which.map(({ value, quote }) => ({ id: value, quote })),
    ...(place?.is === "place" && !place.isContract && { protocol: { name: place.name, quote: place.quote } }),
    ...parties,
  });
}
