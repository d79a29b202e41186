import { createHash, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { Fireblocks } from "@fireblocks/ts-sdk";
import { expect } from "chai";
import jwt from "jsonwebtoken";
import { type CustodyWorld, custodyWorld, RECIPIENT } from "../../support/custody-world.ts";

describe("the simulated custody provider, to the vendor's own client", () => {
  let world: CustodyWorld;
  let client: Fireblocks;
  before(async () => {
    world = await custodyWorld();
    const { apiKey, privateKeyPem: secretKey } = world.credentials;
    client = new Fireblocks({ apiKey, secretKey, basePath: `${world.url()}/v1` });
  });
  after(() => world.close());
  afterEach(() => world.control("DELETE", "misbehaviours"));

  const request = (externalTxId: string, changes = {}) => ({
    operation: "TRANSFER" as const,
    assetId: "ETH_LOCAL",
    source: { type: "VAULT_ACCOUNT" as const, id: "0" },
    destination: { type: "ONE_TIME_ADDRESS" as const, oneTimeAddress: { address: RECIPIENT } },
    amount: "0.5",
    externalTxId,
    ...changes,
  });
  async function refusalOf(
    promise: Promise<unknown>,
  ): Promise<{ status: number; code: number; message: string }> {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const { response } = error as {
      response: { statusCode: number; data: { code: number; message: string } };
    };
    return { status: response.statusCode, ...response.data };
  }

  it("takes a transaction and tells its states up to COMPLETED", async () => {
    const { data } = await client.transactions.createTransaction({ transactionRequest: request("vendor-1") });
    expect(data).to.deep.equal({ id: data.id, status: "SUBMITTED" });
    await world.reach("vendor-1", "COMPLETED");
    const { data: told } = await client.transactions.getTransaction({ txId: data.id ?? "" });
    expect(told).to.include({ status: "COMPLETED", externalTxId: "vendor-1", destinationAddress: RECIPIENT });
    expect(told.amountInfo).to.include({ amount: "0.5" });
    const byExternal = await client.transactions.getTransactionByExternalId({ externalTxId: "vendor-1" });
    expect(byExternal.data.id).to.equal(data.id);
  });

  it("refuses an external id that was used, in the vendor's words", async () => {
    await client.transactions.createTransaction({ transactionRequest: request("vendor-2") });
    expect(
      await refusalOf(client.transactions.createTransaction({ transactionRequest: request("vendor-2") })),
    ).to.deep.equal({
      status: 400,
      code: 1438,
      message: "The external tx id that was provided in the request, already exists",
    });
  });

  it("answers an idempotency key as the first time, also after a restart", async () => {
    const ask = () =>
      client.transactions.createTransaction({
        transactionRequest: request("vendor-3"),
        idempotencyKey: "key-of-mine",
      });
    const first = await ask();
    await world.restart();
    expect((await ask()).data).to.deep.equal(first.data);
  });

  it("refuses an idempotency key that met an internal error, and one of over 40 characters", async () => {
    const ask = (idempotencyKey: string) =>
      client.transactions.createTransaction({ transactionRequest: request(randomUUID()), idempotencyKey });
    await world.control("POST", "misbehaviours", { how: "500", after: true });
    expect((await refusalOf(ask("spent"))).status).to.equal(500);
    expect(await refusalOf(ask("spent")))
      .to.include({ status: 400 })
      .with.property("message")
      .that.includes("after an internal error");
    expect((await refusalOf(ask("x".repeat(41)))).status).to.equal(400);
  });

  for (const [what, changes] of [
    ["an asset of another chain", { assetId: "ETH" }],
    ["a vault account that is not there", { source: { type: "VAULT_ACCOUNT", id: "9" } }],
    [
      "a destination that is no address",
      { destination: { type: "ONE_TIME_ADDRESS", oneTimeAddress: { address: "0x12" } } },
    ],
    ["an amount finer than a wei", { amount: "0.0000000000000000001" }],
    ["a contract call without data", { operation: "CONTRACT_CALL" }],
    ["a transfer with data", { extraParameters: { contractCallData: "0x12" } }],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const transactionRequest = request(randomUUID(), changes);
      const refusal = await refusalOf(client.transactions.createTransaction({ transactionRequest }));
      expect(refusal.status).to.equal(400);
      expect(refusal.code).to.be.a("number");
    });
  }

  it("shows nothing of another API user's transactions", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const { apiKey } = (await world.control("POST", "api-users", {
      publicKey: publicKey.export({ type: "spki", format: "pem" }),
    })) as { apiKey: string };
    const other = new Fireblocks({
      apiKey,
      secretKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      basePath: `${world.url()}/v1`,
    });
    await client.transactions.createTransaction({ transactionRequest: request("vendor-4") });
    const refusal = await refusalOf(
      other.transactions.getTransactionByExternalId({ externalTxId: "vendor-4" }),
    );
    expect(refusal.status).to.equal(404);
  });

  describe("checks the token of a request:", () => {
    const PATH = "/v1/transactions";
    const now = () => Math.floor(Date.now() / 1000);

    async function send(claims: object, key?: string, algorithm: jwt.Algorithm = "RS256"): Promise<number> {
      const body = JSON.stringify(request(randomUUID()));
      const { apiKey, privateKeyPem } = world.credentials;
      const token = jwt.sign(
        {
          uri: PATH,
          nonce: randomUUID(),
          iat: now(),
          exp: now() + 29,
          sub: apiKey,
          bodyHash: createHash("sha256").update(body).digest("hex"),
          ...claims,
        },
        key ?? privateKeyPem,
        { algorithm },
      );
      const headers = { authorization: `Bearer ${token}`, "x-api-key": apiKey };
      const answer = await fetch(world.url() + PATH, { method: "POST", headers, body });
      const { code = 0 } = (await answer.json()) as { code?: number };
      return answer.status === 200 ? 200 : code;
    }

    it("a good one is taken, its nonce once only", async () => {
      const nonce = randomUUID();
      expect(await send({ nonce })).to.equal(200);
      expect(await send({ nonce })).to.equal(-7);
    });

    for (const [what, claims, code] of [
      ["another path", () => ({ uri: "/v1/vault/accounts/0" }), -4],
      ["another user", () => ({ sub: "someone" }), -6],
      ["another body", () => ({ bodyHash: "00" }), -7],
      ["no nonce", () => ({ nonce: undefined }), -5],
      ["a life that is over", () => ({ iat: now() - 60, exp: now() - 30 }), -10],
      ["a life of two minutes", () => ({ exp: now() + 120 }), -7],
      ["a time to come", () => ({ iat: now() + 60, exp: now() + 80 }), -12],
    ] as const) {
      it(`${what} is refused`, async () => {
        expect(await send(claims())).to.equal(code);
      });
    }

    it("another key's, or the public key used as a secret, is refused", async () => {
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      expect(await send({}, privateKey.export({ type: "pkcs8", format: "pem" }).toString())).to.equal(-1);
      const publicPem = createPublicKey(world.credentials.privateKeyPem).export({
        type: "spki",
        format: "der",
      });
      expect(await send({}, publicPem.toString("hex"), "HS256")).to.equal(-5);
    });

    it("none at all is refused, with an unknown key too", async () => {
      const bare = await fetch(world.url() + PATH, { method: "POST", body: "{}" });
      expect(await bare.json()).to.deep.equal({ message: "Unauthorized: JWT is missing", code: -3 });
      const headers = { authorization: "Bearer x.y.z", "x-api-key": "unknown" };
      const unknown = await fetch(world.url() + PATH, { method: "POST", headers, body: "{}" });
      expect(unknown.status).to.equal(401);
    });
  });
});
