import type { Address } from "../../../addresses/address.ts";
import table from "../../../data/curve-pools.json" with { type: "json" };
import type { Envelope } from "../decoder.ts";

type Row = [pool: string, coins: string[], underlying?: string[]];

const pools: ReadonlyMap<string, { coins: string[]; underlying: string[] | undefined }> = new Map(
  Object.entries(table.pools as unknown as Record<string, Row[]>).flatMap(([chainId, rows]) =>
    rows.map(([pool, coins, underlying]) => [`${chainId}:${pool}`, { coins, underlying }] as const),
  ),
);

/** The coins of a pool by their places; of a pool of shares, what lies beneath them. */
export function coinsOf({ chainId, to }: Envelope, isUnderlying: boolean): readonly Address[] | undefined {
  const pool = pools.get(`${chainId}:${to}`);
  return (isUnderlying ? pool?.underlying : pool?.coins) as Address[] | undefined;
}
