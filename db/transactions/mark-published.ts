import type { EntityManager } from "@mikro-orm/postgresql";
import { Transaction } from "../entities/transaction.ts";

export async function markPublished(
  em: EntityManager,
  id: string,
  published: { responseCid: string; publicationTx: string },
): Promise<void> {
  const now = new Date();
  await em.nativeUpdate(Transaction, { id }, { ...published, publishedAt: now, updatedAt: now });
}
