import { randomUUID } from "node:crypto";
import type { Client } from "@temporalio/client";
import { TestWorkflowEnvironment } from "@temporalio/testing";
import type { NativeConnection } from "@temporalio/worker";
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
  const environment = await TestWorkflowEnvironment.createFromExistingServer({ address, namespace });
  await ensureNamespace(environment.connection, namespace);
  await ensureSearchAttributes(environment.connection, namespace);
  return {
    namespace,
    client: environment.client,
    native: environment.nativeConnection,
    close: () => environment.teardown(),
  };
}
