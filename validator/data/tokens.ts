import type { Address } from "../calls/address.ts";
import type { Asset } from "./asset.ts";
import { chainById } from "./chains.ts";
import table from "./tokens.json" with { type: "json" };

type Row = [address: string, symbol: string, decimals: number, name: string];

const rows = Object.entries(table.tokens as unknown as Record<string, Row[]>).flatMap(([chain, tokens]) =>
  tokens.map(([address, symbol, decimals, name]) => ({
    asset: { chainId: Number(chain), contract: address as Address, symbol, decimals },
    name,
  })),
);
const byContract = new Map(rows.map(({ asset }) => [`${asset.chainId}:${asset.contract}`, asset]));
const bySymbol = Map.groupBy(rows, ({ asset }) => `${asset.chainId}:${asset.symbol.toLowerCase()}`);
const chainsByContract = Map.groupBy(rows, ({ asset }) => asset.contract);

export const NATIVE_DECIMALS = 18;

export function nativeAsset(chainId: number): Asset {
  return { chainId, contract: "native", symbol: chainById(chainId).currency, decimals: NATIVE_DECIMALS };
}

/** The token at a contract; without symbol and decimals where the table does not know it. */
export function tokenAt(chainId: number, contract: Address): Asset {
  return (
    byContract.get(`${chainId}:${contract}`) ?? { chainId, contract, symbol: undefined, decimals: undefined }
  );
}

/** All contracts that go by a symbol on a chain; on test networks there can be several. */
export function tokensBySymbol(chainId: number, symbol: string): Asset[] {
  if (chainById(chainId).currency.toLowerCase() === symbol.toLowerCase()) return [nativeAsset(chainId)];
  return (bySymbol.get(`${chainId}:${symbol.toLowerCase()}`) ?? []).map(({ asset }) => asset);
}

/** The chains on which a contract is a known token. */
export function chainsOfToken(contract: Address): number[] {
  return (chainsByContract.get(contract) ?? []).map(({ asset }) => asset.chainId);
}

/** Ways to say a token beside its symbol. The lists' own names are left out: many are everyday words. */
const SPOKEN: Readonly<Record<string, string>> = {
  ether: "ETH",
  ethereum: "ETH",
  "usd coin": "USDC",
  tether: "USDT",
  "tether usd": "USDT",
  "usd₮": "USDT",
  "dai stablecoin": "DAI",
  "wrapped ether": "WETH",
  "wrapped eth": "WETH",
  "wrapped ethereum": "WETH",
  "wrapped btc": "WBTC",
  "wrapped bitcoin": "WBTC",
  matic: "POL",
  "bridged usdc": "USDC.e",
  chainlink: "LINK",
};
const CURRENCIES = ["ETH", "POL", "BNB", "AVAX", "XDAI"];

/** Every spoken form in lower case, to the symbol. */
export const spokenTokens: ReadonlyMap<string, string> = new Map([
  ...rows.map(({ asset }) => [asset.symbol.toLowerCase(), asset.symbol] as const),
  ...CURRENCIES.map((symbol) => [symbol.toLowerCase(), symbol] as const),
  ...Object.entries(SPOKEN),
]);
