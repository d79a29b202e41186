import { isRecord } from "../../request/raw-transaction.ts";
import type { Parameter } from "../abi/parse-signature.ts";

type Types = Readonly<Record<string, unknown>>;

/** Whether `types` declares a struct with just these fields, in this order: any other is another signature. */
export function declares(types: Types, name: string, fields: readonly Parameter[]): boolean {
  const declared = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!Array.isArray(declared) || declared.length !== fields.length) return false;
  return fields.every((field, index) => {
    const one: unknown = declared[index];
    return isRecord(one) && one.name === field.name && isOfType(types, one.type, field);
  });
}

function isOfType(types: Types, declared: unknown, { type, components }: Parameter): boolean {
  if (typeof declared !== "string" || !type.startsWith("tuple")) return declared === type;
  const suffix = type.slice("tuple".length);
  return (
    declared.endsWith(suffix) &&
    declares(types, declared.slice(0, declared.length - suffix.length), components)
  );
}

/** A domain whose type leaves out chain or contract is good on every chain, or at every contract. */
export function bindsDomain(types: Types): boolean {
  const { EIP712Domain: declared } = types;
  if (!Array.isArray(declared)) return true;
  const names = new Set(declared.map((one: unknown) => (isRecord(one) ? one.name : undefined)));
  return names.has("chainId") && names.has("verifyingContract");
}
