import type { Plan } from "./plans.ts";

/** The states on the way to the chain, in their order. */
export const WAY = [
  "SUBMITTED",
  "PENDING_AML_SCREENING",
  "PENDING_ENRICHMENT",
  "PENDING_AUTHORIZATION",
  "QUEUED",
  "PENDING_SIGNATURE",
  "BROADCASTING",
  "CONFIRMING",
] as const;
export const ENDS = ["COMPLETED", "FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"] as const;
export type Status = (typeof WAY)[number] | (typeof ENDS)[number];

export interface StoredTransaction {
  readonly id: string;
  /** Whose it is: the API key that submitted it. */
  readonly apiKey: string;
  readonly externalTxId: string | undefined;
  readonly operation: "TRANSFER" | "CONTRACT_CALL";
  readonly assetId: string;
  readonly vaultAccountId: string;
  readonly to: string;
  /** Decimal ether, as it was sent. */
  readonly amount: string;
  readonly data: string;
  readonly note: string;
  readonly plan: Plan;
  readonly status: Status;
  readonly subStatus: string;
  /** Chosen and kept before anything is sent, so that a killed simulator sends nothing twice. */
  readonly nonce: number | undefined;
  readonly txHash: string | undefined;
  readonly createdAt: number;
  readonly lastUpdated: number;
}

export function isOver({ status }: StoredTransaction): boolean {
  return ENDS.some((end) => end === status);
}

export function isBefore(one: Status, other: (typeof WAY)[number]): boolean {
  const place = (WAY as readonly string[]).indexOf(one);
  return place >= 0 && place < WAY.indexOf(other);
}
