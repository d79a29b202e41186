import { readFileSync } from "node:fs";
import type { Address } from "../addresses/address.ts";
import type { Asset } from "./asset.ts";

/**
 * The large list: some twenty thousand tokens, of which a request moves one at most. It is kept as the text that it is in,
 * sorted by chain and address, and looked up by halving, so that a thread loads it in a millisecond and keeps it once.
 */
interface Listed {
  version: string;
  date: string;
  sources: readonly string[];
  lines: string;
}

let listed: Listed | undefined;

export function listedTable(): Listed {
  if (listed) return listed;
  const text = readFileSync(new URL("token-contracts.txt", import.meta.url), "latin1");
  const end = text.indexOf("\n");
  listed = { ...JSON.parse(text.slice(0, end)), lines: text.slice(end + 1) };
  return listed as Listed;
}

/** What was found of late, or not: a search goes through a megabyte. */
const sought = new Map<string, Asset | undefined>();
const MOST_KEPT = 10_000;

export function listedAt(chainId: number, contract: Address): Asset | undefined {
  const key = `${chainId}:${contract} `;
  if (sought.has(key)) return sought.get(key);
  if (sought.size === MOST_KEPT) sought.clear();
  const found = search(chainId, key);
  sought.set(key, found);
  return found;
}

function search(chainId: number, key: string): Asset | undefined {
  const { lines } = listedTable();
  let [low, high] = [0, lines.length];
  while (low < high) {
    const start = lines.lastIndexOf("\n", ((low + high) >> 1) - 1) + 1;
    const at = start < low ? low : start;
    const end = lines.indexOf("\n", at);
    const line = lines.slice(at, end);
    if (line.startsWith(key)) return assetIn(chainId, line);
    if (line < key) low = end + 1;
    else high = at - 1 < low ? low : at - 1;
  }
  return undefined;
}

const symbols = new Map<number, ReadonlyMap<string, Asset>>();

/** The list's token of a symbol in lower case, which means one contract on a chain; no other table has the symbol. */
export function listedBySymbol(chainId: number, symbol: string): Asset | undefined {
  let onChain = symbols.get(chainId);
  if (!onChain) {
    onChain = new Map(assetsOf(chainId).map((asset) => [asset.symbol?.toLowerCase() ?? "", asset]));
    symbols.set(chainId, onChain);
  }
  return onChain.get(symbol);
}

function assetsOf(chainId: number): Asset[] {
  const { lines } = listedTable();
  const prefix = `${chainId}:`;
  const first = lines.startsWith(prefix) ? 0 : lines.indexOf(`\n${prefix}`) + 1;
  const assets: Asset[] = [];
  for (let at = first; lines.startsWith(prefix, at); ) {
    const end = lines.indexOf("\n", at);
    const asset = assetIn(chainId, lines.slice(at, end));
    if (asset) assets.push(asset);
    at = end + 1;
  }
  return assets;
}

/** "1:0x… 18 SYMBOL" */
function assetIn(chainId: number, line: string): Asset | undefined {
  const [place = "", decimals = "", symbol] = line.split(" ");
  const contract = place.slice(place.indexOf(":") + 1) as Address;
  return symbol ? { chainId, contract, symbol, decimals: Number(decimals) } : undefined;
}
