import type { Quote } from "../intent/intent.ts";
import { isAsking } from "../lexicon/operation-words.ts";
import { isAgain } from "./is-again.ts";
import type { Item } from "./item.ts";
import { isLabelOfPlace, isOneTrade } from "./one-trade.ts";
import { isEverywhere, kindsAt, leadAt, type Own, ownKindsAt } from "./own.ts";
import type { OfDeed } from "./spoken.ts";

/** The words that ask for the call, as far as they do by themselves. */
export function askedBy(own: Own): Quote | undefined {
  const { items, places, call } = own;
  const is = (at: number, ...kinds: OfDeed[]) => kinds.some((kind) => kindsAt(own, at)?.has(kind));
  const isWished = (at: number) =>
    /^(?:shall|should|must) be$/.test(leadAt(items, at)) ||
    items.some((item) => item.sentence === items[at]?.sentence && isEverywhere(item, "wish"));
  const isDone = (at: number) => ownKindsAt(own, at)?.size === 1 && is(at, "done");
  // "5 USDC paid to 0x…" tells of it, where nobody wishes it to be done.
  if (places.some((at) => isDone(at) && !isWished(at))) return undefined;
  // "should no longer be revoked"
  const isDenied = (at: number) =>
    isDone(at) &&
    places.some(
      (one) =>
        one < at &&
        /\b(?:no longer|not)\b/.test(items[one]?.said ?? "") &&
        items[one]?.clause === items[at]?.clause,
    );
  if (places.some(isDenied)) return undefined;
  // "my allowance", "my loan" is what there is.
  const isHad = (at: number) =>
    is(at, "noun") &&
    !is(at, "ask") &&
    (isOwned(items, at) || (call.operation === "borrow" && isMeant(items, at)));
  // A goal is told first, and asked for by the way to it.
  const from = isGoal(own, verbsOf(own)) ? (verbsOf(own).at(-1) ?? 0) : 0;
  const asking = places.find(
    (at) => at >= from && is(at, "ask", "noun") && !isHad(at) && !isOneMore(items, at),
  );
  const isTold = places.some(
    (at) =>
      is(at, "tells") &&
      !/^and an?$/.test(`${leadAt(items, at - 1)} ${leadAt(items, at)}`) &&
      // "Put 5 USDC as a loan" lends it.
      !(
        call.operation === "repay" && / as an?$| as$/.test(` ${leadAt(items, at - 1)} ${leadAt(items, at)}`)
      ) &&
      !(
        call.operation === "approve" &&
        isOwned(items, at) &&
        !places.some((one) => CHANGING.test(items[one]?.said ?? ""))
      ) &&
      !(
        call.operation === "borrow" &&
        (isOwned(items, at) || isMeant(items, at)) &&
        !/^(?:against|credit line$|line of credit$)/.test(items[at]?.said ?? "")
      ) &&
      !(
        call.operation === "withdraw" &&
        items[at]?.said === "back" &&
        places.some((one) => GIVING.test(items[one]?.said ?? ""))
      ),
  );
  const weak = isTold ? places.find((at) => is(at, "weak") && !isHalfTrade(own, at)) : undefined;
  // "I want the 750 USDC deposited in Aave" tells where they lie.
  const isThere = (at: number) =>
    items.some(
      (item, one) =>
        one < at && item.clause === items[at]?.clause && item.is === "amount" && leadAt(items, one) === "the",
    );
  const done = places.find((at) => is(at, "done") && isWished(at) && !isThere(at));
  const beside = own.isAskedBeside ? places[0] : undefined;
  // "Lower it to zero" takes all of it.
  const none =
    call.operation === "revoke" && weak !== undefined ? places.find((at) => isNone(items[at])) : undefined;
  return items[asking ?? none ?? weak ?? done ?? beside ?? -1]?.quote;
}

const isNone = (item: Item | undefined) =>
  item?.is === "word" && /^(?:(?:back )?to )?(?:zero|nothing|nil|0)$/.test(item.said);

/** "Set my allowance for …", where others leave it as it is. */
const CHANGING =
  /^(?:set|raise|increase|bump|bump up|renew|update|change|adjust|reset|extend|cap|limit|lower|reduce|bring|cut|trim|top up)$/;

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

/** "Convert 5 sDAI into DAI" takes it out; "convert 5 DAI from Aave" is nobody's word for it. */
function isHalfTrade({ items, places, roles, call }: Own, at: number): boolean {
  if (!/^(?:supply|withdraw|stake|unstake)$/.test(call.operation)) return false;
  const sides = new Set(places.map((place) => roles[place]));
  const isTrade = /^(?:convert|turn|exchange|change|swap|burn|trade in|mint)\b/.test(items[at]?.said ?? "");
  const isPlaced = places.some((place) => items[place]?.is === "place");
  // "Convert 7 stETH to ETH" may be a trade.
  return isTrade && !(/stake$/.test(call.operation) ? isPlaced : sides.has("given") && sides.has("wanted"));
}

/** "Send 5 USDC back" may be to whoever lent it. */
const GIVING = /^(?:send|send back|transfer|move|shift|return|ship|deliver)$/;

/** "the loan", "5 USDC for a loan": no new one. */
function isMeant(items: readonly Item[], at: number): boolean {
  const isSum = items[at - 1]?.is === "amount";
  const [before, lead] = [
    items[isSum ? at - 2 : at - 1]?.said ?? "",
    items[isSum ? at - 3 : at - 2]?.said ?? "",
  ];
  if (items[at + 1]?.said === "out" || (isSum && /^(?:my|our)$/.test(before))) return true;
  if (isSum && !/^(?:an?|the|this|that)$/.test(before)) return false;
  return (
    /^(?:the|this|that|to|for|on|into|in|off|at)$/.test(before) ||
    (/^an?$/.test(before) && /^(?:to|for|on|into|in|off|at)$/.test(lead))
  );
}

/** Whether a verb stands there, be it one that asks for nothing by itself. */
export const isVerbed = (own: Own): boolean =>
  own.places.some((at) => {
    const kinds = ownKindsAt(own, at);
    return kinds?.has("ask") || kinds?.has("weak");
  });

/** The verbs that ask for this call alone. */
function verbsOf(own: Own): number[] {
  const { items, places, shared, roles, call } = own;
  const isRight = call.operation === "approve" || call.operation === "revoke";
  const namesSum = (clause: number | undefined) =>
    places.some((at) => items[at]?.clause === clause && (roles[at] === "given" || roles[at] === "wanted"));
  return places.filter((at) => {
    const kinds = shared.has(at) ? undefined : ownKindsAt(own, at);
    if (!kinds || kinds.has("beside") || kinds.has("deliver") || isLabelOfPlace(items, at)) return false;
    if (isHandedOver(own, at)) return false;
    // "0x… may no longer spend my DAI. Revoke it.": a right is given or taken once, however often that is said.
    // "Revoke it. Cancel that." takes back what was asked.
    const isSame = call.operation === "approve" || /revoke|zero|^(?:take|set)\b/.test(items[at]?.said ?? "");
    if (isRight && isSame && !namesSum(items[at]?.clause)) return false;
    // "I need DAI. Take 100 USDC for it."
    if (WISHED_FOR.test(items[at]?.said ?? "")) return false;
    return (kinds.has("ask") || kinds.has("weak")) && !(kinds.has("noun") && isNamed(items, at));
  });
}

/** "Sell 2 ETH for DAI, 5,950 at least. Invest it.": a verb in another clause that asks for one more deed. */
export function asksTwice(own: Own): boolean {
  const { items } = own;
  const asking = verbsOf(own);
  const clauses = [...new Set(asking.map((at) => items[at]?.clause))];
  return clauses.length > 1 && !(clauses.length === 2 && isGoal(own, asking)) && !isOneTrade(own, asking);
}

/** "I owe 0x… 5 USDC. Withdraw 5 USDC from Aave, then send it.": what is wanted, and how it is come to. */
function isGoal({ items, isOfSeveral }: Own, asking: readonly number[]): boolean {
  const [first = 0] = asking;
  const last = asking.at(-1) ?? 0;
  const [goal, way] = [items[first]?.sentence, items[last]?.sentence];
  const isWished = items.some(
    (item) => item.sentence === goal && (isEverywhere(item, "wish") || /^(?:i|we) owe$/.test(item.said)),
  );
  // Nothing in the way is another sum or goes to another than in the goal: the mentions are the call's, and this says the same.
  const isSame = items.every(
    (item, at) =>
      item.clause !== items[last]?.clause ||
      item.is === "mark" ||
      item.is === "word" ||
      item.is === "token" ||
      item.is === "place" ||
      (item.is === "amount" && isAgain(items, at)),
  );
  return isOfSeveral && goal === 0 && way !== goal && isWished && isSame;
}

const HANDED = /^(?:send|bring|return|move|transfer|put|pay|pay out|deliver|give|get|hand|hand over|have)$/;

/** "…, and send it to my wallet": where what comes out goes, to whom the call brings it. */
function isHandedOver({ items, places, roles, call }: Own, at: number): boolean {
  if (!/^(?:withdraw|borrow|unstake)$/.test(call.operation)) return false;
  const [item, next] = [items[at], items[at + 1]];
  if (
    !HANDED.test(item?.said ?? "") ||
    !/^(?:it|them|that|all of it|the (?:money|funds|tokens|coins))$/.test(next?.said ?? "")
  )
    return false;
  const clause = places.filter((one) => items[one]?.clause === item?.clause);
  const isMoved = clause.some((one) => ["amount", "token", "place"].includes(items[one]?.is ?? ""));
  return !isMoved && clause.some((one) => roles[one] === "recipient" || isEverywhere(items[one], "myself"));
}

const WISHED_FOR = /^(?:(?:i|we) )?need$/;

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
const NOUN = /^(?:need|slippage|limit|deposit|supply|stake|loan|yield)$/;

/** "…, and pull it out": a clause that begins with the verb of another deed. */
export function leadsOtherwise(own: Own): boolean {
  const { items, places } = own;
  return places.some((at) => {
    const [before, item] = [items[at - 1], items[at]];
    if (item?.is !== "word" || item.sense.everywhere.size > 0) return false;
    const isFirst =
      !before ||
      before.clause !== item.clause ||
      before.is === "mark" ||
      JOINT.test(before.said) ||
      isEverywhere(before, "wish");
    const [verb = ""] = item.said.split(" ");
    if (item.said.startsWith("let it ")) return false;
    if (!isFirst || !isAsking(verb) || verb.endsWith("ing")) return false;
    // "Deposit 5 USDC" has a verb, "Deposit: …" a noun.
    const next = items[at + 1];
    if (NOUN.test(verb) && next?.is !== "amount" && next?.is !== "token") return false;
    const kinds = kindsAt(own, at);
    // "let Permit2 (0x…) take 1000 USDC"
    if (before?.said === ")" && kinds?.has("tells")) return false;
    // "…, split in two requests": no verb by itself.
    if (kinds?.has("beside") && item.said.includes(" ")) return false;
    return !(["ask", "weak", "noun", "done", "deliver", "signed", "permit"] as const).some((kind) =>
      kinds?.has(kind),
    );
  });
}
