import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The part of a chat completions request that a server looks at. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  temperature?: number;
  response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: unknown } };
}

export interface Call {
  body: ChatRequest;
  headers: IncomingMessage["headers"];
}

/** Answers a request, well or badly. */
export type Behaviour = (call: Call, response: ServerResponse) => void;

export interface ModelServer {
  url: string;
  calls: Call[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A server with the OpenAI chat completions interface, whose manners a test decides about. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: Call[] = [];
  let behaviour: Behaviour = says({ status: "PASS" });
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return send(response, 404, {});
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = { body: JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers };
    calls.push(call);
    behaviour(call, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      behaviour = next;
      calls.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** An error as the interface words it. */
export function refuses(status: number, message: string, param: string | null = null): Behaviour {
  return (_call, response) =>
    send(response, status, { error: { message, type: "invalid_request_error", param, code: null } });
}

/** A whole chat completion with this text. */
export function completes(content: string | null, more: object = {}): Behaviour {
  return ({ body }, response) =>
    send(response, 200, {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_700_000_000,
      model: body.model,
      choices: [
        {
          index: 0,
          message: { role: "assistant", content, refusal: null },
          logprobs: null,
          finish_reason: "stop",
          ...more,
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    });
}

/** A right answer, with parts of it changed. */
export function says(parts: object): Behaviour {
  return completes(
    JSON.stringify({ status: "PASS", confidence: 0.9, reasoning: "All agrees.", quote: null, ...parts }),
  );
}

/** One behaviour for the node whose question has these words, another for the rest. */
export function whenAsked(words: string, one: Behaviour, other: Behaviour): Behaviour {
  return (call, response) => (call.body.messages[0]?.content.includes(words) ? one : other)(call, response);
}
