import { expect } from "chai";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { perKey } from "../../../api/limits/limit.ts";
import { notFound } from "../../../api/refusal.ts";
import { route } from "../../../api/route.ts";
import { ApiKey } from "../../../db/accounts/api-key.entity.ts";
import { createApiKey } from "../../../db/accounts/api-keys.ts";
import { poolOf } from "../../../db/prepared-query.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

let handled = 0;

const answerAnyKey = route({
  method: "GET",
  path: "/any-key",
  summary: "Answers any key.",
  tag: "Test",
  auth: ["key"],
  limits: [perKey(1000)],
  answers: { 200: Type.Object({}) },
  handle() {
    handled += 1;
    return ok({});
  },
});

const findNothing = route({
  method: "GET",
  path: "/nothing",
  summary: "Never there.",
  tag: "Test",
  auth: ["key"],
  answers: { 200: Type.Object({}) },
  handle() {
    throw notFound("There is nothing.");
  },
});

const changeSomething = route({
  method: "POST",
  path: "/changes",
  summary: "Counts that it was handled.",
  tag: "Test",
  auth: ["key"],
  answers: { 200: Type.Object({}) },
  handle() {
    handled += 1;
    return ok({});
  },
});

describe("an API key that is remembered", () => {
  let world: AccountsWorld;
  let replicas: Served[];
  /** The names of the prepared statements that were run, in their order. */
  const statements: string[] = [];
  before(async () => {
    world = await accountsWorld();
    const routes = [answerAnyKey, findNothing, changeSomething];
    replicas = [await world.serve({}, routes), await world.serve({}, routes)];
    const pool = await poolOf(world.database);
    const query = pool.query.bind(pool);
    pool.query = (statement) => {
      statements.push(statement.name);
      return query(statement);
    };
  });
  after(() => world.close());

  async function newKey(expiresAt?: Date) {
    const given = { type: "admin", name: "k", ...(expiresAt ? { expiresAt } : {}) } as const;
    const { key, secret } = await createApiKey(world.database.em, given);
    return { id: key.id, secret };
  }
  const ask = (secret: string, path = "/any-key", at = replicas[0]) =>
    fetch(`${at?.url}${path}`, { headers: { "x-api-key": secret } });
  /** Whether the key was answered for without being read. */
  async function isRecalled(secret: string, at?: Served): Promise<boolean> {
    statements.length = 0;
    expect((await ask(secret, "/any-key", at)).status).to.equal(200);
    expect(statements).to.include.oneOf(["credential-changes", "callers-by-keys"]);
    return !statements.includes("callers-by-keys");
  }
  const change = (id: string, changes: Partial<Pick<ApiKey, "revokedAt" | "label" | "lastUsedAt">>) =>
    world.database.em.fork().nativeUpdate(ApiKey, { id }, changes);

  it("is looked up once and then taken from memory", async () => {
    const { secret } = await newKey();
    expect(await isRecalled(secret)).to.equal(false);
    expect(await isRecalled(secret)).to.equal(true);
  });

  it("is refused as soon as it is revoked, by whomever, on every replica", async () => {
    for (let time = 0; time < 20; time += 1) {
      const { id, secret } = await newKey();
      for (const replica of replicas) await isRecalled(secret, replica);
      for (const replica of replicas) expect(await isRecalled(secret, replica)).to.equal(true);
      await change(id, { revokedAt: new Date() });
      for (const replica of replicas) expect((await ask(secret, "/any-key", replica)).status).to.equal(401);
    }
  });

  it("asks once for many who call together whether any key has changed", async () => {
    const keys = await Promise.all(Array.from({ length: 30 }, () => newKey()));
    const askAll = () => Promise.all(keys.map(({ secret }) => ask(secret)));
    await askAll();
    statements.length = 0;
    expect((await askAll()).map(({ status }) => status)).to.deep.equal(keys.map(() => 200));
    expect(statements).not.to.include("callers-by-keys");
    expect(statements.length).to.be.lessThan(keys.length);
  });

  it("is refused with a 401 also where its request would be refused for another reason", async () => {
    const { id, secret } = await newKey();
    await isRecalled(secret);
    expect((await ask(secret, "/nothing")).status).to.equal(404);
    await change(id, { revokedAt: new Date() });
    expect((await ask(secret, "/nothing")).status).to.equal(401);
  });

  it("changes nothing any more once it is revoked", async () => {
    const { id, secret } = await newKey();
    const send = () =>
      fetch(`${replicas[0]?.url}/changes`, { method: "POST", headers: { "x-api-key": secret } });
    handled = 0;
    expect([(await send()).status, (await send()).status, handled]).to.deep.equal([200, 200, 2]);
    await change(id, { revokedAt: new Date() });
    expect([(await send()).status, handled]).to.deep.equal([401, 2]);
  });

  it("works again as soon as its revocation is taken back", async () => {
    const { id, secret } = await newKey();
    await change(id, { revokedAt: new Date() });
    expect((await ask(secret)).status).to.equal(401);
    await change(id, { revokedAt: null });
    expect((await ask(secret)).status).to.equal(200);
  });

  it("is looked up again after a change to any key, and not for being used", async () => {
    const [one, other] = [await newKey(), await newKey()];
    await isRecalled(one.secret);
    await change(other.id, { lastUsedAt: new Date() });
    expect(await isRecalled(one.secret)).to.equal(true);
    await change(other.id, { label: "arbiter" });
    expect(await isRecalled(one.secret)).to.equal(false);
    expect(await isRecalled(one.secret)).to.equal(true);
    await world.database.em.fork().nativeDelete(ApiKey, { id: other.id });
    expect(await isRecalled(one.secret)).to.equal(false);
  });

  it("expires though nothing changes", async () => {
    const { secret } = await newKey(new Date(Date.now() + 400));
    await isRecalled(secret);
    expect(await isRecalled(secret)).to.equal(true);
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect((await ask(secret)).status).to.equal(401);
  });

  it("spends its limit once and is handled once where it has to be looked up after all", async () => {
    const [one, other] = [await newKey(), await newKey()];
    const remaining = async () => Number((await ask(one.secret)).headers.get("x-ratelimit-remaining"));
    const first = await remaining();
    await change(other.id, { label: "arbiter" });
    handled = 0;
    expect(await remaining()).to.equal(first - 1);
    expect(handled).to.equal(1);
  });
});
