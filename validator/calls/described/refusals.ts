import { type Address, parseAddress } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { DescribedAmount } from "./amount.ts";
import { isProblem, type Problem } from "./asset.ts";
import type { Field } from "./fields.ts";

/** A part that the description must have. */
export function needed<T extends Asset | DescribedAmount>(given: T | Problem | undefined, what: string): T {
  if (given === undefined) {
    throw new NotUnderstood(
      `The description does not say ${what}.`,
      `Add ${what} to the description, or send the transaction's calldata in \`data\`.`,
    );
  }
  return checked(given);
}

/** A part that the description may have, but then rightly. */
export function checked<T extends object | undefined>(given: T | Problem): T {
  if (isProblem(given)) throw new Malformed(given.problem);
  return given;
}

export function addressIn(field: Field | undefined): Address | undefined {
  if (!field) return undefined;
  const parsed = parseAddress(typeof field.value === "string" ? field.value : "");
  if ("problem" in parsed) throw new Malformed(`\`${field.key}\` is not an address`);
  return parsed.address;
}
