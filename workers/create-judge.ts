import type { Judge } from "../activities/transaction/arbiter.ts";
import { createBuiltInJudge } from "../activities/transaction/built-in-judge.ts";
import { createHttpArbiter } from "../integrations/arbiter/http-arbiter.ts";
import type { Environment } from "../runtime/environment.ts";

/** The arbiter behind VALIDATOR_URL, or one in this process with threads of its own. */
export async function createJudge(environment: Environment): Promise<Judge & { close(): Promise<void> }> {
  const { VALIDATOR_URL: url, VALIDATOR_API_KEY: apiKey } = environment;
  if (url) return { ...createHttpArbiter({ url, apiKey }), close: async () => {} };
  return createBuiltInJudge({
    threads: environment.VALIDATOR_THREADS,
    sanctionsListPath: environment.SANCTIONS_LIST_PATH,
  });
}
