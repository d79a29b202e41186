import type { Client } from "@temporalio/client";
import { TypedSearchAttributes } from "@temporalio/common";
import { keyRegistered } from "../messages/account-messages.ts";
import { searchAttributes } from "../messages/search-attributes.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { accountWorkflowId } from "./workflow-ids.ts";

export interface AccountToRegister {
  readonly userId: string;
  readonly address: string;
}

/** Has the account's present key registered on chain: its workflow is told, and started where none runs. */
export async function registerAccount(client: Client, { userId, address }: AccountToRegister): Promise<void> {
  await client.workflow.signalWithStart("account", {
    workflowId: accountWorkflowId(address),
    taskQueue: taskQueues.lifecycle,
    args: [{ userId }],
    signal: keyRegistered,
    typedSearchAttributes: new TypedSearchAttributes([
      { key: searchAttributes.escrowAddress, value: address },
    ]),
    staticSummary: `OpenPGP key of ${address}`,
  });
}
