import type { RawTransaction } from "../request/raw-transaction.ts";
import type { Call } from "./call.ts";
import type { Place } from "./call-of.ts";
import { contradictions } from "./described/compare.ts";
import type { Description } from "./described/description.ts";
import { toldOtherwise } from "./described/told-otherwise.ts";
import type { ReadCall } from "./unreadable-call.ts";

/** `args: [...]` beside calldata: the same function with the arguments in order. */
export function listedArguments(
  raw: RawTransaction & { args?: unknown; params?: unknown },
  leaves: readonly ReadCall[],
) {
  const params = raw.args ?? raw.params;
  const [only, ...others] = leaves;
  if (!Array.isArray(params) || !only || !("call" in only) || others.length > 0) return undefined;
  const { signature, wrappers } = only.call;
  return signature === null || wrappers.length > 0 ? undefined : { function: signature, params };
}

/** What the transaction says beside the calls that were read, where all of them could be. */
export function compared(
  raw: RawTransaction,
  description: Description | undefined,
  leaves: readonly ReadCall[],
  chainId: number,
  place: Place,
): ReadCall[] {
  const calls = leaves.flatMap((leaf): Call[] => ("call" in leaf ? [leaf.call] : []));
  if (calls.length < leaves.length) return [];
  return [
    ...(description ? contradictions(description, calls, chainId, place) : []),
    ...toldOtherwise(raw, calls, chainId, place),
  ];
}

/** One of several has inherited what is said of all, which is held against all. */
export function ownOf(raw: RawTransaction): RawTransaction {
  return raw.describesAll === undefined ? raw : {};
}
