import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** An MCP session, of whose id only the hash is kept. Any replica answers it. */
export const McpSession = defineEntity({
  name: "McpSession",
  tableName: "mcp_session",
  indexes: [{ properties: ["holder", "usedAt"] }],
  properties: {
    sessionHash: p.string().length(64).primary(),
    /** Whose it is: a user, or a server key. To everyone else it does not exist. */
    holder: p.string().length(80),
    /** As it was agreed at its beginning. */
    protocolVersion: p.string().length(10),
    /** The least of RFC 5424's severities that its client wants to hear of, counted from debug, 0, to emergency, 7. */
    logLevel: p.smallint(),
    createdAt: p.datetime(3),
    usedAt: p.datetime(3),
    endsAt: p.datetime(3).index(),
    /** The number of its newest event. Events are numbered under this row's lock, so that they appear in order. */
    lastEvent: p.integer(),
    /** The newest event that a stream of its own has written. */
    heardEvent: p.integer(),
    /** The one stream of its own that is written to; an older one ends. */
    streamId: p.uuid().nullable(),
  },
});

export type McpSession = InferEntity<typeof McpSession>;
