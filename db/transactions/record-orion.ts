import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OrionDecision } from "../../domain/decide.ts";
import { Approval } from "../entities/approval.ts";
import type { Transaction } from "../entities/transaction.ts";
import { Verdict } from "../entities/verdict.ts";
import { lockTransaction } from "./lock-transaction.ts";

export interface OrionsSay {
  readonly decision: OrionDecision;
  readonly confidence: number;
  readonly analysis: string;
  /** The arbiter's whole answer, where there is one. */
  readonly answer?: string;
}

/** Records what the built-in arbiter decided. There is one orion decision per transaction: an earlier one is adopted. */
export function recordOrion(em: EntityManager, requestHash: string, say: OrionsSay): Promise<OrionDecision> {
  return em.fork().transactional(async (tx) => {
    const transaction = await lockTransaction(tx, requestHash);
    const earlier = await tx.findOne(Approval, { transaction: transaction.id, type: "orion" });
    if (earlier) return earlier.decision;
    transaction.startedAt ??= new Date();
    addOrion(tx, transaction, say);
    return say.decision;
  });
}

/** Within a transaction that holds the row and has seen no orion decision. */
export function addOrion(tx: EntityManager, transaction: Transaction, say: OrionsSay): void {
  const createdAt = new Date();
  const { decision, confidence, analysis, answer } = say;
  tx.create(Approval, {
    id: randomUUID(),
    transaction,
    approver: "orion",
    type: "orion",
    decision,
    confidence,
    analysis,
    createdAt,
    // The workflow that asked knows already.
    signalledAt: createdAt,
  });
  if (answer !== undefined) tx.create(Verdict, { transaction, answer, createdAt });
  transaction.updatedAt = createdAt;
}
