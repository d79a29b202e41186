import type { ServerResponse } from "node:http";
import { type McpNews, readMcpNews, SESSION_STREAM } from "../../db/mcp/mcp-events.ts";
import { findMcpSession } from "../../db/mcp/mcp-sessions.ts";
import { markHeard } from "../../db/mcp/session-stream.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import { type EventId, writeEventId } from "./event-id.ts";
import type { McpSession } from "./require-session.ts";
import { openEventStream, writeComment, writeEvent } from "./sse.ts";

/** How long a stream stays silent. It also looks for news then, should a notice of PostgreSQL's have been lost. */
const SILENCE_MS = 15_000;
const RETRY_MS = 1000;
/** The first revision whose clients know events without data. */
const KNOWS_EMPTY_EVENTS = "2025-11-25";

export interface Following {
  readonly session: McpSession;
  readonly response: ServerResponse;
  /** Aborted when the client goes. */
  readonly signal: AbortSignal;
  /** Throws once the credential has ended. */
  readonly confirm: () => Promise<unknown>;
  readonly deps: Dependencies;
  readonly after: EventId;
  /** Which of the session's own streams this is; it ends when another takes its place. */
  readonly streamId?: string;
  /** Whether to end once all that is there is written; the client asks again. */
  readonly untilCaughtUp?: boolean;
}

/** Writes what comes on a stream of a session, from an event on, whichever process it comes from, until the stream is over. */
export async function followStream(following: Following): Promise<void> {
  const { session, response, signal, deps, after } = following;
  const leave = deps.mcp.streams.enter(session.holder);
  let woken = Promise.withResolvers<boolean>();
  const unfollow = deps.mcp.feed.follow(session.sessionHash, () => woken.resolve(true));
  const gone = () => woken.resolve(false);
  signal.addEventListener("abort", gone);
  try {
    openEventStream(response);
    if (session.protocolVersion >= KNOWS_EMPTY_EVENTS)
      await writeEvent(response, { id: writeEventId(after), data: "", retryMs: RETRY_MS });
    for (let at = after; !signal.aborted; ) {
      woken = Promise.withResolvers();
      const news = await newsFor(following, at.number);
      if (!news || news.isOver) break;
      for (const { number, message } of news.events) {
        at = { ...at, number };
        await writeEvent(response, { id: writeEventId(at), data: message });
      }
      const newest = news.events.at(-1);
      if (newest?.last) break;
      if (newest) {
        if (at.stream === SESSION_STREAM) await markHeard(deps.database, session.sessionHash, newest.number);
        continue;
      }
      if (following.untilCaughtUp) break;
      const silence = setTimeout(() => woken.resolve(false), SILENCE_MS);
      if (!(await woken.promise) && !signal.aborted) await writeComment(response);
      clearTimeout(silence);
    }
    response.end();
  } finally {
    signal.removeEventListener("abort", gone);
    unfollow();
    leave();
  }
}

/** Undefined where nothing more may be written: the session is over, the credential has ended, or another stream took over. */
async function newsFor(
  { session, deps, after, streamId, confirm }: Following,
  number: number,
): Promise<McpNews | undefined> {
  try {
    await confirm();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  // A session that is listened to is in use.
  if (!(await findMcpSession(deps.database, session))) return undefined;
  const news = await readMcpNews(deps.database, session.sessionHash, after.stream, number);
  return streamId !== undefined && news?.streamId !== streamId ? undefined : news;
}
