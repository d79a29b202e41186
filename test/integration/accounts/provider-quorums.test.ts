import { generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import { createWalletProvider } from "../../../integrations/wallet-provider/create-wallet-provider.ts";
import type { JsonServer } from "../../../local/simulators/start-json-server.ts";
import { startWalletProvider } from "../../../local/wallet-provider/start-wallet-provider.ts";
import { createLog } from "../../../runtime/log.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import { lookAgain } from "../../support/look-again.ts";
import type { Served } from "../../support/serve-app.ts";

const APP = { appId: "an-app", appSecret: "canary-of-an-app-secret" };
const PROVIDER_USER = "did:privy:cm4a1b2c3d4e5";

function newPem(): string {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  return publicKey.export({ type: "spki", format: "pem" }).toString();
}

describe("quorums at the wallet provider", () => {
  let world: AccountsWorld;
  let simulator: JsonServer;
  let served: Served;
  let other: Served;
  let user: SignedInUser;
  before(async () => {
    world = await accountsWorld();
    const folder = await throwAwayFolder("quorums");
    simulator = await startWalletProvider({ folder, port: 0, log: createLog("silent", "test"), ...APP });
    const walletProvider = createWalletProvider({ baseUrl: simulator.url, timeoutMs: 1500, ...APP });
    const parts = { walletProvider, agentQuorumId: "the-agents", limiter: UNLIMITED };
    served = await world.serve(parts);
    other = await world.serve(parts);
  });
  beforeEach(async () => {
    user = await signIn(served.url);
  });
  afterEach(() => control("DELETE"));
  after(async () => {
    await simulator.close();
    await world.close();
  });

  function control(method: string, body?: object): Promise<Response> {
    return fetch(`${simulator.url}/control/misbehaviours`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  const atProvider = async () =>
    (await (await fetch(`${simulator.url}/control/key_quorums`)).json()) as {
      id: string;
      display_name: string;
    }[];
  const call = (method: string, type: string, body?: unknown, by = user) =>
    fetch(`${served.url}/settings/provider-quorum/${type}`, {
      method,
      headers: { ...by.bearer, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = async (type: string, by = user) =>
    (await (await call("GET", type, undefined, by)).json()) as Record<string, unknown>;
  const register = (body: object, by = user, at = served) =>
    postJson(`${at.url}/settings/register-provider-quorum`, body, by.bearer);

  describe("that exist there", () => {
    it("are chosen, read, replaced and forgotten, each type and user by itself", async () => {
      expect(await read("agent")).to.deep.equal({ type: "agent", quorum: null });
      const response = await call("PUT", "agent", { quorumId: "abc", displayName: "Mine" });
      expect(response.status).to.equal(200);
      const record = (await response.json()) as Record<string, unknown>;
      expect(record).to.have.all.keys("id", "type", "quorumId", "displayName", "static", "createdAt");
      expect(record).to.include({ type: "agent", quorumId: "abc", displayName: "Mine", static: false });
      expect(await read("agent")).to.deep.equal(record);
      expect(await read("execution")).to.deep.equal({ type: "execution", quorum: null });
      expect(await read("agent", await signIn(served.url))).to.deep.equal({ type: "agent", quorum: null });
      await call("PUT", "agent", { quorumId: "def" });
      expect(await read("agent")).to.include({ quorumId: "def", displayName: null });
      for (let i = 0; i < 2; i++) {
        const deleted = await call("DELETE", "agent");
        expect(deleted.status).to.equal(200);
        expect(await deleted.json()).to.deep.equal({ type: "agent", quorum: null });
      }
      expect(await read("agent")).to.deep.equal({ type: "agent", quorum: null });
    });

    for (const [what, type, body] of [
      ["a type that is none", "owner", { quorumId: "abc" }],
      ["no quorumId", "agent", {}],
      ["a quorumId with a slash", "agent", { quorumId: "a/b" }],
      ["a displayName of 51 characters", "agent", { quorumId: "abc", displayName: "x".repeat(51) }],
      ["a field that is none", "agent", { quorumId: "abc", static: true }],
    ] as const) {
      it(`are refused with 400 for ${what}`, async () => {
        expect((await call("PUT", type, body)).status).to.equal(400);
        expect(await read("agent")).to.deep.equal({ type: "agent", quorum: null });
      });
    }

    it("are a matter of the user's own token", async () => {
      const key = { "x-api-key": await world.serverKey("admin") };
      const url = `${served.url}/settings/provider-quorum/agent`;
      for (const method of ["GET", "DELETE"]) {
        expect((await fetch(url, { method })).status).to.equal(401);
        expect((await fetch(url, { method, headers: key })).status).to.equal(401);
      }
    });
  });

  describe("registered here", () => {
    it("are the service's own for agents, at no call of the provider", async () => {
      const before = await atProvider();
      const response = await register({ type: "agent", navaAgent: true });
      expect(response.status).to.equal(201);
      const record = await response.json();
      expect(record).to.include({ type: "agent", quorumId: "the-agents", static: true });
      expect(await read("agent")).to.deep.equal(record);
      expect(await atProvider()).to.deep.equal(before);
    });

    it("are made of a P-256 key, which the provider then has", async () => {
      const p256PublicKey = newPem();
      const response = await register({
        type: "execution",
        displayName: "Ours",
        p256PublicKey,
        message: "hello",
      });
      expect(response.status).to.equal(201);
      const record = (await response.json()) as Record<string, unknown>;
      expect(record).to.include({ type: "execution", displayName: "Ours", p256PublicKey, static: false });
      expect((await atProvider()).find(({ id }) => id === record.quorumId)).to.include({
        display_name: "Ours",
      });
      expect(await read("execution")).to.deep.equal(record);
    });

    it("are made once, where an answer to the caller was lost and it asks again", async () => {
      const wanted = { type: "execution", displayName: "Once", p256PublicKey: newPem() };
      const first = await (await register(wanted)).json();
      const again = await register(wanted, user, other);
      expect(again.status).to.equal(201);
      expect(await again.json()).to.deep.equal(first);
      expect((await atProvider()).filter(({ display_name }) => display_name === "Once")).to.have.length(1);
    });

    it("are made once of many calls at once over two replicas; the others are told to ask again", async () => {
      const wanted = { type: "agent", displayName: "At once", p256PublicKey: newPem() };
      await control("POST", { how: "slow", ms: 200 });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => register(wanted, user, i % 2 ? served : other)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses).to.include(201);
      expect(statuses.every((status) => status === 201 || status === 409)).to.equal(true);
      expect((await atProvider()).filter(({ display_name }) => display_name === "At once")).to.have.length(1);
    });

    for (const how of ["500", "drop", "slow", "401"]) {
      it(`change nothing while the provider is away (${how}): 503, and the next call is answered`, async () => {
        await call("PUT", "agent", { quorumId: "before" });
        const before = await atProvider();
        await control("POST", { how, ms: 2000 });
        const wanted = { type: "agent", displayName: "Later", p256PublicKey: newPem() };
        const refused = await register(wanted);
        expect(refused.status).to.equal(503);
        expect(await refused.json()).to.include({ statusCode: 503, error: "Service Unavailable" });
        expect(await read("agent")).to.include({ quorumId: "before" });
        if (how !== "slow") expect(await atProvider()).to.deep.equal(before);
        expect((await register(wanted)).status).to.equal(201);
        // The slow answer was given up here, not there: it is waited for, or a later test would count it.
        const made = before.length + (how === "slow" ? 2 : 1);
        for (const began = Date.now(); (await atProvider()).length < made; ) await lookAgain(began);
        expect(await atProvider()).to.have.length(made);
      });
    }

    const secp256k1 = generateKeyPairSync("ec", { namedCurve: "secp256k1" });
    const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
    const offCurve = pair.publicKey.export({ type: "spki", format: "der" });
    offCurve[offCurve.length - 1] = (offCurve.at(-1) ?? 0) ^ 1;
    const asPem = (der: Buffer) =>
      `-----BEGIN PUBLIC KEY-----\n${der.toString("base64")}\n-----END PUBLIC KEY-----\n`;
    for (const [what, p256PublicKey] of [
      ["no key", undefined],
      ["a text that is no PEM", "none"],
      ["a key of another curve", secp256k1.publicKey.export({ type: "spki", format: "pem" }).toString()],
      ["a private key", pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()],
      ["coordinates that are no point of the curve", asPem(offCurve)],
    ] as const) {
      it(`are refused with 400, without a call of the provider, for ${what}`, async () => {
        const before = await atProvider();
        const response = await register({ type: "agent", displayName: "x", p256PublicKey });
        expect(response.status).to.equal(400);
        const text = await response.text();
        expect(text).to.contain("p256PublicKey").and.not.to.contain("BEGIN PRIVATE");
        expect(await atProvider()).to.deep.equal(before);
        expect(await read("agent")).to.deep.equal({ type: "agent", quorum: null });
      });
    }

    it("are refused with 400 without a type or a name", async () => {
      expect((await register({ navaAgent: true })).status).to.equal(400);
      expect((await register({ type: "agent", p256PublicKey: newPem() })).status).to.equal(400);
    });
  });

  describe("of an account there", () => {
    const create = (body: object, headers: Record<string, string>) =>
      postJson(`${served.url}/provider-quorum`, body, headers);
    const wanted = (changes = {}) => ({
      displayName: "Wallet",
      ethereumAddress: user.wallet.address,
      providerUserId: PROVIDER_USER,
      ...changes,
    });

    it("are made for the caller's own address, and once where it asks again", async () => {
      const before = (await atProvider()).length;
      const response = await create(
        wanted({ ethereumAddress: user.wallet.address.toLowerCase() }),
        user.bearer,
      );
      expect(response.status).to.equal(201);
      const record = (await response.json()) as Record<string, unknown>;
      expect(record).to.have.all.keys("id", "quorumId", "createdAt", ...Object.keys(wanted()));
      expect(record).to.include(wanted());
      expect(await (await create(wanted(), user.bearer)).json()).to.deep.equal(record);
      expect(await atProvider()).to.have.length(before + 1);
    });

    it("are made for any known address by an ADMIN key", async () => {
      const admin = { "x-api-key": await world.serverKey("admin") };
      expect((await create(wanted(), admin)).status).to.equal(201);
      const unknown = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
      expect((await create(wanted({ ethereumAddress: unknown }), admin)).status).to.equal(404);
    });

    it("are refused to others: 403 for another's address, a USER or an ORION key, 401 for nobody", async () => {
      const stranger = await signIn(served.url);
      const made = await postJson(`${served.url}/user-api-keys`, { name: "k" }, user.bearer);
      const { secret } = (await made.json()) as { secret: string };
      const orion = await world.serverKey("orion");
      expect((await create(wanted(), stranger.bearer)).status).to.equal(403);
      expect((await create(wanted(), { "x-api-key": secret })).status).to.equal(403);
      expect((await create(wanted(), { "x-api-key": orion })).status).to.equal(403);
      expect((await create(wanted(), {})).status).to.equal(401);
    });

    it("are 400 where the provider knows no such account, 503 where it is away", async () => {
      const refused = await create(wanted({ providerUserId: "someone" }), user.bearer);
      expect(refused.status).to.equal(400);
      expect(((await refused.json()) as { message: string }).message).to.contain("no such user");
      await control("POST", { how: "500" });
      expect((await create(wanted(), user.bearer)).status).to.equal(503);
      expect((await create(wanted(), user.bearer)).status).to.equal(201);
    });
  });

  describe("in the log", () => {
    it("leave neither the service's secret there nor its address in a log", () => {
      const text = [...served.logged, ...other.logged].join("\n");
      expect(text).not.to.contain(APP.appSecret).and.not.to.contain(new URL(simulator.url).host);
      expect(text).to.contain("/settings/register-provider-quorum");
    });
  });
});
