import { expect } from "chai";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { type Limit, perIp, perKey, perUser } from "../../../api/limits/limit.ts";
import { createLimiter, type Limiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters, createPostgresCounters } from "../../../api/limits/rate-counters.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { routes } from "../../../api/routes.ts";
import { openDatabase } from "../../../db/database.ts";
import { createLog } from "../../../runtime/log.ts";
import { type AccountsWorld, accountsWorld, postJson, signIn } from "../../support/accounts-world.ts";

const limited = (path: string, limits: readonly Limit[]) =>
  route({
    method: "GET",
    path,
    summary: "Is limited.",
    tag: "Test",
    auth: ["jwt", "key"],
    limits,
    answers: { 200: Type.Object({}), ...problems(401, 429) },
    handle: () => ok({}),
  });
const all = [
  ...routes,
  limited("/two", [perIp(2)]),
  limited("/mixed", [perIp(5), perUser(2), perKey(3)]),
  limited("/roomy", [perIp(1000)]),
];

describe("rate limits", () => {
  let world: AccountsWorld;
  before(async () => {
    world = await accountsWorld();
  });
  after(() => world.close());

  const standing = ({ headers }: Response) => [
    headers.get("x-ratelimit-limit"),
    headers.get("x-ratelimit-remaining"),
  ];

  it("show what is left on every answer, the refused ones too, and when it begins anew", async () => {
    const { url } = await world.serve({}, all);
    const { bearer } = await signIn(url);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await fetch(`${url}/two`, { headers: bearer }));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 429]);
    expect(answers.map(standing)).to.deep.equal([
      ["2", "1"],
      ["2", "0"],
      ["2", "0"],
    ]);
    const refused = answers[2];
    const reset = Number(refused?.headers.get("x-ratelimit-reset"));
    expect(reset)
      .to.satisfy(Number.isInteger)
      .and.be.closeTo(Date.now() / 1000 + 60, 5);
    expect(Number(refused?.headers.get("retry-after"))).to.be.within(50, 60);
    expect(await refused?.json()).to.include({ statusCode: 429, error: "Too Many Requests" });
  });

  it("of the client address count before anybody is asked who they are", async () => {
    const { url } = await world.serve({}, all);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${url}/two`)).status);
    expect(statuses).to.deep.equal([401, 401, 429]);
  });

  it("report the bucket with the least left, and count users and keys apart", async () => {
    const { url } = await world.serve({}, all);
    const { bearer } = await signIn(url);
    const key = { "x-api-key": await world.serverKey("admin") };
    expect(standing(await fetch(`${url}/mixed`, { headers: bearer }))).to.deep.equal(["2", "1"]);
    expect(standing(await fetch(`${url}/mixed`, { headers: key }))).to.deep.equal(["3", "2"]);
    expect(standing(await fetch(`${url}/mixed`, { headers: bearer }))).to.deep.equal(["2", "0"]);
    const refused = await fetch(`${url}/mixed`, { headers: bearer });
    expect([refused.status, ...standing(refused)]).to.deep.equal([429, "2", "0"]);
    expect(
      standing(await fetch(`${url}/mixed`, { headers: key })),
      "the address has the least left",
    ).to.deep.equal(["5", "0"]);
  });

  it("are not there on a route that declares none", async () => {
    const { url } = await world.serve({}, all);
    expect(standing(await fetch(`${url}/settings`))).to.deep.equal([null, null]);
  });

  it("of public POSTs are one bucket for all of them", async () => {
    const { url } = await world.serve({ publicPostsPerMinute: 2 }, all);
    const ask = () => postJson(`${url}/auth/siwe/nonce`, {});
    expect(standing(await ask())).to.deep.equal(["2", "1"]);
    expect((await ask()).status).to.equal(400);
    expect((await ask()).status).to.equal(429);
  });

  it("believe X-Forwarded-For only as far as the trusted hops reach", async () => {
    const asFrom = async (url: string, forwarded: string) =>
      standing(await fetch(`${url}/two`, { headers: { "x-forwarded-for": forwarded } }));
    const direct = await world.serve({}, all);
    expect(await asFrom(direct.url, "203.0.113.1")).to.deep.equal(["2", "1"]);
    expect(await asFrom(direct.url, "203.0.113.2")).to.deep.equal(["2", "0"]);
    const proxied = await world.serve({ trustedProxyHops: 1 }, all);
    expect(await asFrom(proxied.url, "198.51.100.9, 203.0.113.1")).to.deep.equal(["2", "1"]);
    expect(
      await asFrom(proxied.url, "198.51.100.8, 203.0.113.1"),
      "the first entry is the client's word",
    ).to.deep.equal(["2", "0"]);
    expect(await asFrom(proxied.url, "203.0.113.2")).to.deep.equal(["2", "1"]);
  });

  describe("kept in PostgreSQL", () => {
    const log = createLog("silent", "test");

    it("are shared by two replicas", async () => {
      const replica = async () => {
        const limiter = createLimiter({ counters: await createPostgresCounters(world.database), log });
        return (await world.serve({ limiter }, all)).url;
      };
      const [one, two] = [await replica(), await replica()];
      expect(standing(await fetch(`${one}/two`))).to.deep.equal(["2", "1"]);
      expect(standing(await fetch(`${two}/two`))).to.deep.equal(["2", "0"]);
      expect((await fetch(`${one}/two`)).status).to.equal(429);
    });

    it("count exactly when many come at once", async () => {
      const counters = await createPostgresCounters(world.database);
      const counts = await Promise.all(Array.from({ length: 50 }, () => counters.hit("at once")));
      expect(counts.map(({ hits }) => hits).sort((a, b) => a - b)).to.deep.equal(
        Array.from({ length: 50 }, (_, i) => i + 1),
      );
    });

    it("begin anew when their minute is over", async () => {
      const counters = await createPostgresCounters(world.database);
      await counters.hit("old");
      await world.database.em
        .fork()
        .execute("update rate_limit_bucket set points = 99, expire = 1 where key like '%old'");
      expect((await counters.hit("old")).hits).to.equal(1);
    });

    it("let requests through while the store is away, and it is logged", async () => {
      const lines: string[] = [];
      const away = await openDatabase(world.databaseUrl);
      const counters = await createPostgresCounters(away);
      await away.close();
      const limiter: Limiter = createLimiter({
        counters,
        log: createLog("info", "api", { write: (line) => void lines.push(line) }),
      });
      const { url } = await world.serve({ limiter }, all);
      const key = { "x-api-key": await world.serverKey("admin") };
      for (let i = 0; i < 4; i++) expect((await fetch(`${url}/two`, { headers: key })).status).to.equal(200);
      expect(lines.join("")).to.contain("let through");
    });
  });

  it("in memory count by the minute too", async () => {
    const counters = createMemoryCounters();
    const counts = await Promise.all([counters.hit("a"), counters.hit("a"), counters.hit("b")]);
    expect(counts.map(({ hits }) => hits)).to.deep.equal([1, 2, 1]);
    expect(counts[0]?.resetsAt).to.be.closeTo(Date.now() + 60_000, 1000);
  });
});
