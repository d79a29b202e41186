import { type Address, parseAddress } from "../addresses/address.ts";
import { parseQuantity } from "../decimals/quantity.ts";
import { isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import type { Place } from "./call-of.ts";
import type { Around } from "./described/read-described.ts";
import { readNamedCall } from "./named-call.ts";
import { bindsDomain } from "./signed/declared-types.ts";
import { signedArguments } from "./signed/permits.ts";
import { readSignedByRegistry } from "./signed/read-by-registry.ts";
import { readSigned } from "./signed/read-signed.ts";
import type { Signing } from "./signed/signed-type.ts";
import { shortly } from "./told-text.ts";
import { type Details, type ReadCall, readable, unreadable } from "./unreadable-call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Typed data (EIP-712) that is to be signed, and who is asked to sign it, where that is told beside it. */
export interface TypedData {
  given: unknown;
  signer: unknown;
}

const NAMES = ["typedData", "typed_data", "eip712"];

/** The typed data in a request: under a name of its own, as a wallet's method, or spread out. */
export function typedDataOf(raw: RawTransaction): TypedData | undefined {
  const fields = raw as Fields;
  const name = NAMES.find((one) => fields[one] !== undefined && fields[one] !== null);
  if (name !== undefined) return { given: fields[name], signer: undefined };
  if (typeof fields.method === "string" && fields.method.startsWith("eth_signTypedData")) {
    const [signer, given] = Array.isArray(fields.params) ? fields.params : [];
    return { given, signer };
  }
  const isSpread = isRecord(fields.domain) && isRecord(fields.message) && fields.primaryType !== undefined;
  return isSpread ? { given: fields, signer: undefined } : undefined;
}

/** The chain that typed data is for, as it says itself. */
export function chainOfTypedData(raw: RawTransaction): string | number | undefined {
  const typed = typedDataOf(raw);
  const parsed = typed && parsedData(typed.given);
  const chainId = isRecord(parsed?.domain) ? parsed.domain.chainId : undefined;
  return typeof chainId === "string" || typeof chainId === "number" ? chainId : undefined;
}

/** Reads typed data as the calls that its signature allows. */
export function readTypedData({ given, signer }: TypedData, around: Around, place: Place): ReadCall[] {
  const refuse = (kind: "malformed" | "not-understood", problem: string, details: Details) => [
    unreadable(kind, place.position)(problem, details),
  ];
  const data = parsedData(given);
  const { domain, message, primaryType } = data ?? {};
  if (!isRecord(domain) || !isRecord(message)) {
    return refuse("malformed", "What is to be signed is no typed data (EIP-712).", {
      expected: "`domain`, `types`, `primaryType` and `message`",
      actual: shortly(given),
      remedy: "Send the typed data as an object.",
    });
  }
  const chainId = parseQuantity(domain.chainId);
  if (chainId !== BigInt(around.chainId)) {
    return refuse("malformed", "The typed data is for another chain, or names none and is good on all.", {
      expected: `chain ${around.chainId} in \`domain.chainId\``,
      actual: shortly(domain.chainId),
      remedy: "Sign it for the transaction's own chain.",
    });
  }
  const [contract, told] = [addressOf(domain.verifyingContract), addressOf(signer)];
  const by = told ?? around.from;
  const isOwn = !told || !around.from || told === around.from;
  const signing = contract && isOwn ? { chainId: around.chainId, contract, signer: by, place } : undefined;
  const types = isRecord(data?.types) ? data.types : {};
  const read =
    signing &&
    bindsDomain(types) &&
    (readSignedArguments(primaryType, message, signing) ??
      readSigned({ primaryType, message, types }, signing) ??
      readSignedByRegistry({ primaryType, message, types }, signing));
  if (read) return read.map((one) => named(one, primaryType, message.nonce));
  return refuse("not-understood", `What a signature of ${shortly(primaryType)} allows is not understood.`, {
    expected:
      "a permit, an order (CoW, UniswapX, 1inch) or a Safe transaction of the sender's own, with the contract that takes it",
    actual: `${shortly(primaryType)} for ${shortly(domain.verifyingContract)}`,
    remedy: "Sign a permit or an order that the arbiter knows, or send the transaction itself.",
  });
}

function named(read: ReadCall, primaryType: unknown, given: unknown): ReadCall {
  if (!("call" in read) || typeof primaryType !== "string") return read;
  const nonce = parseQuantity(given);
  const signedAs = { type: primaryType, ...(nonce !== undefined && { nonce }) };
  return readable({ ...read.call, signedAs });
}

/** A permit or an authorized transfer: the call that it becomes in whoever's hands. */
function readSignedArguments(
  primaryType: unknown,
  message: Fields,
  { chainId, contract, signer, place }: Signing,
): ReadCall[] | undefined {
  const signed = signedArguments(primaryType, message);
  const envelope = { chainId, from: signer, to: contract, value: 0n };
  return signed
    ?.params(message, signer)
    .flatMap((params) => readNamedCall({ function: signed.function, params }, envelope, place))
    .map((read) => ("call" in read ? readable({ ...read.call, isSigned: true }) : read));
}

/** Wallets take typed data as JSON text too; a number that a double would round stays as it is written. */
function parsedData(given: unknown): Fields | undefined {
  if (typeof given !== "string") return isRecord(given) ? given : undefined;
  try {
    const parsed: unknown = JSON.parse(given, keepDigits as (key: string, value: unknown) => unknown);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    // No JSON is no typed data, and told so by whoever asks.
    return undefined;
  }
}

function keepDigits(_key: string, value: unknown, { source }: { source?: string }): unknown {
  return typeof value === "number" && !Number.isSafeInteger(value) ? source : value;
}

function addressOf(given: unknown): Address | undefined {
  const parsed = parseAddress(typeof given === "string" ? given : "");
  return "address" in parsed ? parsed.address : undefined;
}
