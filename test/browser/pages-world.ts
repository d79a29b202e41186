import type { Database } from "../../db/database.ts";
import { temporalServer } from "../stack/stack.ts";
import { apiProcesses } from "../support/api-process.ts";
import { startBrowser, type TestBrowser } from "../support/browser.ts";
import { hashOf } from "../support/connect-world.ts";
import { type TransactionsWorld, transactionsWorld } from "../support/transactions-world.ts";

export interface PagesWorld extends TransactionsWorld {
  /** As people and agents write it. */
  readonly baseUrl: string;
  readonly browser: TestBrowser;
  readonly database: Database;
  /** Sets the row of a connection code; for what takes minutes. */
  set(code: string, assignment: string): Promise<void>;
}

/** A browser in front of a real process of the API, with everything behind it. Without a browser the tests are left out. */
export async function pagesWorld(test: Mocha.Context): Promise<PagesWorld> {
  const browser = await startBrowser();
  if (!browser) {
    console.log("    There is no Chromium for this machine: install Chrome or Chromium to run these tests.");
    return test.skip();
  }
  const world = await transactionsWorld();
  await world.startWorkers();
  const { database } = world.chain;
  const processes = apiProcesses({
    databaseUrl: String(database.config.get("clientUrl")),
    encryptionKey: world.encryptionKey,
  });
  const api = await processes.start({
    TEMPORAL_ADDRESS: (await temporalServer()).address,
    TEMPORAL_NAMESPACE: world.temporal.namespace,
    CHAIN_RPC_URL: world.chain.server.url,
    IPFS_API_URL: world.ipfsServer.url,
  });
  if (api.state !== "ready") throw new Error(api.said());
  return {
    ...world,
    database,
    baseUrl: api.url.replace("127.0.0.1", "localhost"),
    browser,
    async set(code, assignment) {
      await database.em
        .fork()
        .execute(`update connection_code set ${assignment} where code_hash = ?`, [hashOf(code)]);
    },
    async close() {
      await browser.close();
      await processes.stop();
      await world.close();
    },
  };
}
