import type { ChainReads } from "../chain/reads.ts";
import { isEmpty, type RawTransaction } from "../request/raw-transaction.ts";
import type { ProposedTransaction } from "../request/request.ts";
import type { Call } from "./call.ts";
import { canonicalFields } from "./canonical-fields.ts";
import { contradictions } from "./described/compare.ts";
import { descriptionOf } from "./described/description.ts";
import { toldFields } from "./described/told-fields.ts";
import { toldOtherwise } from "./described/told-otherwise.ts";
import { ofOneShape } from "./one-shape.ts";
import { readCall } from "./read-call.ts";
import { shortly, toldText } from "./told-text.ts";
import { withToldTokens } from "./told-tokens.ts";
import { typedDataOf } from "./typed-data.ts";
import type { UnreadableCall } from "./unreadable-call.ts";
import { isRepeated, wrappedTransactions } from "./wrapped-transactions.ts";

/**
 * The transactions in a request: `transactions`, the calls of an EIP-5792 batch and wrapped ones, if there are any, and
 * the one at the top, if it is another.
 */
export function rawTransactions(proposed: ProposedTransaction): RawTransaction[] {
  const given = wrappedTransactions(proposed).map(canonicalFields);
  if (given.length === 0 && isOneAlone(proposed)) return [proposed];
  const { transactions: listed = [], ...rest } = proposed;
  const transactions: RawTransaction[] = listed.map(canonicalFields);
  const top: RawTransaction = { ...rest, describesAll: false };
  given.unshift(...transactions);
  const all = given.map((transaction) => inheriting(transaction, top));
  const isOne =
    [top.to, top.data, top.input, top.call, top.order].some((part) => !isEmpty(part)) ||
    typedDataOf(top) !== undefined;
  if (isOne && !isAmong(top, all)) return [...all, top];
  return all.length === 0 || descriptionOf(top) || toldFields(top)
    ? [...all, { ...top, describesAll: true }]
    : all;
}

/** Nothing is listed, and it does not say of itself what is only said here: the most frequent request, and read as it is. */
function isOneAlone(proposed: ProposedTransaction): boolean {
  return proposed.transactions === undefined && !("describesAll" in proposed) && !("toldTwice" in proposed);
}

function isAmong(top: RawTransaction, listed: readonly RawTransaction[]): boolean {
  if (!isEmpty(top.call) || !isEmpty(top.order) || typedDataOf(top)) return false;
  return isRepeated(top, listed);
}

/** A listed transaction has the sender of all; one without calldata also what is said of all. */
function inheriting(transaction: RawTransaction, top: RawTransaction): RawTransaction {
  const { to: _to, data: _data, input: _input, value: _value, call: _call, order: _order, ...said } = top;
  const isTold = isEmpty(transaction.data) && isEmpty(transaction.input) && isEmpty(transaction.call);
  return { ...(isTold ? said : { from: top.from }), ...transaction, describesAll: false };
}

export function readCalls(
  transactions: readonly RawTransaction[],
  chainId: number,
  told?: ChainReads,
): { calls: Call[]; unreadable: UnreadableCall[] } {
  const calls: Call[] = [];
  const unreadable: UnreadableCall[] = [];
  const senders = new Set(
    transactions.flatMap(({ from }) => (isEmpty(from) ? [] : [toldText(from).toLowerCase()])),
  );
  if (senders.size > 1) unreadable.push(ofSeveral(senders));
  for (const [position, raw] of transactions.entries()) {
    const read = raw.describesAll
      ? compareWithAll(raw, calls, chainId, position)
      : readCall(raw, chainId, position, told);
    for (const one of read) {
      if ("call" in one) calls.push(ofOneShape(told ? withToldTokens(one.call, told) : one.call));
      else unreadable.push(one.unreadable);
    }
  }
  if (transactions.every(({ describesAll }) => describesAll)) unreadable.push(NOTHING_LISTED);
  if (calls.length > MOST_CALLS) return { calls: [], unreadable: [tooMany(calls.length)] };
  return { calls, unreadable };
}

/** Each call is held against each wish of the intent; nobody asks for more than this in one go. */
const MOST_CALLS = 256;

function tooMany(count: number): UnreadableCall {
  return {
    position: 0,
    kind: "not-understood",
    problem: `The transaction makes ${count} calls, more than are checked at once.`,
    expected: `at most ${MOST_CALLS} calls`,
    actual: `${count} calls`,
    remedy: "Send fewer calls in one request.",
  };
}

/** A description stands for the transaction where none is given; beside an empty list it describes nothing. */
const NOTHING_LISTED: UnreadableCall = {
  position: 0,
  kind: "malformed",
  problem: "`transactions` is empty, so that nothing would be done.",
  expected: "at least one transaction",
  actual: "none",
  remedy: "List the transactions that are to be signed, or leave `transactions` out.",
};

/** One account signs what is asked for; what another sends is none of its doing. */
function ofSeveral(senders: ReadonlySet<string>): UnreadableCall {
  return {
    position: 0,
    kind: "malformed",
    problem: `The transactions have different senders: ${[...senders].map((sender) => shortly(sender)).join(", ")}.`,
    expected: "one `from`",
    actual: `${senders.size} of them`,
    remedy: "Send the transactions of each account in a request of their own.",
  };
}

function compareWithAll(raw: RawTransaction, calls: readonly Call[], chainId: number, position: number) {
  const description = descriptionOf(raw);
  const place = { position, wrappers: [] };
  return [
    ...(description ? contradictions(description, calls, chainId, place) : []),
    ...toldOtherwise(raw, calls, chainId, place),
  ];
}
