import { boundedFetch } from "../bounded-fetch.ts";
import { ArbiterFailure } from "./arbiter-failure.ts";
import { retryAfterMs } from "./retry-after.ts";

const TIMEOUT_MS = 15_000;
/** A verdict on the largest request is a fraction of it. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const send = boundedFetch(MAX_ANSWER_BYTES);

/** An arbiter behind an address, asked over the interface that our own validator serves. */
export function createHttpArbiter(options: { url: string; apiKey: string | undefined }) {
  const headers = {
    "content-type": "application/json",
    ...(options.apiKey ? { "x-api-key": options.apiKey } : {}),
  };
  const post = (path: string, body: string) =>
    ask(`${options.url}/${path}`, { method: "POST", headers, body });
  async function judge(request: string): Promise<string> {
    return verdictOf(await post("validate", request));
  }
  return {
    judge,
    /** An arbiter of another make may not have it: that one judges the whole request again. */
    async recheck(request: string, { asidesCleared }: { readonly asidesCleared: boolean }): Promise<string> {
      const response = await post(`recheck${asidesCleared ? "?asides=cleared" : ""}`, request);
      return response.status === 404 || response.status === 405 ? judge(request) : verdictOf(response);
    },
  };
}

async function verdictOf(response: Response): Promise<string> {
  if (response.ok) return response.text();
  throw failureOf(response);
}

function failureOf({ status, headers }: Response): ArbiterFailure {
  if (status === 422 || status === 413) return new ArbiterFailure("arbiter-refused");
  if (status === 401) return new ArbiterFailure("arbiter-locked");
  const isBusy = status === 503 || status === 429;
  return new ArbiterFailure(
    isBusy ? "arbiter-busy" : "arbiter-away",
    isBusy ? retryAfterMs(headers.get("retry-after")) : undefined,
  );
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    // The client's error holds the address; ours says what an operator needs.
    throw new ArbiterFailure("arbiter-away");
  }
}
