import { parseAddress } from "../../../domain/ethereum-address.ts";
import { chainById, knownChains } from "../../../validator/data/chains.ts";
import type { FoundToken } from "./token-row.ts";

const KNOWN_CHAINS = new Set(knownChains.map(({ id }) => id));
/** Here everybody issues a "USDC" of their own, and all of them are meant by it. */
const TEST_NETWORKS = new Set([
  1301, 10_200, 17_000, 31_337, 43_113, 80_002, 84_532, 421_614, 560_048, 11_155_111, 11_155_420,
]);
/** The currency of these chains is a token contract as well. */
const CURRENCY_CONTRACTS = new Set(["42220:0x471ece3750da237f93b8e339c536989b8978a438"]);

/**
 * One row per contract, told by the first source that has it; a later source may only add what the token stands for. On
 * a main network a symbol means one contract: the one of the first source that uses it. Where one source uses it for
 * several, it means none of them, and the contracts are left out, so that a transfer of them is unknown, not mistaken.
 */
export function decideTokens(sources: readonly (readonly FoundToken[])[]): FoundToken[] {
  const byContract = new Map<string, FoundToken & { source: number }>();
  for (const [source, tokens] of sources.entries()) {
    for (const token of tokens) {
      if (!isUsable(token)) continue;
      const key = `${token.chainId}:${token.address.toLowerCase()}`;
      const known = byContract.get(key);
      if (!known) byContract.set(key, { ...lowerCase(token), source });
      else if (token.underlying && !known.underlying) known.underlying = token.underlying.toLowerCase();
    }
  }
  const bySymbol = Map.groupBy(
    byContract.values(),
    ({ chainId, symbol }) => `${chainId}:${symbol.toLowerCase()}`,
  );
  return [...bySymbol.values()].flatMap((tokens) => {
    const [first, ...others] = tokens;
    if (!first || others.length === 0 || TEST_NETWORKS.has(first.chainId)) return tokens;
    const best = Math.min(...tokens.map(({ source }) => source));
    const chosen = tokens.filter(({ source }) => source === best);
    return chosen.length === 1 ? chosen : [];
  });
}

function isUsable({ chainId, address, symbol, decimals }: FoundToken): boolean {
  if (!KNOWN_CHAINS.has(chainId) || parseAddress(address) === undefined) return false;
  if (!/^[\x21-\x7e]{1,40}$/.test(symbol) || !Number.isInteger(decimals) || decimals < 0 || decimals > 36)
    return false;
  if (symbol.toLowerCase() !== chainById(chainId).currency.toLowerCase()) return true;
  return CURRENCY_CONTRACTS.has(`${chainId}:${address.toLowerCase()}`);
}

function lowerCase(token: FoundToken): FoundToken {
  const { chainId, address, symbol, decimals, name, underlying } = token;
  return {
    chainId,
    address: address.toLowerCase(),
    symbol,
    decimals,
    name,
    ...(underlying ? { underlying: underlying.toLowerCase() } : {}),
  };
}
