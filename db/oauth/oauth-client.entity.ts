import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ClientAuthMethod } from "../../domain/oauth-client.ts";

/** A program that asks people for grants: registered here, or described by a document of its own. */
export const OAuthClient = defineEntity({
  name: "OAuthClient",
  tableName: "oauth_client",
  properties: {
    /** Ours, or the address of the client's own document. */
    id: p.string().length(2048).primary(),
    name: p.string().length(200),
    redirectUris: p.array<string>(),
    authMethod: p.string().length(32).$type<ClientAuthMethod>(),
    /** Null for one that has no secret. */
    secretHash: p.string().length(64).nullable(),
    createdAt: p.datetime(3),
    /** When its document was read last; null for a registered one. */
    fetchedAt: p.datetime(3).nullable(),
    /** When it asked for a grant last, or was made. */
    lastUsedAt: p.datetime(3).index(),
  },
});

export type OAuthClient = InferEntity<typeof OAuthClient>;
