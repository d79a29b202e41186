import { defineEntity, p } from "@mikro-orm/postgresql";

/**
 * What became of an agent's transactions of one hour, or one day, that are at their end and archived: nothing of those changes any
 * more, so that profiles and metrics add up these instead of every transaction there ever was.
 */
export const AgentPeriod = defineEntity({
  name: "AgentPeriod",
  tableName: "agent_period",
  properties: {
    escrowAddress: p.string().length(42).primary(),
    length: p.string().length(4).$type<"hour" | "day">().primary(),
    /** UTC; by when they were submitted. */
    start: p.datetime(3).primary(),
    rejected: p.integer(),
    executed: p.integer(),
    failed: p.integer(),
    /** How many of them orion decided on, and the sum of how sure it was. */
    judged: p.integer(),
    confidence: p.double(),
    firstSeenAt: p.datetime(3),
    lastActivityAt: p.datetime(3),
  },
});
