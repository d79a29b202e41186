import { isBoundedSum } from "./bounded-sum.ts";
import { sideSaid } from "./direction.ts";
import type { Item } from "./item.ts";
import { leadAt, type Mention, type Own, says } from "./own.ts";

/** What says of a sum that it is of all calls together. */
export const IN_ALL =
  /^(?:total|in total|in all|altogether|overall|together|total of|a total of|all in all)$/;

const FLOOR = /(?:^| )(?:floor|cap|ceiling|spend|spending|minimum|maximum|min|max|out)$/;

/** Whether no mention stands where it says something else: a price, an end of what is reduced, one of several. */
export function areApart(own: Own, mentions: readonly Mention[]): boolean {
  const { items, call } = own;
  const { operation } = call;
  const isMoved = /^(?:transfer|supply|withdraw|borrow|repay)$/.test(operation);
  return mentions.every(({ at, item, role }) => {
    const [lead, next] = [leadAt(items, at), items[at + 1]?.said ?? ""];
    if (item.is !== "amount") return true;
    if (isSizeOf(items, at, operation) || isReversed(items, at, role, operation)) return false;
    if (/^(?:first|last|next|second)$/.test(lead) || (isMoved && /^(?:to|→)$/.test(lead))) return false;
    if (item.amount.kind !== "number") return true;
    // "Split 90 USDC between …" is less for each of them.
    if (/^(?:split|divide|distribute|share out)$/.test(lead) && !/^(?:each|apiece)$/.test(next)) return false;
    const { bound } = item.amount;
    // "an allowance over 350 USDC"
    if (operation === "approve" && /^(?:allowance|permits?|approval|permission) over$/.test(lead))
      return true;
    if (operation !== "swap")
      return (
        bound === "exact" ||
        bound === "about" ||
        (bound === "at most" && operation === "approve") ||
        isBoundedSum(own, at)
      );
    // Of the least that a trade brings it has to be told that it is one, or that it is what is got.
    const isLoose = bound === "exact" && role === "wanted" && sideSaid(items, at) !== "wanted";
    const isTurned = (bound === "at most" && role === "wanted") || (bound === "at least" && role === "given");
    // "at 2,975 or better" is a price, "a floor at 5950" none.
    const isPrice = !item.isPriced && lead === "at" && !FLOOR.test(leadAt(items, at - 1));
    return !isLoose && !isTurned && !isPrice;
  });
}

const HELD = /^(?:deposit|deposits|position|stake|loan|debt|balance|borrow|borrowing|supply|collateral)$/;
const OUT_OF =
  /(?:^| )(?:from|of|to|toward|towards|into|against|off|on|in|up|add to|reduce|lower|cut|bring down|pay down|knock down|shrink|trim|decrease|increase|raise|with|out of) (?:my|our|the|an?|this|that)$/;

/** "from my 300 USDC deposit", "reduce my 300 USDC debt": how much there is, not how much is moved. */
function isSizeOf(items: readonly Item[], at: number, operation: string): boolean {
  const lead = `${leadAt(items, at - 1)} ${leadAt(items, at)}`;
  if (/(?:^| )against(?: (?:my|our|the))?$/.test(lead)) return true;
  let behind = at + 1;
  while (items[behind]?.is === "token" || items[behind]?.is === "place" || items[behind]?.is === "term")
    behind += 1;
  if (!HELD.test(items[behind]?.said ?? "")) return false;
  if (/^(?:supply|stake)$/.test(operation) && / (?:my|our|the|an?|this|that)$/.test(lead))
    return !/ an?$/.test(lead) || OUT_OF.test(lead);
  return OUT_OF.test(lead) || (operation === "borrow" && / (?:my|our|the|this|that)$/.test(lead));
}

/** "get 5 stETH from Lido" of a call that takes it; "deposit 50 sDAI" of one that brings it. */
function isReversed(items: readonly Item[], at: number, role: string, operation: string): boolean {
  let before = at - 1;
  while (/^(?:me|us|the|my|our|some|about|exactly|an?|:)$/.test(items[before]?.said ?? "")) before -= 1;
  const [lead, { sentence } = { sentence: 0 }] = [items[before]?.said ?? "", items[at]];
  const isOut = () =>
    items.some(
      (one) =>
        one.sentence === sentence &&
        /\b(?:out|back|withdraw\w*|unstak\w*|redem\w*|redeem\w*|queued?)\b/.test(one.said),
    );
  if (/^(?:withdraw|unstake)$/.test(operation) && role === "given")
    return (
      /^(?:get|get me|give me|gimme|have|receive|want|i want|we want|i need|i'd like|i'd like to have|i want to have|i'd like to get|i want to get|buy|mint|collect|claim|request|ask for|need)$/.test(
        lead,
      ) && !isOut()
    );
  return (
    operation === "supply" &&
    role === "wanted" &&
    /^(?:deposit|supply|lend|lend out|put|park|place|add|invest)$/.test(lead)
  );
}

/** Whether what is said of several calls at once is said of each: "45 USDC each", but not "45 USDC in total". */
export function areEach(own: Own, mentions: readonly Mention[]): boolean {
  const { items, shared, ofAll, call } = own;
  const amounts = mentions.filter(({ item }) => item.is === "amount");
  const isListed = mentions.some(
    ({ at, item, role }) => item.is === "address" && role !== "source" && shared.has(at) && !ofAll.has(at),
  );
  if (isListed && amounts.some(({ at }) => !shared.has(at))) return false;
  const alike = amounts.filter(({ at }) => shared.has(at));
  if (alike.length === 0) return true;
  const isSaid = says(own, "every") || /^(?:approve|revoke)$/.test(call.operation);
  const isSame = alike.some(({ at }) => /same$/.test(leadAt(items, at)));
  return isSaid && !isSame && !items.some(({ said }) => IN_ALL.test(said));
}
