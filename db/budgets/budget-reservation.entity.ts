import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { CustodyKind } from "../../domain/execution-type.ts";
import { User } from "../accounts/user.entity.ts";

/** `open` while it may yet be spent. The first answer to an order stands: what was refused or given back is never open again. */
export type ReservationState = "open" | "settled" | "released" | "refused";

/** What an order to the custody provider was allowed under its owner's budgets, or why it was not. */
export const BudgetReservation = defineEntity({
  name: "BudgetReservation",
  tableName: "budget_reservation",
  properties: {
    /** What the provider knows the order by. */
    externalId: p.string().length(255).primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.string().length(16).$type<CustodyKind>(),
    state: p.string().length(8).$type<ReservationState>(),
    /** In words, which budget was in the way and what was left of it. */
    refusal: p.text().nullable(),
    createdAt: p.datetime(3),
    /** When it was settled or given back. */
    endedAt: p.datetime(3).nullable(),
  },
  indexes: [{ properties: ["user"], where: { state: "open" }, name: "budget_reservation_open" }],
});

export type BudgetReservation = InferEntity<typeof BudgetReservation>;
