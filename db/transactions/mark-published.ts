import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const PUBLISHED = `
  update transaction_request
     set response_cid = $2, publication_tx = $3, published_at = $4, updated_at = $4,
         publication_failure = null, publication_failed_at = null
   where id = $1`;

export async function markPublished(
  database: Database,
  id: string,
  { responseCid, publicationTx }: { responseCid: string; publicationTx: string },
): Promise<void> {
  await preparedQuery(database, "mark-published", PUBLISHED)(id, responseCid, publicationTx, new Date());
}

const NOT_PUBLISHED = `
  update transaction_request set publication_failure = $2, publication_failed_at = $3, updated_at = $3
   where request_hash = $1 and published_at is null`;

/** Records that the decision could not be published, by the name of the failure; nothing else about the transaction changes. */
export async function markNotPublished(
  database: Database,
  requestHash: string,
  failure: string,
): Promise<void> {
  await preparedQuery(database, "mark-not-published", NOT_PUBLISHED)(requestHash, failure, new Date());
}
