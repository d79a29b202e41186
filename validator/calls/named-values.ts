import { parseAddress } from "../addresses/address.ts";
import { readQuantity } from "../decimals/quantity.ts";
import type { Value, Values } from "./abi/compile-decoder.ts";
import type { Parameter } from "./abi/parse-signature.ts";

/** Other names that ABIs use for the same parameter. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  to: ["to", "recipient", "dst", "receiver"],
  from: ["from", "sender", "src"],
  spender: ["spender", "guy", "usr"],
  amount: ["amount", "value", "wad", "rawamount", "addedvalue", "subtractedvalue"],
};
const NO_NAMES: readonly string[] = [];

/** Parameters by name, in whatever spelling, or in order. */
export interface Given {
  values: Values;
  /** How many of the given parameters the function has no use for. */
  unused: number;
}

/** A function's arguments as a client names them; undefined where one is missing, of another kind, or told twice differently. */
export function readParameters(parameters: readonly Parameter[], given: unknown): Given | undefined {
  if (Array.isArray(given)) {
    if (given.length !== parameters.length) return undefined;
    const values: Values = {};
    for (const [index, parameter] of parameters.entries()) {
      const value = readValue(parameter.type, parameter.components, given[index]);
      if (value === undefined) return undefined;
      values[parameter.name] = value;
    }
    return { values, unused: 0 };
  }
  if (typeof given !== "object" || given === null) return undefined;
  const used = new Set<string>();
  const values = readNamed(parameters, given as Record<string, unknown>, used);
  return values && { values, unused: Object.keys(given).length - used.size };
}

function readNamed(
  parameters: readonly Parameter[],
  given: Readonly<Record<string, unknown>>,
  used: Set<string>,
): Values | undefined {
  const values: Values = {};
  for (const { name, type, components } of parameters) {
    const keys = keysFor(name, given);
    if (keys.length === 0 && type === "tuple") {
      // Clients write a struct's fields beside the other parameters as well as in an object of their own.
      const flat = readNamed(components, given, used);
      if (flat === undefined) return undefined;
      values[name] = flat;
      continue;
    }
    const [first, ...others] = keys.map((key) => readValue(type, components, given[key]));
    if (first === undefined || others.some((other) => !isEqual(first, other))) return undefined;
    for (const key of keys) used.add(key);
    values[name] = first;
  }
  return values;
}

/** The keys that mean a parameter: its very name, else its name in another spelling, else its synonyms. */
function keysFor(name: string, given: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(given).filter((key) => given[key] !== undefined);
  const plain = spelling(name);
  // A parameter may be called "constructor", which every object has.
  const names = (Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain] : undefined) ?? NO_NAMES;
  return keys.filter((key) => spelling(key) === plain || names.includes(spelling(key)));
}

/** A name without underscores and capitals: `_amountIn`, `amount_in`. */
export function spelling(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

function isEqual(left: Value, right: Value | undefined): boolean {
  return right !== undefined && plain(left) === plain(right);
}

function plain(value: Value): string {
  return JSON.stringify(value, (_key, inner) => (typeof inner === "bigint" ? `${inner}n` : inner));
}

const ARRAY = /^(.*)\[(\d*)\]$/;
const HEX = /^0x(?:[0-9a-fA-F]{2})*$/;

function readValue(type: string, components: readonly Parameter[], given: unknown): Value | undefined {
  const array = ARRAY.exec(type);
  if (array) return readArray(array[1] ?? "", array[2] ?? "", components, given);
  if (type === "tuple") return readParameters(components, given)?.values;
  if (type === "address") {
    const parsed = parseAddress(typeof given === "string" ? given : "");
    return "address" in parsed ? parsed.address : undefined;
  }
  if (type === "bool") return typeof given === "boolean" ? given : undefined;
  if (type === "string") {
    return typeof given === "string" ? `0x${Buffer.from(given, "utf8").toString("hex")}` : undefined;
  }
  if (type.startsWith("bytes")) return readBytes(Number(type.slice(5)), given);
  const signed = type.startsWith("int");
  const bits = BigInt(type.slice(signed ? 3 : 4) || 256);
  const value = readQuantity(given);
  const [low, high] = signed ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n)] : [0n, 2n ** bits];
  return value !== undefined && value >= low && value < high ? value : undefined;
}

function readArray(
  element: string,
  length: string,
  components: readonly Parameter[],
  given: unknown,
): Value[] | undefined {
  if (!Array.isArray(given) || (length !== "" && given.length !== Number(length))) return undefined;
  const values: Value[] = [];
  for (const item of given) {
    const value = readValue(element, components, item);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Bytes in lower-case hex; of a fixed size where there is one. */
function readBytes(size: number, given: unknown): string | undefined {
  if (typeof given !== "string" || !HEX.test(given)) return undefined;
  return size > 0 && given.length !== 2 + size * 2 ? undefined : given.toLowerCase();
}
