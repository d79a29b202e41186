import type { EntityManager } from "@mikro-orm/postgresql";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import { newestFirst, olderThan, type Page } from "../newest-first.ts";
import { Approval } from "./approval.entity.ts";
import { type FoundApproval, foundApproval } from "./found-approval.ts";
import { Transaction } from "./transaction.entity.ts";
import type { TransactionRow } from "./transaction-row.ts";

export interface ListedTransaction {
  readonly id: string;
  readonly createdAt: Date;
  readonly transaction: TransactionRow;
  /** Oldest first. */
  readonly approvals: readonly FoundApproval[];
}

/** A user's transactions with every decision on them, newest first. */
export async function listTransactions(
  em: EntityManager,
  { ownerId, status }: { ownerId: string; status?: TransactionStatus | undefined },
  { after, take }: Page,
): Promise<ListedTransaction[]> {
  const filter = { owner: ownerId, ...(status ? { status } : {}) };
  const rows = await em
    .fork()
    .find(Transaction, { $and: [filter, olderThan(after)] }, { orderBy: newestFirst, limit: take });
  const approvals = await findApprovals(
    em,
    rows.map(({ id }) => id),
  );
  const byTransaction = Map.groupBy(approvals, ({ transactionId }) => transactionId);
  return rows.map((transaction) => ({
    id: transaction.id,
    createdAt: transaction.createdAt,
    transaction,
    approvals: byTransaction.get(transaction.id) ?? [],
  }));
}

/** Every decision on these transactions, the oldest first. */
export async function findApprovals(
  em: EntityManager,
  transactionIds: readonly string[],
): Promise<FoundApproval[]> {
  const rows = await em
    .fork()
    .find(
      Approval,
      { transaction: { $in: [...transactionIds] } },
      { orderBy: { createdAt: "asc" }, populate: ["user"] },
    );
  return rows.map(foundApproval);
}
