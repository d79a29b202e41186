import type { Address } from "../calls/address.ts";
import table from "./contracts.json" with { type: "json" };

interface Entry {
  name: string;
  aliases: string[];
  everywhere?: string;
  chains?: Record<string, string | undefined>;
}

const entries: readonly Entry[] = table.contracts;

/** What people call the contracts, in lower case, to their names. */
export const spokenContracts: readonly (readonly [spoken: string, name: string])[] = entries.flatMap(
  ({ name, aliases }) => aliases.map((alias) => [alias, name] as const),
);

/** Where a named contract lives on a chain; undefined where it does not, as far as the table knows. */
export function contractAddress(name: string, chainId: number): Address | undefined {
  const entry = entries.find((candidate) => candidate.name === name);
  return (entry?.everywhere ?? entry?.chains?.[chainId]) as Address | undefined;
}

export interface KnownContract {
  /** Whose decoders read its calls, such as "uniswap_v3". */
  protocol: string;
  /** Unique, such as "Uniswap V3 SwapRouter02". */
  name: string;
}

/** What a table knows to live at an address of a chain. */
export function contractAt(chainId: number, address: Address): KnownContract | undefined {
  return byAddress.get(`${chainId}:${address}`) ?? byAddress.get(`*:${address}`);
}

const byAddress: ReadonlyMap<string, KnownContract> = new Map(
  entries.flatMap(({ name, everywhere, chains }) => [
    ...(everywhere ? [[`*:${everywhere}`, { protocol: protocolOf(name), name }] as const] : []),
    ...Object.entries(chains ?? {}).map(
      ([id, address]) => [`${id}:${address}`, { protocol: protocolOf(name), name }] as const,
    ),
  ]),
);

function protocolOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:router|pool)$/, "")
    .replaceAll(" ", "_");
}
