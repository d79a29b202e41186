import { knownChains } from "../../../validator/data/chains.ts";

/** One row of contracts.json: a contract, what it is called, and where it lives. */
export interface ContractRow {
  name: string;
  protocol: string;
  /** What people call it, in lower case. */
  aliases?: readonly string[];
  version?: string;
  /** Protocols that it puts its money into or is run by, which an intent may name beside its own. */
  also?: readonly string[];
  /** Chain ids by address; "*" where the same code can only live at that address, on whatever chain. */
  at: Record<string, readonly number[] | "*">;
}

const known = new Set(knownChains.map(({ id }) => id));

/** Turns "address by chain" into "chains by address", for the chains that the arbiter knows. */
export function chainsByAddress(addresses: Iterable<readonly [chainId: number, address: string]>) {
  const at: Record<string, number[]> = {};
  for (const [chainId, address] of addresses) {
    if (!known.has(chainId)) continue;
    const key = address.toLowerCase();
    if (!/^0x[0-9a-f]{40}$/.test(key) || /^0x0{40}$/.test(key)) continue;
    at[key] ??= [];
    if (!at[key].includes(chainId)) at[key].push(chainId);
  }
  return at;
}
