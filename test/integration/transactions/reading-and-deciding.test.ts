import { createHash } from "node:crypto";
import { expect } from "chai";
import { acceptedWindows, signedRequestText } from "../../../domain/signed-request.ts";
import { BASE_URL, postJson } from "../../support/accounts-world.ts";
import {
  FRIEND,
  type Headers,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const NOBODYS_HASH = `0x${"ab".repeat(32)}`;

/** No worker runs here, so that everything stays pending. */
describe("a pending transaction", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let other: Owner;
  before(async () => {
    world = await transactionsWorld();
    [owner, other] = [await world.owner(), await world.owner()];
  });
  after(async () => {
    await world.close();
  });

  const get = (path: string, headers: Headers = owner.key) => fetch(world.api.url + path, { headers });
  const approve = (requestHash: string, body: object, headers: Headers = owner.key) =>
    postJson(`${world.api.url}/transactions/${requestHash}/approvals`, body, headers);

  async function signed(method: string, path: string, body = ""): Promise<Headers> {
    const text = signedRequestText({
      origin: BASE_URL,
      address: owner.address,
      method,
      path,
      bodySha256: createHash("sha256").update(body).digest("hex"),
      window: acceptedWindows(Date.now())[0],
    });
    return {
      "x-ethereum-address": owner.address,
      "x-ethereum-signature": await owner.wallet.signMessage(text),
    };
  }

  it("is shown to its owner by key, token and signature, and to server keys", async () => {
    const requestHash = await world.submit(owner);
    const path = `/transactions/${requestHash}/approval-status`;
    for (const headers of [
      owner.key,
      owner.bearer,
      await signed("GET", path),
      await world.serverKey("admin"),
      await world.serverKey("orion"),
    ]) {
      expect((await get(path, headers)).status).to.equal(200);
    }
    expect(await (await get(path)).json()).to.deep.equal({
      status: "PENDING",
      user: [],
      orion: [],
      apiKeys: [],
      roles: { user: false, agent: false, arbiter: false, orion: false },
    });
  });

  it("does not exist for anyone else", async () => {
    const requestHash = await world.submit(owner);
    for (const path of [`/transactions/${requestHash}`, `/transactions/${requestHash}/approval-status`]) {
      expect((await get(path, other.key)).status).to.equal(404);
      expect((await get(path, {})).status).to.equal(401);
    }
    expect((await get(`/transactions/${NOBODYS_HASH}`)).status).to.equal(404);
    expect((await get("/transactions/0x12/approval-status")).status).to.equal(400);
  });

  it("is shown no more to a key that polled it until it was revoked", async () => {
    const poller = await world.owner();
    const path = `/transactions/${await world.submit(poller)}/approval-status`;
    for (let poll = 0; poll < 3; poll += 1) expect((await get(path, poller.key)).status).to.equal(200);
    const url = `${world.api.url}/user-api-keys`;
    const keys = (await (await fetch(url, { headers: poller.bearer })).json()) as { id: string }[];
    for (const { id } of keys) await fetch(`${url}/${id}`, { method: "DELETE", headers: poller.bearer });
    expect((await get(path, poller.key)).status).to.equal(401);
  });

  it("is found by its hash in any case", async () => {
    const requestHash = await world.submit(owner);
    const shouted = `0x${requestHash.slice(2).toUpperCase()}`;
    expect((await get(`/transactions/${shouted}/approval-status`)).status).to.equal(200);
  });

  it("answers the second documented form on request", async () => {
    const requestHash = await world.submit(owner);
    await approve(requestHash, { approved: true }, owner.bearer);
    await approve(requestHash, { approved: true }, await world.serverKey("admin", "agent"));
    await approve(requestHash, { approved: true }, await world.serverKey("admin", "arbiter"));
    const response = await get(`/transactions/${requestHash}/approval-status?form=roles`);
    expect(await response.json()).to.deep.equal({ user: true, agent: true, arbiter: true, orion: false });
    expect((await get(`/transactions/${requestHash}/approval-status?form=other`)).status).to.equal(400);
  });

  it("is approved by signature as the owner, once per signed text", async () => {
    const requestHash = await world.submit(owner);
    const path = `/transactions/${requestHash}/approvals`;
    const body = JSON.stringify({ decision: "APPROVED" });
    const headers = { ...(await signed("POST", path, body)), "content-type": "application/json" };
    const first = await fetch(world.api.url + path, { method: "POST", body, headers });
    expect(first.status).to.equal(201);
    expect(await first.json()).to.include({ decision: "APPROVED", type: "user" });
    expect((await fetch(world.api.url + path, { method: "POST", body, headers })).status).to.equal(401);
  });

  it("counts a person once, whether by token or by signature", async () => {
    const requestHash = await world.submit(owner);
    expect((await approve(requestHash, { decision: "APPROVED" }, owner.bearer)).status).to.equal(201);
    const path = `/transactions/${requestHash}/approvals`;
    const body = JSON.stringify({ decision: "REJECTED" });
    expect((await approve(requestHash, JSON.parse(body), await signed("POST", path, body))).status).to.equal(
      400,
    );
  });

  for (const [what, body] of [
    ["no decision", {}],
    ["a decision that is none", { decision: "MAYBE" }],
    ["decision and approved that contradict each other", { decision: "APPROVED", approved: false }],
    ["the hash of another transaction", { decision: "APPROVED", requestHash: NOBODYS_HASH }],
    ["UNDECIDED from others than orion", { decision: "UNDECIDED" }],
    ["a confidence above one", { decision: "APPROVED", confidence: 1.1 }],
    ["an unknown field", { decision: "APPROVED", why: "because" }],
  ] as const) {
    it(`takes no approval with ${what}`, async () => {
      const requestHash = await world.submit(owner);
      expect((await approve(requestHash, body)).status).to.equal(400);
      expect((await world.status(requestHash, owner.key)).apiKeys).to.deep.equal([]);
    });
  }

  it("ignores confidence and analysis from others than orion", async () => {
    const requestHash = await world.submit(owner);
    const response = await approve(requestHash, { decision: "APPROVED", confidence: 0.5, analysis: "mine" });
    expect(response.status).to.equal(201);
    expect(await response.json()).to.have.all.keys(
      "id",
      "transactionId",
      "decision",
      "type",
      "label",
      "apiKeyId",
      "createdAt",
    );
  });

  it("is not another user's to decide", async () => {
    const requestHash = await world.submit(owner);
    expect((await approve(requestHash, { decision: "REJECTED" }, other.key)).status).to.equal(403);
    expect((await approve(NOBODYS_HASH, { decision: "REJECTED" })).status).to.equal(404);
  });

  describe("in the list of its owner", () => {
    let lister: Owner;
    const hashes: string[] = [];
    before(async () => {
      lister = await world.owner();
      for (let count = 0; count < 5; count += 1) hashes.unshift(await world.submit(lister));
    });
    const list = async (query = "", headers: Headers = lister.key) =>
      get(`/transactions/users/${lister.address}${query}`, headers);

    it("stands newest first, with approvals", async () => {
      await approve(String(hashes[0]), { decision: "APPROVED" }, lister.bearer);
      const items = (await (await list()).json()) as {
        requestHash: string;
        userApprovals: unknown[];
        escrowAddress: string;
      }[];
      expect(items.map((item) => item.requestHash)).to.deep.equal(hashes);
      expect(items[0]?.userApprovals).to.have.length(1);
      expect(items[0]?.escrowAddress).to.equal(lister.address);
    });

    it("is paged by Link headers, without gaps or repeats", async () => {
      const seen: string[] = [];
      let next: string | undefined = "?limit=2";
      while (next) {
        const response = await list(next);
        seen.push(...((await response.json()) as { requestHash: string }[]).map((item) => item.requestHash));
        next = /<[^>]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      }
      expect(seen).to.deep.equal(hashes);
    });

    it("is filtered by status", async () => {
      expect(await (await list("?status=REJECTED")).json()).to.deep.equal([]);
      expect((await list("?status=GONE")).status).to.equal(400);
      expect((await list("?limit=0")).status).to.equal(400);
      expect((await list("?limit=201")).status).to.equal(400);
    });

    it("is the owner's and server keys' alone", async () => {
      expect((await list("", other.key)).status).to.equal(403);
      expect((await list("", await world.serverKey("orion"))).status).to.equal(200);
      expect((await get(`/transactions/users/${FRIEND}`, await world.serverKey("admin"))).status).to.equal(
        404,
      );
    });
  });

  it("is limited to 30 per minute and API key, which the headers say", async () => {
    const { createLimiter } = await import("../../../api/limits/limiter.ts");
    const { createMemoryCounters } = await import("../../../api/limits/rate-counters.ts");
    const limited = await world.serve({
      limiter: createLimiter({
        counters: createMemoryCounters(),
        log: (await import("pino")).pino({ level: "silent" }),
      }),
    });
    const send = () => postJson(`${limited.url}/transactions`, { escrowAddress: owner.address }, owner.key);
    const first = await send();
    expect(first.headers.get("x-ratelimit-limit")).to.equal("30");
    expect(first.headers.get("x-ratelimit-remaining")).to.equal("29");
    for (let count = 1; count < 30; count += 1) expect((await send()).status).to.equal(400);
    const last = await send();
    expect(last.status).to.equal(429);
    expect(Number(last.headers.get("retry-after"))).to.be.within(1, 60);
  });
});
