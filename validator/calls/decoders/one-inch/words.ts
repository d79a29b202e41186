import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { Malformed } from "../../abi/compile-decoder.ts";
import type { Envelope } from "../decoder.ts";

const LOW_160 = (1n << 160n) - 1n;

/** The router takes some addresses as whole words; bits above the address mean nothing there, so none may be set. */
export function addressWord(word: bigint, what: string): Address {
  if (word > LOW_160) throw new Malformed(`${what} has bits set above an address`);
  return `0x${word.toString(16).padStart(40, "0")}`;
}

/** Where the zero address stands for whoever calls. */
export function receiverOr(address: Address, { from }: Envelope): { recipient: Address } | undefined {
  const recipient = address === ZERO_ADDRESS ? from : address;
  return recipient && { recipient };
}

export function isSet(word: bigint, bit: number): boolean {
  return ((word >> BigInt(bit)) & 1n) === 1n;
}
