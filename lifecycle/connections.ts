import type { Client } from "@temporalio/client";
import type { Moved } from "../messages/short-lived-messages.ts";
import { startShortLived, tellMoved } from "./short-lived.ts";
import { connectionWorkflowId } from "./workflow-ids.ts";

/** What a workflow's start needs of a code's row. */
export interface StartableConnection {
  readonly codeHash: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

export function startConnection(client: Client, { codeHash, endsAt }: StartableConnection): Promise<void> {
  return startShortLived(client, {
    workflowType: "connectionCode",
    workflowId: connectionWorkflowId(codeHash),
    input: { hash: codeHash, endsAt },
    summary: "Connection code of an agent",
  });
}

export function tellConnection(client: Client, codeHash: string, move: Moved): Promise<void> {
  return tellMoved(client, connectionWorkflowId(codeHash), move);
}
