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

/**
 * The value at a path: `#.` an argument (also without it), `@.` the transaction, `$.` the descriptor. Of slices only the
 * last twenty bytes of a number are read, the address in a word, and only where nothing stands above it.
 */
export function valueAt(path: string, { values, envelope, descriptor }: Roots): Found {
  const [root = "", ...rest] = path.split(".");
  if (root === "@") return rest.length === 1 ? envelopeValue(rest[0], envelope) : undefined;
  const steps = root === "#" || root === "$" ? rest : [root, ...rest];
  let found: unknown = root === "$" ? descriptor : values;
  for (const step of steps) {
    if (step === ADDRESS_IN_WORD && typeof found === "bigint") {
      found = found >> 160n === 0n ? `0x${found.toString(16).padStart(40, "0")}` : undefined;
      continue;
    }
    if (typeof found !== "object" || found === null) return undefined;
    const index = /^\[(-?\d{1,4})\]$/.exec(step);
    if (index) found = Array.isArray(found) ? found.at(Number(index[1])) : undefined;
    else found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined;
  }
  return found as Found;
}

const ADDRESS_IN_WORD = "[-20:]";

/** The paths that a path with `[]` in it stands for, one for each element; itself where it has none. */
export function eachPath(path: string, roots: Roots): string[] {
  const at = path.indexOf(".[]");
  if (at < 0) return [path];
  const elements = valueAt(path.slice(0, at), roots);
  if (!Array.isArray(elements)) return [];
  const rest = path.slice(at + ".[]".length);
  return elements.flatMap((_, index) => eachPath(`${path.slice(0, at)}.[${index}]${rest}`, roots));
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
