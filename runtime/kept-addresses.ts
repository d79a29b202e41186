import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "./cannot-start.ts";
import { variables } from "./environment.ts";

/** Written by `npm start` into its data directory: what it gives its own programs to find the embedded parts by. */
export const KEPT_ADDRESSES = "addresses.json";

const SYSTEMS = ["DATABASE_URL", "TEMPORAL_ADDRESS", "CHAIN_RPC_URL", "IPFS_API_URL"];

/**
 * The environment of a command: variables that are set win; the others come from the service that runs, or last ran, in
 * DATA_DIR. Where the address of any system is set, nothing is taken from there: half of one service and half of another
 * would be read, or worse provisioned, as one.
 */
export function withKeptAddresses(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (SYSTEMS.some((name) => source[name])) return source;
  const folder = source.DATA_DIR || variables["Data and secrets"].DATA_DIR.fallback;
  const set = Object.entries(source).filter(([, value]) => value !== "");
  return { ...keptIn(join(folder, KEPT_ADDRESSES)), ...Object.fromEntries(set) };
}

function keptIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    throw new CannotStart(`${file} cannot be read; start the service again, or set ${SYSTEMS.join(", ")}.`);
  }
}
