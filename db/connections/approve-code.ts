import type { EntityManager } from "@mikro-orm/postgresql";
import { READY_AT_LEAST_MS } from "../../domain/connection-code.ts";
import { addApiKey } from "../accounts/api-keys.ts";

/** The one who wins a race is whoever's statement finds the code pending. */
const APPROVE = `
  update connection_code
     set state = 'ready', ends_at = greatest(ends_at, now() + ${READY_AT_LEAST_MS} * interval '1 millisecond')
   where code_hash = ? and state = 'pending' and ends_at > now()
  returning (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`;

const LINK = "update connection_code set api_key_id = ? where code_hash = ?";

/**
 * Approves a pending code for a user and adds the agent's key, listed and revocable at once, though nobody can use it before
 * it has a secret. Returns until when the agent may fetch it; undefined where the code is not pending.
 */
export async function approveCode(
  em: EntityManager,
  codeHash: string,
  userId: string,
): Promise<number | undefined> {
  return em.fork().transactional(async (tx) => {
    const [approved] = await tx.execute<{ endsAt: number }[]>(APPROVE, [codeHash]);
    if (!approved) return undefined;
    const name = `Agent connected on ${new Date().toISOString().slice(0, 10)}`;
    const key = addApiKey(tx, undefined, { type: "user", label: "agent", name, userId });
    await tx.flush();
    await tx.execute(LINK, [key.id, codeHash]);
    return approved.endsAt;
  });
}
