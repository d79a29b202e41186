import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** A signed request that changed something, remembered until its window has passed. */
export const UsedSignature = defineEntity({
  name: "UsedSignature",
  tableName: "used_signature",
  properties: {
    /** SHA-256 of the signed text. */
    digest: p.string().length(64).primary(),
    expiresAt: p.datetime(3).index(),
  },
});

export type UsedSignature = InferEntity<typeof UsedSignature>;
