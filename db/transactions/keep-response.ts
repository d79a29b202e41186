import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  update transaction_payload set response = coalesce(response, $2) where transaction_id = $1 returning response`;

/** Keeps the sealed response of a transaction; where one is kept already, that one is the answer. */
export async function keepResponse(database: Database, id: string, response: string): Promise<string> {
  const [kept] = await preparedQuery<{ response: string }>(database, "keep-response", SQL)(id, response);
  if (!kept) throw new Error("the response was not kept");
  return kept.response;
}
