import type { EntityManager } from "@mikro-orm/postgresql";
import { Approval } from "./approval.entity.ts";
import { Transaction } from "./transaction.entity.ts";

/** Younger rows are on their way: whoever wrote them tells Temporal within moments. */
const GRACE_MS = 10_000;
const PAGE = 200;

/** Transactions whose workflow is not known to have started, the oldest first. */
export function unstartedTransactions(em: EntityManager): Promise<Transaction[]> {
  const before = new Date(Date.now() - GRACE_MS);
  return em
    .fork()
    .find(
      Transaction,
      { startedAt: null, createdAt: { $lt: before } },
      { orderBy: { createdAt: "asc" }, limit: PAGE },
    );
}

export async function markStarted(em: EntityManager, id: string): Promise<void> {
  await em.fork().nativeUpdate(Transaction, { id, startedAt: null }, { startedAt: new Date() });
}

/** Decisions that their workflow has not looked at, by transaction. */
export async function unseenApprovals(em: EntityManager): Promise<{ id: string; requestHash: string }[]> {
  const before = new Date(Date.now() - GRACE_MS);
  const approvals = await em.fork().find(
    Approval,
    {
      signalledAt: null,
      createdAt: { $lt: before },
      transaction: { status: "PENDING", startedAt: { $ne: null } },
    },
    { orderBy: { createdAt: "asc" }, limit: PAGE, populate: ["transaction"] },
  );
  return approvals.map((approval) => ({ id: approval.id, requestHash: approval.transaction.$.requestHash }));
}
