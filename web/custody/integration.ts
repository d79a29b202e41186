export const CUSTODY_KINDS = ["execution", "agent"] as const;
export type CustodyKind = (typeof CUSTODY_KINDS)[number];

/** An account's integration with the custody provider, as the service tells of it. */
export interface Integration {
  readonly type: CustodyKind;
  readonly status: "NONE" | "PENDING_CREDENTIALS" | "ACTIVE";
  readonly csr: string | null;
  readonly environment: string | null;
  readonly region: string | null;
  readonly vaultAccountId: string | null;
  readonly apiKeyLast4: string | null;
  readonly paused: boolean;
  readonly lastValidatedAt: string | null;
}

/** What each kind executes, in the words of the settings. */
export const KIND_TITLES: Readonly<Record<CustodyKind, string>> = {
  execution: "For transactions that you approve",
  agent: "For transactions of your agents",
};

export const KIND_WORDS: Readonly<Record<CustodyKind, string>> = {
  execution: "Executes what needs the arbiter's approval and yours, once both are there.",
  agent: "Executes what your agents may execute once the arbiter approves it.",
};
