import { Client, Connection } from "@temporalio/client";
import { createLifecycle, type Lifecycle } from "../../lifecycle/create-lifecycle.ts";
import { freePort } from "../../local/free-port.ts";
import { createLog } from "../../runtime/log.ts";

/** For tests that want nothing of Temporal: as it is where Temporal is away. */
export async function awayLifecycle(): Promise<{ lifecycle: Lifecycle; close(): Promise<void> }> {
  // Without interceptors it tries once instead of for twenty seconds.
  const address = `127.0.0.1:${await freePort()}`;
  const connection = Connection.lazy({ address, connectTimeout: 300, interceptors: [] });
  const policy = { arbiter: "builtin", approvalTtlMs: 1, executionTtlMs: 1 } as const;
  const log = createLog("silent", "test");
  const lifecycle = createLifecycle({ temporal: new Client({ connection }), policy, log });
  return {
    lifecycle,
    async close() {
      await lifecycle.idle();
      await connection.close();
    },
  };
}
