import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { type FoundCode, findCode } from "./find-code.ts";

/** A code and the key that nobody fetched end together. */
const SQL = `
  with over as (
    update connection_code set state = 'expired'
     where code_hash = $1 and state in ('pending', 'ready') and ends_at <= now() returning api_key_id
  )
  update api_key k set revoked_at = now()
    from over where k.id = over.api_key_id and k.secret_hash is null and k.revoked_at is null`;

/** Ends a code whose time is up, and says how it is after that. */
export async function endCode(database: Database, codeHash: string): Promise<FoundCode | undefined> {
  await preparedQuery(database, "end-code", SQL)(codeHash);
  return findCode(database, codeHash);
}
