import type { Address } from "../../addresses/address.ts";
import { contractAt } from "../../data/contracts.ts";
import type { Values } from "../abi/compile-decoder.ts";
import { type Parameter, parseSignature } from "../abi/parse-signature.ts";
import type { Place } from "../call-of.ts";
import type { Facets } from "../decoders/decoder.ts";
import { type ReadCall, readable } from "../unreadable-call.ts";

/** Where typed data is good: its chain, the contract that takes the signature, and whose it is, where that is told. */
export interface Signing {
  chainId: number;
  contract: Address;
  signer: Address | undefined;
  place: Place;
}

/** A kind of typed data that is understood: what its signature covers, and what that allows. */
export interface SignedType {
  name: string;
  fields: readonly Parameter[];
  /** Throws Malformed and NotUnderstood, as decoders do. */
  read(values: Values, signing: Signing): ReadCall[];
}

/** `struct` is the type as EIP-712 writes it, the structs inside it in place of their names. */
export function signedType(struct: string, read: SignedType["read"]): SignedType {
  const { name, parameters } = parseSignature(struct);
  return { name, fields: parameters, read };
}

/** What a signature allows, as the call that somebody may make of it at `to`. */
export function signedCall(
  facets: Facets,
  { chainId, signer, place }: Signing,
  { protocol, to, type, values }: { protocol: string; to: Address; type: string; values: Values },
): ReadCall {
  return readable({
    position: place.position,
    wrappers: place.wrappers,
    protocol,
    contract: contractAt(chainId, to)?.name ?? null,
    signature: type,
    from: signer,
    to,
    value: 0n,
    payable: false,
    arguments: values,
    ...facets,
    isSigned: true,
  });
}
