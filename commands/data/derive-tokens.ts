import { parseAddress } from "../../domain/ethereum-address.ts";
import type { FetchedPackages } from "./fetch-packages.ts";
import { decideTokens } from "./tokens/decide-tokens.ts";
import { listedTokens } from "./tokens/listed.ts";
import { PUBLISHED_TOKENS } from "./tokens/published.ts";
import { tokenSources } from "./tokens/sources.ts";

type TokenRow = [address: string, symbol: string, decimals: number, name: string, underlying?: string];

/** The rows of tokens.json by chain, the symbols that are English words, and the lines of token-contracts.txt. */
export async function deriveTokens(
  packages: FetchedPackages,
): Promise<{ tokens: Record<string, TokenRow[]>; everyday: string[]; contracts: string[] }> {
  for (const { address, symbol } of PUBLISHED_TOKENS) {
    if (parseAddress(address) === undefined) throw new Error(`the checksum of ${symbol} ${address} is wrong`);
  }
  const sources = await tokenSources(packages);
  const decided = decideTokens(sources);
  const known = new Set(decided.map(({ chainId, address }) => `${chainId}:${address}`));
  // What only the large list has: its symbols mean nothing unless a call moves the token.
  const contracts = decideTokens([...sources, await listedTokens(packages)])
    .filter(({ chainId, address }) => !known.has(`${chainId}:${address}`))
    .map(({ chainId, address, symbol, decimals }) => `${chainId}:${address} ${decimals} ${symbol}`)
    .toSorted();
  const byChain = Map.groupBy(decided, ({ chainId }) => chainId);
  const tokens: Record<string, TokenRow[]> = {};
  for (const chainId of [...byChain.keys()].toSorted((left, right) => left - right)) {
    tokens[chainId] = (byChain.get(chainId) ?? [])
      .toSorted((left, right) => (left.address < right.address ? -1 : 1))
      .map(({ address, symbol, decimals, name, underlying }) =>
        underlying ? [address, symbol, decimals, name, underlying] : [address, symbol, decimals, name],
      );
  }
  const words = new Set((await packages.json("an-array-of-english-words", "index.json")) as string[]);
  const symbols = new Set(decided.map(({ symbol }) => symbol));
  const everyday = [...symbols].filter((symbol) => symbol.length < 3 || words.has(symbol.toLowerCase()));
  return { tokens, everyday: everyday.toSorted(), contracts };
}
