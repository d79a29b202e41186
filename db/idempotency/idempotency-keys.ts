import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Run } from "../prepared-transaction.ts";
import { IdempotencyKey } from "./idempotency-key.entity.ts";

/** A request that died leaves its claim; after this long another may take it. */
const CLAIM_MS = 60_000;
const REMEMBERED_MS = 24 * 3_600_000;

export interface KeyOfCaller {
  /** `user:<id>` or `key:<id>`. */
  readonly caller: string;
  readonly key: string;
}

export type Claimed =
  | { readonly outcome: "claimed"; readonly claim: string }
  | { readonly outcome: "answered"; readonly answer: Record<string, unknown> }
  | { readonly outcome: "other-body" }
  | { readonly outcome: "under-way" };

/** Claims a key for one request; of many at once exactly one gets it. */
export async function claimKey(em: EntityManager, of: KeyOfCaller, bodySha256: string): Promise<Claimed> {
  const claim = randomUUID();
  const now = Date.now();
  const [taken] = await em.fork().execute(
    `insert into idempotency_key as k (caller, key, body_sha256, claim, claimed_at) values (?, ?, ?, ?, ?)
     on conflict (caller, key) do update set body_sha256 = excluded.body_sha256, claim = excluded.claim,
       claimed_at = excluded.claimed_at, answer = null
     where (k.answer is null and k.claimed_at < ?) or k.claimed_at < ?
     returning claim`,
    [
      of.caller,
      of.key,
      bodySha256,
      claim,
      new Date(now),
      new Date(now - CLAIM_MS),
      new Date(now - REMEMBERED_MS),
    ],
  );
  if (taken) return { outcome: "claimed", claim };
  const holder = await em.fork().findOne(IdempotencyKey, { ...of });
  if (!holder) return claimKey(em, of, bodySha256);
  if (holder.bodySha256 !== bodySha256) return { outcome: "other-body" };
  return holder.answer ? { outcome: "answered", answer: holder.answer } : { outcome: "under-way" };
}

/** Within the transaction that commits the request itself: false where the claim was lost to another meanwhile. */
export async function keepAnswer(
  run: Run,
  of: KeyOfCaller,
  claim: string,
  answer: Record<string, unknown>,
): Promise<boolean> {
  const kept = await run(
    "keep-answer",
    `update idempotency_key set answer = $4 where caller = $1 and key = $2 and claim = $3 and answer is null
     returning claim`,
    of.caller,
    of.key,
    claim,
    JSON.stringify(answer),
  );
  return kept.length === 1;
}

/** A refused request frees its key, so that a corrected one can use it. */
export async function releaseKey(em: EntityManager, of: KeyOfCaller, claim: string): Promise<void> {
  await em.fork().nativeDelete(IdempotencyKey, { ...of, claim, answer: null });
}
