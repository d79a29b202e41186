import type { Address } from "../../../addresses/address.ts";
import table from "../../../data/curve-pools.json" with { type: "json" };
import type { Envelope } from "../decoder.ts";

type Row = [pool: string, share: string, coins: string[], underlying?: string[]];

const pools: ReadonlyMap<string, { share: string; coins: string[]; underlying: string[] | undefined }> =
  new Map(
    Object.entries(table.pools as unknown as Record<string, Row[]>).flatMap(([chainId, rows]) =>
      rows.map(
        ([pool, share, coins, underlying]) => [`${chainId}:${pool}`, { share, coins, underlying }] as const,
      ),
    ),
  );

/** The coins of a pool by their places; of a pool of shares, what lies beneath them. */
export function coinsOf({ chainId, to }: Envelope, isUnderlying: boolean): readonly Address[] | undefined {
  const pool = pools.get(`${chainId}:${to}`);
  return (isUnderlying ? pool?.underlying : pool?.coins) as Address[] | undefined;
}

/** What stands for a share of a pool: the pool itself, or a token of its own. */
export function shareOf({ chainId, to }: Envelope): Address | undefined {
  return pools.get(`${chainId}:${to}`)?.share as Address | undefined;
}
