import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import type { ConnectionState } from "../../domain/connection-code.ts";
import { ApiKey } from "../accounts/api-key.entity.ts";

/** A connection code, of which only the hash is kept. */
export const ConnectionCode = defineEntity({
  name: "ConnectionCode",
  tableName: "connection_code",
  indexes: [{ properties: ["state", "endsAt"] }],
  properties: {
    codeHash: p.string().length(64).primary(),
    state: p.string().length(8).$type<ConnectionState>(),
    createdAt: p.datetime(3),
    /** When it is over, unless it moves on before. */
    endsAt: p.datetime(3),
    /** The outbox mark: when its workflow was known to have been started. */
    startedAt: p.datetime(3).nullable(),
    /** Made by the approval; its secret is made when the agent fetches it. */
    apiKey: () => p.manyToOne(ApiKey).ref().nullable().deleteRule("cascade"),
  },
});

export type ConnectionCode = InferEntity<typeof ConnectionCode>;
