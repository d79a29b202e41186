import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createLimiter } from "../../../api/limits/limiter.ts";
import { createMemoryCounters } from "../../../api/limits/rate-counters.ts";
import { createFindApprovalStatus } from "../../../db/transactions/find-approval-status.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson, signIn } from "../../support/accounts-world.ts";
import { initialize, type McpClient, mcpClient, postMcp, textOf } from "../../support/mcp-client.ts";
import { eventsOf, type ReadEvent, take } from "../../support/mcp-events.ts";
import { statelessHeaders, statelessMessage } from "../../support/mcp-stateless.ts";
import { oauthClient } from "../../support/oauth-client.ts";
import {
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

const quiet = createLog("silent", "test");

type Structured = Record<string, unknown> & { requestHash: string; failingChecks: Record<string, string>[] };

describe("over MCP, with an API key", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let agent: McpClient;
  before(async () => {
    world = await transactionsWorld();
    await world.startWorkers();
    owner = await world.owner(EXECUTION_TYPES.DIRECT_USER);
    agent = await mcpClient(() => world.api.url, owner.key);
  });
  after(async () => {
    await agent?.close();
    await world?.close();
  });
  const ask = (request: object) => ({ escrowAddress: owner.address, ...request });
  const structured = (result: { structuredContent?: unknown }) => result.structuredContent as Structured;

  it("there are exactly two tools, with schemas of what they take and answer, and hints of what they do", async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).to.deep.equal(["requestVerification", "checkVerificationStatus"]);
    const [request, check] = tools;
    expect(request?.inputSchema.required).to.have.members(["escrowAddress", "userPrompt", "tx"]);
    expect(Object.keys(request?.inputSchema.properties ?? {})).to.include("idempotencyKey");
    expect(check?.inputSchema.required).to.deep.equal(["requestHash"]);
    expect([request?.annotations?.readOnlyHint, check?.annotations?.readOnlyHint]).to.deep.equal([
      false,
      true,
    ]);
    for (const { outputSchema } of tools)
      expect(outputSchema?.properties).to.include.keys("status", "decision");
    expect(agent.client.getInstructions()).to.contain(owner.address);
  });

  it("a request answers at once without a verdict, and the verdict comes on the session's stream", async () => {
    const asked = await agent.call("requestVerification", ask(GOOD_REQUEST));
    const { requestHash, status, decision } = structured(asked);
    expect([status, decision]).to.deep.equal(["PENDING", null]);
    expect(textOf(asked)).to.contain(requestHash).and.to.contain("checkVerificationStatus");
    const news = await agent.hears((one) => one.requestHash === requestHash && one.status === "APPROVED");
    expect(news).to.deep.equal({ requestHash, decision: "APPROVED", status: "APPROVED" });
    const checked = await agent.call("checkVerificationStatus", { requestHash });
    expect(structured(checked)).to.include({ requestHash, status: "APPROVED", decision: "APPROVED" });
    expect(structured(checked).orion).to.have.length(1);
    expect(textOf(checked)).to.contain("may go on");
  });

  it("a request with a progress token stays for the verdict, which names the check, both values and the remedy", async () => {
    const progress: string[] = [];
    const asked = await agent.call("requestVerification", ask(WRONG_REQUEST), (message) =>
      progress.push(message),
    );
    expect(structured(asked).decision).to.equal("REJECTED");
    const failing = structured(asked).failingChecks.find(
      ({ node }) => node === "intent_alignment.amount_matching",
    );
    expect(failing).to.include.keys("expected", "actual", "remedy");
    for (const words of [
      "intent_alignment.amount_matching",
      failing?.expected,
      failing?.actual,
      failing?.remedy,
    ])
      expect(textOf(asked)).to.contain(words);
    expect(progress[0]).to.contain(structured(asked).requestHash);
    expect(progress.at(-1)).to.contain("REJECTED");
    const { requestHash } = structured(asked);
    expect(
      await agent.hears((one) => one.requestHash === requestHash && one.status === "REJECTED"),
    ).to.include({
      decision: "REJECTED",
    });
  });

  it("each change is told once, and only to the session that asked", async () => {
    const other = await mcpClient(() => world.api.url, owner.key);
    try {
      const { requestHash } = structured(await agent.call("requestVerification", ask(GOOD_REQUEST)));
      const last = structured(await other.call("requestVerification", ask(GOOD_REQUEST))).requestHash;
      await agent.hears((one) => one.requestHash === requestHash && one.status === "APPROVED");
      await other.hears((one) => one.requestHash === last && one.status === "APPROVED");
      expect(other.heard.map((one) => one.requestHash)).not.to.include(requestHash);
      const told = agent.heard.filter((one) => one.requestHash === requestHash).map(({ status }) => status);
      expect(told).to.deep.equal([...new Set(told)]);
    } finally {
      await other.close();
    }
  });

  it("a client that wants to hear of errors only is told of no verdict", async () => {
    const deaf = await mcpClient(() => world.api.url, owner.key);
    try {
      await deaf.client.setLoggingLevel("error");
      const first = structured(await deaf.call("requestVerification", ask(GOOD_REQUEST))).requestHash;
      await world.until(first, owner.key, ({ status }) => status === "APPROVED");
      await deaf.client.setLoggingLevel("info");
      const second = structured(await deaf.call("requestVerification", ask(GOOD_REQUEST))).requestHash;
      await deaf.hears((one) => one.requestHash === second && one.status === "APPROVED");
      expect(deaf.heard.map(({ requestHash }) => requestHash)).not.to.include(first);
    } finally {
      await deaf.close();
    }
  });

  it("bad arguments are an error of the tool, in the words of the route, and change nothing", async () => {
    const cases: [name: string, args: Record<string, unknown>, words: RegExp][] = [
      ["requestVerification", {}, /escrowAddress/],
      [
        "requestVerification",
        ask({ ...GOOD_REQUEST, tx: { ...GOOD_REQUEST.tx, value: "0x1" } }),
        /tx\.value/,
      ],
      ["requestVerification", ask({ ...GOOD_REQUEST, encrypted: false }), /encrypted/],
      ["requestVerification", ask({ ...GOOD_REQUEST, more: 1 }), /more/],
      ["requestVerification", { ...GOOD_REQUEST, escrowAddress: GOOD_REQUEST.tx.to }, /403.*not yours/],
      ["checkVerificationStatus", { requestHash: "0x12" }, /64 hex digits/],
      ["checkVerificationStatus", { requestHash: `0x${"0".repeat(64)}` }, /404/],
    ];
    const count = async () => {
      const sql = "select count(*)::int as count from transaction_request";
      return (await world.chain.database.em.fork().execute<{ count: number }[]>(sql))[0]?.count;
    };
    const before = await count();
    for (const [name, args, words] of cases) {
      const result = await agent.call(name, args);
      expect(result.isError, JSON.stringify(args)).to.equal(true);
      expect(textOf(result)).to.match(words);
    }
    expect(await count()).to.equal(before);
  });

  it("the same idempotencyKey with the same arguments is the same request, however they are ordered", async () => {
    const { userPrompt, tx } = GOOD_REQUEST;
    const { address: escrowAddress } = owner;
    const idempotencyKey = "once";
    const first = await agent.call("requestVerification", { escrowAddress, userPrompt, tx, idempotencyKey });
    const again = await agent.call("requestVerification", { idempotencyKey, tx, userPrompt, escrowAddress });
    expect(structured(again).requestHash).to.equal(structured(first).requestHash);
    const other = await agent.call("requestVerification", { ...ask(WRONG_REQUEST), idempotencyKey });
    expect([other.isError, /another body/.test(textOf(other))]).to.deep.equal([true, true]);
  });

  it("an OAuth client does the same for the one who granted it, from the same bucket as over REST", async () => {
    const limited = await world.serve({
      limiter: createLimiter({ counters: createMemoryCounters(), log: quiet }),
    });
    const user = await signIn(limited.url);
    const oauth = oauthClient(limited.url);
    const registered = await oauth.register();
    const exchanged = await oauth.exchange(registered, await oauth.code(registered, user));
    const { access_token } = (await exchanged.json()) as { access_token: string };
    const client = await mcpClient(() => limited.url, { authorization: `Bearer ${access_token}` });
    try {
      const request = { escrowAddress: user.wallet.address, ...GOOD_REQUEST };
      const asked = await client.call("requestVerification", request, () => undefined);
      expect(structured(asked).decision).to.equal("APPROVED");
      for (let count = 1; count < 10; count += 1)
        expect((await postJson(`${limited.url}/transactions`, request, user.bearer)).status).to.equal(201);
      const refused = await client.call("requestVerification", request);
      expect([refused.isError, /429/.test(textOf(refused))]).to.deep.equal([true, true]);
    } finally {
      await client.close();
    }
  });

  it("who may only create hears of no verdict, on no stream", async () => {
    const oauth = oauthClient(world.api.url);
    const registered = await oauth.register();
    const user = await signIn(world.api.url);
    const { access_token } = await oauth.tokens(registered, user, { scope: "transactions:create:own" });
    const bearer = { authorization: `Bearer ${access_token}` };
    const client = await mcpClient(() => world.api.url, bearer);
    try {
      const request = { escrowAddress: user.wallet.address, ...GOOD_REQUEST };
      const asked = await client.call("requestVerification", request, () => undefined);
      expect(structured(asked)).to.include({ status: "PENDING", decision: null });
      const sql = "select 1 from mcp_watch where request_hash = ?";
      const watches = await world.chain.database.em.fork().execute(sql, [structured(asked).requestHash]);
      expect(watches).to.have.length(0);
    } finally {
      await client.close();
    }
  });

  describe("a call that waits for its verdict", () => {
    const ID = 3;
    let one: string;
    let other: string;
    let looked = 0;
    before(async () => {
      const find = createFindApprovalStatus(world.chain.database);
      // Orion's decision is kept from these processes, so that they wait.
      const findApprovalStatus: typeof find = async (requestHash) => {
        looked += 1;
        const found = await find(requestHash);
        return found && { ...found, approvals: [], status: "PENDING" };
      };
      one = (await world.serve({ findApprovalStatus })).url;
      other = (await world.serve({ findApprovalStatus })).url;
    });

    const session = async () => ({ ...owner.key, "mcp-session-id": await initialize(one, owner.key) });
    const CALL = () => ({
      jsonrpc: "2.0",
      id: ID,
      method: "tools/call",
      params: { name: "requestVerification", arguments: ask(GOOD_REQUEST), _meta: { progressToken: "p" } },
    });
    const cancel = (headers: Record<string, string>) =>
      postMcp(
        other,
        { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: ID, reason: "enough" } },
        headers,
      );
    const requestHashIn = ({ data }: { data: string }) => /0x[0-9a-f]{64}/.exec(data)?.[0] ?? "";
    const resumed = (headers: Record<string, string>, id: string) =>
      fetch(`${other}/mcp`, { headers: { accept: "text/event-stream", "last-event-id": id, ...headers } });
    /** That nobody looks for the verdict any more; while one waits, somebody does four times a second. */
    async function nobodyLooks(): Promise<void> {
      for (const deadline = Date.now() + 15_000; ; ) {
        const before = looked;
        await sleep(1000);
        if (looked === before) return;
        if (Date.now() > deadline) throw new Error("somebody still looks for the verdict");
      }
    }

    it("ends when its client cancels it, at whichever process, without an answer; what it recorded stays", async () => {
      const own = await session();
      const events = eventsOf(await postMcp(one, CALL(), own));
      const [begun] = await take(events, 1);
      const notified = await cancel(own);
      expect([notified.status, await notified.text()]).to.deep.equal([202, ""]);
      for await (const { data } of events) expect(data).not.to.contain('"result"');
      await nobodyLooks();
      const requestHash = begun ? requestHashIn(begun) : "";
      await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
      const rest = await (await resumed(own, begun?.id ?? "")).text();
      expect(rest).not.to.contain('"result"').and.not.to.contain('"error"');
    });

    it("is not ended by another session that names its id", async () => {
      const [own, stranger] = [await session(), await session()];
      const events = eventsOf(await postMcp(one, CALL(), own));
      await take(events, 1);
      expect((await cancel(stranger)).status).to.equal(202);
      expect(await take(events, 1), "it goes on to tell how far it is").to.have.length(1);
      await cancel(own);
      for await (const { data } of events) expect(data).not.to.contain('"result"');
    });

    it("that was answered stays answered, whatever is cancelled after", async () => {
      const own = await session();
      const events = eventsOf(await postMcp(world.api.url, CALL(), own));
      const told: ReadEvent[] = [];
      for await (const event of events) told.push(event);
      expect(told.at(-1)?.data).to.contain('"result"');
      expect((await cancel(own)).status).to.equal(202);
      const again = await (await resumed(own, told[0]?.id ?? "")).text();
      expect(again).to.contain(told.at(-1)?.data);
    });

    it("is over in revision 2026-07-28 when its client goes; what it recorded stays", async () => {
      const { params, method } = CALL();
      const { _meta, ...rest } = params;
      const message = statelessMessage(method, rest, _meta);
      const response = await postMcp(one, message, { ...owner.key, ...statelessHeaders(message) });
      const events = eventsOf(response);
      const [begun] = await take(events, 1);
      await events.return(undefined);
      await nobodyLooks();
      const requestHash = begun ? requestHashIn(begun) : "";
      await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
    });

    it("ends when its key is revoked, in either revision", async () => {
      const created = await postJson(`${one}/user-api-keys`, { name: "short" }, owner.bearer);
      const { apiKey, secret } = (await created.json()) as { apiKey: { id: string }; secret: string };
      const brief = { "x-api-key": secret };
      const { params, method } = CALL();
      const { _meta, ...rest } = params;
      const message = statelessMessage(method, rest, _meta);
      const streams = [
        await postMcp(one, CALL(), { ...brief, "mcp-session-id": await initialize(one, brief) }),
        await postMcp(one, message, { ...brief, ...statelessHeaders(message) }),
      ].map(eventsOf);
      for (const events of streams) await take(events, 1);
      await fetch(`${one}/user-api-keys/${apiKey.id}`, { method: "DELETE", headers: owner.bearer });
      for (const events of streams)
        for await (const { data } of events) throw new Error(`it went on to tell ${data}`);
    });

    it("answers at once, and is recorded, where its user has no stream left to hear of progress on", async () => {
      const full =
        "insert into mcp_stream (id, holder, ends_at) select gen_random_uuid(), ?, now() + interval '1 hour' from generate_series(1, 20)";
      const em = world.chain.database.em.fork();
      await em.execute(full, [`user:${owner.id}`]);
      try {
        const { params, method } = CALL();
        const { _meta, ...rest } = params;
        const message = statelessMessage(method, rest, _meta);
        for (const response of [
          await postMcp(one, CALL(), await session()),
          await postMcp(one, message, { ...owner.key, ...statelessHeaders(message) }),
        ]) {
          expect(response.headers.get("content-type")).to.match(/^application\/json/);
          const { result } = (await response.json()) as { result: { structuredContent: Structured } };
          expect(result.structuredContent).to.include({ status: "PENDING", decision: null });
        }
      } finally {
        await em.execute("delete from mcp_stream where holder = ?", [`user:${owner.id}`]);
      }
    });
  });

  it("neither key nor session id is in a log or a table", async () => {
    const { em } = world.chain.database;
    const tables = ["mcp_session", "mcp_event", "mcp_watch", "mcp_call"];
    const rows = await Promise.all(
      tables.map((table) => em.fork().execute(`select t::text from ${table} t`)),
    );
    expect(rows.every((found) => found.length > 0)).to.equal(true);
    const places = JSON.stringify(rows) + world.api.logged.join("");
    expect(places).to.contain('"/mcp"');
    for (const secret of [agent.sessionId, ...Object.values(owner.key)])
      expect(places).not.to.contain(secret);
  });
});
