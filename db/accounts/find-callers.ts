import type { Database } from "../database.ts";
import { jointLookUp } from "../joint-look-up.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { KeyRow } from "./key-row.ts";
import { createRememberedKeys } from "./remembered-keys.ts";

export interface UserRow {
  readonly userId: string;
  readonly address: string;
}

/** A key, either read now or remembered for seconds. */
export interface FoundKey {
  readonly row: KeyRow | undefined;
  /**
   * The key as it was at some moment after it was asked for: `row` itself, unless a key was changed since that was read. A
   * revoked one is seen so at once, by every process. The question is under way already, to be answered beside others.
   */
  latest(): Promise<KeyRow | undefined>;
}

/** The reads that tell who is calling: one look-up by an index each. */
export interface CallerQueries {
  key(secretHash: string): Promise<FoundKey>;
  noteKeyUse(keyId: string): Promise<void>;
  /** The user of a session that lives. */
  session(sessionId: string): Promise<UserRow | undefined>;
  user(address: string): Promise<UserRow | undefined>;
}

export function createCallerQueries(database: Database): CallerQueries {
  const keys = preparedQuery<KeyRow & { readonly hash: string }>(
    database,
    "callers-by-keys",
    `select k.secret_hash as hash, k.id, k.type, k.label, k.scopes, k.revoked_at is not null as revoked,
            (extract(epoch from k.expires_at - now()) * 1000)::float8 as "leftMs",
            coalesce(k.last_used_at > now() - interval '1 minute', false) as noted,
            (select count from api_key_changes)::float8 as changes,
            u.id as "userId", u.ethereum_address as address
       from api_key k left join user_account u on u.id = k.user_id
      where k.secret_hash = any(array(select unnest($1::text[])))`,
  );
  const findKey = jointLookUp<KeyRow>(
    async (hashes) => new Map((await keys(hashes)).map(({ hash, ...row }) => [hash, row])),
  );
  const remembered = createRememberedKeys();
  // A key that polls is not read each time: that no key has changed since it was read is one number, asked for all who call at once.
  const changes = preparedQuery<{ readonly count: number }>(
    database,
    "key-changes",
    "select count::float8 as count from api_key_changes",
  );
  const countChanges = jointLookUp<number>(async ([name = ""]) => {
    const [row] = await changes();
    return new Map(row ? [[name, row.count]] : []);
  });
  // The condition is repeated here because several requests may have read the same old time.
  const noteKeyUse = preparedQuery(
    database,
    "note-key-use",
    `update api_key set last_used_at = now()
      where id = $1 and (last_used_at is null or last_used_at <= now() - interval '1 minute')`,
  );
  const session = preparedQuery<UserRow>(
    database,
    "caller-by-session",
    `select u.id as "userId", u.ethereum_address as address
       from session s join user_account u on u.id = s.user_id
      where s.id = $1 and s.ended_at is null and s.expires_at > now()`,
  );
  const user = preparedQuery<UserRow>(
    database,
    "caller-by-address",
    `select id as "userId", ethereum_address as address from user_account where ethereum_address = $1`,
  );
  async function readKey(secretHash: string): Promise<KeyRow | undefined> {
    const row = await findKey(secretHash);
    if (row) remembered.keep(secretHash, row);
    return row;
  }

  return {
    async key(secretHash) {
      const known = remembered.recall(secretHash);
      if (!known) {
        const row = await readKey(secretHash);
        return { row, latest: async () => row };
      }
      const counted = countChanges("all keys");
      // Whoever asks for the latest hears of a failure; one who is refused before that need not.
      counted.catch(() => undefined);
      return {
        row: known,
        latest: async () => ((await counted) === known.changes ? known : readKey(secretHash)),
      };
    },
    noteKeyUse: async (keyId) => void (await noteKeyUse(keyId)),
    session: async (sessionId) => (await session(sessionId))[0],
    user: async (address) => (await user(address))[0],
  };
}
