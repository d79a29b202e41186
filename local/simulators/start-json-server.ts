import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "../../runtime/log.ts";
import { type Answer, type Exchange, Refusal } from "./exchange.ts";
import type { Misbehaviours } from "./misbehaviour.ts";

export const CONTROL = "/control";
const LARGEST_BODY = 1024 * 1024;

interface JsonServerOptions {
  readonly port: number;
  readonly log: Logger;
  readonly misbehaviours: Misbehaviours;
  /** The vendor's interface. */
  answer(exchange: Exchange): Promise<Answer>;
  /** Told what was really answered, misbehaviour included. */
  answered?(exchange: Exchange, status: number): void;
  /** The addresses below /control, by which tests and demos prepare and look into the simulator. */
  control(exchange: Exchange): Promise<Answer>;
}

export interface JsonServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A vendor's HTTP interface on loopback, and beside it an address to control it by. */
export async function startJsonServer(options: JsonServerOptions): Promise<JsonServer> {
  const { port, log, misbehaviours } = options;

  async function respond(exchange: Exchange): Promise<Answer | undefined> {
    if (exchange.path === `${CONTROL}/misbehaviours`) return misbehaviours.control(exchange);
    if (exchange.path.startsWith(`${CONTROL}/`)) return options.control(exchange);
    const given = await misbehaviours.treat(exchange, () => caught(() => options.answer(exchange)));
    if (given) options.answered?.(exchange, given.status);
    return given;
  }
  async function caught(answer: () => Promise<Answer | undefined>): Promise<Answer> {
    try {
      return (await answer()) ?? { status: 0, body: undefined };
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      log.error({ err: error }, "a simulated request failed");
      return { status: 500, body: { message: "The simulator failed; its log says more." } };
    }
  }

  const server = createServer(async (request, response) => {
    const answer = await caught(async () => respond(await read(request)));
    if (answer.status === 0) request.socket.destroy();
    else send(response, answer);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function read(request: IncomingMessage): Promise<Exchange> {
  // A page in a browser must not reach the simulator behind its reader's back.
  if (request.headers.origin !== undefined) throw new Refusal(403, { message: "Not for browsers." });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) throw new Refusal(413, { message: "The body is too large." });
    parts.push(part);
  }
  const target = request.url ?? "/";
  const raw = Buffer.concat(parts, size);
  const path = target.split("?", 1)[0] ?? target;
  return { method: request.method ?? "GET", path, target, headers: request.headers, raw, body: parse(raw) };
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    // The rest of a refused body is not read, so the connection cannot be used again.
    ...(response.req.complete ? {} : { connection: "close" }),
    ...headers,
  });
  response.end(JSON.stringify(body));
}
