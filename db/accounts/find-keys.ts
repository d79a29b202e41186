import type { Database } from "../database.ts";
import { jointLookUp } from "../joint-look-up.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { CountChanges } from "./credential-changes.ts";
import type { KeyRow } from "./key-row.ts";
import { type Found, rememberedLookUp } from "./remembered-look-up.ts";

/** Looks API keys up by the hash of their secret; one that polls is not read each time. */
export function createFindKey(
  database: Database,
  countChanges: CountChanges,
): (secretHash: string) => Promise<Found<KeyRow>> {
  const keys = preparedQuery<KeyRow & { readonly hash: string }>(
    database,
    "callers-by-keys",
    `select k.secret_hash as hash, k.id, k.type, k.label, k.scopes, k.revoked_at is not null as revoked,
            (extract(epoch from k.expires_at - now()) * 1000)::float8 as "leftMs",
            coalesce(k.last_used_at > now() - interval '1 minute', false) as noted,
            (select count from credential_changes where kind = 'key')::float8 as changes,
            u.id as "userId", u.ethereum_address as address
       from api_key k left join user_account u on u.id = k.user_id
      where k.secret_hash = any(array(select unnest($1::text[])))`,
  );
  const find = jointLookUp<KeyRow>(
    async (hashes) => new Map((await keys(hashes)).map(({ hash, ...row }) => [hash, row])),
  );
  return rememberedLookUp(
    find,
    () => countChanges("key"),
    ({ revoked }) => !revoked,
  );
}
