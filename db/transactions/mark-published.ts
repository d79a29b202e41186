import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  update transaction_request set response_cid = $2, publication_tx = $3, published_at = $4, updated_at = $4
   where id = $1`;

export async function markPublished(
  database: Database,
  id: string,
  { responseCid, publicationTx }: { responseCid: string; publicationTx: string },
): Promise<void> {
  await preparedQuery(database, "mark-published", SQL)(id, responseCid, publicationTx, new Date());
}
