import type { Values } from "./abi/compile-decoder.ts";
import type { Call } from "./call.ts";
import type { Envelope } from "./decoders/decoder.ts";
import type { RegisteredDecoder } from "./registry.ts";

/** A call from its decoded arguments. */
export function callOf(
  { decoder, compiled }: RegisteredDecoder,
  values: Values,
  envelope: Envelope,
  position: number,
): Call {
  const { from, to, value } = envelope;
  return {
    position,
    protocol: decoder.protocol,
    signature: compiled.signature.canonical,
    from,
    to,
    value,
    payable: decoder.payable,
    arguments: values,
    ...decoder.read(values, envelope),
  };
}
