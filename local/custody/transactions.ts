import { randomUUID } from "node:crypto";
import type { Journal } from "../simulators/journal.ts";
import type { Plans } from "./plans.ts";
import type { readOrder } from "./read-order.ts";
import { isBefore } from "./states.ts";
import type { StoredTransaction } from "./stored-transaction.ts";
import { vendorError } from "./vendor-error.ts";

export interface Transactions {
  create(apiKey: string, order: ReturnType<typeof readOrder>): StoredTransaction;
  find(apiKey: string, field: "id" | "externalTxId", value: string): StoredTransaction;
  change(id: string, to: Partial<StoredTransaction>): void;
  /** Only before the way to the chain begins. */
  cancel(apiKey: string, id: string): boolean;
  /** Lets one that is held go on. */
  release(id: string): void;
}

interface Deps {
  readonly stored: Journal<StoredTransaction>;
  readonly plans: Plans;
  changed(transaction: StoredTransaction, event: "transaction.created" | "transaction.status.updated"): void;
}

/** An external id is taken for ever, whoever used it in this workspace. */
export function createTransactions({ stored, plans, changed }: Deps): Transactions {
  const byExternalId = new Map<string, string>();
  for (const { id, externalTxId } of stored.all()) if (externalTxId) byExternalId.set(externalTxId, id);

  function change(id: string, to: Partial<StoredTransaction>): void {
    const before = stored.get(id);
    if (!before) return;
    const after = { ...before, ...to, lastUpdated: Date.now() };
    stored.put(after);
    if (after.status !== before.status) changed(after, "transaction.status.updated");
  }

  function find(apiKey: string, field: "id" | "externalTxId", value: string): StoredTransaction {
    const id = field === "id" ? value : byExternalId.get(value);
    const transaction = id === undefined ? undefined : stored.get(id);
    if (transaction?.apiKey !== apiKey) throw vendorError(404, 1404, "Transaction not found");
    return transaction;
  }

  return {
    create(apiKey, order) {
      const { externalTxId } = order;
      if (externalTxId !== undefined && byExternalId.has(externalTxId))
        throw vendorError(400, 1438, "The external tx id that was provided in the request, already exists");
      const at = Date.now();
      const transaction: StoredTransaction = {
        id: randomUUID(),
        apiKey,
        ...order,
        plan: plans.for(externalTxId),
        ...{ status: "SUBMITTED", subStatus: "", signed: undefined, txHash: undefined },
        ...{ createdAt: at, lastUpdated: at },
      };
      stored.put(transaction);
      if (externalTxId !== undefined) byExternalId.set(externalTxId, transaction.id);
      changed(transaction, "transaction.created");
      return transaction;
    },
    find,
    change,
    cancel(apiKey, id) {
      if (!isBefore(find(apiKey, "id", id).status, "BROADCASTING")) return false;
      change(id, { status: "CANCELLED", subStatus: "CANCELLED_BY_USER_REQUEST" });
      return true;
    },
    release(id) {
      const transaction = stored.get(id);
      if (transaction) change(id, { plan: { ...transaction.plan, holdAt: undefined } });
    },
  };
}
