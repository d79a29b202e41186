import type { Static } from "typebox";
import { parseCalldata } from "../../domain/hex.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import { parseWei } from "../../domain/wei.ts";
import { readAddress } from "../input/address.ts";
import { badRequest } from "../refusal.ts";
import type { TransactionCall } from "./create-body.ts";

/** The proposed call in its one spelling: checksummed address, decimal wei, lower-case calldata. */
export function readCall({ to, value, data }: Static<typeof TransactionCall>): RequestPayload["tx"] {
  if (parseWei(value) === undefined) throw refused("value", "must be a decimal string of at most 2^256-1.");
  const calldata = parseCalldata(data);
  if (calldata === undefined) throw refused("data", "must be 0x and whole bytes of hex.");
  return { to: readAddress(to, "tx/to"), value, data: calldata };
}

function refused(field: string, message: string) {
  const sentence = `tx.${field} ${message}`;
  return badRequest(sentence, [{ path: `/tx/${field}`, message: sentence }]);
}
