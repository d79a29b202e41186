import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { User } from "../accounts/user.entity.ts";

/** A quorum at the wallet provider that was made of an account that the user has there. */
export const WalletQuorum = defineEntity({
  name: "WalletQuorum",
  tableName: "wallet_quorum",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    providerUserId: p.string().length(200),
    displayName: p.string().length(50),
    /** Its id at the provider. */
    quorumId: p.string().length(100),
    createdAt: p.datetime(3),
  },
  uniques: [{ properties: ["user", "providerUserId", "displayName"] }],
});

export type WalletQuorum = InferEntity<typeof WalletQuorum>;
