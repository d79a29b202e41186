import { contractAt } from "../data/contracts.ts";
import type { Values } from "./abi/compile-decoder.ts";
import type { Call, Wrapper } from "./call.ts";
import type { Envelope, Facets } from "./decoders/decoder.ts";
import { protocolAt } from "./kindred.ts";
import type { RegisteredDecoder } from "./registry.ts";

/** Where a call stands in the request. */
export interface Place {
  position: number;
  wrappers: readonly Wrapper[];
}

/** A call from its decoded arguments and what they mean. */
export function callOf(
  { decoder, compiled }: RegisteredDecoder,
  values: Values,
  facets: Facets,
  envelope: Envelope,
  { position, wrappers }: Place,
): Call {
  const { chainId, from, to, value } = envelope;
  return {
    position,
    wrappers,
    protocol: protocolAt(envelope, decoder.protocol),
    contract: contractAt(chainId, to)?.name ?? null,
    signature: compiled.signature.canonical,
    from,
    to,
    value,
    payable: decoder.payable,
    arguments: values,
    ...facets,
  };
}
