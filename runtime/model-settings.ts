import { CannotStart } from "./cannot-start.ts";
import type { Environment } from "./environment.ts";

/** The model that is to be asked; undefined where none is, which is the default. */
export function modelSettings(environment: Environment) {
  const {
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    LLM_API_KEY: apiKey,
    LLM_TIMEOUT: timeoutMs,
  } = environment;
  if (baseUrl === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined)
    throw new CannotStart("Set both LLM_BASE_URL and LLM_MODEL to have a model asked, or neither.");
  return { baseUrl, model, apiKey, timeoutMs };
}
