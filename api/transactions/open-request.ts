import { findPayloadText } from "../../db/transactions/find-transaction.ts";
import type { TransactionRow } from "../../db/transactions/transaction-row.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import type { Dependencies } from "../dependencies.ts";

/** What was proposed, for those who may read it; null where only a foreign service can open it. */
export async function openRequest(
  transaction: TransactionRow,
  deps: Dependencies,
): Promise<RequestPayload["tx"] | null> {
  if (transaction.sealed) return null;
  const text = await findPayloadText(deps.database.em, transaction.id);
  const json = transaction.form === "plain" ? text : await open(text, deps);
  return (JSON.parse(json) as RequestPayload).tx;
}

async function open(armour: string, deps: Dependencies): Promise<string> {
  return new TextDecoder().decode(
    await deps.sealer.open(armour, await deps.serviceKeys(), MAX_PAYLOAD_BYTES),
  );
}
