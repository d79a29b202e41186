import type { Outflows } from "../../domain/budgets/outflow.ts";
import { checksummed } from "../addresses/address.ts";
import { readCalls } from "./read-calls.ts";
import { takenBy } from "./taken-by.ts";

/** A transaction as it will be signed. */
export interface SignedCall {
  readonly chainId: number;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

/** What a transaction takes out of the account that sends it, by the same decoders that it was judged with. */
export function outflowsOf({ chainId, from, to, value, data }: SignedCall): Outflows {
  const { calls, unreadable } = readCalls([{ from, to, value, data }], chainId);
  const taken = calls.map(takenBy);
  const totals = new Map<string, bigint>();
  for (const { contract, baseUnits } of taken.flatMap((known) => known ?? [])) {
    const asset = contract === "native" ? contract : checksummed(contract);
    totals.set(asset, (totals.get(asset) ?? 0n) + baseUnits);
  }
  // The value leaves whatever the call does with it, and is most often what its steps were seen to take.
  const native = totals.get("native") ?? 0n;
  totals.set("native", native > BigInt(value) ? native : BigInt(value));
  return {
    chainId,
    of: [...totals].map(([asset, amount]) => ({ asset, amount })).filter(({ amount }) => amount > 0n),
    isWhole: unreadable.length === 0 && taken.every((known) => known !== undefined),
  };
}
