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
export function eventText({ id, data, retryMs }: Event): string {
  const retry = retryMs === undefined ? "" : `retry: ${retryMs}\n`;
  const name = data === "" ? "" : "event: message\n";
  return `${name}id: ${id}\n${retry}data: ${data}\n\n`;
}

/** Keeps what is between from closing a quiet connection. */
export const STILL_HERE = ": still here\n\n";

/** A client that reads slowly is waited for, and no more is looked up meanwhile; one that does not read is left. */
export async function writeText(
  response: ServerResponse,
  text: string | Uint8Array,
  patienceMs: number,
): Promise<void> {
  if (response.write(text) || response.closed) return;
  const impatience = setTimeout(() => response.destroy(), patienceMs);
  const settled = new AbortController();
  const { signal } = settled;
  const either = ["drain", "close"].map((name) => once(response, name, { signal }).catch(() => undefined));
  await Promise.race(either);
  settled.abort();
  clearTimeout(impatience);
}
