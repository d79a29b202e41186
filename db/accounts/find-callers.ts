import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { createCountChanges } from "./credential-changes.ts";
import { createFindKey } from "./find-keys.ts";
import { createFindSession, type SessionRow } from "./find-sessions.ts";
import type { KeyRow } from "./key-row.ts";
import type { Found } from "./remembered-look-up.ts";

export interface UserRow {
  readonly userId: string;
  readonly address: string;
}

/** The reads that tell who is calling: one look-up by an index each, shared by those who call at once. */
export interface CallerQueries {
  key(secretHash: string): Promise<Found<KeyRow>>;
  noteKeyUse(keyId: string): Promise<void>;
  /** The session, if it lives. */
  session(sessionId: string): Promise<Found<SessionRow>>;
  noteSessionUse(sessionId: string): Promise<void>;
  user(address: string): Promise<UserRow | undefined>;
}

export function createCallerQueries(database: Database): CallerQueries {
  const countChanges = createCountChanges(database);
  // The condition is repeated here because several requests may have read the same old time.
  const noteKeyUse = preparedQuery(
    database,
    "note-key-use",
    `update api_key set last_used_at = now()
      where id = $1 and (last_used_at is null or last_used_at <= now() - interval '1 minute')`,
  );
  const noteSessionUse = preparedQuery(
    database,
    "note-session-use",
    `update session set last_used_at = now()
      where id = $1 and (last_used_at is null or last_used_at <= now() - interval '1 minute')`,
  );
  const user = preparedQuery<UserRow>(
    database,
    "caller-by-address",
    `select id as "userId", ethereum_address as address from user_account where ethereum_address = $1`,
  );
  return {
    key: createFindKey(database, countChanges),
    noteKeyUse: async (keyId) => void (await noteKeyUse(keyId)),
    session: createFindSession(database, countChanges),
    noteSessionUse: async (sessionId) => void (await noteSessionUse(sessionId)),
    user: async (address) => (await user(address))[0],
  };
}
