import type { Call, NonFungible } from "../../calls/call.ts";
import { isMeantBy, namesOf } from "../../data/collections.ts";
import type { Quote, Step, TokenMention } from "../../intent/intent.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item, ItemOf } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { collectionNamed } from "./collection-named.ts";
import { countOf } from "./count-of.ts";
import { numbersIn } from "./numbers-named.ts";
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
  const token = collectionNamed(mentions) ?? nicknameIn(items, nonFungibles);
  if (token === undefined || parties.counterparty === undefined) return undefined;
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
    return ofSeveral(call.operation, nonFungibles, numbers, quote, { token, ...parties });
  const ids = nonFungibles.map(({ tokenId }) =>
    numbers.find(({ value, cue }) => value === tokenId && cue !== "how many"),
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

/** "tokens 21 and 22 of 0x…": what is listed with a number and stands before its collection says which. */
const asListed = (numbers: readonly ItemOf<"number">[], items: readonly Item[]): ItemOf<"number">[] =>
  numbers.map((number) => {
    const at = items.findIndex(({ from }) => from === number.from);
    const isListed = /^(?:,|and|&)$/.test(items[at - 1]?.said ?? "") && items[at - 2]?.is === "number";
    const next = items[at + 2]?.is;
    const isOfAll = items[at + 1]?.said === "of" && (next === "address" || next === "token");
    return isListed && isOfAll ? { ...number, cue: "which" } : number;
  });

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

/** "three of token id 1 and four of token id 2", "ids [1,2], amounts [3,4]": every number by its place. */
function ofSeveral(
  operation: Call["operation"],
  nonFungibles: readonly NonFungible[],
  numbers: readonly ItemOf<"number">[],
  quote: Quote,
  named: Pick<Step, "counterparty" | "source" | "token">,
): Step | undefined {
  const told = numbers.map(({ value }) => value).join();
  const counts = nonFungibles.map(({ amount }) => amount);
  const ids = nonFungibles.map(({ tokenId }) => tokenId);
  const inTurn = nonFungibles.flatMap(({ amount, tokenId }) => [amount, tokenId]).join();
  const isListed = told === [...ids, ...counts].join();
  if (told !== inTurn && !isListed) return undefined;
  const isId = (at: number) => (isListed ? at < ids.length : at % 2 === 1);
  const [own, many] = [numbers.filter((_, at) => isId(at)), numbers.filter((_, at) => !isId(at))];
  const isOther =
    own.some(({ cue }) => cue === "how many") ||
    many.some(({ cue }) => cue === "which") ||
    new Set(ids).size < ids.length;
  if (isOther) return undefined;
  return stepOf(operation, quote, {
    tokenIds: own.map(({ value, quote }, at) => ({ id: value, count: many[at]?.value ?? 0n, quote })),
    ...named,
  });
}

/** "bored #7": the collection by what one of it is called, where only one is moved. */
function nicknameIn(items: readonly Item[], nonFungibles: readonly NonFungible[]): TokenMention | undefined {
  const [first] = nonFungibles;
  if (!first || nonFungibles.some(({ collection }) => collection !== first.collection)) return undefined;
  const names = namesOf(first.collection);
  const named = items.find(
    ({ is, said }, at) =>
      is === "word" && names.has(said) && isMeantBy(said, items[at - 1]?.said ?? "", first.collection),
  );
  return named && { symbol: undefined, contract: first.collection, known: true, quote: named.quote };
}
