import type { EntityManager } from "@mikro-orm/postgresql";

export async function findOwnerId(em: EntityManager, requestHash: string): Promise<string | undefined> {
  const [row] = await em
    .fork()
    .execute<{ owner_id: string }[]>("select owner_id from transaction_request where request_hash = ?", [
      requestHash,
    ]);
  return row?.owner_id;
}
