import type { Value, Values } from "../../abi/compile-decoder.ts";
import type { Envelope } from "../decoder.ts";
import type { Descriptor } from "./registry.ts";

/** What a descriptor's paths lead into. */
export interface Roots {
  values: Values;
  envelope: Envelope;
  descriptor: Descriptor;
}

export type Found = Value | undefined;

/** The value at a path: `#.` an argument (also without it), `@.` the transaction, `$.` the descriptor. Slices lead nowhere. */
export function valueAt(path: string, { values, envelope, descriptor }: Roots): Found {
  const [root = "", ...rest] = path.split(".");
  if (root === "@") return rest.length === 1 ? envelopeValue(rest[0], envelope) : undefined;
  const steps = root === "#" || root === "$" ? rest : [root, ...rest];
  let found: unknown = root === "$" ? descriptor : values;
  for (const step of steps) {
    if (typeof found !== "object" || found === null) return undefined;
    const index = /^\[(-?\d{1,4})\]$/.exec(step);
    if (index) found = Array.isArray(found) ? found.at(Number(index[1])) : undefined;
    else found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined;
  }
  return found as Found;
}

function envelopeValue(name: string | undefined, { value, to, from, chainId }: Envelope): Found {
  if (name === "value") return value;
  if (name === "to") return to;
  if (name === "from") return from;
  return name === "chainId" ? BigInt(chainId) : undefined;
}

/** A constant, or the one that a path into the descriptor leads to. */
export function constantAt(given: unknown, roots: Roots): unknown {
  return typeof given === "string" && given.startsWith("$.") ? valueAt(given, roots) : given;
}
