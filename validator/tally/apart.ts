import { sideSaid } from "./direction.ts";
import { leadAt, type Mention, type Own, says } from "./own.ts";

/** What says of a sum that it is of all calls together. */
export const IN_ALL =
  /^(?:total|in total|in all|altogether|overall|together|total of|a total of|all in all)$/;

const FLOOR = /(?:^| )(?:floor|cap|ceiling|spend|spending|minimum|maximum|min|max|out)$/;

/** Whether no mention stands where it says something else: a price, an end of what is reduced, one of several. */
export function areApart({ items, call }: Own, mentions: readonly Mention[]): boolean {
  const { operation } = call;
  const isMoved = /^(?:transfer|supply|withdraw|borrow|repay)$/.test(operation);
  return mentions.every(({ at, item, role }) => {
    const [lead, next] = [leadAt(items, at), items[at + 1]?.said ?? ""];
    if (item.is !== "amount") return true;
    if (/^(?:first|last|next|second)$/.test(lead) || (isMoved && /^(?:to|→)$/.test(lead))) return false;
    if (item.amount.kind !== "number") return true;
    // "Split 90 USDC between …" is less for each of them.
    if (/^(?:split|divide|distribute|share out)$/.test(lead) && !/^(?:each|apiece)$/.test(next)) return false;
    const { bound } = item.amount;
    // "an allowance over 350 USDC"
    if (operation === "approve" && /^(?:allowance|permits?|approval|permission) over$/.test(lead))
      return true;
    if (operation !== "swap")
      return bound === "exact" || bound === "about" || (bound === "at most" && operation === "approve");
    // Of the least that a trade brings it has to be told that it is one, or that it is what is got.
    const isLoose = bound === "exact" && role === "wanted" && sideSaid(items, at) !== "wanted";
    const isTurned = (bound === "at most" && role === "wanted") || (bound === "at least" && role === "given");
    // "at 2,975 or better" is a price, "a floor at 5950" none.
    const isPrice = lead === "at" && !FLOOR.test(leadAt(items, at - 1));
    return !isLoose && !isTurned && !isPrice;
  });
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
