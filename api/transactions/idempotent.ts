import type { EntityManager } from "@mikro-orm/postgresql";
import { claimKey, type KeyOfCaller, keepAnswer, releaseKey } from "../../db/idempotency.ts";
import type { Run } from "../../db/prepared-transaction.ts";
import type { Caller } from "../auth/caller.ts";
import { badRequest, Refusal } from "../refusal.ts";

type Body = Record<string, unknown>;

/**
 * Does something once per `Idempotency-Key`: `act` gets a way to keep its answer within the transaction that commits what it
 * did, so that either both are there or neither.
 */
export async function idempotent(
  em: EntityManager,
  caller: Caller,
  key: string | undefined,
  bodySha256: () => string,
  act: (keep: (run: Run, answer: Body) => Promise<void>) => Promise<Body>,
): Promise<Body> {
  if (key === undefined) return act(async () => {});
  const of: KeyOfCaller = { caller: holderOf(caller), key };
  const claimed = await claimKey(em, of, bodySha256());
  if (claimed.outcome === "answered") return claimed.answer;
  if (claimed.outcome === "other-body")
    throw badRequest("This Idempotency-Key was used with another body; use a new one.");
  if (claimed.outcome === "under-way")
    throw new Refusal(409, "A request with this Idempotency-Key is under way; ask again in a moment.");
  try {
    return await act(async (run, answer) => {
      if (await keepAnswer(run, of, claimed.claim, answer)) return;
      throw new Refusal(409, "This request took so long that another one took over its Idempotency-Key.");
    });
  } catch (error) {
    await releaseKey(em, of, claimed.claim);
    throw error;
  }
}

/** Keys count per user, those of server keys per key. */
function holderOf(caller: Caller): string {
  if (caller.user) return `user:${caller.user.id}`;
  return caller.via === "key"
    ? `key:${caller.keyId}`
    : `address:${caller.via === "signature" ? caller.address : ""}`;
}
