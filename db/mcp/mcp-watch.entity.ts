import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";
import { McpSession } from "./mcp-session.entity.ts";

/** That a session asked for a verdict and is to be told of it. */
export const McpWatch = defineEntity({
  name: "McpWatch",
  tableName: "mcp_watch",
  properties: {
    requestHash: p.string().length(66).primary(),
    session: () =>
      p.manyToOne(McpSession).ref().primary().deleteRule("cascade").joinColumn("session_hash").index(),
    /** Decision and status that it was told last. */
    told: p.string().length(24).nullable(),
  },
});

export type McpWatch = InferEntity<typeof McpWatch>;
