import type { Address } from "../../addresses/address.ts";
import type { ChainReads } from "../../chain/reads.ts";
import type { Values } from "../abi/compile-decoder.ts";
import type { Call, Fee, Permit } from "../call.ts";

/** The transaction around the calldata, checked. */
export interface Envelope {
  chainId: number;
  from: Address | undefined;
  to: Address;
  value: bigint;
  /** What the chain told about the contracts of the case, where it was asked. */
  told?: ChainReads | undefined;
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
  /** What the wrapper does beside making it: what it takes for it, what permission it uses. */
  along?: { fees?: readonly Fee[]; permits?: readonly Permit[] };
}

/** One of several things that a call does by itself, and how much of its native currency goes into it. */
export interface Part {
  facets: Facets;
  value: bigint;
}

/**
 * One function that the arbiter understands. `read` throws Malformed where the arguments contradict each other, and
 * NotUnderstood where this use of the function cannot be judged.
 */
export interface CallDecoder {
  protocol: string;
  /** With parameter names, as `call: {function, params}` uses them. */
  signature: string;
  payable: boolean;
  /** The protocol's own service writes a tag of four bytes behind the arguments, which the contract never reads. */
  tagged?: boolean;
  /** The hex that such a tag begins with, where it has no fixed length: less than a word. */
  tagPrefix?: string;
  /** Where the same selector exists elsewhere: whether this contract is the one meant. */
  belongsTo?(envelope: Envelope): boolean;
  read(
    values: Values,
    envelope: Envelope,
  ): Facets | { inner: readonly InnerCall[] } | { parts: readonly Part[] };
}
