import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What a session is known by: the hash of its id, and whose it is. */
export interface SessionKey {
  readonly sessionHash: string;
  readonly holder: string;
}

/** One that nobody has used for so long is over; clients seldom say that they are done. */
const IDLE = "interval '24 hours'";
/** A holder's sessions beyond these end, the longest unused first. */
const MOST_PER_HOLDER = 50;

const OPEN = `
  with room as (
    delete from mcp_session where session_hash in (
      select session_hash from mcp_session where holder = $2 order by used_at desc offset ${MOST_PER_HOLDER - 1}))
  insert into mcp_session (session_hash, holder, protocol_version, log_level, created_at, used_at, ends_at, last_event, heard_event)
  values ($1, $2, $3, 0, now(), now(), now() + ${IDLE}, 0, 0)`;

export async function openMcpSession(
  database: Database,
  { sessionHash, holder }: SessionKey,
  protocolVersion: string,
): Promise<void> {
  await preparedQuery(database, "open-mcp-session", OPEN)(sessionHash, holder, protocolVersion);
}

export interface FoundMcpSession {
  readonly protocolVersion: string;
}

/** That it is used is written at most once a minute. */
const FIND = `
  with used as (
    update mcp_session set used_at = now(), ends_at = now() + ${IDLE}
     where session_hash = $1 and holder = $2 and ends_at > now() and used_at < now() - interval '1 minute')
  select protocol_version as "protocolVersion" from mcp_session
   where session_hash = $1 and holder = $2 and ends_at > now()`;

export async function findMcpSession(
  database: Database,
  { sessionHash, holder }: SessionKey,
): Promise<FoundMcpSession | undefined> {
  const find = preparedQuery<FoundMcpSession>(database, "find-mcp-session", FIND);
  return (await find(sessionHash, holder))[0];
}

/** Its streams, wherever they are open, find it gone. */
const END = `
  with gone as (delete from mcp_session where session_hash = $1 returning session_hash)
  select pg_notify('mcp_event', session_hash) from gone`;

export async function endMcpSession(database: Database, sessionHash: string): Promise<void> {
  await preparedQuery(database, "end-mcp-session", END)(sessionHash);
}

export async function setMcpLogLevel(database: Database, sessionHash: string, level: number): Promise<void> {
  const sql = "update mcp_session set log_level = $2 where session_hash = $1";
  await preparedQuery(database, "mcp-log-level", sql)(sessionHash, level);
}
