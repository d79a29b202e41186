import { type Client, WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import { TypedSearchAttributes } from "@temporalio/common";
import { EXECUTION_TYPES, type ExecutionType } from "../domain/execution-type.ts";
import { searchAttributes } from "../messages/search-attributes.ts";
import { taskQueues } from "../messages/task-queues.ts";
import type { TransactionInput } from "../messages/transaction-messages.ts";
import type { LifecyclePolicy } from "./policy.ts";
import { transactionWorkflowId } from "./workflow-ids.ts";

/** What a workflow's start needs of a transaction's row. */
export interface StartableTransaction {
  readonly requestHash: string;
  readonly escrowAddress: string;
  readonly chainId: number;
  readonly execution: ExecutionType;
  readonly form: "client" | "api" | "plain";
  /** Whether only a foreign service can open it. */
  readonly sealed: boolean;
  readonly createdAt: Date;
}

/** Starts the workflow; where it runs already, or ever did, nothing happens. */
export async function startTransaction(
  client: Client,
  transaction: StartableTransaction,
  policy: LifecyclePolicy,
): Promise<void> {
  const input: TransactionInput = {
    requestHash: transaction.requestHash,
    registers: transaction.form !== "plain",
    arbiter: transaction.sealed ? "external" : policy.arbiter,
    approvalDeadline: transaction.createdAt.getTime() + policy.approvalTtlMs,
    executionTtlMs: policy.executionTtlMs,
  };
  try {
    await client.workflow.start("transaction", {
      workflowId: transactionWorkflowId(transaction.requestHash),
      workflowIdReusePolicy: "REJECT_DUPLICATE",
      taskQueue: taskQueues.lifecycle,
      args: [input],
      typedSearchAttributes: attributesOf(transaction),
      staticSummary: `Request of ${transaction.escrowAddress} for chain ${transaction.chainId}`,
      staticDetails: detailsOf(transaction),
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

function attributesOf(transaction: StartableTransaction): TypedSearchAttributes {
  return new TypedSearchAttributes([
    { key: searchAttributes.requestHash, value: transaction.requestHash },
    { key: searchAttributes.escrowAddress, value: transaction.escrowAddress },
    { key: searchAttributes.txStatus, value: "PENDING" },
    { key: searchAttributes.executionType, value: nameOf(transaction.execution) },
    { key: searchAttributes.chainId, value: transaction.chainId },
  ]);
}

function detailsOf(transaction: StartableTransaction): string {
  return [
    "| | |",
    "|---|---|",
    `| request hash | \`${transaction.requestHash}\` |`,
    `| escrow account | \`${transaction.escrowAddress}\` |`,
    `| meant for chain | ${transaction.chainId} |`,
    `| executed by | ${nameOf(transaction.execution)} |`,
    `| received | ${transaction.createdAt.toISOString()} |`,
  ].join("\n");
}

function nameOf(execution: ExecutionType): string {
  return Object.entries(EXECUTION_TYPES).find(([, value]) => value === execution)?.[0] ?? String(execution);
}
