import { isTestnet, knownChains } from "../../../validator/data/chains.ts";
import type { FetchedPackages } from "../fetch-packages.ts";
import type { FoundToken } from "./token-row.ts";

type Row = [
  network: string,
  id: string,
  ticker: string,
  decimals: number,
  name: string,
  proof: string,
  address: string,
  disabled: boolean,
  delisted: boolean,
];

/** Every token of the main networks that a wallet's maker lists, less those that it has delisted. */
export async function listedTokens(packages: FetchedPackages): Promise<FoundToken[]> {
  const chains = knownChains.filter((chain) => !isTestnet(chain));
  const lists = await Promise.all(
    chains.map(async ({ id: chainId }) => {
      const rows = (await packages
        .json("@ledgerhq/cryptoassets", `lib/data/evm/${chainId}/erc20.json`)
        .catch(noList)) as Row[];
      return rows
        .filter((row) => row[8] !== true)
        .map(([, , symbol, decimals, name, , address]) => ({ chainId, address, symbol, decimals, name }));
    }),
  );
  return lists.flat();
}

/** Not every chain has one. */
function noList(error: NodeJS.ErrnoException): Row[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
