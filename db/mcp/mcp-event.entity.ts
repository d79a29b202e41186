import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { McpSession } from "./mcp-session.entity.ts";

/** A message that the service sends on a stream of a session, kept so that the stream can be resumed anywhere. */
export const McpEvent = defineEntity({
  name: "McpEvent",
  tableName: "mcp_event",
  // Whoever answers a call, or cancels it, first: its stream ends once.
  uniques: [{ properties: ["session", "stream"], where: { last: true }, name: "mcp_event_one_end" }],
  properties: {
    session: () => p.manyToOne(McpSession).ref().primary().deleteRule("cascade").joinColumn("session_hash"),
    number: p.integer().primary(),
    /** The session's own stream, or the id of the one that answers a call. */
    stream: p.string().length(36),
    /** JSON-RPC, as it is sent; empty at the end of a stream whose call was cancelled. */
    message: p.text(),
    /** Whether the stream is over with it. */
    last: p.boolean(),
    endsAt: p.datetime(3).index(),
  },
});

export type McpEvent = InferEntity<typeof McpEvent>;
