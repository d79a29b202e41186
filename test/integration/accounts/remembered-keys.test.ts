import { expect } from "chai";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { isRemembered, requireUnchanged } from "../../../api/auth/remembered-caller.ts";
import { perKey } from "../../../api/limits/limit.ts";
import { notFound } from "../../../api/refusal.ts";
import { route } from "../../../api/route.ts";
import { ApiKey } from "../../../db/accounts/api-key.entity.ts";
import { createApiKey } from "../../../db/accounts/api-keys.ts";
import { KeyChanges } from "../../../db/accounts/key-changes.entity.ts";
import type { Database } from "../../../db/database.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

async function countOf(database: Database): Promise<number> {
  return (await database.em.fork().findOneOrFail(KeyChanges, { id: 1 })).count;
}

const tellRemembered = route({
  method: "GET",
  path: "/remembered",
  summary: "Whether the caller's key was remembered.",
  tag: "Test",
  auth: ["key"],
  recallsKeys: true,
  limits: [perKey(1000)],
  answers: { 200: Type.Object({ remembered: Type.Boolean() }) },
  async handle({ caller, deps }) {
    requireUnchanged(caller, await countOf(deps.database));
    return ok({ remembered: isRemembered(caller) });
  },
});

const findNothing = route({
  method: "GET",
  path: "/nothing",
  summary: "Never there.",
  tag: "Test",
  auth: ["key"],
  recallsKeys: true,
  answers: { 200: Type.Object({}) },
  handle() {
    throw notFound("There is nothing.");
  },
});

describe("an API key that is remembered", () => {
  let world: AccountsWorld;
  let replicas: Served[];
  before(async () => {
    world = await accountsWorld();
    const routes = [tellRemembered, findNothing];
    replicas = [await world.serve({}, routes), await world.serve({}, routes)];
  });
  after(() => world.close());

  async function newKey(expiresAt?: Date) {
    const given = { type: "admin", name: "k", ...(expiresAt ? { expiresAt } : {}) } as const;
    const { key, secret } = await createApiKey(world.database.em, given);
    return { id: key.id, secret };
  }
  const ask = (secret: string, path = "/remembered", at = replicas[0]) =>
    fetch(`${at?.url}${path}`, { headers: { "x-api-key": secret } });
  const isRecalled = async (secret: string, at?: Served) =>
    ((await (await ask(secret, "/remembered", at)).json()) as { remembered: boolean }).remembered;
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
      for (const replica of replicas)
        expect((await ask(secret, "/remembered", replica)).status).to.equal(401);
    }
  });

  it("is refused with a 401 also where its request would be refused for another reason", async () => {
    const { id, secret } = await newKey();
    await isRecalled(secret);
    expect((await ask(secret, "/nothing")).status).to.equal(404);
    await change(id, { revokedAt: new Date() });
    expect((await ask(secret, "/nothing")).status).to.equal(401);
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

  it("spends its limit once where it has to be looked up after all", async () => {
    const [one, other] = [await newKey(), await newKey()];
    const remaining = async () => Number((await ask(one.secret)).headers.get("x-ratelimit-remaining"));
    const first = await remaining();
    await change(other.id, { label: "arbiter" });
    expect(await remaining()).to.equal(first - 1);
  });
});
