import type { Address } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";
import { nativeAsset, tokenAt } from "../data/tokens.ts";

/** What the operator's own source says, as a verdict records it and a replay uses it again. */
export interface OperatorPrices {
  source: string;
  /** ISO 8601. */
  read_at: string;
  /** Dollars by contract in lower case, or "native". */
  usd: Readonly<Record<string, number>>;
}

/** Whose prices a case is judged by. Those that the request tells count only where the operator has none. */
export interface PriceRecord {
  operator?: OperatorPrices;
  /** Dollars by symbol or contract, in capitals. */
  told?: Readonly<Record<string, number>>;
}

/** Dollars by symbol and by contract, both in capitals. */
export function pricesIn({ operator, told }: PriceRecord, chainId: number): Record<string, number> {
  const prices: Record<string, number> = { ...told };
  for (const [contract, usd] of Object.entries(operator?.usd ?? {})) {
    const { symbol } = contract === "native" ? nativeAsset(chainId) : tokenAt(chainId, contract as Address);
    if (symbol !== undefined) prices[symbol.toUpperCase()] = usd;
    prices[contract.toUpperCase()] = usd;
  }
  return prices;
}

/** Whether the operator, and not the request, tells an asset's price. */
export function isOperators({ operator }: PriceRecord, { contract }: Asset): boolean {
  return operator !== undefined && Object.hasOwn(operator.usd, contract);
}
