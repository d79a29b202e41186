import { expect } from "chai";
import { createLimiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../../api/limits/rate-counters.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson, type SignedInUser, signIn } from "../../support/accounts-world.ts";
import { INITIALIZE, initialize, postMcp, statusWith } from "../../support/mcp-client.ts";
import { type OAuthWorld, oauthWorld } from "../oauth/oauth-world.ts";

const LIST = { jsonrpc: "2.0", id: 2, method: "tools/list" };
const callOf = (name: string, args: object = {}, id = 3) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args },
});

describe("/mcp", () => {
  let world: OAuthWorld;
  let url: string;
  let key: Record<string, string>;
  let session: Record<string, string>;
  before(async () => {
    world = await oauthWorld();
    url = world.api.url;
    key = await keyOf(world.user);
    session = { ...key, "mcp-session-id": await initialize(url, key) };
  });
  after(() => world.close());

  async function keyOf(user: SignedInUser): Promise<Record<string, string>> {
    const created = await postJson(`${url}/user-api-keys`, { name: "test" }, user.bearer);
    return { "x-api-key": ((await created.json()) as { secret: string }).secret };
  }
  const errorOf = async (response: Response) =>
    ((await response.json()) as { error: { code: number; message: string } }).error;
  const get = (headers: Record<string, string>, at = url) =>
    fetch(`${at}/mcp`, { headers: { accept: "text/event-stream", ...headers } });
  const end = (headers: Record<string, string>, at = url) =>
    fetch(`${at}/mcp`, { method: "DELETE", headers });

  it("without a credential, or with a bad one, is 401 and says where to get one", async () => {
    for (const [headers, error] of [
      [{}, ""],
      [{ "x-api-key": "cs_u_wrong" }, ""],
      [{ authorization: "Bearer wrong" }, 'error="invalid_token", '],
      [world.user.bearer, 'error="invalid_token", '],
    ] as const) {
      for (const response of [
        await postMcp(url, INITIALIZE, headers),
        await get(headers),
        await end(headers),
      ]) {
        expect(response.status).to.equal(401);
        expect(response.headers.get("www-authenticate")).to.equal(
          `Bearer ${error}resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp", ` +
            'scope="transactions:create:own transactions:approve:own transactions:read:own"',
        );
        expect(await response.json()).to.have.nested.property("error.code", -32_000);
      }
    }
  });

  it("takes no token from the address", async () => {
    const tokens = await world.client.tokens(await world.client.register(), world.user);
    const token = tokens.access_token;
    const accept = { accept: "application/json, text/event-stream", "content-type": "application/json" };
    const post = (query: string, headers = {}) =>
      fetch(`${url}/mcp${query}`, {
        method: "POST",
        body: JSON.stringify(INITIALIZE),
        headers: { ...accept, ...headers },
      });
    expect((await post("", { authorization: `Bearer ${token}` })).status).to.equal(200);
    expect((await post(`?access_token=${token}`)).status).to.equal(401);
  });

  it("a token without the scope of a tool is 403 insufficient_scope and names it", async () => {
    const { client } = world;
    const registered = await client.register();
    const code = await client.code(registered, world.user, { scope: "transactions:read:own" });
    const { access_token } = (await (await client.exchange(registered, code)).json()) as {
      access_token: string;
    };
    const bearer = { authorization: `Bearer ${access_token}` };
    const headers = { ...bearer, "mcp-session-id": await initialize(url, bearer) };
    const refused = await postMcp(url, callOf("requestVerification"), headers);
    expect(refused.status).to.equal(403);
    expect(refused.headers.get("www-authenticate"))
      .to.contain('error="insufficient_scope"')
      .and.to.contain('scope="transactions:create:own"');
    const allowed = await postMcp(url, callOf("checkVerificationStatus"), headers);
    expect(await allowed.json()).to.have.nested.property("result.isError", true);
  });

  it("a foreign Origin or Host is 403 before a credential is looked at; loopback pages are answered", async () => {
    for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"]) {
      expect((await postMcp(url, INITIALIZE, { origin })).status, origin).to.equal(403);
      expect((await postMcp(url, INITIALIZE, { origin, ...key })).status, origin).to.equal(403);
    }
    const own = await postMcp(url, LIST, { ...session, origin: "http://localhost:5173" });
    expect([own.status, own.headers.get("access-control-allow-origin")]).to.deep.equal([
      200,
      "http://localhost:5173",
    ]);
    expect(await statusWith(url, { host: "evil.example" })).to.equal(403);
    expect(await statusWith(url, { host: "localhost:3000" })).to.equal(401);
  });

  it("a page's preflight is answered with what the protocol sends and exposes", async () => {
    const preflight = await fetch(`${url}/mcp`, {
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:5173",
        "access-control-request-method": "POST",
        "access-control-request-headers": "mcp-session-id,authorization",
      },
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get("access-control-allow-headers")).to.contain("mcp-session-id");
    const answered = await postMcp(url, LIST, { ...session, origin: "http://localhost:5173" });
    expect(answered.headers.get("access-control-expose-headers")).to.contain("Mcp-Session-Id");
  });

  it("wants both media types of a POST and the stream's of a GET, else 406", async () => {
    for (const accept of ["*/*", "application/json", "text/event-stream"])
      expect((await postMcp(url, LIST, { ...session, accept })).status, accept).to.equal(406);
    expect((await get({ ...session, accept: "application/json" })).status).to.equal(406);
  });

  it("refuses a version of the protocol that it does not speak with 400", async () => {
    const headers = { ...session, "mcp-protocol-version": "1999-01-01" };
    for (const response of [await postMcp(url, LIST, headers), await get(headers), await end(headers)])
      expect(response.status).to.equal(400);
    expect((await postMcp(url, LIST, { ...session, "mcp-protocol-version": "2025-06-18" })).status).to.equal(
      200,
    );
  });

  it("answers what is no JSON with -32700 and what is no message with -32600, both 400", async () => {
    const cases: [body: string, code: number][] = [
      ["{", -32_700],
      ["", -32_700],
      ['{"a":1,"a":2}', -32_700],
      [`${"[".repeat(40)}${"]".repeat(40)}`, -32_700],
      ["[]", -32_600],
      [JSON.stringify([LIST]), -32_600],
      ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
      ["3", -32_600],
    ];
    for (const [body, code] of cases) {
      const response = await postMcp(url, body, session);
      expect([response.status, (await errorOf(response)).code], body).to.deep.equal([400, code]);
    }
    expect((await postMcp(url, LIST, { ...session, "content-type": "text/plain" })).status).to.equal(415);
    expect((await postMcp(url, `"${"x".repeat(1024 * 1024)}"`, session)).status).to.equal(413);
  });

  it("answers params that are not the protocol's with -32602, and an unknown method with -32601", async () => {
    const faulty = [
      { ...INITIALIZE, params: {} },
      { ...LIST, method: "tools/call", params: {} },
      { ...LIST, method: "logging/setLevel", params: { level: "loud" } },
      callOf("noSuchTool"),
    ];
    for (const message of faulty)
      expect((await errorOf(await postMcp(url, message, session))).code, message.method).to.equal(-32_602);
    const unknown = await postMcp(url, { ...LIST, method: "resources/list" }, session);
    expect((await errorOf(unknown)).code).to.equal(-32_601);
  });

  it("a session is its user's: missing is 400, unknown or another's is 404, over every method", async () => {
    const stranger = await keyOf(await signIn(url));
    const theirs = { ...stranger, "mcp-session-id": session["mcp-session-id"] ?? "" };
    const unknown = { ...key, "mcp-session-id": "11111111-1111-4111-8111-111111111111" };
    for (const [headers, status] of [
      [key, 400],
      [unknown, 404],
      [theirs, 404],
    ] as const) {
      for (const response of [await postMcp(url, LIST, headers), await get(headers), await end(headers)])
        expect(response.status).to.equal(status);
    }
    expect((await postMcp(url, LIST, session)).status).to.equal(200);
  });

  it("any replica answers a session, a notification is 202, and a deleted one is gone everywhere", async () => {
    const own = { ...key, "mcp-session-id": await initialize(url, key) };
    const elsewhere = world.replica.url;
    expect((await postMcp(elsewhere, LIST, own)).status).to.equal(200);
    const notified = await postMcp(elsewhere, { jsonrpc: "2.0", method: "notifications/initialized" }, own);
    expect([notified.status, await notified.text()]).to.deep.equal([202, ""]);
    const stream = await get(own);
    expect((await end(own, elsewhere)).status).to.equal(200);
    await stream.text();
    for (const at of [url, elsewhere]) expect((await postMcp(at, LIST, own)).status).to.equal(404);
  });

  it("keeps fifty sessions of a user, the longest unused go first", async () => {
    const busy = await keyOf(await signIn(url));
    const ids: string[] = [];
    for (let count = 0; count < 51; count += 1) ids.push(await initialize(url, busy));
    const statusOf = async (id = "") => (await postMcp(url, LIST, { ...busy, "mcp-session-id": id })).status;
    expect([await statusOf(ids[0]), await statusOf(ids[1]), await statusOf(ids[50])]).to.deep.equal([
      404, 200, 200,
    ]);
  });

  it("refuses names that a client would have sent back and kept at length", async () => {
    const long = "x".repeat(257);
    const call = callOf("requestVerification");
    for (const message of [
      { ...LIST, id: long },
      { ...call, params: { ...call.params, _meta: { progressToken: long } } },
    ])
      expect((await errorOf(await postMcp(url, message, session))).code).to.equal(-32_600);
    expect((await postMcp(url, { ...LIST, id: "x".repeat(256) }, session)).status).to.equal(200);
  });

  it("counts what a caller sends to it, by whichever method, and answers 429 in JSON-RPC's shape", async () => {
    const limiter = createLimiter({ counters: createMemoryCounters(), log: createLog("silent", "test") });
    const limited = await world.serve({ limiter });
    const own = { ...key, "mcp-session-id": await initialize(limited.url, key) };
    const first = await postMcp(limited.url, LIST, own);
    expect(first.headers.get("x-ratelimit-limit")).to.equal("600");
    expect(first.headers.get("x-ratelimit-remaining")).to.equal("598");
    await Promise.all(Array.from({ length: 597 }, () => end(key, limited.url)));
    const last = await postMcp(limited.url, LIST, own);
    expect([last.status, last.headers.get("x-ratelimit-remaining")]).to.deep.equal([200, "0"]);
    const refused = await postMcp(limited.url, LIST, own);
    expect([refused.status, (await errorOf(refused)).code]).to.deep.equal([429, -32_000]);
    expect(Number(refused.headers.get("retry-after"))).to.be.within(1, 60);
    expect((await get(own, limited.url)).status).to.equal(429);
  });

  it("answers a HEAD at once", async () => {
    const head = await fetch(`${url}/mcp`, {
      method: "HEAD",
      headers: { ...session, accept: "text/event-stream" },
    });
    expect([head.status, head.headers.get("content-type")]).to.deep.equal([200, "text/event-stream"]);
  });

  it("says nothing of what broke inside, in an answer or in the log", async () => {
    const broken = await world.serve({
      findApprovalStatus: () => Promise.reject(new Error("inner words of a library")),
    });
    const hash = `0x${"a".repeat(64)}`;
    const response = await postMcp(
      broken.url,
      callOf("checkVerificationStatus", { requestHash: hash }),
      session,
    );
    const { code, message } = await errorOf(response);
    expect(code).to.equal(-32_603);
    expect(message).to.match(/^Something failed on our side/);
    const logged = broken.logged.join("");
    expect(logged).to.contain("tool failed");
    for (const secret of [...Object.values(session), "inner words"]) expect(logged).not.to.contain(secret);
  });
});
