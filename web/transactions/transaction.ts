export const STATUSES = ["PENDING", "APPROVED", "REJECTED", "EXECUTED", "FAILED"] as const;
export type Status = (typeof STATUSES)[number];

interface Approval {
  readonly id: string;
  readonly decision: "APPROVED" | "REJECTED" | "UNDECIDED";
  readonly createdAt: string;
}

/** A transaction as the service lists it. */
export interface Transaction {
  readonly requestHash: string;
  readonly description: string;
  readonly status: Status;
  readonly statusReason: string;
  readonly execution: number;
  readonly sealed: boolean;
  readonly intentSignedBy: string | null;
  readonly chainId: number;
  readonly escrowAddress: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly userApprovals: readonly Approval[];
  readonly orion: readonly (Approval & { readonly confidence: number; readonly analysis: string })[];
}

/** A stretch of the intent and what the arbiter counts it as. */
export interface AccountedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly as: string;
  readonly of?: string;
}

export interface NodeResult {
  readonly status: "PASS" | "FAIL" | "SKIP";
  readonly confidence: number;
  readonly reasoning: string;
  readonly details?: { readonly expected?: unknown; readonly actual?: unknown; readonly remedy?: unknown };
}

export interface MovedAmount {
  readonly amount: string | null;
  readonly base_units: string;
  readonly bound?: string;
  readonly token: string | null;
  readonly contract: string;
}

/** What the proposed transaction does, as the arbiter decoded it. */
export interface DecodedCall {
  readonly operation?: string;
  readonly protocol?: string;
  readonly contract?: string;
  readonly function?: string;
  readonly to?: string;
  readonly value?: string;
  readonly amount_in?: MovedAmount;
  readonly amount_out?: MovedAmount;
  readonly recipient?: string;
  readonly spender?: string;
  readonly owner?: string;
  readonly deadline?: string;
  readonly carried_by?: readonly string[];
}

/** Everything about one transaction. */
export interface Dossier extends Transaction {
  readonly payloadHash: string;
  readonly apiKeyApprovals: readonly Approval[];
  readonly tx: { readonly to: string; readonly value: string; readonly data: string } | null;
  readonly call: DecodedCall | null;
  readonly verdict: {
    readonly decision: string;
    readonly primaryFailureNode: string | null;
    readonly engineVersion: string | null;
    readonly nodes: Readonly<Record<string, NodeResult>>;
    readonly words: readonly AccountedWord[];
  } | null;
  readonly requestCid: string | null;
  readonly responseCid: string | null;
  readonly registrationTx: string | null;
  readonly publicationTx: string | null;
  readonly custody: {
    readonly state: string;
    readonly waitsFor: string | null;
    readonly custodyTransactionId: string | null;
    readonly custodyStatus: string | null;
    readonly cancelling: boolean;
    readonly txHash: string | null;
  } | null;
  readonly executions: readonly { readonly txHash: string }[];
  /** In Temporal's UI, where the operator has one to show. */
  readonly workflowPages: { readonly transaction: string; readonly custody: string | null } | null;
  readonly timeline: readonly { readonly at: string; readonly event: string }[];
}

export const EXECUTIONS = [
  "You execute it yourself once the arbiter approves it.",
  "It needs the arbiter's approval and yours.",
  "The agent's signer may execute it once the arbiter approves it.",
] as const;
