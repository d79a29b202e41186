import type { Client } from "@temporalio/client";
import type { Moved } from "../messages/short-lived-messages.ts";
import { startShortLived, tellMoved } from "./short-lived.ts";
import { oauthWorkflowId } from "./workflow-ids.ts";

/** What a workflow's start needs of a session's row. */
export interface StartableOAuthSession {
  readonly sessionHash: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

export function startOAuthSession(
  client: Client,
  { sessionHash, endsAt }: StartableOAuthSession,
): Promise<void> {
  return startShortLived(client, {
    workflowType: "oauthSession",
    workflowId: oauthWorkflowId(sessionHash),
    input: { hash: sessionHash, endsAt },
    summary: "Consent that an OAuth client asks for",
  });
}

export function tellOAuthSession(client: Client, sessionHash: string, move: Moved): Promise<void> {
  return tellMoved(client, oauthWorkflowId(sessionHash), move);
}
