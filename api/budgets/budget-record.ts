import { Type } from "typebox";
import type { StoredBudget } from "../../db/budgets/spent-budgets.ts";
import { leftOf } from "../../domain/budgets/budget.ts";
import { CUSTODY_KINDS } from "../../domain/execution-type.ts";

const Amount = Type.String({ description: "Base units, as a decimal string." });
const Limit = Type.Union([Amount, Type.Null()], { description: "null: no such limit." });

export const BudgetRecord = Type.Object(
  {
    type: Type.Enum([...CUSTODY_KINDS]),
    asset: Type.String({ description: "native, or the token's contract." }),
    chainId: Type.Union([Type.Integer(), Type.Null()], { description: "null: all chains together." }),
    perTransaction: Limit,
    per24h: Limit,
    per30d: Limit,
    spent24h: Type.String({ description: "Spent in the last 24 hours, and all that is under way." }),
    spent30d: Type.String({ description: "Spent in the last 30 days, and all that is under way." }),
    underWay: Type.String({
      description: "What of it is reserved for transactions that have not ended yet.",
    }),
    left24h: Limit,
    left30d: Limit,
  },
  { $id: "Budget", additionalProperties: false },
);

export function presentBudget(budget: Omit<StoredBudget, "createdAt" | "updatedAt">) {
  const { type, asset, chainId, limits, spent, underWay } = budget;
  const text = (amount: bigint | null) => amount?.toString() ?? null;
  return {
    type,
    asset,
    chainId,
    perTransaction: text(limits.transaction),
    per24h: text(limits["24h"]),
    per30d: text(limits["30d"]),
    spent24h: spent["24h"].toString(),
    spent30d: spent["30d"].toString(),
    underWay: underWay.toString(),
    left24h: text(leftOf(budget, "24h")),
    left30d: text(leftOf(budget, "30d")),
  };
}
