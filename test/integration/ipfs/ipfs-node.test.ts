import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { create } from "kubo-rpc-client";
import { pino } from "pino";
import { contentId } from "../../../integrations/ipfs/content-id.ts";
import { createIpfs } from "../../../integrations/ipfs/create-ipfs.ts";
import { IpfsFailure, type IpfsFailureKind } from "../../../integrations/ipfs/ipfs-failure.ts";
import { freePort } from "../../../local/free-port.ts";
import { MAX_BODY_BYTES } from "../../../local/ipfs-node/read-files.ts";
import { type IpfsNode, startIpfsNode } from "../../../local/ipfs-node/start-ipfs-node.ts";

const UNKNOWN = "bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
const log = pino({ level: "silent" });

describe("the local IPFS node", () => {
  let folder: string;
  let node: IpfsNode;
  const url = () => `http://127.0.0.1:${node.port}`;
  const rpc = (path: string, init: RequestInit = {}) =>
    fetch(`${url()}/api/v0/${path}`, { method: "POST", ...init });
  const form = (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append("file", new Blob([bytes]), "a.txt");
    return { body };
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "ipfs-node-"));
    node = await startIpfsNode({ folder, port: 0, log });
  });
  afterEach(async () => {
    await node.close();
    await rm(folder, { recursive: true });
  });

  it("gives back what was pinned, whatever its size", async () => {
    const ipfs = createIpfs({ url: url() });
    for (const size of [0, 1, 262_144, 262_145, 1_500_000]) {
      const bytes = new Uint8Array(size).map((_, i) => (i * 31 + (i >> 8)) % 256);
      const cid = await ipfs.pin(bytes);
      expect(cid).to.equal(await contentId(bytes));
      expect(Buffer.from(await ipfs.read(cid, size)).equals(bytes), `${size} bytes`).to.equal(true);
    }
  });

  it("pins the same bytes many times at once as one content", async () => {
    const ipfs = createIpfs({ url: url() });
    const bytes = new Uint8Array(300_000).fill(1);
    const cids = await Promise.all(Array.from({ length: 20 }, () => ipfs.pin(bytes)));
    expect(new Set(cids)).to.deep.equal(new Set([await contentId(bytes)]));
    expect(await ipfs.read(await contentId(bytes), 300_000)).to.have.length(300_000);
  });

  it("is a node to kubo's client: id, version and pin/add", async () => {
    const client = create({ url: url() });
    const { cid } = await client.add("hello", { cidVersion: 1 });
    expect((await client.id()).id.toString()).to.match(/^12D3KooW/);
    expect((await client.pin.add(cid)).toString()).to.equal(cid.toString());
    expect((await client.version()).version).to.be.a("string");
  });

  it("answers an unknown or malformed identifier with kubo's error", async () => {
    for (const [path, message] of [
      [`cat?arg=${UNKNOWN}`, /ipld: could not find/],
      [`pin/add?arg=${UNKNOWN}`, /ipld: could not find/],
      ["cat?arg=nonsense", /invalid path/],
      ["cat", /invalid path/],
    ] as const) {
      const response = await rpc(path);
      expect(response.status).to.equal(500);
      const body = (await response.json()) as { Message: string };
      expect(body).to.include({ Code: 0, Type: "error" });
      expect(body.Message).to.match(message);
    }
  });

  it("refuses other methods, unknown commands, browsers' pages and identifiers it does not make", async () => {
    const hello = form(Uint8Array.from([1]));
    expect((await rpc("id", { method: "GET" })).status).to.equal(405);
    expect((await rpc("repo/gc")).status).to.equal(404);
    expect((await rpc("id", { headers: { origin: "http://evil.example" } })).status).to.equal(403);
    expect((await rpc("add", hello)).status).to.equal(500);
    expect((await rpc("add?cid-version=1&raw-leaves=false", hello)).status).to.equal(500);
    expect((await rpc("add?cid-version=1", { body: "{}" })).status).to.equal(400);
    expect((await rpc("add?cid-version=1", hello)).status).to.equal(200);
  });

  it("refuses a body over its limit", async () => {
    const answer = rpc("add?cid-version=1", form(new Uint8Array(MAX_BODY_BYTES + 1)));
    // The refusal may reach the client as an answer or, while it still sends, as a closed connection.
    const status = await answer.then(
      (response) => response.status,
      () => "closed",
    );
    expect(status).to.be.oneOf([413, "closed"]);
    expect((await rpc("version")).status).to.equal(200);
  });

  it("says why it cannot be read: too large, unknown, or no identifier at all", async () => {
    const cid = await createIpfs({ url: url() }).pin(Uint8Array.from([1, 2, 3]));
    await expectFailure(createIpfs({ url: url() }).read(cid, 2), "too-large", false);
    await expectFailure(createIpfs({ url: url() }).read(UNKNOWN, 10), "not-found", false);
    await expectFailure(createIpfs({ url: url() }).read("nonsense", 10), "bad-identifier", false);
  });
});

describe("what the local IPFS node has answered", () => {
  it("is there after kill -9", async () => {
    const folder = await mkdtemp(join(tmpdir(), "ipfs-node-"));
    const port = await freePort();
    const ipfs = createIpfs({ url: `http://127.0.0.1:${port}` });
    let child = await startProcess(folder, port);
    try {
      const contents = Array.from({ length: 40 }, (_, i) => new Uint8Array(i * 10_000).fill(i));
      const answered: string[] = [];
      const pins = contents.map(async (bytes, i) => {
        answered[i] = await ipfs.pin(bytes);
        if (i === 20) child.kill("SIGKILL");
      });
      const results = await Promise.allSettled(pins);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      for (const result of results)
        if (result.status === "rejected") expect(result.reason.kind).to.equal("unavailable");
      expect(answered.filter(Boolean).length).to.be.greaterThan(0);

      child = await startProcess(folder, port);
      for (const [i, cid] of answered.entries()) {
        if (!cid) continue;
        const bytes = await ipfs.read(cid, 1_000_000);
        expect(Buffer.from(bytes).equals(contents[i] ?? new Uint8Array()), cid).to.equal(true);
      }
    } finally {
      child.kill("SIGKILL");
      await rm(folder, { recursive: true });
    }
  });
});

async function startProcess(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["local/ipfs-node/main.ts"], {
    env: { ...process.env, DATA_DIR: folder, IPFS_PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

async function expectFailure(
  call: Promise<unknown>,
  kind: IpfsFailureKind,
  retryable: boolean,
): Promise<void> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).to.be.instanceOf(IpfsFailure);
  expect(failure).to.include({ kind, retryable });
  expect(failure).not.to.have.property("cause");
  expect((failure as Error).message).not.to.contain("127.0.0.1");
}
