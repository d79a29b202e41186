import type { ValidationRequest } from "./request.ts";

/** Dollar prices by symbol in capitals, from whichever place the client sends them in. */
export function readPrices({ metadata, proposed_tx }: ValidationRequest): Record<string, number> {
  const places = [metadata, proposed_tx?.metadata, proposed_tx?.context] as (
    | Record<string, unknown>
    | undefined
  )[];
  const prices: Record<string, number> = {};
  for (const given of places.flatMap((place) => [place?.prices, place?.prices_usd])) {
    if (typeof given !== "object" || given === null) continue;
    for (const [symbol, price] of Object.entries(given)) {
      const value = Number(price);
      if (value > 0 && Number.isFinite(value)) prices[symbol.toUpperCase()] ??= value;
    }
  }
  return prices;
}
