import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { User } from "../accounts/user.entity.ts";
import { BudgetReservation } from "./budget-reservation.entity.ts";

/** How much of one asset a reservation takes from the budgets. */
export const BudgetOutflow = defineEntity({
  name: "BudgetOutflow",
  tableName: "budget_outflow",
  properties: {
    reservation: () =>
      p.manyToOne(BudgetReservation).ref().primary().deleteRule("cascade").joinColumn("external_id"),
    asset: p.string().length(42).primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.string().length(16).$type<CustodyKind>(),
    chainId: p.bigint("number"),
    amount: p.decimal("string").precision(78).scale(0),
    /** `infinity` while it may yet be spent and `-infinity` once it is given back, so that one range holds all that counts. */
    spentAt: p.datetime(3),
  },
  indexes: [{ properties: ["user", "type", "asset", "spentAt"] }],
});

export type BudgetOutflow = InferEntity<typeof BudgetOutflow>;
