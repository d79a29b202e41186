import type { Database } from "../database.ts";
import { type ListeningClient, newListeningClient } from "./listening-client.ts";

const AGAIN_AFTER_MS = 1000;

/** Wakes those who follow a session when something has happened to it, whichever process did it. */
export interface SessionFeed {
  /** Also called when the connection was lost and is back: what came meanwhile must be looked up. Returns how to stop. */
  follow(sessionHash: string, wake: () => void): () => void;
}

/** One connection of PostgreSQL's LISTEN, outside the pool, for as long as anyone follows anything. */
export function createSessionFeed(database: Database): SessionFeed {
  const followers = new Map<string, Set<() => void>>();
  let client: ListeningClient | undefined;
  let again: NodeJS.Timeout | undefined;

  const wake = (sessionHash: string) => {
    for (const each of followers.get(sessionHash) ?? []) each();
  };
  const wakeAll = () => {
    for (const sessionHash of followers.keys()) wake(sessionHash);
  };

  async function listen(): Promise<void> {
    const own = await newListeningClient(database);
    if (client || followers.size === 0) return;
    client = own;
    const lost = () => {
      if (client !== own) return;
      client = undefined;
      void own.end().catch(() => undefined);
      // Whoever follows looks by itself too, every few seconds, so nothing is lost meanwhile.
      if (followers.size > 0) again = setTimeout(start, AGAIN_AFTER_MS);
    };
    own.on("notification", ({ payload }) => wake(payload ?? ""));
    own.on("error", lost);
    own.on("end", lost);
    try {
      await own.connect();
      await own.query("listen mcp_event");
      wakeAll();
    } catch {
      lost();
    }
  }

  function start(): void {
    clearTimeout(again);
    void listen();
  }

  return {
    follow(sessionHash, onNews) {
      const those = followers.get(sessionHash) ?? new Set();
      followers.set(sessionHash, those.add(onNews));
      if (!client) start();
      return () => {
        those.delete(onNews);
        if (those.size === 0 && followers.get(sessionHash) === those) followers.delete(sessionHash);
        if (followers.size > 0) return;
        clearTimeout(again);
        const idle = client;
        client = undefined;
        void idle?.end().catch(() => undefined);
      };
    },
  };
}
