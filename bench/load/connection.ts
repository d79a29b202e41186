import { once } from "node:events";
import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  /** Read only where it is wanted: the load generator must cost less than what it measures. */
  text(): string;
}

export interface Connection {
  /** One request at a time; the bytes are sent as they are. */
  send(request: Buffer): Promise<Answer>;
  close(): void;
}

const TIMEOUT_MS = 10_000;
const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * HTTP/1.1 over one kept connection, as far as a load generator needs it: requests are bytes made beforehand, and
 * of an answer only its status and length are looked at.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Answer> | undefined;

  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = received.toString("latin1", 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return fail(new Error("an answer without a length"));
    const begin = headEnd + HEAD_END.length;
    if (received.length < begin + Number(length)) return;
    const body = received.subarray(begin, begin + Number(length));
    received = received.subarray(begin + Number(length));
    const answered = waiting;
    waiting = undefined;
    answered?.resolve({ status: Number(head.slice(9, 12)), text: () => body.toString() });
  });
  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
    socket.destroy();
  }
  socket.setTimeout(TIMEOUT_MS, () => waiting && fail(new Error(`no answer within ${TIMEOUT_MS} ms`)));
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the connection was closed")));

  return {
    send(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** The bytes of a request, with a JSON body where one is given. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object | string,
): Buffer {
  const json = typeof body === "string" ? body : body ? JSON.stringify(body) : "";
  const all = {
    host: "127.0.0.1",
    ...headers,
    ...(body
      ? { "content-type": "application/json", "content-length": String(Buffer.byteLength(json)) }
      : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${json}`);
}
