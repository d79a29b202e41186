import { Type } from "typebox";
import { parseAddress } from "../../domain/ethereum-address.ts";
import { badRequest } from "../refusal.ts";

/** An address as it may be sent: in any case, with a right checksum where the cases are mixed. */
export const AddressInput = Type.String({
  pattern: "^0x[0-9a-fA-F]{40}$",
  mustBe: "an Ethereum address: 0x and 40 hex digits",
  description: "Ethereum address; mixed case must carry a right EIP-55 checksum.",
});

/** The address with its checksum; a wrong one is a 400 that names the field. */
export function readAddress(text: string, field: string): string {
  const address = parseAddress(text);
  if (address) return address;
  const message = "must be an Ethereum address in one case or with a right EIP-55 checksum.";
  const sentence = `${field.replaceAll("/", ".")} ${message}`;
  throw badRequest(sentence, [{ path: `/${field}`, message: sentence }]);
}
