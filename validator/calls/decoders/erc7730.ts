import { contractAt } from "../../data/contracts.ts";
import { Malformed, type Values } from "../abi/compile-decoder.ts";
import { withoutAttribution } from "../attribution.ts";
import type { Place } from "../call-of.ts";
import { type ReadCall, readable, unreadable } from "../unreadable-call.ts";
import type { Envelope } from "./decoder.ts";
import { registryFacets } from "./erc7730/facets.ts";
import { showField, toldFields } from "./erc7730/fields.ts";
import { type Described, describedFunction, type Format } from "./erc7730/registry.ts";

const MOST_SHOWN = 8;

/**
 * A call that no decoder knows, by the public registry of clear signing (ERC-7730): read where the registry leaves
 * nothing open, else refused with what the call seems to be. Undefined where the registry does not know it either.
 */
export function readByRegistry(
  data: string,
  envelope: Envelope,
  { position, wrappers }: Place,
): ReadCall[] | undefined {
  const described = describedFunction(envelope.chainId, envelope.to, data.slice(0, 8));
  if (!described) return undefined;
  const { descriptor, format, compiled } = described;
  const protocol = contractAt(envelope.chainId, envelope.to)?.protocol;
  const values = decoded(described, argumentsIn(data, descriptor));
  const intent = intentOf(format, compiled.signature.name);
  const { owner = "", contractName = "" } = descriptor.metadata ?? {};
  const contract = [owner, contractName].filter((part) => part !== "").join(" ") || envelope.to;
  const roots = values && { values, envelope, descriptor };
  const fields = roots && toldFields(format.fields ?? [], roots);
  const { name, parameters } = compiled.signature;
  const told = fields && registryFacets({ name, parameters, isSigned: false }, intent, fields, roots);
  const facets = told && "facets" in told ? told.facets : undefined;
  if (values && facets) {
    return [
      readable({
        position,
        wrappers,
        protocol: protocol ?? "erc7730",
        contract: `${contract} (by the ERC-7730 registry)`,
        signature: compiled.signature.canonical,
        from: envelope.from,
        to: envelope.to,
        value: envelope.value,
        payable: facets.amountIn?.asset.contract === "native",
        arguments: values,
        ...facets,
      }),
    ];
  }
  const shown = fields?.shown.slice(0, MOST_SHOWN).map(showField).join(", ");
  const open =
    told && "open" in told
      ? `its public description does not tell ${told.open}`
      : "its calldata is not what its public description expects";
  return [
    unreadable("not-understood", position)(
      `The call seems to be "${intent}" of ${contract}${shown ? ` (${shown})` : ""}; the arbiter has no decoder that could verify it, and ${open}.`,
      {
        expected: "a function that the arbiter can decode",
        actual: compiled.signature.canonical,
        remedy:
          "Use a function that the arbiter knows, or ask the operator to add a decoder for this contract.",
      },
    ),
  ];
}

/** Whose own service writes a tag of four bytes behind the arguments of every call. */
const TAGGED: ReadonlySet<string | undefined> = new Set(["1inch Network"]);
const TAG = 8;

/** The hex behind the selector, without what credits an interface. */
function argumentsIn(data: string, { metadata }: Described["descriptor"]): string {
  const hex = withoutAttribution(data).slice(8);
  return TAGGED.has(metadata?.owner) && hex.length % 64 === TAG ? hex.slice(0, -TAG) : hex;
}

/** The arguments, or undefined where the calldata is not their canonical encoding. */
function decoded({ compiled }: Described, hex: string): Values | undefined {
  try {
    return compiled.decode(hex);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** What a descriptor calls the deed. */
export function intentOf({ intent }: Format, name: string): string {
  if (typeof intent === "string") return intent;
  return Object.values(intent ?? {}).join(" ") || name;
}
