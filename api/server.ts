import { randomUUID } from "node:crypto";
import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type Koa from "koa";
import { problemBody } from "./refusal.ts";

const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are larger than 16 KiB; send less."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not come to its end in time; send it again."],
};

/** The HTTP server around the app. What Node itself refuses, since it is no HTTP, has the error body too. */
export function createApiServer(app: Koa): Server {
  const handle = app.callback();
  const answering = new WeakMap<Duplex, ServerResponse>();
  const server = createServer((request, response) => {
    answering.set(request.socket, response);
    void handle(request, response);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    const isHalfWritten = response?.headersSent && !response.writableFinished;
    if (isHalfWritten || !socket.writable || error.code === "ECONNRESET") socket.destroy();
    else socket.end(refusalBytes(error.code ?? ""));
  });
  // Whatever else a client expects than to go on, it gets the answer that it would get without.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}

function refusalBytes(code: string): string {
  const [status, message] = REFUSALS[code] ?? [400, "This is not a request in HTTP/1.1; send one."];
  const body = JSON.stringify(problemBody(status, message));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
