import type { ServerResponse } from "node:http";
import { type McpNews, readMcpNews, SESSION_STREAM } from "../../db/mcp/mcp-events.ts";
import { findMcpSession } from "../../db/mcp/mcp-sessions.ts";
import { markHeard } from "../../db/mcp/session-stream.ts";
import type { Dependencies } from "../dependencies.ts";
import { type EventId, writeEventId } from "./event-id.ts";
import { isStillGood } from "./is-still-good.ts";
import type { McpSession } from "./require-session.ts";
import { eventText, openEventStream, STILL_HERE, writeText } from "./sse.ts";
import type { StreamPlace } from "./stream-place.ts";

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
  readonly place: StreamPlace;
  /** Which of the session's own streams this is; it ends when another takes its place. */
  readonly streamId?: string;
  /** Whether to end once all that is there is written; the client asks again. */
  readonly untilCaughtUp?: boolean;
}

/** Writes what comes on a stream of a session, from an event on, whichever process it comes from, until the stream is over. */
export async function followStream(following: Following): Promise<void> {
  const { session, response, signal, deps, after, place } = following;
  const { silenceMs, patienceMs } = deps.mcp.pace;
  const write = (text: string) => writeText(response, text, patienceMs);
  let woken = Promise.withResolvers<boolean>();
  const unfollow = deps.mcp.feed.follow(session.sessionHash, () => woken.resolve(true));
  const gone = () => woken.resolve(false);
  signal.addEventListener("abort", gone);
  try {
    openEventStream(response);
    if (session.protocolVersion >= KNOWS_EMPTY_EVENTS)
      await write(eventText({ id: writeEventId(after), data: "", retryMs: RETRY_MS }));
    for (let at = after; !signal.aborted; ) {
      woken = Promise.withResolvers();
      await place.keep();
      const news = await newsFor(following, at.number);
      if (!news || news.isOver) break;
      const end = news.events.findIndex(({ last }) => last);
      for (const { number, message } of end < 0 ? news.events : news.events.slice(0, end + 1)) {
        at = { ...at, number };
        if (message !== "") await write(eventText({ id: writeEventId(at), data: message }));
      }
      if (end >= 0) break;
      if (news.events.length > 0) {
        if (at.stream === SESSION_STREAM) await markHeard(deps.database, session.sessionHash, at.number);
        continue;
      }
      if (following.untilCaughtUp) break;
      const silence = setTimeout(() => woken.resolve(false), silenceMs);
      if (!(await woken.promise) && !signal.aborted) await write(STILL_HERE);
      clearTimeout(silence);
    }
    response.end();
  } finally {
    signal.removeEventListener("abort", gone);
    unfollow();
  }
}

/** Undefined where nothing more may be written: the session is over, the credential has ended, or another stream took over. */
async function newsFor(
  { session, deps, after, streamId, confirm }: Following,
  number: number,
): Promise<McpNews | undefined> {
  // A session that is listened to is in use.
  if (!(await findMcpSession(deps.database, session))) return undefined;
  const news = await readMcpNews(deps.database, session.sessionHash, after.stream, number);
  // Last, so that what has happened since the credential ended is not among what is written.
  if (!(await isStillGood(confirm))) return undefined;
  return streamId !== undefined && news?.streamId !== streamId ? undefined : news;
}
