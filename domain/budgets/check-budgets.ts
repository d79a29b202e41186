import {
  BUDGET_PERIODS,
  type BudgetPeriod,
  type BudgetSubject,
  isAbout,
  leftOf,
  type SpentBudget,
} from "./budget.ts";
import type { Outflows } from "./outflow.ts";

export interface BudgetRefusal extends BudgetSubject {
  readonly period: BudgetPeriod;
  readonly limit: bigint;
  readonly left: bigint;
  /** Null where nobody can tell how much the call moves. */
  readonly asked: bigint | null;
}

/**
 * The first limit that a call does not keep, if there is one. A call that nobody can read could move any token, so it keeps no limit
 * on tokens; what it takes of the chain's own currency is its value, read or not.
 */
export function checkBudgets(
  { chainId, of, isWhole }: Outflows,
  budgets: readonly SpentBudget[],
): BudgetRefusal | undefined {
  for (const budget of budgets) {
    const isUntold = !isWhole && budget.asset !== "native" && isAbout(budget, budget.asset, chainId);
    const moved = of.find(({ asset }) => isAbout(budget, asset, chainId));
    if (!isUntold && !moved) continue;
    for (const period of BUDGET_PERIODS) {
      const [limit, left] = [budget.limits[period], leftOf(budget, period)];
      if (limit === null || left === null) continue;
      const asked = isUntold ? null : (moved?.amount ?? 0n);
      if (asked === null || asked > left)
        return { asset: budget.asset, chainId: budget.chainId, period, limit, left, asked };
    }
  }
  return undefined;
}
