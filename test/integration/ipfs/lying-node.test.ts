import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { contentId } from "../../../integrations/ipfs/content-id.ts";
import { createIpfs, type Ipfs } from "../../../integrations/ipfs/create-ipfs.ts";

describe("a client of an IPFS node that cannot be trusted", () => {
  const bytes = new TextEncoder().encode("swap 1 ETH");
  let server: Server;

  async function against(listener: RequestListener): Promise<Ipfs> {
    server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    return createIpfs({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 2000 });
  }
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail("it was believed"),
      (error: unknown) => error,
    );
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("refuses bytes that do not hash to the identifier it asked for", async () => {
    const ipfs = await against((_, response) => response.end("swap 100 ETH"));
    const failure = await failureOf(ipfs.read(await contentId(bytes), 1000));
    expect(failure).to.include({ kind: "mismatch", retryable: false });
  });

  it("refuses an identifier that is not of the bytes it pinned", async () => {
    const other = await contentId(new Uint8Array([1]));
    const ipfs = await against((request, response) => {
      request.resume().on("end", () => response.end(JSON.stringify({ Name: other, Hash: other, Size: "1" })));
    });
    expect(await failureOf(ipfs.pin(bytes))).to.include({ kind: "mismatch", retryable: false });
  });

  it("reads no more than it may from an endless answer", async () => {
    const ipfs = await against((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once("drain", write);
      };
      write();
    });
    expect(await failureOf(ipfs.read(await contentId(bytes), 1_000_000))).to.include({ kind: "too-large" });
  });

  it("may ask again after silence, nonsense, an internal error or a closed door", async () => {
    for (const listener of [
      () => undefined,
      (_, response) => response.end("<html>"),
      (_, response) => response.writeHead(500).end("out of disk at /secret/place"),
      (request) => request.socket.destroy(),
    ] satisfies RequestListener[]) {
      const ipfs = await against(listener);
      const failure = await failureOf(ipfs.pin(bytes));
      expect(failure).to.include({ kind: "unavailable", retryable: true });
      expect(String(failure)).not.to.contain("secret");
      server.closeAllConnections();
      server.close();
    }
    const nobody = createIpfs({ url: "http://127.0.0.1:1" });
    expect(await failureOf(nobody.health())).to.include({ kind: "unavailable", retryable: true });
  });
});
