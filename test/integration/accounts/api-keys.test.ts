import { expect } from "chai";
import { ApiKey } from "../../../db/accounts/api-key.entity.ts";
import { apiKeyType, hashApiKey } from "../../../domain/api-key.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

interface KeyRecord {
  id: string;
  name: string;
  active: boolean;
  createdAt: string;
  expiresAt: string | null;
}

describe("a user's API keys", () => {
  let world: AccountsWorld;
  let served: Served;
  let user: SignedInUser;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
  });
  beforeEach(async () => {
    user = await signIn(served.url);
  });
  after(() => world.close());

  const create = (body: unknown, by = user) => postJson(`${served.url}/user-api-keys`, body, by.bearer);
  async function created(name: string, by = user) {
    return (await (await create({ name }, by)).json()) as { apiKey: KeyRecord; secret: string };
  }
  const list = (query = "", by = user) =>
    fetch(`${served.url}/user-api-keys${query}`, { headers: by.bearer });
  const listed = async (query = "", by = user) => (await (await list(query, by)).json()) as KeyRecord[];
  const revoke = (id: string, by = user) =>
    fetch(`${served.url}/user-api-keys/${id}`, { method: "DELETE", headers: by.bearer });

  it("are created with the three own scopes, their secret shown once and not to be stored", async () => {
    const response = await create({ name: "bot", expiresAt: "2100-01-31T12:00:00+02:00" });
    expect(response.status).to.equal(201);
    expect(response.headers.get("cache-control")).to.equal("no-store");
    const { apiKey, secret } = (await response.json()) as { apiKey: KeyRecord; secret: string };
    expect(apiKeyType(secret)).to.equal("user");
    expect(apiKey).to.have.all.keys("id", "name", "type", "scopes", "active", "expiresAt", "createdAt");
    expect(apiKey).to.deep.include({
      name: "bot",
      type: "user",
      scopes: ["transactions:create:own", "transactions:approve:own", "transactions:read:own"],
      active: true,
      expiresAt: "2100-01-31T10:00:00.000Z",
    });
    const row = await world.database.em.fork().findOneOrFail(ApiKey, { id: apiKey.id });
    expect(row.secretHash).to.equal(hashApiKey(secret));
    expect(JSON.stringify(row)).not.to.contain(secret);
  });

  it("are listed without their secrets, newest first, with label, prefix and last use", async () => {
    const first = await created("first");
    const second = await created("second");
    const text = await (await list()).text();
    expect(text).not.to.contain(first.secret).and.not.to.contain(second.secret);
    const keys = JSON.parse(text) as KeyRecord[];
    expect(keys.map(({ name }) => name)).to.deep.equal(["second", "first"]);
    expect(keys[0]).to.deep.equal({
      ...second.apiKey,
      label: "user",
      lastUsedAt: null,
      prefix: second.secret.slice(0, 12),
    });
  });

  for (const [what, body] of [
    ["no name", {}],
    ["an empty name", { name: "" }],
    ["a blank name", { name: "  " }],
    ["a name of 101 characters", { name: "x".repeat(101) }],
    ["a past expiresAt", { name: "k", expiresAt: "2020-01-01T00:00:00Z" }],
    ["an expiresAt that is on no calendar", { name: "k", expiresAt: "2100-02-30T00:00:00Z" }],
    ["an expiresAt without a zone", { name: "k", expiresAt: "2100-02-01T00:00:00" }],
    ["an expiresAt that is a number", { name: "k", expiresAt: 4102444800 }],
    ["a field that is none", { name: "k", scopes: ["transactions:create:any"] }],
  ] as const) {
    it(`refuse ${what} with 400`, async () => {
      expect((await create(body)).status).to.equal(400);
      expect(await listed()).to.deep.equal([]);
    });
  }

  it("take a name of 100 characters, whatever they are", async () => {
    expect((await create({ name: "💡".repeat(100) })).status).to.equal(201);
  });

  it("are revoked by their owner, and again without harm", async () => {
    const { apiKey } = await created("k");
    const first = await revoke(apiKey.id);
    expect(first.status).to.equal(200);
    const record = (await first.json()) as KeyRecord;
    expect(record).to.deep.include({ id: apiKey.id, active: false, name: "k" });
    const second = await revoke(apiKey.id);
    expect(second.status).to.equal(200);
    expect(await second.json()).to.deep.equal(record);
    expect((await listed())[0]?.active).to.equal(false);
  });

  it("are 404 to anybody else, and stay as they are", async () => {
    const { apiKey } = await created("mine");
    const stranger = await signIn(served.url);
    expect((await revoke(apiKey.id, stranger)).status).to.equal(404);
    expect((await revoke("00000000-0000-4000-8000-000000000000")).status).to.equal(404);
    expect((await listed("", stranger)).length).to.equal(0);
    expect((await listed())[0]?.active).to.equal(true);
  });

  it("are refused with 400 under an id that is none", async () => {
    expect((await revoke("nonsense")).status).to.equal(400);
  });

  it("are paged with limit and cursor, the next page's address in the Link header", async () => {
    for (let i = 0; i < 5; i++) await created(`key ${i}`);
    const names: string[] = [];
    let query: string | undefined = "?limit=2";
    while (query) {
      const page = await list(query);
      names.push(...((await page.json()) as KeyRecord[]).map(({ name }) => name));
      const link = page.headers.get("link");
      if (link)
        expect(link).to.match(
          /^<http:\/\/localhost:3000\/user-api-keys\?limit=2&cursor=[\w-]+>; rel="next"$/,
        );
      query = link ? new URL(link.slice(1, link.indexOf(">"))).search : undefined;
    }
    expect(names).to.deep.equal(["key 4", "key 3", "key 2", "key 1", "key 0"]);
    expect((await list()).headers.get("link")).to.equal(null);
  });

  it("keep their order in pages where several were made in the same millisecond", async () => {
    for (let i = 0; i < 4; i++) await created(`key ${i}`);
    await world.database.em.fork().nativeUpdate(ApiKey, { user: user.id }, { createdAt: new Date() });
    const all = (await listed()).map(({ id }) => id);
    const first = await list("?limit=3");
    const link = first.headers.get("link") ?? "";
    const rest = await listed(new URL(link.slice(1, link.indexOf(">"))).search);
    expect([...((await first.json()) as KeyRecord[]), ...rest].map(({ id }) => id)).to.deep.equal(all);
  });

  it("are all answered up to a thousand, and then with the way to the next", async () => {
    await world.database.em.fork().execute(
      `insert into api_key (id, user_id, name, type, label, scopes, secret_hash, prefix, created_at)
       select gen_random_uuid(), ?, 'many', 'user', 'user', '{}', gen_random_uuid()::text, 'cs_u_', now() from generate_series(1, 1001)`,
      [user.id],
    );
    const response = await list();
    expect(((await response.json()) as unknown[]).length).to.equal(1000);
    const link = response.headers.get("link") ?? "";
    expect(link).to.contain('rel="next"');
    expect(await listed(new URL(link.slice(1, link.indexOf(">"))).search)).to.have.length(1);
  });

  it("refuse a bad limit and a bad cursor with 400", async () => {
    for (const query of ["?limit=0", "?limit=201", "?limit=two", "?cursor=nonsense", "?page=2"]) {
      expect((await list(query)).status, query).to.equal(400);
    }
  });
});
