import { createRequire } from "node:module";
import { chainById } from "../../../validator/data/chains.ts";
import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";
import { universalRouterConfig } from "./uniswap.ts";

/** On chains that no package covers; from the chains' own documentation. */
const PUBLISHED: readonly (readonly [chainId: number, address: string])[] = [
  [17_000, "0x94373a4919B3240D86eA41593D5eBa789FEF3848"],
  [534_352, "0x5300000000000000000000000000000000000004"],
];

/** The contracts that wrap a chain's currency one to one, called "W" and the currency. */
export async function wrappedNatives(packages: FetchedPackages): Promise<(readonly [number, string])[]> {
  const cow = createRequire(import.meta.url)(packages.path("@cowprotocol/sdk-config", "dist/index.js")) as {
    WRAPPED_NATIVE_CURRENCIES: Record<string, { chainId: number; address: string }>;
  };
  const weth9 = await packages.text("@uniswap/sdk-core", "dist/cjs/src/entities/weth9.js");
  const found = [
    ...PUBLISHED,
    ...Object.values(cow.WRAPPED_NATIVE_CURRENCIES).map(
      ({ chainId, address }) => [chainId, address] as const,
    ),
    ...[...weth9.matchAll(/Token\((\d+), '(0x[0-9a-fA-F]{40})'/g)].map(
      ([, id, address]) => [Number(id), String(address)] as const,
    ),
    ...(await universalRouterConfig(packages)).weth,
  ];
  const byChain = new Map<number, string>();
  for (const [chainId, address] of found) {
    const known = byChain.get(chainId);
    if (known && known.toLowerCase() !== address.toLowerCase())
      throw new Error(`two wrapped currencies on chain ${chainId}: ${known} and ${address}`);
    if (!/^0x0{40}$/.test(address)) byChain.set(chainId, address);
  }
  return [...byChain];
}

export async function wrappedNativeContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const natives = await wrappedNatives(packages);
  const bySymbol = Map.groupBy(natives, ([chainId]) => `W${chainById(chainId).currency}`);
  return [...bySymbol].map(([name, addresses]) => ({
    name,
    protocol: "weth",
    aliases: [`${name.toLowerCase()} contract`, `${name.toLowerCase()}9`],
    at: chainsByAddress(addresses),
  }));
}
