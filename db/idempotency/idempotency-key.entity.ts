import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** One `Idempotency-Key` of one caller: claimed while its request is under way, then holding the first answer. */
export const IdempotencyKey = defineEntity({
  name: "IdempotencyKey",
  tableName: "idempotency_key",
  properties: {
    /** `user:<id>` or `key:<id>`; or, for claims that the service makes for itself, their kind. */
    caller: p.string().length(64).primary(),
    key: p.string().length(255).primary(),
    bodySha256: p.string().length(64),
    /** Names the request that holds the claim, so that one which was given up cannot finish later. */
    claim: p.uuid(),
    claimedAt: p.datetime(3).index(),
    /** Null while under way. */
    answer: p.json<Record<string, unknown>>().nullable(),
  },
});

export type IdempotencyKey = InferEntity<typeof IdempotencyKey>;
