import { once } from "node:events";
import type { ServerResponse } from "node:http";

export const EVENT_STREAM = "text/event-stream";

/** Begins a stream of server-sent events. */
export function openEventStream(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": EVENT_STREAM,
    "cache-control": "no-store, no-transform",
    // Proxies that gather answers before they pass them on would hold events back.
    "x-accel-buffering": "no",
  });
  response.flushHeaders();
}

interface Event {
  readonly id: string;
  /** Nothing, for an event that only tells where the stream stands. */
  readonly data: string;
  readonly retryMs?: number;
}

/** Data is JSON, which has no line breaks of its own. */
export function writeEvent(response: ServerResponse, { id, data, retryMs }: Event): Promise<void> {
  const retry = retryMs === undefined ? "" : `retry: ${retryMs}\n`;
  const name = data === "" ? "" : "event: message\n";
  return write(response, `${name}id: ${id}\n${retry}data: ${data}\n\n`);
}

/** Keeps what is between from closing a quiet connection. */
export function writeComment(response: ServerResponse): Promise<void> {
  return write(response, ": still here\n\n");
}

/** A client that reads slowly is waited for, and no more is looked up meanwhile. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text) || response.closed) return;
  const closed = new AbortController();
  const gone = once(response, "close", { signal: closed.signal }).catch(() => undefined);
  await Promise.race([once(response, "drain", { signal: closed.signal }).catch(() => undefined), gone]);
  closed.abort();
}
