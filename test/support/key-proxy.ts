import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface KeyProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes requests on as they are, with a credential: for clients that know how to send none. It may be told later where to. */
export async function keyProxy(to: () => string, credential: Record<string, string> = {}): Promise<KeyProxy> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, ...credential };
    const onward = request(`${to()}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
