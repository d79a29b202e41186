import type { Call } from "../calls/call.ts";
import { chainById, isTestnet } from "../data/chains.ts";
import type { Step } from "../intent/intent.ts";
import { asTerm } from "../items/as-term.ts";
import { namesOtherCollection } from "../items/collections-told.ts";
import type { Item } from "../items/item.ts";
import { itemsOf } from "../items/items.ts";
import { knownOf } from "../items/known.ts";
import { type Ground, type Role, roleOf } from "../items/roles.ts";
import { areAlike, areTwins } from "../items/twins.ts";
import type { ReadTerms } from "../reading/read-terms.ts";
import { serves } from "../reading/serves.ts";
import type { Staged } from "../stages/staged.ts";
import { isToldOtherBatch } from "./batch-told.ts";
import { hasCountBeside } from "./count-beside.ts";
import { fittedTo } from "./fitted.ts";
import { withGivenBack } from "./given-back.ts";
import { areHeld, isBoundAndWaived } from "./held-terms.ts";
import { isLedElsewhere } from "./led-elsewhere.ts";
import { hasNumberBeside } from "./numbers-beside.ts";
import { isOtherFee } from "./other-fee.ts";
import { withOwnTerms } from "./own-terms.ts";
import { arePaired } from "./paired.ts";
import { pastDatesIn } from "./past-dates.ts";
import { pinnedStep } from "./pinned/pinned-step.ts";
import { withPrices } from "./priced.ts";
import { type Position, sequenceOf } from "./sequence.ts";
import { withSumsBeside } from "./sums-beside.ts";
import { withDerived } from "./sums-derived.ts";
import { isTellable } from "./tellable.ts";
import { withTokenContracts } from "./token-contracts.ts";
import { isLeftWrapped, isWrappedUntold } from "./unwrapped-trade.ts";
import { hasPoolOfOther, hasVerbOfOthers } from "./verbs-of-others.ts";
import { withWorths } from "./worth.ts";

/** A text by its values alone: each is one of the calls, and together they leave nothing open that the calls decide. */
export interface Values {
  terms: ReadTerms;
  items: readonly Item[];
  roles: readonly (readonly (Role | undefined)[])[];
  /** What every call has of its own, in their order; one that only serves another may have nothing. */
  steps: readonly Step[];
  sequence: readonly Position[];
}

/** More calls nobody asks for in one request. */
const MOST_CALLS = 6;
export const MOST_WORDS = 160;

/** undefined where a value of the text is none of the calls', or one of theirs is left out. */
export function* readValues(
  given: ReadTerms,
  calls: readonly Call[],
  ground: Ground,
): Staged<Values | undefined> {
  if (calls.length === 0 || calls.length > MOST_CALLS || given.reading.lexemes.length > MOST_WORDS)
    return undefined;
  if (!calls.every(isTellable)) return undefined;
  if (calls.some((call, at) => calls.slice(at + 1).some((other) => areSame(call, other)))) return undefined;
  if (calls.length > 1 && calls.some(({ nonFungibles }) => nonFungibles) && !areSingles(calls))
    return undefined;
  const terms = withGivenBack(given, calls);
  if (!terms || !areHeld(terms.intent, calls)) return undefined;
  if (namesOtherCollection(terms.reading, collectionsOf(calls)) || hasCountBeside(terms.reading, calls))
    return undefined;
  const own = withOwnTerms(terms, calls, ground.chainId);
  if (isLeftWrapped(own.reading, calls) || isWrappedUntold(own.reading, calls)) return undefined;
  yield "items";
  const known = knownOf(calls, ground.chainId);
  const cut = itemsOf(own.reading, own.intent, known);
  yield "fitted";
  const fitted = fittedTo(cut, own.reading, calls, ground, known);
  const [only, ...others] = calls;
  const items =
    only && others.length === 0
      ? fittedToOne(fitted, own, only, ground)
      : withDerived(withLimitsBeside(fitted, own.intent, calls), own.reading, calls, ground);
  if (isBoundAndWaived(own.intent, items)) return undefined;
  yield "roles";
  const roles = calls.map((call) => items.map((item) => roleOf(item, call, ground)));
  yield "sequence";
  const forbidden = own.intent.prohibitions.map(({ quote }) => quote);
  const sequence = sequenceOf(own.reading, items, calls, roles, ground.chainId, forbidden);
  if (sequence.some(({ features }) => isForeign(features)) || !arePaired(items, calls, roles))
    return undefined;
  if (isToldOfOther(items, calls, ground.chainId)) return undefined;
  if (isToldOtherBatch(own.reading, items, calls, roles)) return undefined;
  if (isLedElsewhere(own.reading, items, calls, roles)) return undefined;
  if (hasVerbOfOthers(items, calls, roles) || hasPoolOfOther(items, calls, roles)) return undefined;
  if (isOtherFee(own.reading, calls)) return undefined;
  if (
    hasNumberBeside(
      items,
      sequence,
      roles,
      pastDatesIn(own.reading.text, own.anchor),
      known.numbers !== undefined,
    )
  )
    return undefined;
  yield "pinned";
  const steps: Step[] = [];
  for (const [at, call] of calls.entries()) {
    const mentions = items.flatMap((item, place) => {
      const role = roles[at]?.[place];
      return role ? [{ at: place, item, role }] : [];
    });
    const step = pinnedStep(call, mentions, items, ground.chainId, steps.at(-1), calls);
    if (step) steps.push(step);
    else if (!isServing(calls, call)) return undefined;
  }
  return steps.length > 0 ? { terms: own, items, roles, steps, sequence } : undefined;
}

/** "0.4 ETH each, at most 1 ETH in all": what payments may come to is a term of its own, which a check holds. */
function withLimitsBeside(
  items: readonly Item[],
  { limits = [] }: ReadTerms["intent"],
  calls: readonly Call[],
): Item[] {
  if (!calls.every(({ operation }) => operation === "transfer")) return [...items];
  return items.map((item): Item => {
    const isLimit = limits.some(({ amount }) => amount.quote.start === item.quote.start);
    return isLimit && item.is === "amount" ? asTerm(item) : item;
  });
}

/** What is told beside one call, at which price, and of which contract. */
function fittedToOne(
  items: readonly Item[],
  { reading, intent }: ReadTerms,
  call: Call,
  ground: Ground,
): Item[] {
  const priced = withPrices(
    withSumsBeside(withWorths(items, [call], ground), call, intent, ground),
    reading,
    call,
    ground,
  );
  return withTokenContracts(priced, call, ground);
}
/** Collectibles of one collection are told apart by their numbers. */
const areSame = (call: Call, other: Call) =>
  areTwins(call, other) &&
  (!call.nonFungibles || call.nonFungibles[0]?.tokenId === other.nonFungibles?.[0]?.tokenId);

/** One collectible by each call, each of one collection and with a number of its own. */
const areSingles = (calls: readonly Call[]): boolean =>
  new Set(calls.map(({ nonFungibles = [] }) => nonFungibles[0]?.collection)).size === 1 &&
  calls.every(({ operation, nonFungibles: [one, ...others] = [] }) => {
    const isOne = one?.tokenId !== undefined && one.amount === 1n && others.length === 0;
    return operation === "transfer" && isOne;
  });

const collectionsOf = (calls: readonly Call[]) =>
  new Set(calls.flatMap(({ nonFungibles = [] }) => nonFungibles.map(({ collection }) => collection)));

/** "testnet USDC" on another chain, "every cent" beside a call that takes so much and no more. */
function isToldOfOther(items: readonly Item[], calls: readonly Call[], chainId: number): boolean {
  const isAll = calls.some(
    ({ operation, amountIn, amountOut, nonFungibles }) =>
      (operation === "revoke" && !amountIn?.isChange) ||
      (amountIn?.bound ?? amountOut?.bound) === "all" ||
      nonFungibles?.every(({ tokenId }) => tokenId === undefined),
  );
  if (!isAll && EVERY.test(items.map(({ said }) => said).join(" "))) return true;
  return (
    !isTestnet(chainById(chainId)) &&
    items.some(
      ({ said, is }, at) =>
        (TEST.test(said) && items[at + 1]?.is === "token") ||
        (is === "amount" && / test-?(?:net)? /.test(said)),
    )
  );
}

/** But for "every bit helps", "every single time", "she deserves every penny". */
const EVERY =
  /(?<!\b(?:deserve[sd]?|earned) )\bevery (?:(?:last|single)(?! (?:time|day|digit|month|week|year)\b)|(?:cent|penny|bit|drop|wei)\b(?! (?:helps|counts)\b))/;
const TEST = /^test-?(?:net)?$/;

/** A sum, an address, a token or a place that is none of the calls'. */
const isForeign = ([kind = ""]: readonly string[]) =>
  /^other (?:sum|amount|address|token|place|number|share)$/.test(kind);

/** Whether a call only prepares or completes another, and is the only one that does it: of two, nothing would say how much. */
const isServing = (calls: readonly Call[], call: Call): boolean =>
  calls.every((other) => other === call || !areAlike(call, other)) &&
  calls.some(
    (other) => other !== call && serves(call, other, undefined, calls.indexOf(other) > calls.indexOf(call)),
  );
