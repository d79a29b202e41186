import type { FoundRequest } from "../../db/transactions/find-request.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { ValidationRequest } from "../../validator/request/request.ts";

/** What the arbiter is asked: the intent and the call, with the moment of the request to count durations from. */
export function validationRequest(
  request: Pick<FoundRequest, "escrowAddress" | "chainId" | "createdAt" | "intentSignedBy">,
  payload: RequestPayload,
): ValidationRequest {
  const { to, value, data } = payload.tx;
  return {
    human_intent: payload.userPrompt,
    // Kept with the verdict for those who read it; nothing is judged by it.
    metadata: { intent_signed_by: request.intentSignedBy },
    proposed_tx: {
      from: request.escrowAddress,
      to,
      value,
      data,
      chainId: request.chainId,
      metadata: { generated_at: request.createdAt.toISOString() },
    },
    // The proposer wrote them: they are searched for what speaks against it, and tell nothing else.
    ...(payload.contextLogs ? { context_logs: payload.contextLogs } : {}),
  };
}
