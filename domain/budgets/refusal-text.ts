import type { CustodyKind } from "../execution-type.ts";
import type { BudgetPeriod } from "./budget.ts";
import type { BudgetRefusal } from "./check-budgets.ts";

const PERIODS: Record<BudgetPeriod, string> = {
  transaction: "per transaction",
  "24h": "in 24 hours",
  "30d": "in 30 days",
};

/** Which budget is in the way and what is left of it, for the owner and for whoever proposed the transaction. */
export function refusalText(
  type: CustodyKind,
  { asset, chainId, period, limit, left, asked }: BudgetRefusal,
): string {
  const chain = chainId === null ? "" : ` on chain ${chainId}`;
  const what = asset === "native" ? "the native currency" : `the token ${asset}`;
  const budget = `The ${type} budget for ${what}${chain} is ${limit} base units ${PERIODS[period]}, of which ${left} are left`;
  return asked === null
    ? `${budget}; what this call takes out cannot be told from its calldata.`
    : `${budget}; this call takes out up to ${asked}.`;
}
