import { hashApiKey } from "../../domain/api-key.ts";
import { prefixOf } from "../accounts/api-keys.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/**
 * Of a hundred at once, one finds the code ready. A key that its owner revoked meanwhile gets no secret, and the code is spent
 * all the same.
 */
const SQL = `
  with won as (
    update connection_code set state = 'consumed'
     where code_hash = $1 and state = 'ready' and ends_at > now() returning api_key_id
  )
  update api_key k set secret_hash = $2, prefix = $3
    from won, user_account u
   where k.id = won.api_key_id and k.revoked_at is null and u.id = k.user_id
  returning u.ethereum_address as address`;

/** Gives the key of a ready code its secret, once; returns its owner's address, or undefined where there is nothing to give. */
export async function consumeCode(
  database: Database,
  codeHash: string,
  secret: string,
): Promise<string | undefined> {
  const consume = preparedQuery<{ address: string }>(database, "consume-code", SQL);
  return (await consume(codeHash, hashApiKey(secret), prefixOf(secret)))[0]?.address;
}
