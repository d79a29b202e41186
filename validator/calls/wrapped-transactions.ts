import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import type { ProposedTransaction } from "../request/request.ts";
import { canonicalFields } from "./canonical-fields.ts";
import { authorizes } from "./delegation.ts";
import { descriptionOf } from "./described/description.ts";
import { toldText } from "./told-text.ts";
import { type TypedData, typedDataOf } from "./typed-data.ts";

/** What a client wraps transactions in. */
const WRAPPERS: ReadonlySet<string> = new Set(["calls", "tx", "transaction"]);
/** What is read as something else. */
const OTHERS: ReadonlySet<string> = new Set(
  "transactions call order gas typedData typed_data eip712 authorizationList domain message types params".split(
    " ",
  ),
);
/** What is looked into for transactions, and for nothing else of what it may say. */
const AROUND: ReadonlySet<string> = new Set(["metadata", "context"]);
/** Deeper than any client hides a transaction by mistake, and as deep as a request may nest. */
const MOST_LEVELS = 32;
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
      } else if (/^approvals?$/.test(key) && isToldAlone(proposed)) {
        if (!isEmpty(one.spender)) wrapped.push({ operation: "approve", ...one });
      } else if (key === "steps" && isToldAlone(proposed)) {
        if (descriptionOf(one)) wrapped.push(one);
      } else if (AROUND.has(key) || !looksSigned(one)) {
        wrapped.push(...hiddenIn(one, proposed));
      } else {
        wrapped.push(...signedIn(one, proposed));
      }
    }
  }
  return wrapped;
}

/** What would be signed too, wherever it stands in what is said around a transaction. */
function hiddenIn(value: unknown, proposed: ProposedTransaction, level = 0): RawTransaction[] {
  if (typeof value !== "object" || value === null || level > MOST_LEVELS) return [];
  if (!Array.isArray(value) && looksSigned(value as Record<string, unknown>))
    return signedIn(value as Record<string, unknown>, proposed);
  return Object.values(value).flatMap((inner) => hiddenIn(inner, proposed, level + 1));
}

function looksSigned(given: Readonly<Record<string, unknown>>): boolean {
  const one = canonicalFields(given);
  return isOrder(one) || isTransaction(one) || typedDataOf(one) !== undefined || authorizes(one);
}

/** The transaction, order, typed data or authorization that an object is, unless it repeats what is read already. */
function signedIn(given: Readonly<Record<string, unknown>>, proposed: ProposedTransaction): RawTransaction[] {
  const one = canonicalFields(given);
  if (isOrder(one)) {
    return isRecord(proposed.order) && isSameOrder(proposed.order, one) ? [] : [{ order: one }];
  }
  const typed = typedDataOf(one);
  if (typed)
    return isSameData(typed, typedDataOf(proposed)) ? [] : [{ typedData: typed.given } as RawTransaction];
  return isRepeated(one, [proposed, ...(proposed.transactions ?? [])]) && !authorizes(one) ? [] : [one];
}

function isSameData({ given }: TypedData, own: TypedData | undefined): boolean {
  return own !== undefined && toldText(given) === toldText(own.given);
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
