import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Party, Step } from "../../intent/intent.ts";
import { stepOf } from "../../reading/steps/step-of.ts";
import type { Item } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";
import { partyOf } from "../../tally/parties.ts";
import type { Role } from "../../tally/roles.ts";
import { isComplete, sidesNamed } from "../../tally/said.ts";
import { toldAs } from "../../tally/told-as.ts";
import { ofClaim } from "./claim.ts";
import { ofCollectibles } from "./collectibles.ts";
import { areFirm, isHalf, isOtherForm, isSingleOfMore } from "./firm.ts";
import { isOfOtherMarket } from "./market.ts";
import { saysOf } from "./says-of.ts";
import { sumsSaid } from "./sums-said.ts";

/** The step that asks for a call whose every value the text names; undefined where it leaves one open. */
export function pinnedStep(
  call: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  chainId: number,
  before: Step | undefined,
): Step | undefined {
  const [first] = mentions;
  if (first === undefined) return undefined;
  // A value may be named beside the request before; that of its own step stands behind the step before.
  const from = before?.action.quote.start ?? 0;
  const { quote } =
    mentions.find(({ item }) => item.quote.start >= from)?.item ?? before?.action ?? first.item;
  const parties = partiesNamed(call, mentions);
  if (call.nonFungibles) return ofCollectibles(call, mentions, items, quote, parties);
  if (call.claimIds) return ofClaim(call, call.claimIds, mentions, quote, parties);
  // Which way it is turned is in the words alone.
  if (call.controlChange || call.positionChange) return undefined;
  if (isOfOtherMarket(call, mentions, chainId)) return undefined;
  const said = sumsSaid(call, mentions, items, chainId);
  const toSelf =
    toldAs(call) === "transfer to self" && parties.source !== undefined ? saysOf(items, OWN) : undefined;
  const counterparty = parties.counterparty ?? (toSelf && { kind: "self" as const, quote: toSelf });
  if (!isComplete(call, said, undefined, counterparty !== undefined)) return undefined;
  if (!areFirm(call, said, items) || isHalf(call, said)) return undefined;
  if (isOtherForm(call, said) || isSingleOfMore(call, items, mentions)) return undefined;
  const place = mentions.find(({ item, role }) => role === "place" && item.is === "place")?.item;
  return stepOf(call.operation, quote, {
    ...sidesNamed(call, said, undefined, chainId),
    ...(place?.is === "place" && {
      protocol: { name: place.isContract ? call.protocol : place.name, quote: place.quote },
    }),
    ...parties,
    counterparty,
  });
}

/** To whom somebody else's money comes. */
const OWN = /^(?:me|my|mine|us|our|ours|own|myself|ourselves)$/;

function partiesNamed(call: Call, mentions: readonly Mention[]): Pick<Step, "counterparty" | "source"> {
  const of = (role: Role): Party | undefined => {
    const named = mentions.filter((one) => one.role === role).map(({ item }) => item);
    const item = named.find(({ is }) => is === "address") ?? named[0];
    return item && partyOf(item, call);
  };
  return {
    counterparty: changesGrant(call.operation) ? of("spender") : (of("recipient") ?? of("spender")),
    source: of("source"),
  };
}
