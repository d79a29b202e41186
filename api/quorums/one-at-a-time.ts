import { hash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { claimKey, releaseKey } from "../../db/idempotency/idempotency-keys.ts";
import { Refusal } from "../refusal.ts";

/**
 * Of several calls for the same purpose, on whichever replica, one at a time is under way: the provider knows no idempotency
 * keys, so two at once would make two quorums. The claim of a process that died frees itself within a minute.
 */
export async function oneAtATime<T>(database: Database, purpose: string, work: () => Promise<T>): Promise<T> {
  const key = { caller: "quorums", key: hash("sha256", purpose) };
  const claimed = await claimKey(database.em, key, key.key);
  if (claimed.outcome !== "claimed")
    throw new Refusal(409, "The same is being registered at this moment; ask again in some seconds.");
  try {
    return await work();
  } finally {
    await releaseKey(database.em, key, claimed.claim);
  }
}
