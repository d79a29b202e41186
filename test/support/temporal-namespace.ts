import { randomUUID } from "node:crypto";
import { Client, Connection } from "@temporalio/client";
import { NativeConnection } from "@temporalio/worker";
import { ensureNamespace } from "../../commands/provision/namespace.ts";
import { ensureSearchAttributes } from "../../commands/provision/search-attributes.ts";
import { temporalServer } from "../stack/stack.ts";

export interface TemporalNamespace {
  namespace: string;
  client: Client;
  /** For workers. */
  native: NativeConnection;
  close(): Promise<void>;
}

/** A namespace of the test's own on the run's Temporal server, provisioned as a real one is. */
export async function temporalNamespace(): Promise<TemporalNamespace> {
  const { address } = await temporalServer();
  const namespace = `test-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  await ensureNamespace(connection, namespace);
  await ensureSearchAttributes(connection, namespace);
  const native = await NativeConnection.connect({ address });
  return {
    namespace,
    client: new Client({ connection, namespace }),
    native,
    async close() {
      await native.close();
      await connection.close();
    },
  };
}
