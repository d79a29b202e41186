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
 * The value at a path: `#.` an argument (also without it), `@.` the transaction, `$.` the descriptor; `[2:4]` is a
 * part of bytes.
 */
export function valueAt(path: string, { values, envelope, descriptor }: Roots): Found {
  const [root = "", ...rest] = path.split(".");
  if (root === "@") return rest.length === 1 ? envelopeValue(rest[0], envelope) : undefined;
  const steps = root === "#" || root === "$" ? rest : [root, ...rest];
  let found: unknown = root === "$" ? descriptor : values;
  for (const step of steps) {
    const slice = SLICE.exec(step);
    if (slice) {
      found = sliced(found, slice[1] ?? "", slice[2] ?? "");
      continue;
    }
    if (typeof found !== "object" || found === null) return undefined;
    const index = /^\[(-?\d{1,4})\]$/.exec(step);
    if (index) found = Array.isArray(found) ? found.at(Number(index[1])) : undefined;
    else found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined;
  }
  return found as Found;
}

const SLICE = /^\[(-?\d{0,4}):(-?\d{0,4})\]$/;

/** A part of bytes or of a number. The last twenty bytes of a word are the address in it, where nothing stands above it. */
function sliced(found: unknown, from: string, to: string): string | bigint | undefined {
  const isNumber = typeof found === "bigint";
  const hex = isNumber ? BigInt.asUintN(256, found).toString(16).padStart(64, "0") : hexOf(found);
  if (hex === undefined) return undefined;
  if (from === "-20" && to === "" && hex.length === 64)
    return hex.startsWith("0".repeat(24)) ? `0x${hex.slice(24)}` : undefined;
  const bytes = Buffer.from(hex, "hex");
  const part = bytes.subarray(from === "" ? 0 : Number(from), to === "" ? bytes.length : Number(to));
  if (part.length === 0) return undefined;
  return isNumber ? BigInt(`0x${part.toString("hex")}`) : `0x${part.toString("hex")}`;
}

function hexOf(found: unknown): string | undefined {
  return typeof found === "string" && found.startsWith("0x") ? found.slice(2) : undefined;
}

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
