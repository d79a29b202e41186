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
    /** Whether requests may be sealed to it. Never true before the registry on chain says so too. */
    active: p.boolean(),
    /** How often it was switched off or on since it was added: an even number wants it active, an odd one does not. */
    switches: p.integer().default(0),
    builtIn: p.boolean(),
    createdAt: p.datetime(3),
  },
});

export type VerificationService = InferEntity<typeof VerificationService>;
