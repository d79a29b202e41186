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
export type Facets = Omit<
  Call,
  | "position"
  | "wrappers"
  | "contract"
  | "protocol"
  | "signature"
  | "from"
  | "to"
  | "value"
  | "payable"
  | "arguments"
  | "described"
>;

/** A call inside another, still encoded. */
export interface InnerCall {
  to: Address;
  value: bigint;
  data: string;
  delegatecall?: boolean;
  /** Who makes it, where it is not the wrapper's own caller. */
  from?: Address;
}

/** One function that the arbiter understands. `read` throws Malformed where the arguments contradict each other. */
export interface CallDecoder {
  protocol: string;
  /** With parameter names, as `call: {function, params}` uses them. */
  signature: string;
  payable: boolean;
  /** Where the same selector exists elsewhere: whether this contract is the one meant. */
  belongsTo?(envelope: Envelope): boolean;
  read(values: Values, envelope: Envelope): Facets | { inner: readonly InnerCall[] };
}
