import { type Connection, openConnection } from "./connection.ts";

export interface HttpLoad {
  readonly port: number;
  /** Sent in turn, over and over; every answer must be a 200. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
}

const MOST_REQUESTS = 100_000;

/** Asks over kept connections, each as soon as it is answered, for the given time. */
export async function requestsPerSecond(load: HttpLoad, forMs: number): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(load.port)),
  );
  const began = performance.now();
  const until = began + forMs;
  let sent = 0;
  async function ask(connection: Connection): Promise<void> {
    while (performance.now() < until && sent < MOST_REQUESTS) {
      const request = load.requests[sent++ % load.requests.length];
      if (!request) throw new Error("nothing to ask for");
      const answer = await connection.send(request);
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text()}`);
    }
  }
  try {
    await Promise.all(connections.map(ask));
    return (sent * 1000) / (performance.now() - began);
  } finally {
    for (const connection of connections) connection.close();
  }
}
