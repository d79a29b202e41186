import { defineEntity, p } from "@mikro-orm/postgresql";

/**
 * How an agent's transactions of one hour, or one day, stand: kept by the database itself with every transaction that is added,
 * judged or changes its status (db/agents/keep-tally.ts), so that profiles and metrics add up hours and days, however many
 * transactions there ever were and however many are open.
 */
export const AgentTally = defineEntity({
  name: "AgentTally",
  tableName: "agent_tally",
  properties: {
    escrowAddress: p.string().length(42).primary(),
    length: p.string().length(4).$type<"hour" | "day">().primary(),
    /** UTC; by when they were submitted. */
    start: p.datetime(3).primary(),
    pending: p.integer(),
    approved: p.integer(),
    rejected: p.integer(),
    executed: p.integer(),
    failed: p.integer(),
    /** How many of them orion decided on, and the sum of how sure it was. */
    judged: p.integer(),
    confidence: p.double(),
    firstSeenAt: p.datetime(3),
    /** When one of them was last added, judged, or changed its status. */
    lastActivityAt: p.datetime(3),
  },
});
