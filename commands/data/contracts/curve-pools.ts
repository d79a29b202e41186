import type { FetchedPackages } from "../fetch-packages.ts";
import type { ContractRow } from "./contract-row.ts";

export interface CurvePool {
  chainId: number;
  name: string;
  pool: string;
  coins: string[];
  underlying: string[];
  /** What stands for a share of the pool. */
  share: string;
}

const FILES: Readonly<Record<string, number>> = {
  ethereum: 1,
  optimism: 10,
  xdai: 100,
  polygon: 137,
  base: 8453,
  arbitrum: 42_161,
  avalanche: 43_114,
};
const ADDRESS = /0x[0-9a-fA-F]{40}/g;

/** The pools that Curve's own client lists by hand; those of its factories only the chain knows. */
export async function curvePools(packages: FetchedPackages): Promise<CurvePool[]> {
  const found: CurvePool[] = [];
  for (const [file, chainId] of Object.entries(FILES)) {
    const text = await packages.text("@curvefi/api", `lib/constants/pools/${file}.js`);
    for (const part of text.split(/^ {4}(?=[\w'"+-]+: \{)/m).slice(1)) {
      const pool = /swap_address: ['"](0x[0-9a-fA-F]{40})/.exec(part)?.[1];
      const name = /name: ['"]([^'"]+)/.exec(part)?.[1];
      if (!pool || !name || /is_llamma: true/.test(part)) continue;
      const coins = listOf(part, "wrapped_coin_addresses");
      found.push({
        chainId,
        name,
        pool: pool.toLowerCase(),
        coins,
        underlying: listOf(part, "underlying_coin_addresses"),
        share: (/\btoken_address: ['"](0x[0-9a-fA-F]{40})/.exec(part)?.[1] ?? pool).toLowerCase(),
      });
    }
  }
  return found.filter(({ coins }) => coins.length > 1);
}

function listOf(text: string, name: string): string[] {
  const list = new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(text)?.[1] ?? "";
  return [...list.matchAll(ADDRESS)].map(([address]) => address.toLowerCase());
}

export async function curveContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  return (await curvePools(packages)).map(({ chainId, name, pool }) => ({
    name: `Curve pool ${name}`,
    protocol: "curve",
    aliases: [
      "curve",
      `curve ${name}`.toLowerCase(),
      `curve ${name} pool`.toLowerCase(),
      // "the 3pool", "tricrypto2": nothing else is called so; "the link pool" may be anybody's.
      ...(/\d/.test(name) ? [name.toLowerCase()] : []),
    ],
    at: { [pool]: [chainId] },
  }));
}

/** Rows of the table: pool, share, coins, and what lies beneath them where that is another list. */
export function poolRows(pools: readonly CurvePool[]): Record<string, unknown[][]> {
  const byChain = Map.groupBy(pools, ({ chainId }) => chainId);
  return Object.fromEntries(
    [...byChain].map(([chainId, list]) => [
      chainId,
      list
        .toSorted((left, right) => (left.pool < right.pool ? -1 : 1))
        .map(({ pool, share, coins, underlying }) =>
          underlying.length > 0 && underlying.join() !== coins.join()
            ? [pool, share, coins, underlying]
            : [pool, share, coins],
        ),
    ]),
  );
}
