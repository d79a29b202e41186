import { parseAddress } from "../addresses/address.ts";
import { typedDataOf } from "../calls/typed-data.ts";
import type { Send } from "../chain/questions.ts";
import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, type RawTransaction } from "../request/raw-transaction.ts";

/** The transactions as a node would run them; none where one of them is no plain call of a known sender. */
export function sendsOf(transactions: readonly RawTransaction[]): Send[] {
  const sends: Send[] = [];
  for (const raw of transactions) {
    if (raw.describesAll) continue;
    const send = sendOf(raw);
    if (!send) return [];
    sends.push(send);
  }
  return sends;
}

function sendOf(raw: RawTransaction): Send | undefined {
  const { call, order, operation, toldTwice } = raw;
  if (!isEmpty(call) || !isEmpty(order) || toldTwice !== undefined || typedDataOf(raw)) return undefined;
  // A Safe's transaction is sent by whoever has the signatures.
  if (typeof operation === "number") return undefined;
  const [from, to] = [raw.from, raw.to].map((given) => parseAddress(typeof given === "string" ? given : ""));
  const value = isEmpty(raw.value) ? 0n : parseQuantity(raw.value);
  const data = isEmpty(raw.data) ? (isEmpty(raw.input) ? "0x" : raw.input) : raw.data;
  if (!from || !to || "problem" in from || "problem" in to || value === undefined || typeof data !== "string")
    return undefined;
  return { from: from.address, to: to.address, value: value.toString(), data };
}
