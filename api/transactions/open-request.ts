import type { Transaction } from "../../db/transactions/transaction.entity.ts";
import { TransactionPayload } from "../../db/transactions/transaction-payload.entity.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import type { Dependencies } from "../dependencies.ts";

/** What was proposed, for those who may read it; null where only a foreign service can open it. */
export async function openRequest(
  transaction: Transaction,
  deps: Dependencies,
): Promise<RequestPayload["tx"] | null> {
  if (transaction.sealed) return null;
  const { text } = await deps.database.em
    .fork()
    .findOneOrFail(TransactionPayload, { transaction: transaction.id });
  const json = transaction.form === "plain" ? text : await open(text, deps);
  return (JSON.parse(json) as RequestPayload).tx;
}

async function open(armour: string, deps: Dependencies): Promise<string> {
  return new TextDecoder().decode(
    await deps.sealer.open(armour, await deps.serviceKeys(), MAX_PAYLOAD_BYTES),
  );
}
