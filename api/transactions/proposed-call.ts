import { findPayloadText } from "../../db/transactions/find-transaction.ts";
import type { TransactionRow } from "../../db/transactions/transaction-row.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";

/** What was proposed, for those who may read it; null where only a foreign service can open it. */
export async function proposedCall(
  { sealed, id, form }: TransactionRow,
  deps: Dependencies,
): Promise<RequestPayload["tx"] | null> {
  if (sealed) return null;
  const [text, keys] = await Promise.all([findPayloadText(deps.database.em, id), deps.serviceKeys()]);
  try {
    return await deps.sealedContents.call({ form, text }, keys);
  } catch (error) {
    if (error instanceof PgpFailure && error.retryable) throw new Refusal(503, error.message);
    throw error;
  }
}
