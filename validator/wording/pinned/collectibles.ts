import type { Call, NonFungible } from "../../calls/call.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item, ItemOf } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { collectionNamed } from "./collection-named.ts";
import { countOf } from "./count-of.ts";
import { numbersIn } from "./numbers-named.ts";
import { leadOf } from "./owner-lead.ts";
import { saysOf } from "./says-of.ts";

/** What a right over a whole collection is told by. */
const OF_ALL =
  /^(?:all|any|every|each|entire|entirely|whole|wholly|full|fully|complete|completely|everything|operator|setapprovalforall|collection|blanket|unlimited)$/;

/** Collectibles by their collection and their numbers. */
export function ofCollectibles(
  call: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  quote: Quote,
  parties: Pick<Step, "counterparty" | "source">,
): Step | undefined {
  const { nonFungibles = [] } = call;
  const numbers = asListed(numbersIn(mentions), items);
  const token = collectionNamed(mentions);
  if (token === undefined || parties.counterparty === undefined) return undefined;
  // "giver 0x…": who gives is not who gets.
  const isGiver = mentions.some(
    ({ at, role }) => role === "recipient" && /^(?:giver|from|sender)$/.test(leadOf(items, at)),
  );
  if (isGiver) return undefined;
  if (nonFungibles.every(({ tokenId }) => tokenId === undefined)) {
    const all = numbers.length === 0 ? saysOf(items, OF_ALL) : undefined;
    if (call.operation === "revoke") return stepOf(call.operation, quote, { token, ...parties });
    return (
      all &&
      stepOf(call.operation, quote, {
        amount: { kind: "all", token, quote: all },
        token,
        isWholeCollection: true,
        ...parties,
      })
    );
  }
  const [only, ...others] = nonFungibles;
  if (only && others.length === 0 && only.amount !== 1n)
    return ofSome(call.operation, only, numbers, quote, { token, ...parties });
  if (!nonFungibles.every(({ amount }) => amount === 1n))
    return ofSeveral(call.operation, nonFungibles, numbers, quote, {
      token,
      ...parties,
    });
  // "He painted my shed, three coats" is of none of them.
  const named = new Set(mentions.flatMap(({ role, item }) => (role === "number" ? [] : [item.sentence])));
  const telling = numbers.filter(({ cue, sentence }) => cue === "which" || named.has(sentence));
  // "two tokens, number 1 and number 2"
  const ids = nonFungibles.map(
    ({ tokenId }) =>
      ["which", undefined].flatMap(
        (told) => telling.find(({ value, cue }) => value === tokenId && cue === told) ?? [],
      )[0],
  );
  const isOther = numbers.some(
    ({ value, cue }) =>
      value !== 1n && (cue === "how many" || !nonFungibles.some(({ tokenId }) => tokenId === value)),
  );
  if (isOther || isOneOf(numbers, items) || !ids.every((one) => one !== undefined)) return undefined;
  return stepOf(call.operation, quote, {
    token,
    tokenIds: ids.map(({ value, quote }) => ({ id: value, quote })),
    ...parties,
  });
}

/** "tokens 21 and 22 of 0x…", "ape 7 of collection 0x…": what stands before its collection with a name or in a list says which. */
const asListed = (numbers: readonly ItemOf<"number">[], items: readonly Item[]): ItemOf<"number">[] =>
  numbers.map((number) => {
    const at = items.findIndex(({ from }) => from === number.from);
    if (!isOfCollection(items, at + 1)) return number;
    const before = items[at - 1];
    const isListed = /^(?:,|and|&|plus)$/.test(before?.said ?? "") && items[at - 2]?.is === "number";
    const isNamed =
      before?.is === "token" || /(?:^| )my$/.test(before?.said ?? "") || number.value >= LEAST_UNCOUNTED;
    return isListed || isNamed ? { ...number, cue: "which" } : number;
  });

/** Nobody moves so many of a collection at once. */
const LEAST_UNCOUNTED = 100n;

function isOfCollection(items: readonly Item[], from: number): boolean {
  let at = from;
  while (items[at]?.is === "word" || (items[at]?.is === "open" && at < from + MOST_BETWEEN)) at += 1;
  const said = items
    .slice(from, at)
    .map((item) => item.said)
    .join(" ");
  const next = items[at]?.is;
  return (next === "address" || next === "token") && OF_COLLECTION.test(said);
}

const MOST_BETWEEN = 4;
const OF_COLLECTION = /^(?:of|from|in)(?: the| my)?(?: nft)?(?: collection| contract)?$/;

/** "one of tokens 1 and 2" */
const isOneOf = (numbers: readonly ItemOf<"number">[], items: readonly Item[]): boolean =>
  numbers.some(({ value, cue, from }) => {
    const at = items.findIndex((item) => item.from === from);
    const isPart = value === 1n && cue !== "which" && /^of(?: |$)/.test(items[at + 1]?.said ?? "");
    return isPart && /^(?:the|my|these|those|them|tokens|ids|items|nfts)$/.test(items[at + 2]?.said ?? "");
  });

/** "3 of number 55": both numbers and no third. */
function ofSome(
  operation: Call["operation"],
  { tokenId, amount }: NonFungible,
  numbers: readonly ItemOf<"number">[],
  quote: Quote,
  named: Pick<Step, "counterparty" | "source" | "token">,
): Step | undefined {
  const id = numbers.find(({ value, cue }) => value === tokenId && cue !== "how many");
  const count = numbers.find((one) => one.value === amount && one !== id && one.cue !== "which");
  const isOther = numbers.some(({ value }) => value !== tokenId && value !== amount);
  if (!id || !count || isOther || tokenId === amount) return undefined;
  return stepOf(operation, quote, {
    amount: countOf(count),
    tokenIds: [{ id: id.value, quote: id.quote }],
    ...named,
  });
}

/** "three of token id 1 and four of token id 2", "ids [1,2], amounts [3,4]", "id 1: 3 pieces, id 2: 4": every number by its place. */
function ofSeveral(
  operation: Call["operation"],
  nonFungibles: readonly NonFungible[],
  numbers: readonly ItemOf<"number">[],
  quote: Quote,
  named: Pick<Step, "counterparty" | "source" | "token">,
): Step | undefined {
  const counts = nonFungibles.map(({ amount }) => amount);
  const ids = nonFungibles.map(({ tokenId }) => tokenId);
  if (new Set(ids).size < ids.length) return undefined;
  const orders: readonly [told: readonly (bigint | undefined)[], isId: (at: number) => boolean][] = [
    [nonFungibles.flatMap(({ amount, tokenId }) => [amount, tokenId]), (at) => at % 2 === 1],
    [nonFungibles.flatMap(({ amount, tokenId }) => [tokenId, amount]), (at) => at % 2 === 0],
    [[...ids, ...counts], (at) => at < ids.length],
  ];
  const told = numbers.map(({ value }) => value).join();
  // Only by the words beside them are "1 of 3" and "3 of 1" told apart, where both could be.
  const fitting = orders.flatMap(([order, isId], turn) => {
    const [own, many] = [numbers.filter((_, at) => isId(at)), numbers.filter((_, at) => !isId(at))];
    const isOther = own.some(({ cue }) => cue === "how many") || many.some(({ cue }) => cue === "which");
    const isCued = turn !== 1 || own.every(({ cue }) => cue === "which");
    return order.join() === told && isCued && !isOther ? [{ own, many }] : [];
  });
  const [found] = fitting;
  return (
    found &&
    stepOf(operation, quote, {
      tokenIds: found.own.map(({ value, quote }, at) => ({
        id: value,
        count: found.many[at]?.value ?? 0n,
        quote,
      })),
      ...named,
    })
  );
}
