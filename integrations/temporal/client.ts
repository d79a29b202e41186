import { Client, Connection } from "@temporalio/client";
import type { TemporalSettings } from "./connection-settings.ts";

/** A client that connects when first used: the API starts, and takes requests, while Temporal is away. */
export function createTemporalClient(settings: TemporalSettings): Client {
  const connection = Connection.lazy(settings.connection);
  return new Client({ connection, namespace: settings.namespace });
}

/** Fails when the server does not answer within the time. */
export async function probeTemporal(client: Client, withinMs: number): Promise<void> {
  await client.connection.withDeadline(Date.now() + withinMs, () =>
    client.workflowService.describeNamespace({ namespace: client.options.namespace }),
  );
}
