import type { Call } from "../../calls/call.ts";
import type { Intent } from "../../intent/intent.ts";

/** What a text is explained by: what is called, where, at which prices, within which terms. */
export interface Ground {
  calls: readonly Call[];
  chainId: number;
  prices: Record<string, number>;
  bounds: Pick<Intent, "limits" | "slippage">;
}
