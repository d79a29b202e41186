import { once } from "node:events";
import { createServer } from "node:http";
import { openChainReads } from "../integrations/chain-reads/open-chain-reads.ts";
import { openModel } from "../integrations/llm/open-model.ts";
import { openPrices } from "../integrations/prices/open-prices.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { modelSettings } from "../runtime/model-settings.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createArbiter } from "./arbiter.ts";
import { UnreadableSanctionsList } from "./data/parse-sanctions.ts";
import { createValidatorApp } from "./http/app.ts";

/** What a request in flight may still take once the process was told to end. */
const SHUTDOWN_GRACE_MS = 2000;

await runProcess("validator", async ({ environment, log, onStop }) => {
  const settings = modelSettings(environment);
  const model = settings && (await openModel(settings));
  const arbiter = (() => {
    try {
      return createArbiter({
        threads: environment.VALIDATOR_THREADS,
        sanctionsListPath: environment.SANCTIONS_LIST_PATH,
        dataDir: environment.DATA_DIR,
        sanctionsMaxAgeMs: environment.SANCTIONS_MAX_AGE,
        log,
        model,
        priceSource: openPrices(environment.PRICE_SOURCE, environment.RPC_URLS),
        chainReader: openChainReads(environment.RPC_URLS),
      });
    } catch (error) {
      if (error instanceof UnreadableSanctionsList) throw new CannotStart(error.message);
      throw error;
    }
  })();
  onStop(() => arbiter.close());

  const app = createValidatorApp({ arbiter, log, apiKey: environment.VALIDATOR_API_KEY });
  const server = createServer(app.callback());
  server.listen(environment.VALIDATOR_PORT, environment.VALIDATOR_HOST);
  await once(server, "listening");
  onStop(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
    await closed;
  });
  await arbiter.ready;
});
