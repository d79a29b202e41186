import table from "../../../data/morpho-markets.json" with { type: "json" };

const known: ReadonlySet<string> = new Set(
  Object.entries(table.markets as unknown as Record<string, string[]>).flatMap(([chainId, ids]) =>
    ids.map((id) => `${chainId}:${id}`),
  ),
);

/** A market of Morpho Blue by its id, the hash of its parameters. */
export function isKnownMarket(chainId: number, id: string): boolean {
  return known.has(`${chainId}:${id}`);
}
