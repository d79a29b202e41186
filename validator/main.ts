import { once } from "node:events";
import { createServer } from "node:http";
import { CannotStart } from "../runtime/cannot-start.ts";
import { runProcess } from "../runtime/run-process.ts";
import { createArbiter } from "./arbiter.ts";
import { UnreadableSanctionsList } from "./data/load-sanctions.ts";
import { createValidatorApp } from "./http/app.ts";

/** What a request in flight may still take once the process was told to end. */
const SHUTDOWN_GRACE_MS = 2000;

await runProcess("validator", async ({ environment, log, onStop }) => {
  const arbiter = (() => {
    try {
      return createArbiter({
        threads: environment.VALIDATOR_THREADS,
        sanctionsListPath: environment.SANCTIONS_LIST_PATH,
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
