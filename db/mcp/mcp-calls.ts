import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface WaitingCall {
  readonly stream: string;
  readonly requestId: string;
  readonly record: string;
}

const ADD = `
  insert into mcp_call (stream, session_hash, request_id, record, ends_at)
  select $2, session_hash, $3, $4, now() + $5 * interval '1 millisecond' from mcp_session where session_hash = $1`;

export async function addWaitingCall(
  database: Database,
  sessionHash: string,
  { stream, requestId, record }: WaitingCall,
  waitMs: number,
): Promise<void> {
  const add = preparedQuery(database, "add-mcp-call", ADD);
  await add(sessionHash, stream, requestId, record, waitMs);
}

export interface FoundCall extends WaitingCall {
  /** Whether it has been answered. */
  readonly isOver: boolean;
  /** Whether it has waited as long as it was to. */
  readonly isLate: boolean;
}

const FIND = `
  select stream, request_id as "requestId", record, ends_at < now() as "isLate",
         exists (select from mcp_event e where e.session_hash = c.session_hash and e.stream = c.stream and e.last) as "isOver"
    from mcp_call c where session_hash = $1 and stream = $2`;

export async function findWaitingCall(
  database: Database,
  sessionHash: string,
  stream: string,
): Promise<FoundCall | undefined> {
  return (await preparedQuery<FoundCall>(database, "find-mcp-call", FIND)(sessionHash, stream))[0];
}
