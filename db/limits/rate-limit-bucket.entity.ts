import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** One rate-limit bucket, where replicas share them. The columns, in this order, are those that rate-limiter-flexible writes. */
export const RateLimitBucket = defineEntity({
  name: "RateLimitBucket",
  tableName: "rate_limit_bucket",
  properties: {
    key: p.string().primary(),
    points: p.integer(),
    /** Milliseconds since the epoch. */
    expire: p.bigint("number").index(),
  },
});

export type RateLimitBucket = InferEntity<typeof RateLimitBucket>;
