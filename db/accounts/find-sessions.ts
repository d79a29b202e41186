import type { SessionKind } from "../../domain/session-kind.ts";
import type { Database } from "../database.ts";
import { jointLookUp } from "../joint-look-up.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { CountChanges } from "./credential-changes.ts";
import { type Found, rememberedLookUp } from "./remembered-look-up.ts";

/** A session that lives, as a request with one of its access tokens needs it. */
export interface SessionRow {
  readonly kind: SessionKind;
  readonly userId: string;
  readonly address: string;
  /** Whether its last use was noted less than a minute ago. */
  readonly noted: boolean;
  readonly leftMs: number;
  /** How often any session had ended when this one was looked up. */
  readonly changes: number;
}

/** Looks sessions up that live; one that calls often is not read each time. */
export function createFindSession(
  database: Database,
  countChanges: CountChanges,
): (sessionId: string) => Promise<Found<SessionRow>> {
  const sessions = preparedQuery<SessionRow & { readonly id: string }>(
    database,
    "callers-by-sessions",
    `select s.id, s.kind, u.id as "userId", u.ethereum_address as address,
            coalesce(s.last_used_at > now() - interval '1 minute', false) as noted,
            (extract(epoch from s.expires_at - now()) * 1000)::float8 as "leftMs",
            (select count from credential_changes where kind = 'session')::float8 as changes
       from session s join user_account u on u.id = s.user_id
      where s.id = any(array(select unnest($1::uuid[]))) and s.ended_at is null and s.expires_at > now()`,
  );
  const find = jointLookUp<SessionRow>(
    async (ids) => new Map((await sessions(ids)).map(({ id, ...row }) => [id, row])),
  );
  return rememberedLookUp(
    find,
    () => countChanges("session"),
    () => true,
  );
}
