import type { Parameter } from "../../abi/parse-signature.ts";
import type { ToldFields } from "./fields.ts";

/** What of a function's arguments a descriptor leaves unsaid. */
export interface Unsaid {
  /** Arguments that the descriptor does not even hide on purpose. */
  forgotten: readonly string[];
  /** Hidden ones that could name somebody or hold instructions: addresses, bytes, text. */
  opaque: readonly string[];
}

const PLAIN = /^(?:u?int\d*|bool|bytes\d+)(?:\[\d*\])*$/;

export function unsaidOf(parameters: readonly Parameter[], { shown, hidden }: ToldFields): Unsaid {
  const told = new Set(shown.flatMap(({ path, tokenPath }) => [path, ...(tokenPath ? [tokenPath] : [])]));
  const forgotten: string[] = [];
  const opaque: string[] = [];
  for (const { path, type } of leavesOf(parameters)) {
    if (isWithin(path, told)) continue;
    if (!isWithin(path, hidden)) forgotten.push(path);
    if (!PLAIN.test(type)) opaque.push(path);
  }
  return { forgotten, opaque };
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
