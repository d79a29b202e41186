import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createMcpParts } from "../../../api/mcp/mcp-parts.ts";
import { sessionHashOf } from "../../../api/mcp/require-session.ts";
import { addMcpEvent, SESSION_STREAM } from "../../../db/mcp/mcp-events.ts";
import { BASE_URL, postJson, type SignedInUser, signIn, UNLIMITED } from "../../support/accounts-world.ts";
import { initialize } from "../../support/mcp-client.ts";
import { eventsOf, take } from "../../support/mcp-events.ts";
import { type OAuthWorld, oauthWorld } from "../oauth/oauth-world.ts";

type Headers = Record<string, string>;

describe("a stream of /mcp", () => {
  let world: OAuthWorld;
  let urls: [string, string];
  before(async () => {
    world = await oauthWorld();
    const parts = { baseUrl: BASE_URL, uiUrl: `${BASE_URL}/app`, allowedOrigins: undefined };
    const quick = { ...parts, pace: { silenceMs: 100, patienceMs: 500 } };
    const serve = async () =>
      (await world.serve({ limiter: UNLIMITED, mcp: createMcpParts(world.database, quick) })).url;
    urls = [await serve(), await serve()];
  });
  after(() => world.close());

  async function newKey(user: SignedInUser): Promise<{ id: string; headers: Headers }> {
    const created = await postJson(`${urls[0]}/user-api-keys`, { name: "test" }, user.bearer);
    const { apiKey, secret } = (await created.json()) as { apiKey: { id: string }; secret: string };
    return { id: apiKey.id, headers: { "x-api-key": secret } };
  }
  const revoke = (id: string, user: SignedInUser) =>
    fetch(`${urls[0]}/user-api-keys/${id}`, { method: "DELETE", headers: user.bearer });
  async function session(headers: Headers): Promise<Headers & { "mcp-session-id": string }> {
    return { ...headers, "mcp-session-id": await initialize(urls[0], headers) };
  }
  const get = (headers: Headers, at = urls[0]) =>
    fetch(`${at}/mcp`, { headers: { accept: "text/event-stream", ...headers } });
  const say = (own: { "mcp-session-id": string }, said: string) =>
    addMcpEvent(world.database, sessionHashOf(own["mcp-session-id"]), {
      stream: SESSION_STREAM,
      message: JSON.stringify({ said }),
      last: false,
    });
  const saidIn = (events: readonly { data: string }[]) =>
    events.map(({ data }) => (JSON.parse(data) as { said: string }).said);
  async function openOf(user: SignedInUser): Promise<number> {
    const sql = "select count(*)::int as count from mcp_stream where holder = ?";
    const [row] = await world.database.em.fork().execute<{ count: number }[]>(sql, [`user:${user.id}`]);
    return row?.count ?? 0;
  }
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 15_000; !(await isSo()); await sleep(20))
      if (Date.now() > deadline) throw new Error("not within 15 s");
  }

  it("hears what happens, whichever process it happens in, and goes on at another from the event it names", async () => {
    const own = await session((await newKey(world.user)).headers);
    const first = await get(own);
    const events = eventsOf(first);
    for (const said of ["one", "two"]) await say(own, said);
    const heard = await take(events, 2);
    expect(saidIn(heard)).to.deep.equal(["one", "two"]);
    await events.return(undefined);
    await say(own, "three");
    const resumed = eventsOf(await get({ ...own, "last-event-id": heard[0]?.id ?? "" }, urls[1]));
    expect(saidIn(await take(resumed, 2))).to.deep.equal(["two", "three"]);
    await say(own, "four");
    expect(saidIn(await take(resumed, 1))).to.deep.equal(["four"]);
    await resumed.return(undefined);
  });

  it("takes the place of the session's stream before it, which ends, wherever it is", async () => {
    const own = await session((await newKey(world.user)).headers);
    const first = await get(own);
    const second = await get(own, urls[1]);
    expect(await first.text()).not.to.contain("said");
    const events = eventsOf(second);
    await say(own, "on");
    expect(saidIn(await take(events, 1))).to.deep.equal(["on"]);
    await events.return(undefined);
  });

  it("ends when its key is revoked, also where nothing happens on it, and carries nothing from then on", async () => {
    const { id, headers } = await newKey(world.user);
    const own = await session(headers);
    const streams = [await get(own), await get(await session(headers), urls[1])];
    await revoke(id, world.user);
    await say(own, "a secret");
    for (const stream of streams) expect(await stream.text()).not.to.contain("a secret");
    expect((await get(own)).status).to.equal(401);
  });

  it("ends when its OAuth grant is taken back, also where nothing happens on it, and carries nothing from then on", async () => {
    const user = await signIn(urls[0]);
    const tokens = await world.client.tokens(await world.client.register(), user);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const own = await session(headers);
    const streams = [await get(own), await get(await session(headers), urls[1])];
    const grants = await fetch(`${urls[0]}/oauth/grants`, { headers: user.bearer });
    const [grant] = (await grants.json()) as { id: string }[];
    await fetch(`${urls[0]}/oauth/grants/${grant?.id}`, { method: "DELETE", headers: user.bearer });
    await say(own, "a secret");
    for (const stream of streams) expect(await stream.text()).not.to.contain("a secret");
  });

  it("is one of twenty that a user has open, over all processes; one that is closed makes room, as does a dead process's", async () => {
    const user = await signIn(urls[0]);
    const { headers } = await newKey(user);
    const sessions = await Promise.all(Array.from({ length: 21 }, () => session(headers)));
    const streams = await Promise.all(sessions.map((own, index) => get(own, urls[index % 2])));
    expect(streams.map(({ status }) => status).sort()).to.deep.equal([...Array(20).fill(200), 429]);
    const stranger = await newKey(await signIn(urls[0]));
    const theirs = await get(await session(stranger.headers));
    expect(theirs.status, "another user's are their own").to.equal(200);
    const [open] = streams.filter(({ status }) => status === 200);
    await open?.body?.cancel();
    await until(async () => (await openOf(user)) === 19);
    const another = async (at?: string) => get(await session(headers), at);
    const [one, none] = [await another(), await another(urls[1])];
    expect([one.status, none.status]).to.deep.equal([200, 429]);
    await world.database.em.fork().execute("update mcp_stream set ends_at = now()");
    const after = await another(urls[1]);
    expect(after.status).to.equal(200);
    for (const stream of [...streams, one, theirs, after]) if (stream !== open) await stream.body?.cancel();
    await until(async () => (await openOf(user)) === 0);
  });

  it("whose client does not read is closed", async () => {
    const user = await signIn(urls[0]);
    const own = await session((await newKey(user)).headers);
    for (let count = 0; count < 40; count += 1) await say(own, "x".repeat(512 * 1024));
    const stuck = request(`${urls[0]}/mcp`, { headers: { accept: "text/event-stream", ...own } });
    // It is answered and leaves the answer where it is.
    stuck.on("response", (response) => response.pause());
    stuck.on("error", () => undefined);
    stuck.end();
    try {
      await until(async () => (await openOf(user)) === 1);
      await until(async () => (await openOf(user)) === 0);
    } finally {
      stuck.destroy();
    }
  });
});
