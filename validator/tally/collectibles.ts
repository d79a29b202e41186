import type { NonFungible } from "../calls/call.ts";
import type { NumberAmount, Quote, Step, TokenMention } from "../intent/intent.ts";
import { stepOf } from "../reading/steps/step-of.ts";
import { isForOther } from "./again.ts";
import { askedBy, asksTwice, leadsOtherwise } from "./asked-by.ts";
import { countOf } from "./count-of.ts";
import type { Item, ItemOf } from "./item.ts";
import { areLed } from "./leads.ts";
import { kindsAt, leadAt, type Mention, mentionsOf, type Own, says } from "./own.ts";
import { partiesOf } from "./parties.ts";

type Numbered = ItemOf<"number">;

/** The step that asks for a collectible to move, or for the right to move it; undefined where the text says too little or other. */
export function tellCollectible(own: Own): Step | undefined {
  const { call, items } = own;
  const { operation, approvesAll, nonFungibles = [] } = call;
  const mentions = mentionsOf(own);
  const isOther = isForOther(own) || leadsOtherwise(own) || asksTwice(own);
  if (isOther || !areLed(own, mentions) || !areCollectionsLed(own, mentions)) return undefined;
  const token = collectionNamed(mentions);
  const ids = idsNamed(own, mentions, nonFungibles);
  const parties = partiesOf(mentions, own);
  const quote = askedBy(own) ?? elliptic(own, mentions);
  const isParty = parties.counterparty !== undefined || (operation === "revoke" && !approvesAll);
  if (!token || !ids || !quote || !isParty) return undefined;
  const isOne = nonFungibles.length === 1 && !own.isOfSeveral && !approvesAll;
  if (isOne && (says(own, "every") || isOfCopy(own))) return undefined;
  if (approvesAll && operation === "approve" && isSingular(own)) return undefined;
  if (!isAsSafe(own) || isOfSome(items)) return undefined;
  const whole = own.places.find((at) => isWholeAt(own, at, mentions));
  if (approvesAll && operation === "approve" && whole === undefined) return undefined;
  const [only, ...others] = ids;
  const amount = others.length === 0 ? only?.amount : undefined;
  return stepOf(operation, quote, {
    token,
    amount,
    tokenIds: ids.map(({ id, quote, amount }) => ({
      id,
      quote,
      ...(amount && others.length > 0 && { count: amount.value.digits }),
    })),
    isWholeCollection: approvesAll === true && whole !== undefined,
    ...parties,
    ...(whole !== undefined && { beside: [items[whole]?.quote ?? quote] }),
  });
}

/** By its contract where the text has it, else by its name. */
export function collectionNamed(mentions: readonly Mention[]): TokenMention | undefined {
  const own = mentions.filter(({ role }) => role === "token").map(({ item }) => item);
  const address = own.find(({ is }) => is === "address");
  if (address?.is === "address")
    return { symbol: undefined, contract: address.address, known: true, quote: address.quote };
  const named = own.find(({ is }) => is === "token");
  return named?.is === "token" ? named.token : undefined;
}

/** "Bored Ape 7 to 0x…" needs no verb. */
function elliptic({ call, items }: Own, mentions: readonly Mention[]): Quote | undefined {
  const isLed = mentions.some(
    ({ at, role }) => role === "recipient" && /^(?:to|for|→|:|recipient|=)$/.test(leadAt(items, at)),
  );
  return call.operation === "transfer" && isLed ? mentions[0]?.item.quote : undefined;
}

const TO = /^(?:to|into|→|recipient|receiver|payee|beneficiary|with|new owner)$/;
const DOING = /^(?:allow|let|permit|authorise|authorize|enable|operator|to|spender|may|make|trust)$/;
const RIGHT =
  /(?:approval|approvals|access|rights?|permissions?|operator|approve|approved|give|grant|allow|belong|owned)/;
const MOVING = /^(?:transfer|move|send|sell|trade|pull|give|gift|list)$/;

/** Whether no collection stands where somebody does, and nobody who may move it where it would go to him. */
function areCollectionsLed({ call, items }: Own, mentions: readonly Mention[]): boolean {
  return mentions.every(({ at, item, role }) => {
    if (item.is !== "address") return true;
    let before = at - 1;
    while (/^(?:the|my|our|contract|address|collection|\(|:|=|at|a|an)$/.test(items[before]?.said ?? ""))
      before -= 1;
    const lead = items[before]?.said ?? "";
    if (role === "token") {
      const isNamed = before < at - 1 && /^(?:contract|collection)$/.test(items[at - 1]?.said ?? "");
      return isNamed || !(call.operation === "transfer" ? TO : DOING).test(lead);
    }
    if (role !== "spender" || lead !== "to") return true;
    // "approve the transfer of my apes to 0x…" asks for more than the right.
    const earlier = items.slice(0, at).filter(({ sentence }) => sentence === item.sentence);
    const moving = earlier.findLastIndex(({ said }) => MOVING.test(said));
    const right = earlier.findLastIndex(({ said }) => RIGHT.test(said));
    return right > moving || (moving < 0 && right >= 0);
  });
}

/** "a safe transfer" is one that asks whether the other side can hold it. */
const isAsSafe = ({ call, items, places }: Own) =>
  /^safe/.test(call.signature ?? "") || !places.some((at) => /^safe/.test(items[at]?.said ?? ""));

/** "a print of my ape": of what there is only one, a copy is another thing; and so is one more. */
const isOfCopy = ({ call, items }: Own): boolean =>
  items.some(
    ({ said }) =>
      said === "more" ||
      (call.nonFungibles?.[0]?.standard === "erc721" && /^(?:cop(?:y|ies)|prints?|editions?)$/.test(said)),
  );

/** "my Bored Ape", where the call is for every one of them. */
const isSingular = ({ items }: Own): boolean =>
  items.some(
    (item, at) =>
      (item.is === "token" || (item.is === "word" && isKind(item))) &&
      /^(?:my|an?|the|this|one)$/.test(items[at - 1]?.said ?? "") &&
      !/(?:s|club|maker|women)$/.test(item.said) &&
      !/^(?:collection|contract|nfts|tokens|apes|items|collectibles)$/.test(items[at + 1]?.said ?? "") &&
      /^(?:bored ape|mutant ape|ape|penguin|pudgy penguin|doodle|cool cat|cat|moonbird|meebit|punk|cryptopunk|crypto punk|wrapped punk|otherdeed|lil pudgy|pudgy)$/.test(
        item.said,
      ),
  );

/** "one of them", "the first of these", "some of my apes": fewer than are named. */
function isOfSome(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    const isSome =
      /^(?:some|first|at first|last|next|any|several|few)$/.test(item.said) ||
      (item.is === "number" && item.cue === "how many" && item.value === 1n);
    if (!isSome || !/^of/.test(items[at + 1]?.said ?? "")) return false;
    let next = at + 1;
    while (items[next]?.is === "word" && !/(?:them|these|those|it|each|both)$/.test(items[next]?.said ?? ""))
      next += 1;
    return item.is === "number"
      ? items[next]?.is === "word" && !/(?:each|both)$/.test(items[next]?.said ?? "")
      : item.said !== "any";
  });
}

const INHERENT = /operator|approval|approve|access|control|approvedforall|lot|collection/;
const NOUN =
  /^(?:my|our|the|of|own|whole|entire|single|nfts?|tokens?|items?|collectibles?|collection|ids?|from|in|on|at|for|\(|,|\.|contract)$/;

/** Whether words say that all of a collection is meant, in the sentence that says who may move it: "all my apes", not "all I want". */
function isWholeAt(own: Own, at: number, mentions: readonly Mention[]): boolean {
  const { items } = own;
  const item = items[at];
  if (!item || !kindsAt(own, at)?.has("whole")) return false;
  const isOfSpender = mentions.some((one) => one.role === "spender" && one.item.sentence === item.sentence);
  const isInherent = INHERENT.test(item.said);
  const next = items[at + 1];
  const isOfThings =
    isInherent ||
    next === undefined ||
    next.is === "token" ||
    next.is === "address" ||
    NOUN.test(next.said) ||
    isKind(next);
  return (isOfSpender || isInherent) && isOfThings;
}

/** "every ape": what one of the collection is called. */
const isKind = (item: Item) => item.is === "word" && item.sense.deeds.size === 0;

interface NamedId {
  id: bigint;
  quote: Quote;
  amount: NumberAmount | undefined;
}

/** Every id that the call has, each as often as the text says; undefined where one is left out, or another number stands there. */
function idsNamed(
  own: Own,
  mentions: readonly Mention[],
  nonFungibles: readonly NonFungible[],
): NamedId[] | undefined {
  const numbers = mentions.flatMap(({ item }) => (item.is === "number" ? [item] : []));
  const named = nonFungibles.filter(({ tokenId }) => tokenId !== undefined);
  if (named.length === 0) return numbers.length === 0 ? [] : undefined;
  const isKinds = ({ cue, value }: Numbered) =>
    cue === "kinds" && named.length > 1 && value === BigInt(named.length);
  const isCount = (item: Numbered) => item.cue === "how many" || (item.cue === "kinds" && named.length === 1);
  const which = numbers.filter((item) => !isKinds(item) && !isCount(item));
  const counts = numbers.filter((item) => !isKinds(item) && isCount(item));
  if (!which.every(({ cue, value }) => cue !== "kinds" && named.some(({ tokenId }) => tokenId === value)))
    return undefined;
  const found = named.map((one): NamedId | undefined => {
    const [id, ...again] = which.filter(({ value }) => value === one.tokenId);
    // "#55 and #55" is twice as many of what there are several.
    if (!id || (again.length > 0 && one.standard === "erc1155")) return undefined;
    const told = countsOf(id, own, which, counts);
    const amounts = told.length > 0 ? told.map(({ value }) => value) : [1n];
    if (!amounts.every((value) => value === one.amount)) return undefined;
    return { id: one.tokenId ?? 0n, quote: id.quote, amount: told[0] && countOf(told[0]) };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** How often one of several ids is told to move: by what stands nearest to it, or by what is said of each. */
function countsOf(
  id: Numbered,
  own: Own,
  ids: readonly Numbered[],
  counts: readonly Numbered[],
): readonly Numbered[] {
  if (ids.length < 2 || (says(own, "every") && counts.length === 1)) return counts;
  const [first] = [...ids, ...counts].sort(byPlace);
  const isBefore = first !== undefined && counts.includes(first);
  const order = [...ids].sort(byPlace);
  const place = order.indexOf(id);
  // "ids [1,2], amounts [3,4]"
  const listed = [...counts].sort(byPlace);
  const isListed = counts.length === ids.length && (listed[0]?.from ?? 0) > (order.at(-1)?.from ?? 0);
  if (isListed) return listed.slice(place, place + 1);
  const [from, to] = isBefore
    ? [order[place - 1]?.from ?? -1, id.from]
    : [id.from, order[place + 1]?.from ?? Number.POSITIVE_INFINITY];
  const near = counts.filter((one) => one.from > from && one.from < to);
  // A count that is of some and not of others leaves these open.
  return near.length > 0 || counts.length === 0 ? near : [{ ...id, value: -1n }];
}

const byPlace = (one: Item, other: Item) => one.from - other.from;
