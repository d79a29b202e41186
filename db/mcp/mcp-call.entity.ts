import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { McpSession } from "./mcp-session.entity.ts";

/** A call that may take its time: it can be cancelled, and should the process die that waits, another finishes its stream. */
export const McpCall = defineEntity({
  name: "McpCall",
  tableName: "mcp_call",
  properties: {
    stream: p.string().length(36).primary(),
    session: () => p.manyToOne(McpSession).ref().deleteRule("cascade").joinColumn("session_hash").index(),
    /** The id of its JSON-RPC request, as JSON. */
    requestId: p.text(),
    /** What POST /transactions answered, as JSON; null before it has. */
    record: p.text().nullable(),
    /** When it is answered without a verdict. */
    endsAt: p.datetime(3).index(),
  },
});

export type McpCall = InferEntity<typeof McpCall>;
