import type { Judge } from "../activities/transaction/arbiter.ts";
import { createBuiltInJudge } from "../activities/transaction/built-in-judge.ts";
import { createHttpArbiter } from "../integrations/arbiter/http-arbiter.ts";
import { openChainReads } from "../integrations/chain-reads/open-chain-reads.ts";
import { openModel } from "../integrations/llm/open-model.ts";
import { openPrices } from "../integrations/prices/open-prices.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/log.ts";
import { modelSettings } from "../runtime/model-settings.ts";

/** The arbiter behind VALIDATOR_URL, or one in this process with threads of its own. */
export async function createJudge(
  environment: Environment,
  log: Logger,
): Promise<Judge & { close(): Promise<void> }> {
  const { VALIDATOR_URL: url, VALIDATOR_API_KEY: apiKey } = environment;
  if (url) return { ...createHttpArbiter({ url, apiKey }), close: async () => {} };
  const settings = modelSettings(environment);
  return createBuiltInJudge({
    threads: environment.VALIDATOR_THREADS,
    sanctionsListPath: environment.SANCTIONS_LIST_PATH,
    dataDir: environment.DATA_DIR,
    log,
    priceSource: openPrices(environment.PRICE_SOURCE, environment.RPC_URLS),
    chainReader: openChainReads(environment.RPC_URLS),
    model: settings && (await openModel(settings)),
  });
}
