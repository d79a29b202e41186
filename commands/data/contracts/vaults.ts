import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";
import { registryVaults } from "./registry.ts";

/** An ERC-4626 vault and what it holds. */
export interface Vault {
  chainId: number;
  symbol: string;
  name: string;
  address: string;
  decimals: number;
  asset: string;
}

/** The large savings vaults, from their projects' documentation; the Aave list brings its own wrappers. */
export const SAVINGS: readonly Vault[] = [
  vault(
    1,
    "sDAI",
    "Savings Dai",
    "0x83F20F44975D03b1b09e64809B757c47f942BEeA",
    "0x6B175474E89094C44Da98b954EedeAC495271d0F",
  ),
  vault(
    1,
    "sUSDS",
    "Savings USDS",
    "0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD",
    "0xdC035D45d973E3EC169d2276DDab16f1e407384F",
  ),
  vault(
    1,
    "sUSDe",
    "Staked USDe",
    "0x9D39A5DE30e57443BfF2A8307A4256c8797A3497",
    "0x4c9EDD5852cd905f086C759E8383e09bff1E68B3",
  ),
  vault(
    1,
    "sfrxETH",
    "Staked Frax Ether",
    "0xac3E018457B222d93114458476f3E3416Abbe38F",
    "0x5E8422345238F34275888049021821E8E08CAa1f",
  ),
  vault(
    1,
    "sFRAX",
    "Staked FRAX",
    "0xA663B02CF0a4b149d2aD41910CB81e23e1c41c32",
    "0x853d955aCEf822Db058eb8505911ED77F175b99e",
  ),
  // Figment's, run by OpenTrade; its shares have the decimals of what it holds.
  {
    chainId: 1,
    symbol: "xSOLY",
    name: "Figment stablecoin vault",
    address: "0xe1b1252652A2FF0CC3A4214eE73d9FeD1FEa5b4f",
    decimals: 6,
    asset: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  },
  // Steakhouse's on Morpho, which the registry has on Base only.
  vault(
    1,
    "steakUSDC",
    "Steakhouse USDC",
    "0xBEEF01735c132Ada46AA9aA4c54623cAA92A64CB",
    "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  ),
  vault(
    100,
    "sDAI",
    "Savings xDAI",
    "0xaf204776c7245bF4147c2612BF6e5972Ee483701",
    "0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d",
  ),
];

/** What else they are called. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  steakUSDC: ["steakhouse usdc", "steakhouse usdc vault", "morpho steakusdc", "steakhouse usdc morpho vault"],
  xSOLY: ["figment stablecoin vault", "figment's stablecoin vault", "figment vault", "figment's vault"],
};

/** Whose the large ones are. */
const RUN_BY: Readonly<Record<string, readonly string[]>> = {
  sDAI: ["maker", "sky", "spark"],
  sUSDS: ["sky", "maker", "spark"],
  sUSDe: ["ethena"],
  sfrxETH: ["frax"],
  sFRAX: ["frax"],
  steakUSDC: ["morpho_vault"],
};

interface AaveToken {
  chainId: number;
  address: string;
  name: string;
  symbol: string;
  decimals: number;
  tags: string[];
  extensions?: { underlying?: string };
}

export async function vaults(packages: FetchedPackages): Promise<Vault[]> {
  const { tokens } = (await packages.json("@aave-dao/aave-address-book", "tokenlist.json")) as {
    tokens: AaveToken[];
  };
  const wrappers = tokens
    .filter(({ tags }) => tags.includes("stataToken") || tags.includes("staticAT"))
    .flatMap(({ extensions, ...token }) =>
      extensions?.underlying ? [{ ...token, asset: extensions.underlying }] : [],
    );
  return [...SAVINGS, ...wrappers];
}

/** Every vault with its asset, by chain: those above, and those that the ERC-7730 registry describes. */
export async function vaultRows(packages: FetchedPackages): Promise<Record<string, [string, string][]>> {
  const all = [...(await vaults(packages)), ...(await registryVaults(packages))];
  const rows = new Map<string, { chainId: number; row: [string, string] }>();
  for (const { chainId, address, asset } of all) {
    const key = `${chainId}:${address.toLowerCase()}`;
    if (!rows.has(key)) rows.set(key, { chainId, row: [address.toLowerCase(), asset.toLowerCase()] });
  }
  const byChain = Map.groupBy(rows.values(), ({ chainId }) => chainId);
  return Object.fromEntries(
    [...byChain].map(([chainId, list]) => [
      chainId,
      list.map(({ row }) => row).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ]),
  );
}

/** Morpho's vaults count their shares in 18 decimals, whatever they hold; of others' shares the registry does not tell. */
export async function vaultTokens(
  packages: FetchedPackages,
): Promise<(Omit<Vault, "asset"> & { underlying: string })[]> {
  const morpho = (await registryVaults(packages)).filter(({ folder }) => folder === "morpho");
  const shares = morpho.map(({ chainId, address, asset, ticker, owner }) => ({
    chainId,
    address,
    symbol: ticker,
    decimals: 18,
    name: `${owner ?? "Morpho"} vault`,
    underlying: asset,
  }));
  return [
    ...(await vaults(packages)).map(({ asset, ...token }) => ({ ...token, underlying: asset })),
    ...shares,
  ];
}

export async function vaultContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const bySymbol = Map.groupBy(await vaults(packages), ({ symbol }) => symbol);
  return [...bySymbol].map(([symbol, found]) => ({
    name: `ERC-4626 ${symbol}`,
    protocol: "erc4626",
    aliases: [
      `${symbol.toLowerCase()} vault`,
      ...(RUN_BY[symbol] ? [`${symbol.toLowerCase()} savings`] : []),
      ...(SPOKEN[symbol] ?? []),
    ],
    also: RUN_BY[symbol] ?? [],
    at: chainsByAddress(found.map(({ chainId, address }) => [chainId, address])),
  }));
}

function vault(chainId: number, symbol: string, name: string, address: string, asset: string): Vault {
  return { chainId, symbol, name, address, decimals: 18, asset };
}
