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
