import { once } from "node:events";
import type { Server } from "node:http";
import { CannotStart } from "./cannot-start.ts";

/** How long requests under way may take to finish once the process is told to stop. */
const DRAIN_MS = 3000;

/** Listens, and returns how to stop: no new connections, requests under way are answered, then the rest is cut. */
export async function listen(server: Server, port: number, host: string): Promise<() => Promise<void>> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new CannotStart(`Port ${port} is taken by another program.`);
    }
    throw error;
  }
  return async () => {
    const closed = once(server, "close");
    server.close();
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(cut);
  };
}
