import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

const BOOK = "@aave-dao/aave-address-book";

/** One market of the address book. */
export interface AaveMarket {
  /** Empty for a chain's main market, else such as "Prime". */
  label: string;
  chainId: number;
  pool: string;
  gateway: string | undefined;
  oracle: string;
  assets: Record<string, { decimals: number; UNDERLYING: string; A_TOKEN: string }>;
}

/** Markets beside a chain's main one, by the name of their module. */
const LABELS: Readonly<Record<string, string>> = {
  AaveV3EthereumLido: "Prime",
  AaveV3EthereumEtherFi: "EtherFi",
  AaveV3EthereumHorizon: "Horizon",
  AaveV3BaseSepoliaLido: "Lido",
};

export async function aaveMarkets(packages: FetchedPackages): Promise<AaveMarket[]> {
  const folder = dirname(packages.path(BOOK, "dist/AaveAddressBook.mjs"));
  const files = (await readdir(folder)).filter((file) => /^AaveV3\w+\.mjs$/.test(file)).toSorted();
  return await Promise.all(
    files.map(async (file) => {
      const market = await import(pathToFileURL(packages.path(BOOK, `dist/${file}`)).href);
      return {
        label: LABELS[file.replace(".mjs", "")] ?? "",
        chainId: market.CHAIN_ID,
        pool: market.POOL,
        gateway: market.WETH_GATEWAY,
        oracle: market.ORACLE,
        assets: market.ASSETS,
      };
    }),
  );
}

/** The price oracle of every chain's main market. */
export async function aaveOracles(packages: FetchedPackages): Promise<Record<string, string>> {
  const main = (await aaveMarkets(packages)).filter(({ label }) => label === "");
  const sorted = main.toSorted((left, right) => left.chainId - right.chainId);
  return Object.fromEntries(sorted.map(({ chainId, oracle }) => [chainId, oracle.toLowerCase()]));
}

/** The pools and gateways of version 2, whose functions are version 3's. */
async function olderContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const folder = dirname(packages.path(BOOK, "dist/AaveAddressBook.mjs"));
  const files = (await readdir(folder)).filter((file) => /^AaveV2\w+\.mjs$/.test(file)).toSorted();
  const markets = await Promise.all(
    files.map(async (file) => await import(pathToFileURL(packages.path(BOOK, `dist/${file}`)).href)),
  );
  // The market of pool tokens has the same names and other assets.
  const main = markets.filter((_, index) => !/AMM/i.test(files[index] ?? ""));
  const at = (key: string) =>
    chainsByAddress(main.flatMap((market) => (market[key] ? [[market.CHAIN_ID, market[key]] as const] : [])));
  return [
    {
      name: "Aave V2 LendingPool",
      protocol: "aave_v2",
      aliases: ["aave v2", "aave v2 pool"],
      at: at("POOL"),
    },
    {
      name: "Aave V2 WETHGateway",
      protocol: "aave_v2",
      aliases: ["aave v2 gateway"],
      at: at("WETH_GATEWAY"),
    },
  ];
}

export async function aaveContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  return [...(await currentContracts(packages)), ...(await olderContracts(packages))];
}

async function currentContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const byLabel = Map.groupBy(await aaveMarkets(packages), ({ label }) => label);
  return [...byLabel].flatMap(([label, markets]) => {
    const brand = label ? `Aave V3 ${label}` : "Aave V3";
    const spoken = brand.toLowerCase();
    const pools = markets.map(({ chainId, pool }) => [chainId, pool] as const);
    const gateways = markets.flatMap(({ chainId, gateway }) =>
      gateway ? [[chainId, gateway] as const] : [],
    );
    return [
      {
        name: `${brand} Pool`,
        protocol: "aave_v3",
        aliases: label ? [`${spoken} pool`] : ["aave", "aave v3", "aave v3 pool", "aave pool"],
        at: chainsByAddress(pools),
      },
      {
        name: `${brand} WrappedTokenGateway`,
        protocol: "aave_v3",
        aliases: label ? [] : ["aave gateway", "aave wrapped token gateway", "wrapped token gateway"],
        at: chainsByAddress(gateways),
      },
    ];
  });
}
