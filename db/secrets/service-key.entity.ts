import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** A private key of the built-in verification service, sealed. Keys of the past stay, for opening what was sealed to them. */
export const ServiceKey = defineEntity({
  name: "ServiceKey",
  tableName: "service_key",
  properties: {
    fingerprint: p.string().length(40).primary(),
    publicKey: p.text(),
    privateKeySealed: p.text(),
    createdAt: p.datetime(3),
  },
});

export type ServiceKey = InferEntity<typeof ServiceKey>;
