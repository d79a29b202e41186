import type { Quote } from "../intent/intent.ts";
import { isAsking } from "../lexicon/operation-words.ts";
import type { Item } from "./item.ts";
import { leadOf } from "./leads.ts";
import { isEverywhere, kindsAt, leadAt, type Mention, type Own, ownKindsAt } from "./own.ts";
import type { Said } from "./said.ts";
import type { OfDeed } from "./spoken.ts";
import { toldAs } from "./told-as.ts";

/** The words that ask for the call, as far as they do by themselves. */
export function askedBy(own: Own): Quote | undefined {
  const { items, places, call } = own;
  const is = (at: number, ...kinds: OfDeed[]) => kinds.some((kind) => kindsAt(own, at)?.has(kind));
  const isWished = (at: number) =>
    items.some((item) => item.sentence === items[at]?.sentence && isEverywhere(item, "wish"));
  const isDone = (at: number) => ownKindsAt(own, at)?.size === 1 && is(at, "done");
  // "5 USDC paid to 0x…" tells of it, where nobody wishes it to be done.
  if (places.some((at) => isDone(at) && !isWished(at))) return undefined;
  // "my allowance", "my loan" is what there is.
  const isHad = (at: number) => is(at, "noun") && !is(at, "ask") && isOwned(items, at);
  const asking = places.find((at) => is(at, "ask", "noun") && !isHad(at) && !isOneMore(items, at));
  const isTold = places.some(
    (at) =>
      is(at, "tells") &&
      !/^and an?$/.test(`${leadAt(items, at - 1)} ${leadAt(items, at)}`) &&
      !(call.operation === "approve" && isOwned(items, at)),
  );
  const weak = isTold ? places.find((at) => is(at, "weak")) : undefined;
  const done = places.find((at) => is(at, "done") && isWished(at));
  const beside = own.isAskedBeside ? places[0] : undefined;
  return items[asking ?? weak ?? done ?? beside ?? -1]?.quote;
}

/** "120 USDC each, and an allowance" asks for one more. */
const isOneMore = (items: readonly Item[], at: number) =>
  /^and an?$/.test(`${leadAt(items, at - 1)} ${leadAt(items, at)}`) &&
  items.every(({ is, clause }) => clause !== items[at]?.clause || is === "word" || is === "mark");

/** "my USDC allowance" */
function isOwned(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (before?.is === "token" || before?.is === "place") return isOwned(items, at - 1);
  return /^(?:my|our|its|existing|current)$/.test(before?.said ?? "");
}

/** "10 USDC to 0x…", "20 LINK into DAI" need no verb. */
export function isElliptic(own: Own, mentions: readonly Mention[], said: Said): boolean {
  const { call, items } = own;
  const sentences = new Set(own.places.map((at) => items[at]?.sentence));
  const isOther = (item: Item) =>
    item.is === "word" &&
    sentences.has(item.sentence) &&
    !item.sense.deeds.has(toldAs(call)) &&
    item.sense.everywhere.size === 0 &&
    [...item.sense.deeds.values()].some((kinds) => kinds.has("ask") || kinds.has("weak"));
  // "Approve 0x… for 5 DAI, then 3 USDC to 0x…" may ask for the same once more.
  if (own.isOfSeveral && items.some(isOther)) return false;
  if (call.operation === "swap") {
    const first = mentions.find(({ item }) => item.is === "amount" || item.is === "token");
    const next = items[(first?.at ?? 0) + 1]?.said ?? "";
    return said.token !== undefined && said.tokenOut !== undefined && /^(?:for|to|into|in|→|>)$/.test(next);
  }
  return (
    call.operation === "transfer" &&
    // "100 USDC given to 0x…" tells of it.
    !own.places.some((at) => kindsAt(own, at)?.size === 1 && kindsAt(own, at)?.has("done")) &&
    (mentions.some(
      ({ at, role }) =>
        role === "recipient" &&
        (/^(?:to|for|→|:)$/.test(leadAt(items, at)) ||
          (!own.isOfSeveral && /(?:^| )(?:to|→)$/.test(leadOf(items, at)))),
    ) ||
      isBare(own))
  );
}

/** "USDC / 100 / 0x…", "0x…: 100 USDC, thanks": a sum and who gets it, and nothing that says another thing. */
const isBare = ({ items, isOfSeveral }: Own): boolean =>
  !isOfSeveral &&
  items.every(
    (item) =>
      item.is !== "word" ||
      (item.sense.deeds.size === 0 &&
        /^(?:please|pls|plz|thanks|thank you|thx|ty|cheers|now)/.test(item.said)),
  );

/** Whether a verb stands there, be it one that asks for nothing by itself. */
export const isVerbed = (own: Own): boolean =>
  own.places.some((at) => {
    const kinds = ownKindsAt(own, at);
    return kinds?.has("ask") || kinds?.has("weak");
  });

/** "Sell 2 ETH for DAI, 5,950 at least. Invest it.": a verb in another clause that asks for one more deed. */
export function asksTwice(own: Own): boolean {
  const { items, places, shared } = own;
  const asking = places.filter((at) => {
    const kinds = shared.has(at) ? undefined : ownKindsAt(own, at);
    if (!kinds || kinds.has("beside") || kinds.has("deliver")) return false;
    return (kinds.has("ask") || kinds.has("weak")) && !(kinds.has("noun") && isNamed(items, at));
  });
  return new Set(asking.map((at) => items[at]?.clause)).size > 1;
}

/** "the swap", "Aave deposit", "a payment of": a noun, whatever it is else. */
function isNamed(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return (
    before?.is === "token" ||
    before?.is === "place" ||
    /^(?:an?|the|my|our|this|that|of|for|batch|limit|one)$/.test(before?.said ?? "")
  );
}

const JOINT = /^(?:and|then|and then|please|so|also|just|now|next|afterwards|finally|first|after that)$/;
const NOUN = /^(?:slippage|limit|deposit|supply|stake|loan|yield)$/;

/** "…, and pull it out": a clause that begins with the verb of another deed. */
export function leadsOtherwise(own: Own): boolean {
  const { items, places } = own;
  return places.some((at) => {
    const [before, item] = [items[at - 1], items[at]];
    if (item?.is !== "word" || item.sense.everywhere.size > 0) return false;
    const isFirst =
      !before || before.clause !== item.clause || before.is === "mark" || JOINT.test(before.said);
    const [verb = ""] = item.said.split(" ");
    if (!isFirst || !isAsking(verb) || verb.endsWith("ing") || NOUN.test(verb)) return false;
    const kinds = kindsAt(own, at);
    return !(["ask", "weak", "noun", "done", "deliver"] as const).some((kind) => kinds?.has(kind));
  });
}
