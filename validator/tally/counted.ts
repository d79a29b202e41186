import type { Call } from "../calls/call.ts";
import type { Item } from "./item.ts";
import type { Everywhere } from "./spoken.ts";

const COUNTS: Readonly<Partial<Record<Everywhere, number>>> = { two: 2, three: 3, four: 4 };
/** What may stand between a number and what it counts. */
const BESIDE =
  /^(?:small|separate|quick|little|simple|more|equal|following|usdc|new|outgoing|independent|unrelated|different)$/;
const DEEDS =
  /^(?:things?|tasks?|jobs?|steps?|transactions?|operations?|actions?|items?|calls?|orders?|requests?|instructions?|parts?|errands?)$/;
const PARTIES =
  /^(?:people|persons?|recipients?|payees?|receivers?|addresses|wallets|accounts|spenders?|contracts?|of them|friends|colleagues|parties|folks|users)$/;
const TOKENS = /^(?:tokens|coins|assets|currencies|erc-20s|stablecoins)$/;

/** "Two payments: …", "three things": whether there are as many. */
export function areCounted(items: readonly Item[], calls: readonly Call[]): boolean {
  return items.every((item, at) => {
    const name = item.is === "word" ? [...item.sense.everywhere].find((one) => COUNTS[one]) : undefined;
    // "two transfers to each of 0x… and 0x…" are four.
    const isTwice = items.some(
      (one, place) =>
        one.clause === item.clause &&
        one.is === "word" &&
        one.sense.everywhere.has("every") &&
        (!/^(?:each|apiece|both)$/.test(one.said) || /^(?:of|to|for)$/.test(items[place + 1]?.said ?? "")),
    );
    const isOfDeeds = !PARTIES.test(nounAt(items, at + 1)?.said ?? "");
    if (name !== undefined && isOfDeeds && isTwice) return false;
    return name === undefined || isAsMany(COUNTS[name] ?? 0, nounAt(items, at + 1), calls);
  });
}

/** What a number counts: the word behind it, past a token and what only describes it. */
function nounAt(items: readonly Item[], from: number): Item | undefined {
  let at = from;
  while (items[at]?.is === "token" || items[at]?.is === "place" || BESIDE.test(items[at]?.said ?? ""))
    at += 1;
  return items[at];
}

function isAsMany(count: number, noun: Item | undefined, calls: readonly Call[]): boolean {
  if (noun?.is !== "word" && noun?.is !== "mark") return false;
  const distinct = (of: (call: Call) => string | undefined) =>
    new Set(calls.flatMap((call) => of(call) ?? [])).size;
  if (DEEDS.test(noun.said)) return count === calls.length;
  if (PARTIES.test(noun.said))
    return (
      count === distinct(({ recipient, from }) => (recipient === from ? undefined : recipient)) ||
      count === distinct(({ spender }) => spender)
    );
  if (TOKENS.test(noun.said)) return count === distinct(({ amountIn }) => amountIn?.asset.contract);
  if (noun.is !== "word") return false;
  const { deeds } = noun.sense;
  const counted = calls.filter(({ operation }) => deeds.get(operation)?.has("noun"));
  return counted.length === count;
}
