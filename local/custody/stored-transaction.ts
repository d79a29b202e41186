import type { Plan } from "./plans.ts";
import { ENDS, type Status } from "./states.ts";

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
  /** Signed and kept before it is sent, so that a killed simulator sends the same again and nothing twice. */
  readonly signed: string | undefined;
  readonly txHash: string | undefined;
  readonly createdAt: number;
  readonly lastUpdated: number;
}

export function isOver({ status }: StoredTransaction): boolean {
  return ENDS.some((end) => end === status);
}
