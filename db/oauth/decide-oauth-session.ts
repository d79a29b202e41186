import { CODE_LIFETIME_MS } from "../../domain/oauth-session.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Where the client hears of a decision. */
export interface DecidedSession {
  readonly redirectUri: string;
  readonly clientState: string | null;
  /** In milliseconds since the epoch; null where there is no code. */
  readonly codeEndsAt: number | null;
}

/** The one who wins a race is whoever's statement finds the session pending. */
const DECIDE = (changes: string) => `
  update oauth_session set ${changes} where session_hash = $1 and state = 'pending' and ends_at > now()
  returning redirect_uri as "redirectUri", client_state as "clientState",
            (extract(epoch from code_ends_at) * 1000)::float8 as "codeEndsAt"`;

const APPROVE = DECIDE(
  `state = 'approved', user_id = $2, code_hash = $3, code_ends_at = now() + ${CODE_LIFETIME_MS} * interval '1 millisecond'`,
);
const DENY = DECIDE("state = 'denied'");

/** Approves a pending session for a user, with the hash of the client's code; undefined where it is not pending. */
export async function approveOAuthSession(
  database: Database,
  { sessionHash, userId, codeHash }: { sessionHash: string; userId: string; codeHash: string },
): Promise<DecidedSession | undefined> {
  const approve = preparedQuery<DecidedSession>(database, "approve-oauth-session", APPROVE);
  return (await approve(sessionHash, userId, codeHash))[0];
}

export async function denyOAuthSession(
  database: Database,
  sessionHash: string,
): Promise<DecidedSession | undefined> {
  return (await preparedQuery<DecidedSession>(database, "deny-oauth-session", DENY)(sessionHash))[0];
}
