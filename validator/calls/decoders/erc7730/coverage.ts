import { ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Parameter } from "../../abi/parse-signature.ts";
import { type ToldFields, valueText } from "./fields.ts";
import { type Found, type Roots, valueAt } from "./paths.ts";

/** An argument that a descriptor leaves unsaid, and its value. */
export interface Unsaid {
  label: string;
  value: string;
}

const PLAIN = /^(?:u?int\d*|bool|bytes\d+)(?:\[\d*\])*$/;
/** Who brought the client, and what only makes a signature good once. */
const HARMLESS = /referr|^(?:salt|nonce)$/i;
const EMPTY = /^(?:0x0*|0|false|)$/;

/**
 * What of a function's arguments is neither shown nor hidden on purpose, and what is hidden though it could name somebody or
 * hold instructions: addresses, bytes, text. Who brought the client, nobody's address and empty bytes say nothing.
 */
export function unsaidOf(
  parameters: readonly Parameter[],
  { shown, hidden }: ToldFields,
  roots: Roots,
  mayHide: "numbers" | "nothing",
): Unsaid[] {
  const told = new Set(shown.flatMap(({ path, tokenPath }) => [path, ...(tokenPath ? [tokenPath] : [])]));
  return leavesOf(parameters).flatMap(({ path, type }) => {
    if (isWithin(path, told)) return [];
    const isHarmless = HARMLESS.test(path) || (mayHide === "numbers" && PLAIN.test(type));
    if (isWithin(path, hidden) && isHarmless) return [];
    const value = valueAt(path, roots);
    return isWithin(path, hidden) && isEmpty(value)
      ? []
      : [{ label: path, value: value === undefined ? "…" : valueText(value) }];
  });
}

function isEmpty(value: Found): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (value === undefined || typeof value === "object") return false;
  return value === ZERO_ADDRESS || EMPTY.test(String(value));
}

function isWithin(path: string, paths: Iterable<string>): boolean {
  for (const one of paths) if (path === one || path.startsWith(`${one}.`)) return true;
  return false;
}

/** Every argument by its path, structs and lists of them taken apart. */
function leavesOf(parameters: readonly Parameter[], prefix = ""): { path: string; type: string }[] {
  return parameters.flatMap(({ name, type, components }) => {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    return type.startsWith("tuple") ? leavesOf(components, path) : [{ path, type }];
  });
}
