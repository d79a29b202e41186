import type { Address } from "../addresses/address.ts";
import type { OperatorPrices } from "../case/prices.ts";
import type { WantedPrices } from "../case/wanted-prices.ts";
import { wrappedNative } from "../data/contracts.ts";

/** The operator's prices: dollars by contract in lower case, of those assets that it knows. Throws where it cannot be asked. */
export interface PriceSource {
  name: string;
  read(chainId: number, contracts: readonly Address[]): Promise<ReadonlyMap<Address, number>>;
}

/** The price source does not answer: nothing is wrong with the request, and it may be judged a little later. */
export class PricesUnavailable extends Error {
  constructor(cause: unknown) {
    super("The source of prices does not answer; try again in a moment.", { cause });
  }
}

/** Asks once for everything that a case needs; a chain's own currency is worth what its wrapped form is. */
export async function askPrices(
  source: PriceSource,
  { chainId, assets }: WantedPrices,
  now: number,
): Promise<OperatorPrices> {
  const contracts = new Map<Address | "native", Address>();
  for (const asset of assets) {
    const contract = asset === "native" ? wrappedNative(chainId) : asset;
    if (contract) contracts.set(asset, contract);
  }
  const found = await source.read(chainId, [...new Set(contracts.values())]).catch((error: unknown) => {
    throw new PricesUnavailable(error);
  });
  const usd: Record<string, number> = {};
  for (const [asset, contract] of contracts) {
    const price = found.get(contract);
    if (price !== undefined && price > 0 && Number.isFinite(price)) usd[asset] = price;
  }
  return { source: source.name, read_at: new Date(now).toISOString(), usd };
}
