import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import {
  KEEP_STREAM_EVERY_MS,
  keepMcpStream,
  leaveMcpStream,
  MOST_STREAMS,
  takeMcpStream,
} from "../../db/mcp/mcp-streams.ts";
import { Refusal } from "../refusal.ts";

/** One of the streams that a holder may have open at once, in all processes together. */
export interface StreamPlace {
  /** Whether there is room; asked again, it is the same place. */
  take(): Promise<boolean>;
  /** Takes it, or refuses whoever asks for nothing but a stream. */
  require(): Promise<void>;
  /** To be called every few seconds while the stream is open. */
  keep(): Promise<void>;
  leave(): Promise<void>;
}

export function createStreamPlace(database: Database, holder: string): StreamPlace {
  const id = randomUUID();
  let taken: Promise<boolean> | undefined;
  let keptAt = performance.now();
  const take = () => {
    taken ??= takeMcpStream(database, holder, id);
    return taken;
  };
  return {
    take,
    async require() {
      if (!(await take())) throw new Refusal(429, `You have ${MOST_STREAMS} streams open; close one first.`);
    },
    async keep() {
      if (performance.now() - keptAt < KEEP_STREAM_EVERY_MS) return;
      keptAt = performance.now();
      await keepMcpStream(database, id);
    },
    async leave() {
      if (await taken) await leaveMcpStream(database, id);
    },
  };
}
