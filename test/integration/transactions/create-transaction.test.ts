import { expect } from "chai";
import { createLimiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../../api/limits/rate-counters.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { requestHash as hashOf, payloadHash } from "../../../domain/request-hash.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson } from "../../support/accounts-world.ts";
import {
  FRIEND,
  GOOD_REQUEST,
  type Headers,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe("POST /transactions", () => {
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

  const post = (body: object, headers: Headers = owner.key) =>
    postJson(`${world.api.url}/transactions`, body, headers);
  const written = async () => {
    const [row] = await world.chain.database.em
      .fork()
      .execute<{ count: string }[]>("select count(*) from transaction_request");
    return Number(row?.count);
  };
  const good = () => ({ escrowAddress: owner.address, ...GOOD_REQUEST });
  const seal = (value: unknown, key = world.orion.pgpPublicKey) => world.sealer.seal(text(value), [key]);

  async function refuses(body: object, status: number, headers?: Headers): Promise<Record<string, unknown>> {
    const before = await written();
    const response = await post(body, headers);
    const problem = (await response.json()) as Record<string, unknown>;
    expect(response.status, JSON.stringify(problem)).to.equal(status);
    expect(problem)
      .to.include({ statusCode: status })
      .and.to.have.all.keys(
        problem.details ? ["statusCode", "message", "error", "details"] : ["statusCode", "message", "error"],
      );
    expect(await written(), "nothing is written").to.equal(before);
    return problem;
  }

  it("answers the record, whose hash anyone can compute again", async () => {
    const response = await post({ ...good(), chainId: 1 });
    expect(response.status).to.equal(201);
    const record = (await response.json()) as Record<string, string>;
    expect(record).to.include({ description: GOOD_REQUEST.userPrompt, status: "PENDING", execution: 0 });
    expect(record.createdAt).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const detail = await fetch(`${world.api.url}/transactions/${record.requestHash}`, { headers: owner.key });
    const { payloadHash: hash, id } = (await detail.json()) as { payloadHash: string; id: string };
    expect(hashOf({ id, escrow: owner.address, chainId: 1, execution: 0, payloadHash: hash })).to.equal(
      record.requestHash,
    );
  });

  for (const [what, change, path] of [
    ["a missing prompt", { userPrompt: undefined }, "/userPrompt"],
    ["an empty prompt", { userPrompt: "" }, "/userPrompt"],
    ["a prompt of 10,001 characters", { userPrompt: "x".repeat(10_001) }, "/userPrompt"],
    ["a missing call", { tx: undefined }, "/tx"],
    ["a number as value", { tx: { ...GOOD_REQUEST.tx, value: 1 } }, "/tx/value"],
    ["a negative value", { tx: { ...GOOD_REQUEST.tx, value: "-1" } }, "/tx/value"],
    ["a hex value", { tx: { ...GOOD_REQUEST.tx, value: "0x1" } }, "/tx/value"],
    ["a fraction", { tx: { ...GOOD_REQUEST.tx, value: "0.1" } }, "/tx/value"],
    ["a value of 2^256", { tx: { ...GOOD_REQUEST.tx, value: (2n ** 256n).toString() } }, "/tx/value"],
    ["odd calldata", { tx: { ...GOOD_REQUEST.tx, data: "0x123" } }, "/tx/data"],
    ["calldata without 0x", { tx: { ...GOOD_REQUEST.tx, data: "1234" } }, "/tx/data"],
    [
      "a destination with a wrong checksum",
      { tx: { ...GOOD_REQUEST.tx, to: FRIEND.replace("C5", "c5") } },
      "/tx/to",
    ],
    ["an escrow address that is none", { escrowAddress: "0x12" }, "/escrowAddress"],
    ["an unknown field", { memo: "hello" }, "/memo"],
    ["an unknown field of the call", { tx: { ...GOOD_REQUEST.tx, gas: "1" } }, "/tx/gas"],
    ["chain 0", { chainId: 0 }, "/chainId"],
    ["a fractional chain", { chainId: 1.5 }, "/chainId"],
    ["a chain beyond the safe integers", { chainId: 2 ** 53 }, "/chainId"],
    ["context that is no object", { contextLogs: "log" }, "/contextLogs"],
    ["U+0000 in the context", { contextLogs: { a: ["\u0000"] } }, "/contextLogs/a/0"],
  ] as const) {
    it(`refuses ${what} with 400 and names ${path}`, async () => {
      const { details } = await refuses({ ...good(), ...change }, 400);
      expect(details).to.satisfy((list: { path: string }[]) => list.some((detail) => detail.path === path));
    });
  }

  it("refuses context that grows past 1 MiB where its numbers are written out, sealed here or plain", async () => {
    const numbers = JSON.stringify(Array(100_000).fill(0)).replaceAll("0", "1e20");
    const body = JSON.stringify({ ...good(), contextLogs: { numbers: null } }).replace("null", numbers);
    for (const headers of [owner.key, await world.serverKey("admin")]) {
      const sent = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
      expect((await fetch(`${world.api.url}/transactions`, { ...sent, body })).status).to.equal(400);
    }
  });

  it("refuses context that nests without end", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = JSON.stringify({ ...good(), contextLogs: { deep: null } }).replace("null", deep);
    const headers = { ...owner.key, "content-type": "application/json" };
    expect((await fetch(`${world.api.url}/transactions`, { method: "POST", body, headers })).status).to.equal(
      400,
    );
  });

  it("refuses an escrow address that is not the caller's with 403, known or not", async () => {
    await refuses({ ...good(), escrowAddress: other.address }, 403);
    await refuses({ ...good(), escrowAddress: FRIEND }, 403);
  });

  it("lets an ADMIN key create for any known user, and says 404 for an unknown one", async () => {
    const admin = await world.serverKey("admin");
    expect((await post(good(), admin)).status).to.equal(201);
    await refuses({ ...good(), escrowAddress: FRIEND }, 404, admin);
  });

  it("refuses no credential, a bad one and two at once", async () => {
    await refuses(good(), 401, {});
    await refuses(good(), 401, { "x-api-key": "cs_u_nonsense" });
    await refuses(good(), 400, { ...owner.key, ...owner.bearer });
    await refuses(good(), 403, await world.serverKey("orion"));
  });

  it("takes a message sealed by the client, and shows its inner prompt", async () => {
    const response = await post({ escrowAddress: owner.address, encryptedPayload: await seal(GOOD_REQUEST) });
    expect(response.status).to.equal(201);
    const record = (await response.json()) as { description: string; requestHash: string; id: string };
    expect(record.description).to.equal(GOOD_REQUEST.userPrompt);
  });

  it("hashes exactly the armour that the client sent", async () => {
    const encryptedPayload = await seal(GOOD_REQUEST);
    const record = (await (await post({ escrowAddress: owner.address, encryptedPayload })).json()) as Record<
      string,
      string
    >;
    const hash = payloadHash(new TextEncoder().encode(encryptedPayload));
    const expected = hashOf({
      id: String(record.id),
      escrow: owner.address,
      chainId: 11_155_111,
      execution: 0,
      payloadHash: hash,
    });
    expect(record.requestHash).to.equal(expected);
  });

  describe("refuses a sealed message", () => {
    const sealed = (encryptedPayload: string, more: object = {}) =>
      refuses({ escrowAddress: owner.address, encryptedPayload, ...more }, 400);

    it("that is not one", () => sealed("hello"));
    it("to a key of nobody here", async () =>
      sealed(await seal(GOOD_REQUEST, (await generateKeyPair("stranger")).publicKey)));
    it("whose contents are not JSON", async () =>
      sealed(await world.sealer.seal(new Uint8Array([1, 2, 3]), [world.orion.pgpPublicKey])));
    it("whose contents fail the schema", async () =>
      sealed(await seal({ ...GOOD_REQUEST, tx: { to: FRIEND } })));
    it("whose prompt differs from the outer one", async () =>
      sealed(await seal(GOOD_REQUEST), { userPrompt: "Something else" }));
    it("that comes with encrypted: false", async () =>
      sealed(await seal(GOOD_REQUEST), { encrypted: false }));
    it("that comes with a call beside it", async () =>
      sealed(await seal(GOOD_REQUEST), { tx: GOOD_REQUEST.tx }));
    it("that unpacks to more than 1 MiB", async () => {
      const { createMessage, encrypt, enums, readKey } = await import("openpgp");
      const bomb = await encrypt({
        message: await createMessage({ binary: new Uint8Array(1024 * 1024 + 1) }),
        encryptionKeys: await readKey({ armoredKey: world.orion.pgpPublicKey }),
        config: { preferredCompressionAlgorithm: enums.compression.zlib },
      });
      expect(bomb.length).to.be.lessThan(1024 * 1024);
      await sealed(String(bomb));
    });
  });

  it("takes a plain payload from an ADMIN key for DIRECT_USER only", async () => {
    const admin = await world.serverKey("admin");
    const indirect = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    expect((await post({ ...good(), encrypted: false }, admin)).status).to.equal(201);
    await refuses({ ...good(), encrypted: false }, 403);
    await refuses({ ...GOOD_REQUEST, escrowAddress: indirect.address, encrypted: false }, 400, admin);
  });

  it("takes sealed requests only where the policy says so", async () => {
    const strict = await world.serve({ plaintextPolicy: "reject" });
    const send = (body: object, headers: Headers) => postJson(`${strict.url}/transactions`, body, headers);
    expect((await send(good(), owner.key)).status).to.equal(403);
    expect((await send(good(), await world.serverKey("admin"))).status).to.equal(201);
    const encryptedPayload = await seal(GOOD_REQUEST);
    expect((await send({ escrowAddress: owner.address, encryptedPayload }, owner.key)).status).to.equal(201);
  });

  it("answers 503 while no verification service is active, and seals to a foreign one where only that is", async () => {
    const em = world.chain.database.em.fork();
    await em.execute("update verification_service set active = false");
    try {
      await refuses(good(), 503);
      const { publicKey, fingerprint } = await generateKeyPair("foreign");
      await em.execute(
        "insert into verification_service (name, inbox, pgp_public_key, pgp_fingerprint, active, built_in, created_at) values ('foreign', ?, ?, ?, true, false, now())",
        [FRIEND, publicKey, fingerprint],
      );
      const record = (await (await post(good())).json()) as Record<string, unknown>;
      expect(record).to.include({ sealed: true, status: "PENDING" });
    } finally {
      await em.execute("update verification_service set active = built_in");
    }
  });

  it("counts what a caller has opened, by whichever route", async () => {
    const limited = await world.serve({
      limiter: createLimiter({ counters: createMemoryCounters(), log: createLog("silent", "test") }),
    });
    const user = await world.owner();
    const encryptedPayload = await seal(GOOD_REQUEST);
    const sent = { escrowAddress: user.address, encryptedPayload };
    const created = await postJson(`${limited.url}/transactions`, sent, user.key);
    const { requestHash } = (await created.json()) as { requestHash: string };
    const read = () => fetch(`${limited.url}/transactions/${requestHash}`, { headers: user.key });
    const first = await read();
    expect(first.headers.get("x-ratelimit-limit")).to.equal("120");
    expect(first.headers.get("x-ratelimit-remaining"), "the POST counts").to.equal("118");
    for (let left = 118; left > 0; left -= 1) expect((await read()).status).to.equal(200);
    const refused = await read();
    expect(refused.status).to.equal(429);
    expect(refused.headers.get("retry-after")).to.match(/^\d+$/);
    expect((await postJson(`${limited.url}/transactions`, sent, user.key)).status).to.equal(429);
    const other = await fetch(`${limited.url}/transactions/${requestHash}`, { headers: user.bearer });
    expect(other.status, "another caller").to.equal(200);
  });

  it("freezes the execution type that is set at that moment", async () => {
    const user = await world.owner(EXECUTION_TYPES.AGENT_EXECUTED);
    const response = await post({ ...GOOD_REQUEST, escrowAddress: user.address }, user.key);
    expect(await response.json()).to.include({ execution: 2 });
  });

  describe("with an Idempotency-Key", () => {
    const keyed = (key: string, body: object = good(), headers: Headers = owner.key) =>
      post(body, { ...headers, "idempotency-key": key });

    it("replays the first answer and creates nothing more", async () => {
      const first = await (await keyed("one")).json();
      const before = await written();
      const again = await keyed("one");
      expect(again.status).to.equal(201);
      expect(await again.json()).to.deep.equal(first);
      expect(await written()).to.equal(before);
    });

    it("refuses another body with 400", async () => {
      await keyed("two");
      expect((await keyed("two", { ...good(), chainId: 5 })).status).to.equal(400);
    });

    it("is another key for another user", async () => {
      await keyed("three");
      const response = await keyed("three", { ...GOOD_REQUEST, escrowAddress: other.address }, other.key);
      expect(response.status).to.equal(201);
    });

    it("creates one transaction of twenty sent at once; the others replay it or are told to wait", async () => {
      const before = await written();
      const answers = await Promise.all(Array.from({ length: 20 }, () => keyed("four")));
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).to.deep.equal([]);
      expect(statuses).to.include(201);
      expect(await written()).to.equal(before + 1);
    });

    it("is free again after a refusal", async () => {
      expect((await keyed("five", { ...good(), escrowAddress: other.address })).status).to.equal(403);
      expect((await keyed("five")).status).to.equal(201);
    });

    it("is freed by itself when the request that held it died", async () => {
      await keyed("six");
      await world.chain.database.em
        .fork()
        .execute(
          "update idempotency_key set answer = null, claimed_at = now() - interval '61 seconds' where key = 'six'",
        );
      expect((await keyed("six")).status).to.equal(201);
    });

    it("longer than 255 characters is a 400", async () => {
      expect((await keyed("x".repeat(256))).status).to.equal(400);
    });
  });
});
