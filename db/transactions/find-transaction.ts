import type { EntityManager } from "@mikro-orm/postgresql";
import { Transaction } from "./transaction.entity.ts";
import { TransactionPayload } from "./transaction-payload.entity.ts";
import type { TransactionRow } from "./transaction-row.ts";
import { Verdict } from "./verdict.entity.ts";

export interface FoundTransaction {
  readonly transaction: TransactionRow;
  readonly ownerId: string;
  /** Where it is registered; null for a plain one. */
  readonly inbox: string | null;
}

export async function findTransaction(
  em: EntityManager,
  requestHash: string,
): Promise<FoundTransaction | undefined> {
  const transaction = await em.fork().findOne(Transaction, { requestHash }, { populate: ["service"] });
  if (!transaction) return undefined;
  return {
    transaction,
    ownerId: transaction.owner.id,
    inbox: transaction.service?.$.inbox ?? null,
  };
}

/** The exact bytes that its request hash covers: an armoured message, canonical JSON for a plain one. */
export async function findPayloadText(em: EntityManager, transactionId: string): Promise<string> {
  return (await em.fork().findOneOrFail(TransactionPayload, { transaction: transactionId })).text;
}

/** The built-in arbiter's whole answer, byte for byte; null where there is none. */
export async function findVerdictAnswer(em: EntityManager, transactionId: string): Promise<string | null> {
  return (await em.fork().findOne(Verdict, { transaction: transactionId }))?.answer ?? null;
}
