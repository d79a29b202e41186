import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface McpCallKey {
  readonly stream: string;
  /** The id of its JSON-RPC request, as JSON. */
  readonly requestId: string;
}

const ADD = `
  insert into mcp_call (stream, session_hash, request_id, ends_at)
  select $2, session_hash, $3, now() from mcp_session where session_hash = $1`;

/** Notes a call that has begun. */
export async function addMcpCall(
  database: Database,
  sessionHash: string,
  { stream, requestId }: McpCallKey,
): Promise<void> {
  await preparedQuery(database, "add-mcp-call", ADD)(sessionHash, stream, requestId);
}

/** Notes what it has recorded, so that another process can answer it, and how long it waits for the verdict. */
export async function noteCallWaits(
  database: Database,
  stream: string,
  record: string,
  waitMs: number,
): Promise<void> {
  const sql = `update mcp_call set record = $2, ends_at = now() + $3 * interval '1 millisecond' where stream = $1`;
  await preparedQuery(database, "mcp-call-waits", sql)(stream, record, waitMs);
}

export interface WaitingCall extends McpCallKey {
  readonly record: string;
  /** Whether it has been answered or cancelled. */
  readonly isOver: boolean;
  /** Whether it has waited as long as it was to. */
  readonly isLate: boolean;
}

const FIND = `
  select stream, request_id as "requestId", record, ends_at < now() as "isLate",
         exists (select from mcp_event e where e.session_hash = c.session_hash and e.stream = c.stream and e.last) as "isOver"
    from mcp_call c where session_hash = $1 and stream = $2 and record is not null`;

/** A call that has recorded something, so that it can be answered by whoever asks. */
export async function findWaitingCall(
  database: Database,
  sessionHash: string,
  stream: string,
): Promise<WaitingCall | undefined> {
  return (await preparedQuery<WaitingCall>(database, "find-mcp-call", FIND)(sessionHash, stream))[0];
}
