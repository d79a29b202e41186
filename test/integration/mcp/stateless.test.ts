import { expect } from "chai";
import { postJson } from "../../support/accounts-world.ts";
import { postMcp } from "../../support/mcp-client.ts";
import { eventsOf } from "../../support/mcp-events.ts";
import { type StatelessMessage, statelessHeaders, statelessMessage } from "../../support/mcp-stateless.ts";
import { type OAuthWorld, oauthWorld } from "../oauth/oauth-world.ts";

type Headers = Record<string, string>;
interface Rpc {
  readonly id: unknown;
  readonly result?: Record<string, unknown>;
  readonly error?: { code: number; message: string; data?: { supported?: string[] } };
}

const LIST = statelessMessage("tools/list");
const callOf = (name: string, args: object = {}) => statelessMessage("tools/call", { name, arguments: args });

describe("/mcp in revision 2026-07-28", () => {
  let world: OAuthWorld;
  let url: string;
  let key: Headers;
  before(async () => {
    world = await oauthWorld();
    url = world.api.url;
    const created = await postJson(`${url}/user-api-keys`, { name: "test" }, world.user.bearer);
    key = { "x-api-key": ((await created.json()) as { secret: string }).secret };
  });
  after(() => world.close());

  const post = (message: StatelessMessage, change: Headers = {}, credential = key) =>
    postMcp(url, message, { ...credential, ...statelessHeaders(message), ...change });
  async function answerTo(message: StatelessMessage, change: Headers = {}): Promise<[number, Rpc]> {
    const response = await post(message, change);
    expect(response.headers.get("content-type")).to.match(/^application\/json/);
    return [response.status, (await response.json()) as Rpc];
  }
  async function codeOf(message: StatelessMessage, change: Headers = {}): Promise<[number, unknown]> {
    const [status, { error }] = await answerTo(message, change);
    return [status, error?.code];
  }

  it("needs no session: discovery tells versions, tools and whose account it is", async () => {
    const [status, { id, result }] = await answerTo(statelessMessage("server/discover"));
    expect([status, id, result?.resultType]).to.deep.equal([200, 7, "complete"]);
    expect(result?.supportedVersions).to.include("2026-07-28");
    expect(result?.capabilities).to.deep.equal({ tools: {} });
    expect(result?.instructions).to.contain(world.user.wallet.address);
  });

  it("lists the same two tools as the revisions before it, for a while", async () => {
    const [, { result }] = await answerTo(LIST);
    const { tools } = await import("../../../api/mcp/tools/tools.ts");
    expect(result?.tools).to.deep.equal(tools.map(({ definition }) => definition));
    expect(result).to.include({ resultType: "complete", cacheScope: "private" });
    expect(result?.ttlMs).to.be.above(0);
  });

  it("has nothing to subscribe to, and says so at once", async () => {
    const message = statelessMessage("subscriptions/listen", { notifications: { toolsListChanged: true } });
    const response = await post(message);
    expect(response.headers.get("content-type")).to.equal("text/event-stream");
    const told: string[] = [];
    for await (const { data } of eventsOf(response)) told.push(data);
    expect(told[0])
      .to.contain("notifications/subscriptions/acknowledged")
      .and.to.contain('"notifications":{}');
    expect(told[1]).to.contain('"result"');
  });

  it("gives no session id, and ignores one", async () => {
    const response = await post(LIST, { "mcp-session-id": "of an older revision", "last-event-id": "x" });
    expect([response.status, response.headers.get("mcp-session-id")]).to.deep.equal([200, null]);
    const sessions = await world.database.em.fork().execute("select 1 from mcp_session");
    expect(sessions).to.have.length(0);
  });

  it("asks for a credential, a known Origin and both media types, as the other revisions do", async () => {
    const nobody = await post(LIST, {}, {});
    expect(nobody.status).to.equal(401);
    expect(nobody.headers.get("www-authenticate")).to.contain("resource_metadata=");
    expect((await post(LIST, { origin: "https://evil.example" })).status).to.equal(403);
    expect((await post(LIST, { accept: "application/json" })).status).to.equal(406);
    expect((await post(LIST, { "content-type": "text/plain" })).status).to.equal(415);
  });

  it("a token without the scope of a tool is 403 insufficient_scope", async () => {
    const scope = "transactions:read:own";
    const tokens = await world.client.tokens(await world.client.register(), world.user, { scope });
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    const refused = await post(callOf("requestVerification"), {}, bearer);
    expect(refused.status).to.equal(403);
    expect(refused.headers.get("www-authenticate")).to.contain('scope="transactions:create:own"');
    expect((await post(callOf("checkVerificationStatus"), {}, bearer)).status).to.equal(200);
  });

  it("refuses headers that say something else than the message, or nothing", async () => {
    const call = callOf("checkVerificationStatus");
    for (const change of [
      { "mcp-name": "requestVerification" },
      { "mcp-method": "tools/list" },
      { "mcp-protocol-version": "2025-11-25" },
    ])
      expect(await codeOf(call, change), JSON.stringify(change)).to.deep.equal([400, -32_020]);
    const bare = await postMcp(url, call, { ...key, "mcp-protocol-version": "2026-07-28" });
    expect([bare.status, ((await bare.json()) as Rpc).error?.code]).to.deep.equal([400, -32_020]);
  });

  it("refuses a revision that it does not speak, and names those that it does", async () => {
    const version = { "io.modelcontextprotocol/protocolVersion": "2099-01-01" };
    const [status, { error }] = await answerTo(statelessMessage("tools/list", {}, version), {
      "mcp-protocol-version": "2099-01-01",
    });
    expect([status, error?.code]).to.deep.equal([400, -32_022]);
    expect(error?.data?.supported).to.include("2026-07-28");
  });

  it("answers an unknown method with 404, an unknown tool with -32602, and bad arguments as the tool's own error", async () => {
    expect(await codeOf(statelessMessage("resources/list"))).to.deep.equal([404, -32_601]);
    expect((await codeOf(callOf("noSuchTool")))[1]).to.equal(-32_602);
    expect((await codeOf(statelessMessage("tools/call", { name: 5 }), { "mcp-name": "5" }))[1]).to.be.oneOf([
      -32_602, -32_020,
    ]);
    const [, { result }] = await answerTo(callOf("checkVerificationStatus", { requestHash: "0x12" }));
    expect(result).to.include({ isError: true, resultType: "complete" });
  });

  it("reads no batches, no deep nesting, no key twice and no names at length", async () => {
    const headers = { ...key, ...statelessHeaders(LIST) };
    const deep = `${"[".repeat(40)}${"]".repeat(40)}`;
    const cases: [body: string, code: number][] = [
      [JSON.stringify([LIST]), -32_600],
      [JSON.stringify(LIST).replace('"params":{', `"params":{"x":${deep},`), -32_700],
      [JSON.stringify(LIST).replace('"id":7', '"id":7,"id":8'), -32_700],
      [JSON.stringify({ ...LIST, id: "x".repeat(257) }), -32_600],
    ];
    for (const [body, code] of cases) {
      const response = await postMcp(url, body, headers);
      const { error } = (await response.json()) as Rpc;
      expect([response.status, error?.code], body.slice(0, 80)).to.deep.equal([400, code]);
    }
  });

  it("says nothing of what broke inside, in an answer or in the log", async () => {
    const broken = await world.serve({
      findApprovalStatus: () => Promise.reject(new Error("inner words of a library")),
    });
    const call = callOf("checkVerificationStatus", { requestHash: `0x${"a".repeat(64)}` });
    const response = await postMcp(broken.url, call, { ...key, ...statelessHeaders(call) });
    const { error } = (await response.json()) as Rpc;
    expect(error?.code).to.equal(-32_603);
    expect(error?.message).to.match(/^Something failed on our side/);
    expect(broken.logged.join("")).to.contain("tool failed").and.not.to.contain("inner words");
  });
});
