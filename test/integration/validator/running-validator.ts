import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { type Arbiter, type ArbiterOptions, createArbiter } from "../../../validator/arbiter.ts";
import { createValidatorApp } from "../../../validator/http/app.ts";

export interface RunningValidator {
  url: string;
  arbiter: Arbiter;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** The validator's own app and arbiter on a free loopback port, from its first moment on. */
export async function startValidator(
  options: ArbiterOptions & { apiKey?: string } = {},
): Promise<RunningValidator> {
  const arbiter = createArbiter(options);
  const app = createValidatorApp({ arbiter, log: pino({ level: "silent" }), apiKey: options.apiKey });
  const server: Server = createServer(app.callback());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    arbiter,
    post: (body, headers = {}) =>
      fetch(`${url}/validate`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await arbiter.close();
    },
  };
}

/** An answer's body, whose fields the tests look at one by one. */
export async function json(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}
