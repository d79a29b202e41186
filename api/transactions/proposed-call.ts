import { findPayloadText } from "../../db/transactions/find-transaction.ts";
import type { TransactionRow } from "../../db/transactions/transaction-row.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import { openPayload } from "../../integrations/pgp/open-payload.ts";
import type { Dependencies } from "../dependencies.ts";

/** What was proposed, for those who may read it; null where only a foreign service can open it. */
export async function proposedCall(
  transaction: TransactionRow,
  deps: Dependencies,
): Promise<RequestPayload["tx"] | null> {
  if (transaction.sealed) return null;
  const text = await findPayloadText(deps.database.em, transaction.id);
  return (await openPayload({ form: transaction.form, text }, deps.sealer, deps.serviceKeys)).tx;
}
