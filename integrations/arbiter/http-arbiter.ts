import { ArbiterFailure } from "./arbiter-failure.ts";

const TIMEOUT_MS = 15_000;

/** An arbiter behind an address, asked over the interface that our own validator serves. */
export function createHttpArbiter(options: { url: string; apiKey: string | undefined }) {
  const headers = {
    "content-type": "application/json",
    ...(options.apiKey ? { "x-api-key": options.apiKey } : {}),
  };
  return {
    async judge(request: string): Promise<string> {
      const response = await ask(`${options.url}/validate`, { method: "POST", headers, body: request });
      if (response.status === 422 || response.status === 413) throw new ArbiterFailure("arbiter-refused");
      if (response.status === 401) throw new ArbiterFailure("arbiter-locked");
      if (!response.ok) throw new ArbiterFailure("arbiter-away");
      return response.text();
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    // The client's error holds the address; ours says what an operator needs.
    throw new ArbiterFailure("arbiter-away");
  }
}
