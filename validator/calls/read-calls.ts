import type { ProposedTransaction } from "../engine/request.ts";
import type { Call } from "./call.ts";
import { parseQuantity } from "./quantity.ts";
import { type RawTransaction, readCall } from "./read-call.ts";
import type { UnreadableCall } from "./unreadable-call.ts";

/** The transactions in a request: `transactions`, if there are any, and the one at the top, if it is another. */
export function rawTransactions(proposed: ProposedTransaction): RawTransaction[] {
  const listed: RawTransaction[] = (proposed.transactions ?? []).map((transaction) => ({
    ...(proposed.from == null ? {} : { from: proposed.from }),
    ...transaction,
  }));
  const isAtTop =
    proposed.to != null || proposed.data != null || proposed.call != null || listed.length === 0;
  const isListed = listed.some(
    (one) =>
      isSame(one.to, proposed.to) &&
      isSame(one.data, proposed.data) &&
      isSame(one.value, proposed.value ?? one.value),
  );
  return isAtTop && !isListed ? [...listed, proposed] : listed;
}

export function readCalls(
  transactions: readonly RawTransaction[],
  chainId: number,
): { calls: Call[]; unreadable: UnreadableCall[] } {
  const calls: Call[] = [];
  const unreadable: UnreadableCall[] = [];
  for (const [position, raw] of transactions.entries()) {
    for (const read of readCall(raw, chainId, position)) {
      if ("call" in read) calls.push(read.call);
      else unreadable.push(read.unreadable);
    }
  }
  return { calls, unreadable };
}

function isSame(left: unknown, right: unknown): boolean {
  const [one, other] = [left, right].map(
    (given) => parseQuantity(given) ?? String(given ?? "").toLowerCase(),
  );
  return one === other;
}
