import { isStreamOver } from "../../db/mcp/cancel-call.ts";
import type { Dependencies } from "../dependencies.ts";

interface Cancellation {
  readonly signal: AbortSignal;
  stop(): void;
}

/** Aborted once a call's stream has ended without the one who works on it: its client cancelled it, at whichever process. */
export function cancellationOf(
  stream: string,
  sessionHash: string,
  { database, mcp, log }: Dependencies,
): Cancellation {
  const controller = new AbortController();
  const look = async () => {
    if (await isStreamOver(database, sessionHash, stream)) controller.abort();
  };
  const stop = mcp.feed.follow(sessionHash, () => {
    look().catch((error: unknown) => log.warn({ err: error }, "whether a call was cancelled is not known"));
  });
  return { signal: controller.signal, stop };
}
