import type { Database } from "../../db/database.ts";
import { openCustody } from "../../integrations/custody/open-custody.ts";
import { LOCAL_WALLET_PROVIDER } from "../../local/simulators/local-credentials.ts";
import { startValidator } from "../integration/validator/running-validator.ts";
import { type Simulators, startSimulators, temporalServer } from "../stack/stack.ts";
import { apiProcesses } from "../support/api-process.ts";
import { startBrowser, type TestBrowser } from "../support/browser.ts";
import { hashOf } from "../support/connect-world.ts";
import { type TransactionsWorld, transactionsWorld } from "../support/transactions-world.ts";

export const TEMPORAL_UI_URL = "https://temporal.example";

export interface PagesWorld extends TransactionsWorld {
  /** As people and agents write it. */
  readonly baseUrl: string;
  readonly browser: TestBrowser;
  readonly database: Database;
  /** The vendors' own sides. */
  readonly simulators: Simulators;
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
  const simulators = await startSimulators(world.chain.server.url);
  await world.startWorkers({
    openCustody: (credentials) => openCustody(credentials, { baseUrl: simulators.url }),
  });
  const validator = await startValidator({ threads: 1 });
  const { database } = world.chain;
  const processes = apiProcesses({
    databaseUrl: String(database.config.get("clientUrl")),
    encryptionKey: world.encryptionKey,
  });
  const api = await processes.start({
    TEMPORAL_ADDRESS: (await temporalServer()).address,
    TEMPORAL_NAMESPACE: world.temporal.namespace,
    TEMPORAL_UI_URL,
    CHAIN_RPC_URL: world.chain.server.url,
    IPFS_API_URL: world.ipfsServer.url,
    VALIDATOR_URL: validator.url,
    CUSTODY_BASE_URL: simulators.url,
    WALLET_PROVIDER_BASE_URL: simulators.walletProviderUrl,
    WALLET_PROVIDER_APP_ID: LOCAL_WALLET_PROVIDER.appId,
    WALLET_PROVIDER_APP_SECRET: LOCAL_WALLET_PROVIDER.appSecret,
  });
  if (api.state !== "ready") throw new Error(api.said());
  const webhook = { method: "POST", body: JSON.stringify({ url: `${api.url}/custody/webhook` }) };
  await fetch(`${simulators.url}/control/webhook`, webhook);
  return {
    ...world,
    database,
    simulators,
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
      await validator.stop();
      await simulators.stop();
      await world.close();
    },
  };
}
