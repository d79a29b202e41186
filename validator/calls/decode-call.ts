import { nativeAsset } from "../data/tokens.ts";
import { Malformed, type Values } from "./abi/compile-decoder.ts";
import type { Call } from "./call.ts";
import { callOf, type Place } from "./call-of.ts";
import type { Envelope, InnerCall } from "./decoders/decoder.ts";
import { decodersOf, type RegisteredDecoder } from "./registry.ts";
import { type ReadCall, readable, unreadable } from "./unreadable-call.ts";

/** Batches inside batches beyond this are no batch that a wallet makes. */
const MAX_DEPTH = 8;

/** Decodes calldata (lower-case hex without 0x, at least a selector) and unpacks the calls inside it, down to the leaves. */
export function decodeCall(data: string, envelope: Envelope, place: Place): ReadCall[] {
  const selector = data.slice(0, 8);
  const chosen = decodersOf(selector).find(({ decoder }) => decoder.belongsTo?.(envelope) ?? true);
  if (!chosen) {
    return [
      unreadable("not-understood", place.position)(
        `No decoder knows the function 0x${selector} of ${envelope.to}.`,
        {
          expected: "a function that the arbiter can decode",
          actual: `0x${selector}`,
          remedy:
            "Use a function that the arbiter knows, or ask the operator to add a decoder for this contract.",
        },
      ),
    ];
  }
  try {
    return leavesOf(chosen, chosen.compiled.decode(data.slice(8)), envelope, place);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const { canonical } = chosen.compiled.signature;
    return [
      unreadable("malformed", place.position)(
        `The calldata is no canonical ${canonical}: ${error.message}.`,
        {
          expected: `the ABI encoding of ${canonical}`,
          actual: `${data.length / 2} bytes, in which ${error.message}`,
          remedy: "Encode the call again with a standard ABI encoder and add nothing to it.",
        },
      ),
    ];
  }
}

/** The call itself, or the calls that it carries. Throws Malformed. */
export function leavesOf(
  chosen: RegisteredDecoder,
  values: Values,
  envelope: Envelope,
  place: Place,
): ReadCall[] {
  const read = chosen.decoder.read(values, envelope);
  if (!("inner" in read)) return [readable(callOf(chosen, values, read, envelope, place))];
  if (place.wrappers.length >= MAX_DEPTH) {
    return [
      unreadable("not-understood", place.position)(`Calls are nested more than ${MAX_DEPTH} deep.`, {
        expected: `at most ${MAX_DEPTH} calls inside each other`,
        actual: place.wrappers.map(({ signature }) => signature).join(" > "),
        remedy: "Send the inner calls without so many batches around them.",
      }),
    ];
  }
  return read.inner.flatMap((inner) => readInner(inner, chosen, envelope, place));
}

function readInner(inner: InnerCall, chosen: RegisteredDecoder, outer: Envelope, place: Place): ReadCall[] {
  const envelope = {
    chainId: outer.chainId,
    from: inner.from ?? outer.from,
    to: inner.to,
    value: inner.value,
  };
  const wrapper = {
    protocol: chosen.decoder.protocol,
    signature: chosen.compiled.signature.canonical,
    to: outer.to,
    delegatecall: inner.delegatecall ?? false,
  };
  const within = { position: place.position, wrappers: [...place.wrappers, wrapper] };
  const data = inner.data.slice(2);
  if (data === "") return [readable(plainTransfer(envelope, within))];
  if (data.length < 8) throw new Malformed("an inner call is shorter than a selector");
  return decodeCall(data, envelope, within);
}

export function plainTransfer({ chainId, from, to, value }: Envelope, { position, wrappers }: Place): Call {
  return {
    position,
    wrappers,
    protocol: "native",
    contract: null,
    signature: null,
    operation: "transfer",
    from,
    to,
    value,
    payable: true,
    arguments: {},
    amountIn: { asset: nativeAsset(chainId), baseUnits: value },
    recipient: to,
  };
}
