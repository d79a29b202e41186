import { type Address, parseAddress, ZERO_ADDRESS } from "../addresses/address.ts";
import { parseQuantity } from "../decimals/quantity.ts";
import type { RawTransaction } from "../request/raw-transaction.ts";
import type { Place } from "./call-of.ts";
import { leavesOf, refusing } from "./decode-call.ts";
import type { Around } from "./described/read-described.ts";
import { decodersNamed } from "./registry.ts";
import { shortly } from "./told-text.ts";
import { type ReadCall, unreadable } from "./unreadable-call.ts";

/** What Safe's own services call a Safe transaction: the arguments of execTransaction, and whose they are. */
interface SafeTransaction extends RawTransaction {
  safe?: unknown;
  safeAddress?: unknown;
  safeTxGas?: unknown;
  baseGas?: unknown;
  gasPrice?: unknown;
  gasToken?: unknown;
  refundReceiver?: unknown;
}

/** `operation` is then a number: 0 for a call, 1 for a delegatecall. */
export function isSafeTransaction(raw: SafeTransaction): boolean {
  const operation = parseQuantity(raw.operation);
  return operation === 1n || (operation === 0n && (raw.safe ?? raw.safeAddress) !== undefined);
}

export function readSafeTransaction(
  raw: SafeTransaction,
  data: string,
  { chainId, from, to, value, told }: Around,
  place: Place,
): ReadCall[] {
  const safe = address(raw.safe ?? raw.safeAddress) ?? from;
  const [execution] = decodersNamed("execTransaction");
  if (!safe || !to || !execution) {
    return [
      unreadable("not-understood", place.position)(
        "The Safe transaction names no Safe, or nothing to call.",
        {
          expected: "`safe` or `from`, and `to`",
          actual: `operation ${shortly(raw.operation)}`,
          remedy: "Add the Safe's address in `safe` and the called contract's in `to`.",
        },
      ),
    ];
  }
  const values = {
    to,
    value,
    data: `0x${data}`,
    operation: parseQuantity(raw.operation) ?? 0n,
    safeTxGas: parseQuantity(raw.safeTxGas) ?? 0n,
    baseGas: parseQuantity(raw.baseGas) ?? 0n,
    gasPrice: parseQuantity(raw.gasPrice) ?? 0n,
    gasToken: address(raw.gasToken) ?? ZERO_ADDRESS,
    refundReceiver: address(raw.refundReceiver) ?? ZERO_ADDRESS,
    signatures: "0x",
  };
  const envelope = { chainId, from: undefined, to: safe, value: 0n, told };
  return refusing(execution, place, "the Safe transaction", () =>
    leavesOf(execution, values, envelope, place),
  );
}

function address(given: unknown): Address | undefined {
  const parsed = parseAddress(typeof given === "string" ? given : "");
  return "address" in parsed ? parsed.address : undefined;
}
