import { request } from "node:http";
import { expect } from "chai";
import { freePort } from "../../../local/free-port.ts";
import { openChainDoor } from "../../../local/parts/chain-door.ts";
import { type Server, startChain } from "../../stack/stack.ts";

const QUESTION = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
const JSON_TYPE = { "content-type": "application/json" };
const WEB_SOCKET = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

describe("the local chain's public port", () => {
  let chain: Server;
  let port: number;
  let closeDoor: () => void;
  before(async () => {
    chain = await startChain();
    port = await freePort();
    closeDoor = openChainDoor({ port, target: chain.url });
  });
  after(async () => {
    closeDoor?.();
    await chain?.stop();
  });

  function send(method: string, headers: Record<string, string>) {
    return new Promise<{ status: number; allowed: string | undefined; text: string }>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, method, headers }, async (answer) => {
        const text = (await answer.toArray()).join("");
        const allowed = answer.headers["access-control-allow-origin"];
        resolve({ status: answer.statusCode ?? 0, allowed, text });
      });
      asked.on("upgrade", (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 0, allowed: undefined, text: "" });
      });
      asked.on("error", reject);
      asked.end(method === "POST" ? QUESTION : undefined);
    });
  }

  it("answers programs, and pages of this machine", async () => {
    expect((await send("POST", JSON_TYPE)).text).to.contain("0x7a69");
    const origin = "http://localhost:3000";
    expect(await send("POST", { ...JSON_TYPE, origin })).to.include({ status: 200, allowed: origin });
    expect(await send("OPTIONS", { origin })).to.include({ status: 204, allowed: origin });
  });

  for (const origin of ["https://a-page.example", "null", "http://localhost.a-page.example", "file://"]) {
    it(`answers nothing to a page of ${origin}`, async () => {
      for (const [method, headers] of [
        ["POST", JSON_TYPE],
        ["POST", { "content-type": "text/plain" }],
        ["OPTIONS", { "access-control-request-method": "POST" }],
        ["GET", WEB_SOCKET],
      ] as const) {
        const { status, allowed, text } = await send(method, { ...headers, origin });
        expect([status, allowed, text.includes("result")], method).to.deep.equal([403, undefined, false]);
      }
    });
  }

  it("answers nothing under another name that leads to this machine", async () => {
    expect((await send("POST", { ...JSON_TYPE, host: "a-page.example:8545" })).status).to.equal(403);
  });

  it("opens no WebSocket, since browsers let any page open one", async () => {
    expect((await send("GET", WEB_SOCKET)).status).to.equal(405);
  });

  it("says so where the chain is away", async () => {
    const lonely = await freePort();
    const close = openChainDoor({ port: lonely, target: "http://127.0.0.1:1" });
    const answer = await fetch(`http://127.0.0.1:${lonely}`, {
      method: "POST",
      headers: JSON_TYPE,
      body: QUESTION,
    });
    expect(answer.status).to.equal(502);
    close();
  });
});
