import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** A number to sign in with, good once and for one address. */
export const SiweNonce = defineEntity({
  name: "SiweNonce",
  tableName: "siwe_nonce",
  properties: {
    nonce: p.string().length(64).primary(),
    ethereumAddress: p.string().length(42),
    expiresAt: p.datetime(3).index(),
  },
});

export type SiweNonce = InferEntity<typeof SiweNonce>;
