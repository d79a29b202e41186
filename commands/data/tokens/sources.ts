import { pathToFileURL } from "node:url";
import { chainById } from "../../../validator/data/chains.ts";
import { aaveMarkets } from "../contracts/aave.ts";
import { COMETS } from "../contracts/comets.ts";
import { compoundV2Tokens } from "../contracts/compound.ts";
import { lidoAddresses } from "../contracts/lido.ts";
import { vaultTokens } from "../contracts/vaults.ts";
import { wrappedNatives } from "../contracts/wrapped-natives.ts";
import type { FetchedPackages } from "../fetch-packages.ts";
import { PUBLISHED_TOKENS } from "./published.ts";
import type { FoundToken } from "./token-row.ts";

const AAVE = "@aave-dao/aave-address-book";
const OPTIMISM = "@eth-optimism/tokenlist";
const METAMASK = "@metamask/contract-metadata";

interface ListedToken extends FoundToken {
  tags?: string[];
  extensions?: { underlying?: string };
}

/** All tokens by source, the most trusted first: what two sources tell differently, the earlier one decides. */
export async function tokenSources(packages: FetchedPackages): Promise<FoundToken[][]> {
  const aave = ((await packages.json(AAVE, "tokenlist.json")) as { tokens: ListedToken[] }).tokens;
  const optimism = (await import(
    pathToFileURL(packages.path(OPTIMISM, "dist/optimism.tokenlist.mjs")).href
  )) as { default: { tokens: ListedToken[] } };
  const metamask = (await packages.json(METAMASK, "contract-map.json")) as Record<
    string,
    { erc20?: boolean; symbol: string; decimals: number; name: string }
  >;
  return [
    [...PUBLISHED_TOKENS],
    await wrapped(packages),
    await lido(packages),
    aave.map((token) => withUnderlying(token)),
    await vaultTokens(packages),
    compound(packages),
    await aaveTestTokens(packages),
    optimism.default.tokens,
    Object.entries(metamask)
      .filter(([, { erc20 }]) => erc20)
      .map(([address, token]) => ({ ...token, chainId: 1, address })),
  ];
}

function withUnderlying({ extensions, ...token }: ListedToken): FoundToken {
  return extensions?.underlying ? { ...token, underlying: extensions.underlying } : token;
}

async function wrapped(packages: FetchedPackages): Promise<FoundToken[]> {
  return (await wrappedNatives(packages)).map(([chainId, address]) => {
    const { currency } = chainById(chainId);
    return { chainId, address, symbol: `W${currency}`, decimals: 18, name: `Wrapped ${currency}` };
  });
}

async function lido(packages: FetchedPackages): Promise<FoundToken[]> {
  const { STETH, WSTETH, LDO } = await lidoAddresses(packages);
  const tokens = (symbol: string, name: string, addresses: typeof STETH) =>
    addresses.map(([chainId, address]) => ({ chainId, address, symbol, decimals: 18, name }));
  return [
    ...tokens("stETH", "Lido staked Ether", STETH),
    ...tokens("wstETH", "Wrapped Lido staked Ether", WSTETH),
    ...tokens("LDO", "Lido DAO Token", LDO),
  ];
}

function compound(packages: FetchedPackages): FoundToken[] {
  const v2 = compoundV2Tokens(packages).map(({ symbol, address, underlying }) => ({
    chainId: 1,
    address,
    symbol,
    decimals: 8,
    name: `Compound ${symbol.slice(1)}`,
    underlying,
  }));
  const v3 = COMETS.map(({ chainId, address, symbol, decimals, base }) => {
    const name = `Compound ${symbol.slice(1, -2)}`;
    return { chainId, address, symbol, decimals, name, underlying: base };
  });
  return [...v2, ...v3];
}

/** The token list leaves test networks out; the markets there name their assets. */
async function aaveTestTokens(packages: FetchedPackages): Promise<FoundToken[]> {
  return (await aaveMarkets(packages)).flatMap(({ chainId, assets }) =>
    Object.entries(assets).map(([symbol, { UNDERLYING, decimals }]) => ({
      chainId,
      address: UNDERLYING,
      symbol: symbol.replace("_", "."),
      decimals,
      name: `${symbol.replace("_", ".")} of Aave's market`,
    })),
  );
}
