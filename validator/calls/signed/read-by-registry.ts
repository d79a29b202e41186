import { contractAt } from "../../data/contracts.ts";
import { registryFacets } from "../decoders/erc7730/facets.ts";
import { toldFields } from "../decoders/erc7730/fields.ts";
import { type DescribedType, describedTypes } from "../decoders/erc7730/registry.ts";
import { intentOf } from "../decoders/erc7730.ts";
import { readParameters } from "../named-values.ts";
import type { ReadCall } from "../unreadable-call.ts";
import { declares } from "./declared-types.ts";
import type { Typed } from "./read-signed.ts";
import { type Signing, signedCall } from "./signed-type.ts";

/** Typed data that no reader of our own knows, by the public registry of clear signing (ERC-7730); undefined where it leaves something open. */
export function readSignedByRegistry(typed: Typed, signing: Signing): ReadCall[] | undefined {
  const name = typeof typed.primaryType === "string" ? typed.primaryType : "";
  for (const described of describedTypes(signing.chainId, signing.contract, name)) {
    const read = readAs(described, typed, signing);
    if (read) return [read];
  }
  return undefined;
}

function readAs(
  { descriptor, format, name, fields }: DescribedType,
  { message, types }: Typed,
  signing: Signing,
): ReadCall | undefined {
  if (Object.hasOwn(types, name) && !declares(types, name, fields)) return undefined;
  const given = readParameters(fields, message);
  if (given?.unused !== 0) return undefined;
  const { chainId, signer, contract } = signing;
  const { values } = given;
  const roots = { values, descriptor, envelope: { chainId, from: signer, to: contract, value: 0n } };
  const shown = toldFields(format.fields ?? [], roots);
  const intent = intentOf(format, name);
  const told = shown && registryFacets({ name, parameters: fields, isSigned: true }, intent, shown, roots);
  if (!told || "open" in told) return undefined;
  const { owner = "", contractName = "" } = descriptor.metadata ?? {};
  const known = contractAt(chainId, contract);
  const call = signedCall(told.facets, signing, {
    protocol: known?.protocol ?? "erc7730",
    to: contract,
    type: name,
    values,
  });
  if (!("call" in call) || known) return call;
  const named = [owner, contractName].filter((part) => part !== "").join(" ") || contract;
  return { call: { ...call.call, contract: `${named} (by the ERC-7730 registry)` } };
}
