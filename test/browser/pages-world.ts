import { temporalServer } from "../stack/stack.ts";
import { apiProcesses } from "../support/api-process.ts";
import { startBrowser, type TestBrowser } from "../support/browser.ts";
import { type ConnectWorld, connectWorld } from "../support/connect-world.ts";

export interface PagesWorld extends ConnectWorld {
  /** As people and agents write it. */
  readonly baseUrl: string;
  readonly browser: TestBrowser;
}

/** A browser in front of a real process of the API, with PostgreSQL and Temporal. Without a browser the tests are left out. */
export async function pagesWorld(test: Mocha.Context): Promise<PagesWorld> {
  const browser = await startBrowser();
  if (!browser) {
    console.log(
      "      There is no Chromium for this machine: install Chrome or Chromium to run these tests.",
    );
    return test.skip();
  }
  const world = await connectWorld();
  const processes = apiProcesses(world);
  const api = await processes.start({
    TEMPORAL_ADDRESS: (await temporalServer()).address,
    TEMPORAL_NAMESPACE: world.temporal.namespace,
  });
  if (api.state !== "ready") throw new Error(api.said());
  return {
    ...world,
    baseUrl: api.url.replace("127.0.0.1", "localhost"),
    browser,
    async close() {
      await browser.close();
      await processes.stop();
      await world.close();
    },
  };
}
