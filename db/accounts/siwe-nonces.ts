import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { SiweNonce } from "./siwe-nonce.entity.ts";

const LIFETIME_MS = 10 * 60_000;

/** A new nonce for one address. Alphanumeric, as EIP-4361 asks, with 128 random bits. */
export async function issueNonce(em: EntityManager, ethereumAddress: string): Promise<string> {
  const nonce = randomBytes(16).toString("hex");
  const tx = em.fork();
  await tx.insert(SiweNonce, { nonce, ethereumAddress, expiresAt: new Date(Date.now() + LIFETIME_MS) });
  await forgetExpired(tx);
  return nonce;
}

/** Uses a nonce up; false where it was never given to this address, is used already or too old. */
export async function consumeNonce(
  tx: EntityManager,
  nonce: string,
  ethereumAddress: string,
): Promise<boolean> {
  return (await tx.nativeDelete(SiweNonce, { nonce, ethereumAddress, expiresAt: { $gt: new Date() } })) > 0;
}

/** A few at a time, passing over those that another request deletes at this moment. */
async function forgetExpired(em: EntityManager): Promise<void> {
  await em.execute(
    "delete from siwe_nonce where nonce in (select nonce from siwe_nonce where expires_at < now() limit 20 for update skip locked)",
  );
}
