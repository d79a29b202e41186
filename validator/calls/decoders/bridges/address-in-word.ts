import type { Address } from "../../../addresses/address.ts";
import { Malformed } from "../../abi/compile-decoder.ts";

/** An address, or a word that holds one. */
export function addressInWord(word: unknown): Address {
  const text = String(word);
  if (text.length === 42) return text as Address;
  if (!text.startsWith(`0x${"0".repeat(24)}`)) throw new Malformed("an address of another kind of chain");
  return `0x${text.slice(26)}`;
}
