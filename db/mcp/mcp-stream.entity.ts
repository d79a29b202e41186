import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** A stream that is open in some process; a process that dies leaves its own, which count no more once they have ended. */
export const McpStream = defineEntity({
  name: "McpStream",
  tableName: "mcp_stream",
  indexes: [{ properties: ["holder", "endsAt"] }],
  properties: {
    id: p.uuid().primary(),
    /** Whose it is, as sessions are. */
    holder: p.string().length(80),
    /** Put off for as long as it is open. */
    endsAt: p.datetime(3).index(),
  },
});

export type McpStream = InferEntity<typeof McpStream>;
