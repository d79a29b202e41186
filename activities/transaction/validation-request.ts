import type { Transaction } from "../../db/entities/transaction.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { ValidationRequest } from "../../validator/engine/request.ts";

/** What the arbiter is asked: the intent and the call, with the moment of the request to count durations from. */
export function validationRequest(transaction: Transaction, payload: RequestPayload): ValidationRequest {
  const { to, value, data } = payload.tx;
  return {
    human_intent: payload.userPrompt,
    proposed_tx: {
      from: transaction.escrowAddress,
      to,
      value,
      data,
      chainId: transaction.chainId,
      metadata: { generated_at: transaction.createdAt.toISOString() },
      ...(payload.contextLogs ? { context: payload.contextLogs } : {}),
    },
  };
}
