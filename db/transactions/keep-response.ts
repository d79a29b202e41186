import type { EntityManager } from "@mikro-orm/postgresql";
import { TransactionPayload } from "../entities/transaction-payload.ts";

/** The sealed response of a transaction: made once, and the same ever after. */
export async function keepResponse(
  em: EntityManager,
  id: string,
  make: () => Promise<string>,
): Promise<string> {
  const kept = await read(em, id);
  if (kept) return kept;
  await em.nativeUpdate(TransactionPayload, { transaction: id, response: null }, { response: await make() });
  const response = await read(em, id);
  if (!response) throw new Error("the response was not kept");
  return response;
}

async function read(em: EntityManager, id: string): Promise<string | null | undefined> {
  const { response } = await em.fork().findOneOrFail(TransactionPayload, { transaction: id });
  return response;
}
