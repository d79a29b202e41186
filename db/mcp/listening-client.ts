import type { Database } from "../database.ts";
import { poolOf } from "../prepared-query.ts";

/** What we use of the driver's own client; its package brings no types. */
export interface ListeningClient {
  connect(): Promise<void>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: "notification", heard: (notice: { payload?: string }) => void): void;
  on(event: "error" | "end", lost: () => void): void;
}

interface ClientMaker {
  readonly Client: new (options: unknown) => ListeningClient;
  readonly options: unknown;
}

/** A connection like those of the pool, but not one of them: it listens for hours. */
export async function newListeningClient(database: Database): Promise<ListeningClient> {
  const { Client, options } = (await poolOf(database)) as unknown as ClientMaker;
  return new Client(options);
}
