import type { AssetAmount } from "../calls/call.ts";
import { showAmount } from "../calls/show-amount.ts";
import type { Case } from "../case/case.ts";

/** The decoded calls as a model reads them: every facet, amounts also as people write them. */
export function presentCalls({ calls }: Case): string {
  return calls.map((call) => JSON.stringify(call, readable)).join("\n");
}

/** What the request says around the calls. None of it is known to be true. */
export function presentContext({ chain, evaluatedAt, claims, gas, prices, texts }: Case): string {
  return JSON.stringify(
    {
      chain: { id: chain.id, name: chain.name },
      judged_at: new Date(evaluatedAt).toISOString(),
      claims,
      gas,
      prices_usd: prices,
      texts,
    },
    readable,
  );
}

function readable(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  return isAssetAmount(value) ? { amount: showAmount(value), ...value } : value;
}

function isAssetAmount(value: unknown): value is AssetAmount {
  return typeof value === "object" && value !== null && "asset" in value && "baseUnits" in value;
}
