import type { ValidationRequest } from "./request.ts";

/** Dollar prices by symbol in capitals, from whichever place the client sends them in. */
export function readPrices({ metadata, proposed_tx }: ValidationRequest): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const place of [metadata, proposed_tx?.metadata, proposed_tx?.context]) {
    addPrices(prices, place?.prices);
    addPrices(prices, place?.prices_usd);
  }
  return prices;
}

function addPrices(prices: Record<string, number>, given: unknown): void {
  if (typeof given !== "object" || given === null) return;
  for (const [symbol, price] of Object.entries(given)) {
    const value = Number(price);
    if (value > 0 && Number.isFinite(value)) prices[symbol.toUpperCase()] ??= value;
  }
}
