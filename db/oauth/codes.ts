import type { EntityManager } from "@mikro-orm/postgresql";
import type { Scope } from "../../domain/scopes.ts";
import { type OpenSession, openSession } from "../accounts/open-session.ts";
import { Session } from "../accounts/session.entity.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { OAuthSession } from "./oauth-session.entity.ts";

/** An authorization code as the one who presents it needs it. */
export interface FoundCode {
  readonly sessionHash: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly isUsed: boolean;
  readonly isOver: boolean;
}

const FIND = `
  select session_hash as "sessionHash", client_id as "clientId", redirect_uri as "redirectUri",
         code_challenge as "codeChallenge", state = 'exchanged' as "isUsed",
         state = 'expired' or code_ends_at <= now() as "isOver"
    from oauth_session where code_hash = $1`;

export async function findCode(database: Database, codeHash: string): Promise<FoundCode | undefined> {
  return (await preparedQuery<FoundCode>(database, "find-oauth-code", FIND)(codeHash))[0];
}

/** Of any number at once, one finds the code unused. */
const CONSUME = `
  update oauth_session set state = 'exchanged'
   where code_hash = ? and state = 'approved' and code_ends_at > now()
  returning client_id as "clientId", user_id as "userId", scopes`;

const LINK = "update oauth_session set grant_id = ? where code_hash = ?";

/** Uses a code up and opens the grant that it stands for, in one commit; undefined where it was used before, or is over. */
export function exchangeCode(em: EntityManager, codeHash: string): Promise<OpenSession | undefined> {
  return em.fork().transactional(async (tx) => {
    const [asked] = await tx.execute<Asked[]>(CONSUME, [codeHash]);
    if (!asked) return undefined;
    const { clientId, userId, scopes } = asked;
    const grant = openSession(tx, { kind: "oauth", userId, now: new Date(), grant: { clientId, scopes } });
    await tx.flush();
    await tx.execute(LINK, [grant.id, codeHash]);
    return grant;
  });
}

interface Asked {
  readonly clientId: string;
  readonly userId: string;
  readonly scopes: Scope[];
}

/** Ends what a code was exchanged for, because somebody used the code again (RFC 6749, 4.1.2). */
export async function endGrantOfCode(em: EntityManager, codeHash: string): Promise<void> {
  const fork = em.fork();
  const asked = await fork.findOne(OAuthSession, { codeHash });
  if (!asked?.grant) return;
  await fork.nativeUpdate(Session, { id: asked.grant.id, endedAt: null }, { endedAt: new Date() });
}
