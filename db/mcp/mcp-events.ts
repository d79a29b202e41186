import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** The stream of a session that belongs to no call. */
export const SESSION_STREAM = "session";

/** The session's row is locked until the event is there, so a reader that has seen a number has seen all below it. */
const ADD = `
  with numbered as (
         update mcp_session set last_event = last_event + 1 where session_hash = $1 returning last_event),
       added as (
         insert into mcp_event (session_hash, number, stream, message, last, ends_at)
         select $1, last_event, $2, $3, $4, now() + interval '24 hours' from numbered
         on conflict (session_hash, stream) where last = true do nothing returning number)
  select number, pg_notify('mcp_event', $1) from added`;

export interface NewMcpEvent {
  readonly stream: string;
  readonly message: string;
  readonly last: boolean;
}

/** Keeps an event and has whoever follows its stream hear of it; undefined where the session is over, or a second end was given. */
export async function addMcpEvent(
  database: Database,
  sessionHash: string,
  { stream, message, last }: NewMcpEvent,
): Promise<number | undefined> {
  const add = preparedQuery<{ number: number }>(database, "add-mcp-event", ADD);
  return (await add(sessionHash, stream, message, last))[0]?.number;
}

export interface McpNews {
  /** Which stream of the session's own is written to; null before there was any. */
  readonly streamId: string | null;
  /** Whether the stream was over before. */
  readonly isOver: boolean;
  readonly events: readonly { readonly number: number; readonly message: string; readonly last: boolean }[];
}

const READ = `
  select s.stream_id as "streamId", e.number, e.message, e.last,
         exists (select from mcp_event o
                  where o.session_hash = s.session_hash and o.stream = $2 and o.number <= $3 and o.last) as "isOver"
    from mcp_session s
    left join lateral (
      select number, message, last from mcp_event
       where session_hash = s.session_hash and stream = $2 and number > $3 order by number limit 100) e on true
   where s.session_hash = $1 and s.ends_at > now()
   order by e.number`;

type Row = {
  streamId: string | null;
  isOver: boolean;
  number: number | null;
  message: string;
  last: boolean;
};

/** What has come on a stream after an event; undefined where the session is over. */
export async function readMcpNews(
  database: Database,
  sessionHash: string,
  stream: string,
  after: number,
): Promise<McpNews | undefined> {
  const rows = await preparedQuery<Row>(database, "mcp-news", READ)(sessionHash, stream, after);
  const [first] = rows;
  if (!first) return undefined;
  const events = rows.flatMap(({ number, message, last }) =>
    number === null ? [] : [{ number, message, last }],
  );
  return { streamId: first.streamId, isOver: first.isOver, events };
}
