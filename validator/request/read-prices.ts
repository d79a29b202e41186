import type { ValidationRequest } from "./request.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Dollar prices by symbol in capitals, from whichever place the client sends them in. */
export function readPrices({ metadata, proposed_tx }: ValidationRequest): Record<string, number> {
  const prices: Record<string, number> = {};
  const places: (Fields | undefined)[] = [metadata, proposed_tx?.metadata, proposed_tx?.context, proposed_tx];
  for (const place of places) {
    addPrices(prices, place?.prices);
    addPrices(prices, place?.prices_usd);
  }
  return prices;
}

function addPrices(prices: Record<string, number>, given: unknown): void {
  if (typeof given !== "object" || given === null) return;
  for (const [symbol, price] of Object.entries(given)) {
    const value = dollars(price);
    if (value > 0 && Number.isFinite(value)) prices[plainSymbol(symbol)] ??= value;
  }
}

/** A price as a number, in digits, or as `{usd}`. */
function dollars(price: unknown): number {
  if (typeof price === "number" || typeof price === "string") return Number(price);
  if (typeof price !== "object" || price === null) return Number.NaN;
  const { usd } = price as { usd?: unknown };
  return typeof usd === "number" || typeof usd === "string" ? Number(usd) : Number.NaN;
}

/** "ETH", also for "eth" and "ETH/USD". */
function plainSymbol(symbol: string): string {
  return symbol.toUpperCase().replace(/[/_-]USD$/, "");
}
