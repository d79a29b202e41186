import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Party, Step } from "../../intent/intent.ts";
import { stepOf } from "../../reading/steps/step-of.ts";
import type { Item } from "../../tally/item.ts";
import type { Mention } from "../../tally/own.ts";
import { partyOf } from "../../tally/parties.ts";
import type { Role } from "../../tally/roles.ts";
import { isComplete, type Said, sidesNamed } from "../../tally/said.ts";
import { toldAs } from "../../tally/told-as.ts";
import { ofClaim } from "./claim.ts";
import { ofCollectibles } from "./collectibles.ts";
import { areFirm, isHalf, isHalfTold, isOtherForm, isSingleOfMore } from "./firm.ts";
import { isOfOtherMarket } from "./market.ts";
import { saysOf } from "./says-of.ts";
import { sumsSaid } from "./sums-said.ts";
import { asTaken, isTakenOver } from "./taken-over.ts";
import { turned } from "./turned.ts";

/** The step that asks for a call whose every value the text names; undefined where it leaves one open. */
export function pinnedStep(
  call: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  chainId: number,
  before: Step | undefined,
  calls: readonly Call[],
): Step | undefined {
  const [first] = mentions;
  if (first === undefined) return undefined;
  const isAlone = calls.length === 1;
  // A value may be named beside the request before; that of its own step stands behind the step before.
  const from = before?.action.quote.start ?? 0;
  const { quote } =
    mentions.find(({ item }) => item.quote.start >= from)?.item ?? before?.action ?? first.item;
  const parties = partiesNamed(call, mentions);
  if (call.nonFungibles) return ofCollectibles(call, mentions, items, quote, parties);
  if (call.claimIds) return ofClaim(call, call.claimIds, mentions, quote, parties);
  // Of several, whose a word for the way is stays open.
  if (call.controlChange) return isAlone ? turned(call, mentions, items) : undefined;
  // Whether something counts as collateral is in the words alone.
  if (call.positionChange) return undefined;
  if (isOfOtherMarket(call, mentions, chainId)) return undefined;
  const isTaken = isTakenOver(call, calls.slice(0, calls.indexOf(call)), items, mentions);
  const named = sumsSaid(call, mentions, items, chainId);
  // "Wrap 3 ETH and approve it": it is what the wrapping brings, not what was named.
  const proceeds = isTaken && isOtherForm(call, named) ? named.token?.quote : undefined;
  const said = proceeds ? NOTHING : isTaken ? asTaken(call, named) : named;
  const toSelf =
    toldAs(call) === "transfer to self" && parties.source !== undefined
      ? saysOf(items, OWN)
      : call.recipient !== undefined && call.recipient === call.from
        ? items.find(({ is, said }) => is === "word" && TO_ONESELF.test(said))?.quote
        : undefined;
  const counterparty = parties.counterparty ?? (toSelf && { kind: "self" as const, quote: toSelf });
  if (!isComplete(call, said, proceeds, counterparty !== undefined)) return undefined;
  if (!areFirm(call, said, items)) return undefined;
  if (isHalf(call, said) && !(isAlone && isHalfTold(said, items, mentions))) return undefined;
  if (isOtherForm(call, said) || isSingleOfMore(call, items, mentions)) return undefined;
  const place = mentions.find(({ item, role }) => role === "place" && item.is === "place")?.item;
  return stepOf(call.operation, quote, {
    ...sidesNamed(call, said, proceeds, chainId),
    ...(place?.is === "place" && {
      protocol: { name: place.isContract ? call.protocol : place.name, quote: place.quote },
    }),
    ...parties,
    counterparty,
  });
}

const NOTHING: Said = { amount: undefined, token: undefined, amountOut: undefined, tokenOut: undefined };

/** To whom somebody else's money comes. */
const OWN = /^(?:me|my|mine|us|our|ours|own|myself|ourselves)$/;

const TO_ONESELF = /^(?:in)?to (?:me|myself|ourselves|(?:my|our) own (?:wallet|account|address|safe))$/;

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
