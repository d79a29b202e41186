import type { ContractRow } from "../contract-row.ts";

/** A wrapper that hides balances, as Zama's own list of addresses has it; `version` is the token that it wraps. */
function wrapper(chainId: number, symbol: string, address: string, wrapped: string): ContractRow {
  const spoken = symbol.toLowerCase();
  return {
    name: `Zama confidential ${symbol}`,
    protocol: "zama",
    version: wrapped.toLowerCase(),
    aliases: [
      "zama",
      "zama wrapper",
      "confidential wrapper",
      `confidential ${spoken}`,
      `zama confidential ${spoken}`,
      `zama's confidential ${spoken}`,
    ],
    at: { [address]: [chainId] },
  };
}

export const ZAMA: readonly ContractRow[] = [
  wrapper(
    1,
    "USDC",
    "0xe978F22157048E5DB8E5d07971376e86671672B2",
    "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  ),
  wrapper(
    1,
    "USDT",
    "0xAe0207C757Aa2B4019Ad96edD0092ddc63EF0c50",
    "0xdAC17F958D2ee523a2206206994597C13D831ec7",
  ),
  wrapper(
    1,
    "WETH",
    "0xda9396b82634Ea99243cE51258B6A5Ae512D4893",
    "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2",
  ),
  wrapper(
    137,
    "USDC",
    "0xbC8d2F447d16A3a28B554C684659177245CEd8E3",
    "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
  ),
];
