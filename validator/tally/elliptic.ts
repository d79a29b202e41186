import type { Item } from "./item.ts";
import { leadOf } from "./leads.ts";
import { isEverywhere, kindsAt, leadAt, type Mention, type Own, ownKindsAt } from "./own.ts";
import type { Said } from "./said.ts";
import { toldAs } from "./told-as.ts";

/** Deeds that are done for somebody: "Approve 0x… for 5 DAI, then 3 USDC to 0x…". */
const TO_OTHERS = /^(?:transfer|approve|revoke|supply|repay|stake)$/;

/** "10 USDC to 0x…", "20 LINK into DAI" need no verb. */
export function isElliptic(own: Own, mentions: readonly Mention[], said: Said): boolean {
  const { call, items } = own;
  const sentences = new Set(own.places.map((at) => items[at]?.sentence));
  const isOther = (item: Item) =>
    item.is === "word" &&
    sentences.has(item.sentence) &&
    !item.sense.deeds.has(toldAs(call)) &&
    item.sense.everywhere.size === 0 &&
    [...item.sense.deeds].some(
      ([operation, kinds]) => TO_OTHERS.test(operation) && (kinds.has("ask") || kinds.has("weak")),
    );
  // "Approve 0x… for 5 DAI, then 3 USDC to 0x…" may ask for the same once more.
  if (own.isOfSeveral && items.some(isOther)) return false;
  const isTraded =
    (said.token !== undefined && said.tokenOut !== undefined) ||
    (call.operation !== "swap" && mentions.some(({ role }) => role === "wanted"));
  if (/^(?:swap|wrap|unwrap)$/.test(call.operation)) return isTraded && isPaired(items, mentions);
  if (call.operation === "repay") return isPutTowards(own);
  if (BARE[call.operation]) return isPutThere(own, said);
  return (
    call.operation === "transfer" &&
    // "Withdraw 100 USDC to 0x…" has a verb that needs more to be a payment's.
    !own.places.some((at) => ownKindsAt(own, at)?.has("weak")) &&
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

const BETWEEN_SIDES =
  /^(?:for|to|into|in|→|⇒|>|in|out|in exchange|in return|against|back into|back to|is what (?:i|we) \w+)$/;

/** "20 LINK to DAI", "1 ETH in, USDC out", "at least 400 USDC in exchange for 30 LINK" */
function isPaired(items: readonly Item[], mentions: readonly Mention[]): boolean {
  const [first] = mentions.filter(({ item }) => item.is === "amount" || item.is === "token");
  if (!first) return false;
  let next = first.at + 1;
  while (isEverywhere(items[next], "bound") || items[next]?.said === "back") next += 1;
  // "For 2 ETH, at least 5950 DAI"
  return BETWEEN_SIDES.test(items[next]?.said ?? "") || leadAt(items, first.at) === "for";
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

/** "Half an ETH toward my ETH debt" */
function isPutTowards({ items, places }: Own): boolean {
  const first = places.find((at) => items[at]?.is !== "word" && items[at]?.is !== "mark") ?? -1;
  return (
    items[first]?.is === "amount" &&
    /^(?:toward|towards|off|against)$/.test(items[first + 1]?.said ?? "") &&
    places.some(
      (at) => at > first && /^(?:debt|debts|loan|loans|borrow|borrowing)$/.test(items[at]?.said ?? ""),
    )
  );
}

/** What leads from a sum to a place and tells by itself what is done. */
const BARE: Readonly<Record<string, RegExp>> = {
  supply: /^(?:into|→)$/,
  stake: /^(?:into|→)$/,
  withdraw: /^(?:out of|out from|back out of|back from)$/,
};

/** "5 USDC into Aave", "5 USDC out of Aave, to my wallet": a sum first, and then where. */
function isPutThere({ items, places, call, roles }: Own, said: Said): boolean {
  const first = places.find((at) => items[at]?.is !== "word" && items[at]?.is !== "mark");
  const [sum, lead] = [items[first ?? -1], items[(first ?? -1) + 1]?.said ?? ""];
  if (first === undefined || sum?.is !== "amount" || !BARE[call.operation]?.test(lead)) return false;
  let place = first + 2;
  while (/^(?:the|my|our)$/.test(items[place]?.said ?? "")) place += 1;
  const isThere = items[place]?.is === "place" || (call.operation === "supply" && roles[place] === "wanted");
  // "Supply it, 5 USDC out of Aave" has a verb of its own.
  const isFirst = items.every(
    (item, at) =>
      at >= first ||
      item.sentence !== sum.sentence ||
      item.is !== "word" ||
      (item.sense.everywhere.size > 0 && item.sense.everywhere.has("again") === false),
  );
  return isFirst && isThere && (said.amount ?? said.amountOut) !== undefined;
}
