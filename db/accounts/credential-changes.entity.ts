import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** Triggers count here every change of an API key, and every session that ends: who remembers some sees by it that none has changed. */
export const CredentialChanges = defineEntity({
  name: "CredentialChanges",
  tableName: "credential_changes",
  properties: {
    kind: p.string().length(8).$type<"key" | "session">().primary(),
    count: p.bigint("number"),
  },
});

export type CredentialChanges = InferEntity<typeof CredentialChanges>;
