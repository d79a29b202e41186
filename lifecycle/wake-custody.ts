import { type Client, WorkflowNotFoundError } from "@temporalio/client";
import { custodyWoken } from "../messages/custody-messages.ts";

/** Has an execution's workflow look at once. One that is not there, be it not yet or no more, needs no waking. */
export async function wakeCustody(client: Client, workflowId: string): Promise<void> {
  try {
    await client.workflow.getHandle(workflowId).signal(custodyWoken);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
