import { ArbiterFailure } from "../../integrations/arbiter/arbiter-failure.ts";
import { type ArbiterOptions, createArbiter, InvalidRequest } from "../../validator/arbiter.ts";
import type { Judge } from "./arbiter.ts";

/** The arbiter in this process, failing in the same words as one behind an address. */
export async function createBuiltInJudge(
  options: ArbiterOptions,
): Promise<Judge & { close(): Promise<void> }> {
  const arbiter = createArbiter(options);
  await arbiter.ready;
  return {
    judge: (request) => arbiter.validateJson(request).catch(refuse),
    recheck: (request, earlier) => arbiter.recheckJson(request, earlier).catch(refuse),
    close: arbiter.close,
  };
}

function refuse(error: unknown): never {
  throw new ArbiterFailure(error instanceof InvalidRequest ? "arbiter-refused" : "arbiter-away");
}
