/** What a user's quorum at the wallet provider is for: their own executions, or their agent's. */
export const QUORUM_TYPES = ["execution", "agent"] as const;

export type QuorumType = (typeof QUORUM_TYPES)[number];
