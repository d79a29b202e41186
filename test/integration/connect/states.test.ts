import { expect } from "chai";
import { createLimiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../../api/limits/rate-counters.ts";
import { deleteExpiredRows, EXPIRED_ROWS } from "../../../db/expired-rows.ts";
import { apiKeyType } from "../../../domain/api-key.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson, type SignedInUser, signIn } from "../../support/accounts-world.ts";
import { approve, type ConnectWorld, connectWorld, initiate, poll } from "../../support/connect-world.ts";

const UNKNOWN = "0123456789abcdef0123456789abcdef";

describe("a connection code", () => {
  let world: ConnectWorld;
  let url: string;
  let owner: SignedInUser;
  before(async () => {
    world = await connectWorld();
    url = (await world.replica()).url;
    owner = await signIn(url);
  });
  after(() => world.close());

  const over = (code: string) => world.set(code, "ends_at = now() - interval '1 second'");
  const keys = async (user = owner) =>
    (await (await fetch(`${url}/user-api-keys`, { headers: user.bearer })).json()) as {
      id: string;
      label: string;
      active: boolean;
      prefix: string;
      scopes: string[];
    }[];

  it("is 32 hex characters, comes with the address of the page that approves it, and is not to be stored", async () => {
    const response = await fetch(`${url}/auth/connect/initiate`, { method: "POST" });
    const { code, authUrl, ...rest } = (await response.json()) as { code: string; authUrl: string };
    expect(code).to.match(/^[0-9a-f]{32}$/);
    expect(authUrl).to.equal(`http://localhost:3000/app/connect?code=${code}`);
    expect(rest).to.deep.equal({});
    expect(response.headers.get("cache-control")).to.equal("no-store");
  });

  it("is pending until it is approved, then gives its key once, and answers 410 from then on", async () => {
    const code = await initiate(url);
    for (let i = 0; i < 2; i++) {
      const pending = await poll(url, code);
      expect([pending.status, await pending.json()]).to.deep.equal([200, { status: "pending" }]);
    }
    const approved = await approve(url, code, owner.bearer);
    expect([approved.status, await approved.json()]).to.deep.equal([200, { success: true }]);

    const ready = await poll(url, code);
    expect(ready.headers.get("cache-control")).to.equal("no-store");
    const { status, apiKey, walletAddress } = (await ready.json()) as Record<string, string>;
    expect([ready.status, status, walletAddress]).to.deep.equal([200, "ready", owner.wallet.address]);
    expect(apiKeyType(String(apiKey))).to.equal("user");
    const used = await fetch(`${url}/transactions/users/${walletAddress}`, {
      headers: { "x-api-key": String(apiKey) },
    });
    expect(used.status, "the key works").to.equal(200);

    const again = await poll(url, code);
    expect(await again.json()).to.include({ statusCode: 410, error: "Gone" });
    expect((await approve(url, code, owner.bearer)).status, "and cannot be approved again").to.equal(400);
  });

  it("that is approved lists its key at once, labelled agent, with the three own scopes and no secret", async () => {
    const user = await signIn(url);
    const code = await initiate(url);
    await approve(url, code, user.bearer);
    const [key] = await keys(user);
    expect(key).to.include({ label: "agent", active: true, prefix: "" });
    expect(key?.scopes).to.have.members([
      "transactions:create:own",
      "transactions:approve:own",
      "transactions:read:own",
    ]);
    const { apiKey } = (await (await poll(url, code)).json()) as { apiKey: string };
    expect((await keys(user))[0]?.prefix).to.equal(apiKey.slice(0, 12));
  });

  it("whose key the owner revoked before the first poll gives none, and is spent", async () => {
    const user = await signIn(url);
    const code = await initiate(url);
    await approve(url, code, user.bearer);
    const [key] = await keys(user);
    await fetch(`${url}/user-api-keys/${key?.id}`, { method: "DELETE", headers: user.bearer });
    expect((await poll(url, code)).status).to.equal(410);
    expect((await poll(url, code)).status).to.equal(410);
    expect((await keys(user)).map(({ active, prefix }) => [active, prefix])).to.deep.equal([[false, ""]]);
  });

  it("approved already answers 400, whoever approves it again, and makes no second key", async () => {
    const [user, other] = [await signIn(url), await signIn(url)];
    const code = await initiate(url);
    await approve(url, code, user.bearer);
    for (const bearer of [user.bearer, other.bearer]) {
      const response = await approve(url, code, bearer);
      expect(await response.json()).to.include({ statusCode: 400, error: "Bad Request" });
    }
    expect([(await keys(user)).length, (await keys(other)).length]).to.deep.equal([1, 0]);
  });

  it("whose time is up answers 410 to poll and approval, though nobody has written that yet", async () => {
    const code = await initiate(url);
    await over(code);
    expect((await poll(url, code)).status).to.equal(410);
    expect((await approve(url, code, owner.bearer)).status).to.equal(410);
    expect(await world.state(code)).to.equal("pending");
  });

  it("approved in its last moments can be fetched for a minute more, and not after that", async () => {
    const code = await initiate(url);
    await world.set(code, "ends_at = now() + interval '1 second'");
    expect((await approve(url, code, owner.bearer)).status).to.equal(200);
    await world.set(code, "ends_at = ends_at - interval '55 seconds'");
    const late = await initiate(url);
    await world.set(late, "ends_at = now() + interval '1 second'");
    await approve(url, late, owner.bearer);
    await world.set(late, "ends_at = ends_at - interval '61 seconds'");
    expect((await poll(url, code)).status).to.equal(200);
    expect((await poll(url, late)).status).to.equal(410);
    expect((await approve(url, late, owner.bearer)).status).to.equal(410);
  });

  it("approved early can be fetched until its ten minutes are over", async () => {
    const code = await initiate(url);
    await approve(url, code, owner.bearer);
    await world.set(code, "ends_at = ends_at - interval '595 seconds'");
    expect((await poll(url, code)).status).to.equal(200);
  });

  async function sweep(): Promise<void> {
    for (const rows of EXPIRED_ROWS) await deleteExpiredRows(world.database.em, rows, new Date());
  }

  it("is remembered for a day after its end, then unknown and gone from the table", async () => {
    const [used, expired, open] = [await initiate(url), await initiate(url), await initiate(url)];
    await approve(url, used, owner.bearer);
    await poll(url, used);
    await world.set(expired, "state = 'expired'");
    for (const code of [used, expired]) {
      await world.set(code, "ends_at = now() - interval '23 hours 59 minutes'");
      expect((await poll(url, code)).status).to.equal(410);
    }
    await sweep();
    expect(await world.state(used)).to.equal("consumed");
    for (const code of [used, expired, open]) {
      await world.set(code, "ends_at = now() - interval '24 hours 1 second'");
      expect((await poll(url, code)).status).to.equal(404);
      expect((await approve(url, code, owner.bearer)).status).to.equal(404);
    }
    await sweep();
    expect(
      await Promise.all([used, expired, open].map(world.state)),
      "an open one is ended first",
    ).to.deep.equal([undefined, undefined, "pending"]);
  });

  it("that is unknown or malformed answers 404 wherever it stands, and one that is missing or no text 400", async () => {
    const malformed = [
      "",
      "x",
      UNKNOWN.slice(1),
      `${UNKNOWN}0`,
      UNKNOWN.toUpperCase(),
      "%00",
      "%ED%A0%80",
      "a'b",
    ];
    for (const code of [UNKNOWN, ...malformed]) expect((await poll(url, code)).status, code).to.equal(404);
    for (const code of [UNKNOWN, "", "x", "\u0000", "\ud800", UNKNOWN.toUpperCase()])
      expect((await approve(url, code, owner.bearer)).status, JSON.stringify(code)).to.equal(404);
    expect((await fetch(`${url}/auth/connect/status`)).status).to.equal(400);
    expect((await fetch(`${url}/auth/connect/status?code=${UNKNOWN}&more=1`)).status).to.equal(400);
    expect((await fetch(`${url}/auth/connect/status?code=${UNKNOWN}&code=${UNKNOWN}`)).status).to.equal(400);
    for (const body of [{}, { code: 1 }, { code: null }, { code: UNKNOWN, more: 1 }, [UNKNOWN]])
      expect((await postJson(`${url}/auth/connect/approve`, body, owner.bearer)).status).to.equal(400);
  });

  it("is approved with a token of the user's only, never with an API key", async () => {
    const code = await initiate(url);
    const created = await postJson(`${url}/user-api-keys`, { name: "an agent's" }, owner.bearer);
    const { secret } = (await created.json()) as { secret: string };
    for (const headers of [
      {},
      { "x-api-key": secret },
      { authorization: `Bearer ${owner.refreshToken}` },
    ] as const)
      expect((await approve(url, code, headers as Record<string, string>)).status).to.equal(401);
    expect(await world.state(code)).to.equal("pending");
  });

  it("can be asked for ten times a minute, polled thirty times, approved five times", async () => {
    const limiter = createLimiter({ counters: createMemoryCounters(), log: createLog("silent", "test") });
    const limited = await world.replica({ limiter });
    const { bearer } = await signIn(limited.url);
    const ask = {
      10: () => fetch(`${limited.url}/auth/connect/initiate`, { method: "POST" }),
      30: () => poll(limited.url, UNKNOWN),
      5: () => approve(limited.url, UNKNOWN, bearer),
    };
    for (const [most, call] of Object.entries(ask)) {
      const answers = [];
      for (let i = 0; i <= Number(most); i++) answers.push(await call());
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused, `${most} a minute`).to.deep.equal([answers.at(-1)]);
      expect(refused[0]?.headers.get("x-ratelimit-limit")).to.equal(most);
      expect(Number(refused[0]?.headers.get("retry-after"))).to.be.within(1, 60);
    }
    const other = await signIn(limited.url);
    expect((await approve(limited.url, UNKNOWN, other.bearer)).status, "by another user").to.equal(404);
  });
});
