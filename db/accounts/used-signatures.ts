import type { EntityManager } from "@mikro-orm/postgresql";

/** Remembers that a signed request was used; false where it was before. Those whose time is over are forgotten, a few at a time. */
export async function useSignatureOnce(em: EntityManager, digest: string, expiresAt: Date): Promise<boolean> {
  const fresh = em.fork();
  const inserted = await fresh.execute(
    "insert into used_signature (digest, expires_at) values (?, ?) on conflict do nothing returning digest",
    [digest, expiresAt],
  );
  await fresh.execute(
    "delete from used_signature where digest in (select digest from used_signature where expires_at < now() limit 20 for update skip locked)",
  );
  return inserted.length > 0;
}
