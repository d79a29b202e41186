import { defineEntity, type InferEntity, p } from "@mikro-orm/postgresql";

/** Someone that requests are sealed to and judged by; the built-in one is orion. */
export const VerificationService = defineEntity({
  name: "VerificationService",
  tableName: "verification_service",
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.string(),
    /** Address of its AgentInbox contract. */
    inbox: p.string().length(42).unique(),
    pgpPublicKey: p.text(),
    pgpFingerprint: p.string().length(40).unique(),
    active: p.boolean(),
    builtIn: p.boolean(),
    createdAt: p.datetime(3),
  },
});

export type VerificationService = InferEntity<typeof VerificationService>;
