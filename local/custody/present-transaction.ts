import { isBefore } from "./states.ts";
import type { StoredTransaction } from "./stored-transaction.ts";
import { vaultAccount } from "./vault-accounts.ts";

/** A transaction as the vendor's interface shows it; addresses only once it is on its way to the chain. */
export function presentTransaction(stored: StoredTransaction): Record<string, unknown> {
  const account = vaultAccount(stored.vaultAccountId);
  const isOnChain = stored.txHash !== undefined && !isBefore(stored.status, "CONFIRMING");
  return {
    id: stored.id,
    externalTxId: stored.externalTxId,
    status: stored.status,
    subStatus: stored.subStatus,
    txHash: stored.txHash ?? "",
    operation: stored.operation,
    note: stored.note,
    assetId: stored.assetId,
    source: { type: "VAULT_ACCOUNT", id: stored.vaultAccountId, name: account?.name ?? "", subType: "" },
    sourceAddress: isOnChain ? account?.address : "",
    destination: { type: "ONE_TIME_ADDRESS", id: null, name: "N/A", subType: "" },
    destinationAddress: isOnChain ? stored.to : "",
    amountInfo: { amount: stored.amount, requestedAmount: stored.amount, netAmount: stored.amount },
    extraParameters: stored.operation === "CONTRACT_CALL" ? { contractCallData: stored.data } : {},
    createdAt: stored.createdAt,
    lastUpdated: stored.lastUpdated,
    createdBy: stored.apiKey,
    signedBy: [],
    rejectedBy: "",
  };
}
