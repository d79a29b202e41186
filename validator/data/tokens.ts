import type { Address } from "../addresses/address.ts";
import type { Asset } from "./asset.ts";
import { chainById, knownChains } from "./chains.ts";
import { listedAt, listedBySymbol } from "./listed-tokens.ts";
import table from "./tokens.json" with { type: "json" };

type Row = [address: string, symbol: string, decimals: number, name: string, underlying?: string];

/** By chain first: keys put together for every look-up would cost more than the look-up. */
const byContract = new Map<number, Map<string, Asset>>();
const bySymbol = new Map<number, Map<string, Asset[]>>();
const chainsByContract = new Map<string, number[]>();
const underlyings = new Map<string, Address | "native">();
const symbols = new Set<string>();

for (const [chain, rows] of Object.entries(table.tokens as unknown as Record<string, Row[]>)) {
  const chainId = Number(chain);
  const contracts = new Map<string, Asset>();
  const named = new Map<string, Asset[]>();
  byContract.set(chainId, contracts);
  bySymbol.set(chainId, named);
  for (const [address, symbol, decimals, , underlying] of rows) {
    const contract = address as Address;
    const asset: Asset = { chainId, contract, symbol, decimals };
    contracts.set(contract, asset);
    add(named, symbol.toLowerCase(), asset);
    add(chainsByContract, contract, chainId);
    if (underlying) underlyings.set(`${chainId}:${contract}`, underlying as Address | "native");
    symbols.add(symbol);
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export const NATIVE_DECIMALS = 18;

export function nativeAsset(chainId: number): Asset {
  return { chainId, contract: "native", symbol: chainById(chainId).currency, decimals: NATIVE_DECIMALS };
}

/** The token at a contract; without symbol and decimals where no table knows it. */
export function tokenAt(chainId: number, contract: Address): Asset {
  const known = byContract.get(chainId)?.get(contract) ?? listedAt(chainId, contract);
  return known ?? { chainId, contract, symbol: undefined, decimals: undefined };
}

/** Whether only the large list knows a contract. */
export function isListed(chainId: number, contract: Address): boolean {
  return !byContract.get(chainId)?.has(contract) && listedAt(chainId, contract) !== undefined;
}

/** All contracts that go by a symbol on a chain: one on main networks, on test networks there can be several. */
export function tokensBySymbol(chainId: number, symbol: string): Asset[] {
  const lower = symbol.toLowerCase();
  if (chainById(chainId).currency.toLowerCase() === lower) return [nativeAsset(chainId)];
  const known = bySymbol.get(chainId)?.get(lower);
  if (known) return [...known];
  const listed = listedBySymbol(chainId, lower);
  return listed ? [listed] : [];
}

/** The chains on which a contract is a known token. */
export function chainsOfToken(contract: Address): number[] {
  return [...(chainsByContract.get(contract) ?? [])];
}

/** What a share of a token stands for: the asset of a vault, of an aToken or a cToken; undefined for other tokens. */
export function underlyingOf(chainId: number, contract: Address): Asset | undefined {
  const underlying = underlyings.get(`${chainId}:${contract}`);
  if (underlying === undefined) return undefined;
  return underlying === "native" ? nativeAsset(chainId) : tokenAt(chainId, underlying);
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
  "coinbase wrapped btc": "cbBTC",
  "coinbase wrapped bitcoin": "cbBTC",
  "coinbase wrapped staked eth": "cbETH",
  "staked eth": "stETH",
  "staked ether": "stETH",
  "lido staked eth": "stETH",
  "lido staked ether": "stETH",
  "wrapped steth": "wstETH",
  "wrapped staked eth": "wstETH",
  "wrapped staked ether": "wstETH",
  "rocket pool eth": "rETH",
  "wrapped eeth": "weETH",
  "savings dai": "sDAI",
  "savings usds": "sUSDS",
  "staked usde": "sUSDe",
  "paypal usd": "PYUSD",
  "liquity usd": "LUSD",
  "curve usd": "crvUSD",
  "curve dao token": "CRV",
  "lido dao token": "LDO",
  "shiba inu": "SHIB",
  "wrapped bnb": "WBNB",
  "wrapped pol": "WPOL",
  "wrapped matic": "WPOL",
  wmatic: "WPOL",
  "wrapped avax": "WAVAX",
  "wrapped xdai": "WXDAI",
  matic: "POL",
  "bridged usdc": "USDC.e",
  chainlink: "LINK",
};

/** Symbols that are English words and yet said in lower case by everybody who says them. */
const SAID_ANYWAY = new Set(
  "aero ape arb bal bat cake cig comp cow df el ens fet foam hex hunt link mana mask minds morpho ocean op perp pol rai ren safe sand sky sushi teth uni woo".split(
    " ",
  ),
);
const everyday = new Set(table.everyday.map((symbol) => symbol.toLowerCase()));
const isSpoken = (symbol: string) =>
  !everyday.has(symbol.toLowerCase()) || SAID_ANYWAY.has(symbol.toLowerCase());

/** Every spoken form in lower case, to the symbol. */
export const spokenTokens: ReadonlyMap<string, string> = new Map([
  // The first chain's spelling counts, so it comes last.
  ...[...symbols]
    .reverse()
    .filter(isSpoken)
    .map((symbol) => [symbol.toLowerCase(), symbol] as const),
  ...knownChains
    .map(({ currency }) => [currency.toLowerCase(), currency] as const)
    .filter(([, s]) => s.length > 1),
  ...Object.entries(SPOKEN),
]);
