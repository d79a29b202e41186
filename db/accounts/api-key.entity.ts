import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { KeyLabel, KeyType } from "../../domain/key-types.ts";
import type { Scope } from "../../domain/scopes.ts";
import { User } from "./user.entity.ts";

/** A key for programs. Only the hash of its secret is kept. */
export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.uuid().primary(),
    /** Null for server keys, which belong to the operator. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule("cascade").index(),
    name: p.string().length(100),
    type: p.string().length(8).$type<KeyType>(),
    label: p.string().length(8).$type<KeyLabel>(),
    scopes: p.array<Scope>(),
    /** Null while the agent that it was approved for has not fetched it. */
    secretHash: p.string().length(64).unique().nullable(),
    /** The first characters of the secret, by which a person recognises the key in a list; empty while there is none. */
    prefix: p.string().length(12),
    /** The environment variable that this key came from, which revokes it when it changes. */
    bootstrap: p.string().nullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime(3).nullable(),
  },
  triggers: [
    {
      name: "count_change",
      timing: "after",
      events: ["update", "delete"],
      // When it was used last is noted all the time and changes nothing that a caller may do.
      body: `if to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at' then update credential_changes set count = count + 1 where kind = 'key'; end if; return null;`,
    },
  ],
});

export type ApiKey = InferEntity<typeof ApiKey>;
