import { type EntityManager, raw } from "@mikro-orm/postgresql";
import { Transaction } from "../entities/transaction.ts";

/** Touches only its own columns, so that it never undoes what runs side by side with it. */
export async function markRegistered(
  em: EntityManager,
  id: string,
  registered: { requestCid: string; registrationTx: string },
): Promise<void> {
  const now = new Date();
  await em.nativeUpdate(
    Transaction,
    { id },
    { ...registered, registeredAt: now, updatedAt: now, startedAt: raw("coalesce(started_at, ?)", [now]) },
  );
}
