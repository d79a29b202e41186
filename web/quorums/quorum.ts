/** Who signs at the wallet provider. */
export interface Quorum {
  readonly type: string;
  readonly quorumId: string;
  readonly displayName: string | null;
  readonly static: boolean;
  readonly createdAt: string;
}

export const QUORUM_TYPES = ["execution", "agent"] as const;
export type QuorumType = (typeof QUORUM_TYPES)[number];

export const QUORUM_TITLES: Readonly<Record<QuorumType, string>> = {
  execution: "Signs what you approved",
  agent: "Signs for your agents",
};

/** The ways to one, and the words for them. */
export const WAYS = {
  service: "This service's own signer for agents",
  key: "A new one, of a P-256 key of yours",
  account: "A new one, of your account at the wallet provider",
  existing: "One that exists at the wallet provider",
} as const;
export type Way = keyof typeof WAYS;
