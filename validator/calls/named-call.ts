import type { Value, Values } from "./abi/compile-decoder.ts";
import type { Parameter } from "./abi/parse-signature.ts";
import { parseAddress } from "./address.ts";
import type { Place } from "./call-of.ts";
import { leavesOf } from "./decode-call.ts";
import type { Envelope } from "./decoders/decoder.ts";
import { parseQuantity } from "./quantity.ts";
import { decodersNamed } from "./registry.ts";
import { type Details, type ReadCall, unreadable } from "./unreadable-call.ts";

/** Reads `call: {function, params}`, which some clients send instead of calldata. */
export function readNamedCall(given: unknown, envelope: Envelope, place: Place): ReadCall[] {
  const { function: name, params } = (given ?? {}) as { function?: unknown; params?: unknown };
  const refuse = (problem: string, details: Details) => [
    unreadable("not-understood", place.position)(problem, details),
  ];
  const candidates = decodersNamed(String(name).replaceAll(" ", "")).filter(
    ({ decoder }) => decoder.belongsTo?.(envelope) ?? true,
  );
  if (candidates.length === 0) {
    return refuse(`No decoder knows the function ${String(name)}.`, {
      expected: "a function that the arbiter can decode",
      actual: String(name),
      remedy: "Use a plain or token transfer or an approval, or send the calldata in `data`.",
    });
  }
  for (const candidate of candidates) {
    const values = readParameters(candidate.compiled.signature.parameters, params);
    if (values) return leavesOf(candidate, values, envelope, place);
  }
  const wanted = candidates[0]?.compiled.signature.parameters.map(
    ({ name: parameter, type }) => `${type} ${parameter}`,
  );
  return refuse(`The parameters of ${String(name)} are incomplete or of another kind.`, {
    expected: wanted?.join(", ") ?? "",
    actual: Object.keys((params ?? {}) as object).join(", ") || "none",
    remedy: "Name every parameter as the function's ABI does, or send the calldata in `data`.",
  });
}

/** Other names that token ABIs use for the same parameter. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  to: ["to", "recipient", "_to", "dst", "receiver"],
  from: ["from", "sender", "_from", "src"],
  spender: ["spender", "_spender", "guy", "usr"],
  amount: ["amount", "value", "_value", "wad", "rawAmount", "addedValue", "subtractedValue"],
};

function readParameters(parameters: Parameter[], given: unknown): Values | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const entries = Array.isArray(given) ? given : undefined;
  const byName = given as Record<string, unknown>;
  const values: Values = {};
  for (const [index, { name, type }] of parameters.entries()) {
    const known = (SYNONYMS[name] ?? [name]).find((synonym) => byName[synonym] !== undefined);
    const value = readValue(type, entries ? entries[index] : known === undefined ? undefined : byName[known]);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values;
}

function readValue(type: string, given: unknown): Value | undefined {
  if (type === "address") {
    const parsed = parseAddress(typeof given === "string" ? given : "");
    return "address" in parsed ? parsed.address : undefined;
  }
  if (type.startsWith("uint")) return parseQuantity(given);
  if (type === "bool") return typeof given === "boolean" ? given : undefined;
  return undefined;
}
