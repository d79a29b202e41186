import { isEmpty, isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import { spelling } from "./named-values.ts";
import { toldText } from "./told-text.ts";

/** How the fields that are judged are written here, by their spelling without case and underscores. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...[
    ...["to", "data", "input", "value", "from", "chainId", "call", "order", "operation", "protocol", "type"],
    ...["transactions", "calls", "metadata", "context", "authorizationList", "typedData", "primaryType"],
    ...[
      "domain",
      "message",
      "method",
      "safe",
      "safeAddress",
      "safeTxGas",
      "baseGas",
      "gasToken",
      "refundReceiver",
    ],
  ].map((name) => [spelling(name), name] as const),
  ["calldata", "data"],
  ["authorizations", "authorizationList"],
  ["authorization", "authorizationList"],
  ["eip7702authorizations", "authorizationList"],
]);

/** A list of anything else is none, and left for whoever looks at fields that are not understood. */
const LISTS: ReadonlySet<string> = new Set(["transactions", "calls"]);

/** A transaction with its fields under their own names, whatever case they came in. Told twice differently, it is no transaction. */
export function canonicalFields<Raw extends RawTransaction>(raw: Raw): Raw {
  let canonical: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(raw)) {
    const name = NAMES.get(spelling(key));
    if (name === undefined || name === key || (LISTS.has(name) && !isListOfRecords(value))) continue;
    canonical ??= { ...raw } as Record<string, unknown>;
    delete canonical[key];
    const before = canonical[name];
    if (isEmpty(before)) canonical[name] = value;
    else if (!isEmpty(value) && !isSame(before, value)) canonical.toldTwice = name;
  }
  return (canonical ?? raw) as Raw;
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}

function isSame(left: unknown, right: unknown): boolean {
  return toldText(left).toLowerCase() === toldText(right).toLowerCase();
}
