import { contractAt } from "../data/contracts.ts";
import { nativeAsset } from "../data/tokens.ts";
import { Malformed, type Values } from "./abi/compile-decoder.ts";
import { withoutAttribution } from "./attribution.ts";
import type { Call } from "./call.ts";
import { callOf, type Place } from "./call-of.ts";
import type { Envelope, InnerCall } from "./decoders/decoder.ts";
import { readByRegistry } from "./decoders/erc7730.ts";
import { onReceipt } from "./decoders/on-receipt.ts";
import { decodersOf, type RegisteredDecoder } from "./registry.ts";
import { NotUnderstood, type ReadCall, readable, unreadable } from "./unreadable-call.ts";

/** Batches inside batches beyond this are no batch that a wallet makes. */
const MAX_DEPTH = 8;

/** Decodes calldata (lower-case hex without 0x, at least a selector) and unpacks the calls inside it, down to the leaves. */
export function decodeCall(data: string, envelope: Envelope, place: Place): ReadCall[] {
  const selector = data.slice(0, 8);
  const chosen = decodersOf(selector).find(({ decoder }) => decoder.belongsTo?.(envelope) ?? true);
  if (!chosen) {
    const told = readByRegistry(data, envelope, place);
    if (told) return told;
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
  return refusing(chosen, place, `${data.length / 2} bytes`, () =>
    leavesOf(chosen, chosen.compiled.decode(argumentsOf(data, chosen)), envelope, place),
  );
}

/** What reading a call throws, as the refusal that it is; `given` says what was read. */
export function refusing(
  { compiled }: RegisteredDecoder,
  { position }: Place,
  given: string,
  read: () => ReadCall[],
): ReadCall[] {
  const { canonical } = compiled.signature;
  try {
    return read();
  } catch (error) {
    if (error instanceof NotUnderstood) {
      return [
        unreadable("not-understood", position)(error.message, {
          expected: "a call that shows what it does",
          actual: canonical,
          remedy: error.remedy,
          ...(error.vault && { vault: error.vault }),
        }),
      ];
    }
    if (!(error instanceof Malformed)) throw error;
    return [
      unreadable("malformed", position)(`The call is no canonical ${canonical}: ${error.message}.`, {
        expected: `the ABI encoding of ${canonical}`,
        actual: `${given}, in which ${error.message}`,
        remedy: "Encode the call again with a standard ABI encoder and add nothing to it.",
      }),
    ];
  }
}

const TAG = 8;

/** The hex behind the selector. Canonical arguments are whole words, so that a tag behind them shows by its length. */
function argumentsOf(data: string, { decoder }: RegisteredDecoder): string {
  const hex = withoutAttribution(data).slice(8);
  const words = hex.length - (hex.length % 64);
  if (decoder.tagPrefix && hex.startsWith(decoder.tagPrefix, words)) return hex.slice(0, words);
  return decoder.tagged && hex.length % 64 === TAG ? hex.slice(0, -TAG) : hex;
}

/** The call itself, or the calls that it carries. Throws Malformed and NotUnderstood. */
export function leavesOf(
  chosen: RegisteredDecoder,
  values: Values,
  envelope: Envelope,
  place: Place,
): ReadCall[] {
  const read = chosen.decoder.read(values, envelope);
  if ("parts" in read) {
    return read.parts.map(({ facets, value }) =>
      readable(callOf(chosen, values, facets, { ...envelope, value }, place)),
    );
  }
  if (!("inner" in read)) return [readable(callOf(chosen, values, read, envelope, place))];
  if (read.inner.length === 0) throw new Malformed("it carries no call");
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
    told: outer.told,
  };
  const wrapper = {
    protocol: chosen.decoder.protocol,
    signature: chosen.compiled.signature.canonical,
    to: outer.to,
    delegatecall: inner.delegatecall ?? false,
    ...(outer.from === outer.to ? { isOwn: true } : {}),
  };
  const within = { position: place.position, wrappers: [...place.wrappers, wrapper] };
  const data = inner.data.slice(2);
  if (data !== "" && data.length < 8) throw new Malformed("an inner call is shorter than a selector");
  const leaves =
    data === "" ? [readable(plainTransfer(envelope, within))] : decodeCall(data, envelope, within);
  return inner.along ? withFacets(leaves, inner.along) : leaves;
}

/** What a wrapper does beside the call is done once, so the first call inside it bears it. */
function withFacets(
  leaves: ReadCall[],
  { fees = [], permits = [] }: NonNullable<InnerCall["along"]>,
): ReadCall[] {
  const [first, ...others] = leaves;
  if (!first || !("call" in first)) return leaves;
  const { call } = first;
  return [
    readable({
      ...call,
      ...(fees.length > 0 ? { fees: [...(call.fees ?? []), ...fees] } : {}),
      ...(permits.length > 0 ? { permits: [...(call.permits ?? []), ...permits] } : {}),
    }),
    ...others,
  ];
}

export function plainTransfer(envelope: Envelope, { position, wrappers }: Place): Call {
  const { chainId, from, to, value } = envelope;
  const sent = { position, wrappers, signature: null, from, to, value, payable: true, arguments: {} };
  const received = onReceipt(envelope);
  if (received) return { ...sent, contract: contractAt(chainId, to)?.name ?? null, ...received };
  return {
    ...sent,
    protocol: "native",
    contract: null,
    operation: "transfer",
    amountIn: { asset: nativeAsset(chainId), baseUnits: value },
    recipient: to,
  };
}
