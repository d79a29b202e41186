import type { Address } from "../addresses/address.ts";
import { isBoundedByWords, waiverOf } from "./bounded-by-words.ts";
import type { Case } from "./case.ts";

/** The assets whose price decides about a case, and their chain. */
export interface WantedPrices {
  chainId: number;
  assets: (Address | "native")[];
}

/** No trade is made of more; what asks for more is not looked up. */
const MOST_ASSETS = 16;

/** What has to be looked up: where a trade is bounded by nothing that the intent says, or where the intent speaks of dollars. */
export function wantedPrices(opened: Case): WantedPrices | undefined {
  const { intent, pairs, chain } = opened;
  const isOpen = pairs.some((pair) => {
    const { call, prepares } = pair;
    if (call.operation !== "swap" || prepares) return false;
    return !isBoundedByWords(pair, opened) && (!waiverOf(call, intent) || intent.slippage !== undefined);
  });
  const isInDollars = speaksOfDollars(opened);
  if (!isOpen && !isInDollars) return undefined;
  const assets = new Set<Address | "native">();
  if (intent.gas.maxCost?.unit === "USD") assets.add("native");
  for (const { call } of pairs) {
    const { amountIn, amountOut, amountsIn = [], amountsOut = [] } = call;
    for (const moved of [amountIn, amountOut, ...amountsIn, ...amountsOut])
      if (moved) assets.add(moved.asset.contract);
  }
  return assets.size > 0 && assets.size <= MOST_ASSETS
    ? { chainId: chain.id, assets: [...assets] }
    : undefined;
}

function speaksOfDollars({ intent }: Case): boolean {
  const amounts = intent.steps.flatMap(({ amount, amountOut, restated }) => [amount, amountOut, ...restated]);
  const limits = (intent.limits ?? []).map(({ amount }) => amount);
  const isDollars = [...amounts, ...limits].some(
    (amount) => amount?.kind === "number" && amount.unit === "USD",
  );
  return isDollars || intent.gas.maxCost?.unit === "USD";
}
