import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { QuorumType } from "../../domain/quorum-type.ts";
import { User } from "../accounts/user.entity.ts";

/** The quorum at the wallet provider that a user chose for one purpose. */
export const ProviderQuorum = defineEntity({
  name: "ProviderQuorum",
  tableName: "provider_quorum",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.string().length(16).$type<QuorumType>(),
    /** Its id at the provider. */
    quorumId: p.string().length(100),
    displayName: p.string().length(50).nullable(),
    /** The key that it was made of here, in PEM as it was sent. */
    p256PublicKey: p.text().nullable(),
    /** Whether it is the service's own one for agents. */
    static: p.boolean(),
    createdAt: p.datetime(3),
  },
  uniques: [{ properties: ["user", "type"] }],
});

export type ProviderQuorum = InferEntity<typeof ProviderQuorum>;
