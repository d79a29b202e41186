import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** A person or organisation, known by one Ethereum address. */
export const User = defineEntity({
  name: "User",
  tableName: "user_account",
  properties: {
    id: p.uuid().primary(),
    /** With its EIP-55 checksum. */
    ethereumAddress: p.string().length(42).unique(),
    createdAt: p.datetime(3),
  },
});

export type User = InferEntity<typeof User>;
