import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { ChainUnreachable } from "../../../integrations/chain/chain-error.ts";
import { createHttpPost } from "../../../integrations/chain/http-post.ts";

describe("posting to a chain's node", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  async function serve(answer: RequestListener): Promise<{ url: string; connections(): number }> {
    let connections = 0;
    const server = createServer(answer).on("connection", () => {
      connections += 1;
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    stops.push(() => server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, connections: () => connections };
  }

  async function failureOf(work: Promise<unknown>): Promise<string> {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(ChainUnreachable);
    return String(error);
  }

  it("keeps one connection for requests that follow each other", async () => {
    const { url, connections } = await serve((_request, response) => response.end("{}"));
    const post = createHttpPost(url, 1000);
    for (let count = 0; count < 5; count += 1) expect(await post("{}")).to.equal("{}");
    expect(connections()).to.equal(1);
  });

  it("asks again where the node closed a kept connection just as it was used", async () => {
    let asked = 0;
    const { url } = await serve((request, response) => {
      asked += 1;
      if (asked === 2) request.socket.resetAndDestroy();
      else response.end("{}");
    });
    const post = createHttpPost(url, 1000);
    await post("{}");
    expect(await post("{}")).to.equal("{}");
    expect(asked).to.equal(3);
  });

  it("sends the user of the address as Basic authentication, and the path with its query", async () => {
    let seen = "";
    const { url } = await serve((request, response) => {
      seen = `${request.url} ${request.headers.authorization}`;
      response.end("{}");
    });
    const address = `${url.replace("http://", "http://me:a%20b@")}/v1/key?tier=2`;
    await createHttpPost(address, 1000)("{}");
    expect(seen).to.equal(`/v1/key?tier=2 Basic ${Buffer.from("me:a b").toString("base64")}`);
  });

  it("follows no redirect, so that a signed transaction goes to the configured node alone", async () => {
    let reached = false;
    const other = await serve((_request, response) => {
      reached = true;
      response.end("{}");
    });
    const { url } = await serve((_request, response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    expect(await failureOf(createHttpPost(url, 1000)("{}"))).to.contain("HTTP 307");
    expect(reached).to.equal(false);
  });

  it("says what is wrong without the address: no answer in time, no connection, half an answer", async () => {
    const silent = await serve(() => undefined);
    expect(await failureOf(createHttpPost(`${silent.url}/secret`, 50)("{}"))).to.contain(
      "no answer within 50 ms",
    );
    const half = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 20);
    });
    const cut = await failureOf(createHttpPost(`${half.url}/secret`, 1000)("{}"));
    expect(cut).to.contain("no JSON-RPC answer");
    const gone = await failureOf(createHttpPost("http://127.0.0.1:1/secret", 1000)("{}"));
    expect(gone).to.contain("no connection");
    expect(`${cut} ${gone}`).not.to.contain("secret");
  });
});
