import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import type { ProposedTransaction } from "../request/request.ts";
import { descriptionOf } from "./described/description.ts";
import { toldText } from "./told-text.ts";

/** What a client wraps transactions in. */
const WRAPPERS: ReadonlySet<string> = new Set(["calls", "tx", "transaction"]);
/** What is read as something else. */
const OTHERS: ReadonlySet<string> = new Set(
  "transactions metadata context call order gas typedData typed_data eip712 authorizationList".split(" "),
);
const CALLDATA = /^0x[0-9a-fA-F]{8}/;

/**
 * The calls of an EIP-5792 batch and wrapped transactions; and what looks like a transaction or an order under any
 * other name, unless it repeats one: what would be signed along with the rest has to be right as well.
 */
export function wrappedTransactions(proposed: ProposedTransaction): RawTransaction[] {
  const wrapped: RawTransaction[] = [];
  for (const [key, value] of Object.entries(proposed as Readonly<Record<string, unknown>>)) {
    if (typeof value !== "object" || value === null || OTHERS.has(key)) continue;
    const given = Array.isArray(value) ? value : [value];
    for (const one of given) {
      if (!isRecord(one)) continue;
      if (WRAPPERS.has(key)) {
        if (key !== "calls" || Array.isArray(value)) wrapped.push(one);
      } else if (isOrder(one)) {
        if (!isRecord(proposed.order) || !isSameOrder(proposed.order, one)) wrapped.push({ order: one });
      } else if (/^approvals?$/.test(key) && isToldAlone(proposed)) {
        if (!isEmpty(one.spender)) wrapped.push({ operation: "approve", ...one });
      } else if (key === "steps" && isToldAlone(proposed)) {
        if (descriptionOf(one)) wrapped.push(one);
      } else if (isTransaction(one) && !isRepeated(one, [proposed, ...(proposed.transactions ?? [])])) {
        wrapped.push(one);
      }
    }
  }
  return wrapped;
}

/** Beside calldata a list of steps tells what that does; where there is none, it is what is done. */
function isToldAlone({
  data,
  input,
  call,
  order,
  transactions,
}: ProposedTransaction & RawTransaction): boolean {
  return [data, input, call, order, transactions].every(isEmpty);
}

function isOrder({ sellToken, buyToken, kind }: Readonly<Record<string, unknown>>): boolean {
  return !isEmpty(sellToken) && !isEmpty(buyToken) && !isEmpty(kind);
}

function isTransaction({ to, data, input }: Readonly<Record<string, unknown>>): boolean {
  return typeof to === "string" && CALLDATA.test(toldText(data ?? input));
}

function isSameOrder(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  return Object.keys(other).every((key) => isSame(one[key], other[key]));
}

/** Whether one of them is the same call with the same value; a value that is not told is that of the other. */
export function isRepeated(one: RawTransaction, others: readonly RawTransaction[]): boolean {
  return others.some(
    (other) =>
      isSame(other.to, one.to) &&
      isSame(other.data ?? other.input, one.data ?? one.input) &&
      isSame(other.value, one.value ?? other.value),
  );
}

function isSame(left: unknown, right: unknown): boolean {
  const [one, other] = [left, right].map(
    (given) => parseQuantity(given) ?? (isEmpty(given) ? "" : toldText(given).toLowerCase()),
  );
  return one === other;
}
