import type { Values } from "../abi/compile-decoder.ts";
import type { Address } from "../address.ts";
import type { Call } from "../call.ts";

/** The transaction around the calldata, checked. */
export interface Envelope {
  chainId: number;
  from: Address | undefined;
  to: Address;
  value: bigint;
}

/** What the arguments mean: the facets of a call. */
export type Facets = Pick<Call, "operation" | "amountIn" | "recipient" | "spender" | "owner">;

/** One function that the arbiter understands. */
export interface CallDecoder {
  protocol: string;
  /** With parameter names, as `call: {function, params}` uses them. */
  signature: string;
  payable: boolean;
  /** Where the same selector exists elsewhere: whether this contract is the one meant. */
  belongsTo?(envelope: Envelope): boolean;
  read(values: Values, envelope: Envelope): Facets;
}
