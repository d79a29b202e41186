import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Party, Quote, Step } from "../../intent/intent.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item } from "../../items/item.ts";
import type { Role } from "../../items/roles.ts";
import { toldAs } from "../../items/told-as.ts";
import { isSameNumber } from "../../reading/facts/sides.ts";
import { isSpenderOf, serves } from "../../reading/serves.ts";
import type { Mention } from "../mention.ts";
import { askedBy } from "./asked-by.ts";
import { ofClaim } from "./claim.ts";
import { ofCollectibles } from "./collectibles.ts";
import { isTurned } from "./direction.ts";
import { areFirm, boundOf, isHalf, isHalfTold, isOtherForm, isSingleOfMore } from "./firm.ts";
import { isOfOtherMarket } from "./market.ts";
import { leadOf } from "./owner-lead.ts";
import { partyOf } from "./party-of.ts";
import { ofPosition } from "./position.ts";
import { isComplete, type Said, sidesNamed } from "./said.ts";
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
  const value = mentions.find(({ item }) => item.quote.start >= from)?.item;
  // Of several, where a value stands tells their order better than where a word for it does.
  const quote =
    (isAlone ? askedBy(call, items, value ?? first.item) : undefined) ??
    value?.quote ??
    before?.action.quote ??
    first.item.quote;
  const parties = partiesNamed(call, mentions);
  if (isMisplaced(call, mentions, calls, chainId)) return undefined;
  if (call.nonFungibles) return ofCollectibles(call, mentions, items, quote, parties);
  if (call.claimIds) return ofClaim(call, call.claimIds, mentions, items, quote, parties);
  // Of several, whose a word for the way is stays open.
  if (call.controlChange) return isAlone ? turned(call, mentions, items, quote) : undefined;
  if (call.positionChange) return ofPosition(call.positionChange, mentions, items, quote, chainId);
  if (isOfOtherMarket(call, items, chainId)) return undefined;
  const isTaken = isTakenOver(call, calls.slice(0, calls.indexOf(call)), items, mentions);
  const named = sumsSaid(call, mentions, items, chainId);
  // "Wrap 3 ETH and approve it": it is what the wrapping brings, not what was named.
  const proceeds = isTaken && isOtherForm(call, named, chainId) ? named.token?.quote : undefined;
  const said = proceeds ? NOTHING : isTaken ? asTaken(call, named) : named;
  const toSelf =
    toldAs(call) === "transfer to self" && parties.source !== undefined
      ? saysOf(items, OWN)
      : call.recipient !== undefined && call.recipient === call.from
        ? toOneself(call.from, items, mentions)
        : undefined;
  const counterparty = parties.counterparty ?? (toSelf && { kind: "self" as const, quote: toSelf });
  if (!isComplete(call, said, proceeds, counterparty !== undefined)) return undefined;
  if (!areFirm(call, said, items, isAlone)) return undefined;
  const sided = isSameNumber(call.amountIn, call.amountOut)
    ? mentions.filter(({ item }) => item.is !== "amount" || item.token)
    : mentions;
  if (isHalf(call, said) && !isHalfTold(said, items, isAlone ? sided : ofTrade(sided, items)))
    return undefined;
  if (isAlone && call.operation === "swap" && isTurned(items, sided)) return undefined;
  // "Each of the two must bring at least 0.066 WETH": of which of several trades a bound is stays open.
  if (isHalf(call, said) && !isOnlyTrade(call, calls) && isBoundTold(items)) return undefined;
  if (isOtherForm(call, said, chainId) || isSingleOfMore(call, items, mentions)) return undefined;
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

/** "Approve 500 USDC and swap it on Uniswap V3", where the right goes to another of the place's contracts than the one that is called. */
const isMisplaced = (
  call: Call,
  mentions: readonly Mention[],
  calls: readonly Call[],
  chainId: number,
): boolean =>
  call.operation === "approve" &&
  call.spender !== undefined &&
  mentions.some(
    ({ item, role }) => role === "spender" && item.is === "place" && item.addresses?.size !== 1,
  ) &&
  calls.some((main) => main.operation === "swap" && serves(call, main, undefined, true)) &&
  !calls.some((main) => isSpenderOf(call.spender as Address, main, chainId));

const isOnlyTrade = (call: Call, calls: readonly Call[]) =>
  calls.every((other) => other === call || other.operation !== "swap");

const isBoundTold = (items: readonly Item[]) =>
  saysOf(items, BOUND) !== undefined ||
  items.some((item) => item.is === "amount" && boundOf(item.amount) !== "exact");

const BOUND = /^(?:min|minimum|minimums|least|floor|max|maximum|most|limit|limits|cap)$/;

/** Beside a right that is asked for, the way of a trade is told in other clauses: "Approve the router for 500 USDC and swap it for WETH". */
function ofTrade(mentions: readonly Mention[], items: readonly Item[]): readonly Mention[] {
  const granting = new Set(
    items.flatMap(({ is, said, clause }) =>
      (is === "word" || is === "open") && GRANTS.test(said) ? [clause] : [],
    ),
  );
  const own = mentions.filter(({ item }) => !granting.has(item.clause));
  return own.length > 0 ? own : mentions;
}

const GRANTS = /\b(?:approv\w*|allow\w*|permi\w+|authori[sz]\w*|grant\w*)\b/;

const NOTHING: Said = { amount: undefined, token: undefined, amountOut: undefined, tokenOut: undefined };

/** To whom somebody else's money comes. */
const OWN = /^(?:me|my|mine|us|our|ours|own|myself|ourselves)$/;

/** "Send 1 ETH to myself", "1.2 ETH leaving 0x… and arriving at 0x…", both one's own account. */
function toOneself(
  from: Address | undefined,
  items: readonly Item[],
  mentions: readonly Mention[],
): Quote | undefined {
  const told = items.find(
    ({ is, said }) => (is === "word" || is === "open") && (TO_ONESELF.test(said) || SELF.test(said)),
  );
  const named = mentions.filter(({ item }) => item.is === "address" && item.address === from);
  const led = named.find(({ at }) => ARRIVES.test(leadOf(items, at)));
  return told?.quote ?? (named.length > 1 ? led?.item.quote : undefined);
}

const SELF = /^(?:myself|ourselves|self-send|self-transfer|self-payment)$/;
const ARRIVES = /^(?:to|→|itself|recipient|payee|arriving|landing)$/;
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
