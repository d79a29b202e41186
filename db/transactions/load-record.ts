import type { EntityManager, Loaded } from "@mikro-orm/postgresql";
import { Approval } from "./approval.entity.ts";
import { Transaction } from "./transaction.entity.ts";
import { TransactionPayload } from "./transaction-payload.entity.ts";
import { Verdict } from "./verdict.entity.ts";

/** Everything that the database holds of one transaction. */
export interface RecordedTransaction {
  readonly transaction: Loaded<Transaction, "service" | "owner">;
  readonly payload: TransactionPayload;
  /** Oldest first. */
  readonly approvals: readonly Loaded<Approval, "user" | "apiKey">[];
  readonly verdict: Verdict | null;
}

export async function loadRecord(
  em: EntityManager,
  requestHash: string,
): Promise<RecordedTransaction | undefined> {
  const fork = em.fork();
  const transaction = await fork.findOne(Transaction, { requestHash }, { populate: ["service", "owner"] });
  if (!transaction) return undefined;
  const of = { transaction: transaction.id };
  return {
    transaction,
    payload: await fork.findOneOrFail(TransactionPayload, of),
    approvals: await fork.find(Approval, of, {
      orderBy: { createdAt: "asc" },
      populate: ["user", "apiKey"],
    }),
    verdict: await fork.findOne(Verdict, of),
  };
}
