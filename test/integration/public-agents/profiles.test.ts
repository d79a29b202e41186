import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "chai";
import { Wallet } from "ethers";
import { markWithoutHistory } from "../../../db/histories/workflow-histories.ts";
import type { TransactionStatus } from "../../../domain/transaction-status.ts";
import { type AccountsWorld, accountsWorld, signIn } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const CANARY = "canary-of-the-owner";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Kept {
  status: TransactionStatus;
  /** How long ago it was submitted. */
  agoMs: number;
  orion?: { decision: string; confidence: number; seconds: number; failingNodes?: string[] };
}

describe("a public agent", () => {
  let world: AccountsWorld;
  let served: Served;
  let agent: string;
  const hashes: string[] = [];
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
    agent = await keep([
      { status: "PENDING", agoMs: HOUR_MS },
      {
        status: "APPROVED",
        agoMs: 2 * HOUR_MS,
        orion: { decision: "APPROVED", confidence: 0.9, seconds: 1 },
      },
      {
        status: "REJECTED",
        agoMs: 3 * DAY_MS,
        orion: {
          decision: "REJECTED",
          confidence: 0.5,
          seconds: 3,
          failingNodes: ["intent_alignment.amount_matching"],
        },
      },
      {
        status: "EXECUTED",
        agoMs: 20 * DAY_MS,
        orion: { decision: "APPROVED", confidence: 0.7, seconds: 2 },
      },
      { status: "FAILED", agoMs: 90 * DAY_MS, orion: { decision: "UNDECIDED", confidence: 0, seconds: 300 } },
    ]);
  });
  after(() => world.close());

  /** Rows as the service leaves them, at times of the test's choosing. */
  async function keep(transactions: readonly Kept[]): Promise<string> {
    const { wallet, id: owner } = await signIn(served.url);
    const em = world.database.em.fork();
    for (const { status, agoMs, orion } of transactions) {
      const [id, at] = [randomUUID(), new Date(Date.now() - agoMs)];
      const hash = `0x${randomBytes(32).toString("hex")}`;
      hashes.push(hash);
      await em.execute(
        `insert into transaction_request (id, request_hash, owner_id, escrow_address, chain_id, execution, description, form,
           sealed, payload_hash, status, status_reason, registration_tx, created_at, updated_at)
         values (?, ?, ?, ?, 1, 0, ?, 'api', false, ?, ?, 'orion-awaited', ?, ?, ?)`,
        [id, hash, owner, wallet.address, CANARY, hash, status, hash, at, at],
      );
      await em.execute("insert into transaction_payload (transaction_id, text) values (?, ?)", [id, CANARY]);
      if (!orion) continue;
      if (orion.decision !== "UNDECIDED")
        await em.execute("update transaction_request set judged_at = ?, orion_confidence = ? where id = ?", [
          new Date(+at + orion.seconds * 1000),
          orion.confidence,
          id,
        ]);
      await em.execute(
        `insert into approval (id, transaction_id, approver, decision, type, confidence, analysis, created_at)
         values (?, ?, 'orion', ?, 'orion', ?, ?, ?)`,
        [randomUUID(), id, orion.decision, orion.confidence, CANARY, new Date(+at + orion.seconds * 1000)],
      );
      await em.execute(
        "insert into verdict (transaction_id, answer, failing_nodes, created_at) values (?, ?, ?::text[], ?)",
        [id, JSON.stringify({ reason: CANARY }), `{${(orion.failingNodes ?? []).join(",")}}`, at],
      );
    }
    return wallet.address;
  }

  const get = (path: string) => fetch(`${served.url}/public/agents/${path}`);
  const json = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>;

  it("has a profile with its stats, at its address in any case", async () => {
    const profile = await json(agent.toLowerCase());
    expect(Object.keys(profile)).to.have.members([
      "ethereumAddress",
      "firstSeenAt",
      "lastActivityAt",
      "stats",
    ]);
    expect(profile.ethereumAddress).to.equal(agent);
    expect(Date.now() - Date.parse(String(profile.firstSeenAt))).to.be.closeTo(90 * DAY_MS, 60_000);
    expect(Date.now() - Date.parse(String(profile.lastActivityAt))).to.be.closeTo(HOUR_MS, 60_000);
    const { averageConfidence, ...counts } = profile.stats as Record<string, number>;
    expect(counts).to.deep.equal({
      total: 5,
      pending: 1,
      approved: 1,
      rejected: 1,
      executed: 1,
      failed: 1,
      approvalRate: 0.75,
    });
    expect(averageConfidence, "where orion decided").to.be.closeTo(0.7, 1e-9);
  });

  it("has the same profile and metrics when its transactions are archived, each counted once", async () => {
    const everything = () =>
      Promise.all(
        ["", ...["24h", "7d", "30d", "all"].map((period) => `/metrics?period=${period}`)].map((path) =>
          json(`${agent}${path}`),
        ),
      );
    const before = await everything();
    // Those that are at their end; asked for twice, as two sweeps might.
    for (const hash of [...hashes.slice(2, 5), ...hashes.slice(2, 5)])
      await markWithoutHistory(world.database, hash);
    expect(await everything()).to.deep.equal(before);
  });

  it("counts a transaction where it stands now, however many change at the same moment", async () => {
    const busy = await keep(Array.from({ length: 20 }, () => ({ status: "PENDING", agoMs: HOUR_MS })));
    const become = async (status: TransactionStatus, from: number, to: number) => {
      const sql =
        "update transaction_request set status = ?, updated_at = now() where request_hash = ? and status <> ?";
      await Promise.all(
        hashes
          .slice(-20)
          .slice(from, to)
          .map((hash) => world.database.em.fork().execute(sql, [status, hash, status])),
      );
    };
    await become("APPROVED", 0, 20);
    await become("EXECUTED", 0, 12);
    await become("FAILED", 12, 15);
    const stands = { total: 20, pending: 0, approved: 5, rejected: 0, executed: 12, failed: 3 };
    expect((await json(busy)).stats).to.include(stands);
    for (const period of ["24h", "30d", "all"])
      expect((await json(`${busy}/metrics?period=${period}`)).stats, period).to.include(stands);
  });

  it("has neither rate nor confidence while nothing is decided", async () => {
    const fresh = await keep([{ status: "PENDING", agoMs: 1000 }]);
    expect((await json(fresh)).stats).to.include({ total: 1, approvalRate: null, averageConfidence: null });
  });

  it("shows of its transactions what is public, newest first, by pages", async () => {
    const items = (await (await get(`${agent}/transactions`)).json()) as Record<string, unknown>[];
    expect(items.map(({ requestHash }) => requestHash)).to.deep.equal(hashes.slice(0, 5));
    expect(Object.keys(items[2] ?? {})).to.deep.equal([
      "requestHash",
      "status",
      "execution",
      "chainId",
      "decision",
      "confidence",
      "failingNodes",
      "chainTxHash",
      "createdAt",
      "updatedAt",
    ]);
    expect(items[2]).to.deep.include({
      status: "REJECTED",
      decision: "REJECTED",
      confidence: 0.5,
      failingNodes: ["intent_alignment.amount_matching"],
      chainTxHash: hashes[2],
      chainId: 1,
    });
    expect(items[0]).to.deep.include({ decision: null, confidence: null, failingNodes: [] });

    const seen: unknown[] = [];
    let path: string | undefined = `${agent}/transactions?limit=2`;
    while (path) {
      const page: Response = await get(path);
      seen.push(...((await page.json()) as { requestHash: string }[]).map(({ requestHash }) => requestHash));
      path = /<http:\/\/localhost:3000\/public\/agents\/([^>]+)>; rel="next"/.exec(
        page.headers.get("link") ?? "",
      )?.[1];
    }
    expect(seen).to.deep.equal(hashes.slice(0, 5));
  });

  it("shows one of its transactions, and no other agent's (404)", async () => {
    expect(await json(`${agent}/transactions/${hashes[1]?.toUpperCase().replace("0X", "0x")}`)).to.include({
      requestHash: hashes[1],
      decision: "APPROVED",
    });
    const other = await keep([{ status: "PENDING", agoMs: 1000 }]);
    expect((await get(`${other}/transactions/${hashes[1]}`)).status).to.equal(404);
    expect((await get(`${agent}/transactions/0x12`)).status).to.equal(400);
  });

  for (const [period, total, buckets] of [
    ["24h", 2, 25],
    ["7d", 3, 8],
    ["30d", 4, 31],
    ["all", 5, 91],
  ] as const) {
    it(`counts what it submitted within ${period}, in a series without gaps`, async () => {
      const metrics = await json(`${agent}/metrics?period=${period}`);
      expect(metrics.period).to.equal(period);
      expect(metrics.stats).to.include({ total });
      const series = metrics.series as { start: string; total: number; approved: number }[];
      expect(series.length).to.equal(buckets);
      expect(series.reduce((sum, bucket) => sum + bucket.total, 0)).to.equal(total);
      expect(series.reduce((sum, bucket) => sum + bucket.approved, 0)).to.equal(1);
      const starts = series.map(({ start }) => Date.parse(start));
      const step = period === "24h" ? HOUR_MS : DAY_MS;
      expect(starts.every((start, index) => start === (starts[0] ?? 0) + index * step)).to.equal(true);
    });
  }

  it("is measured by the time that orion takes", async () => {
    const { medianSecondsToVerdict, p95SecondsToVerdict } = await json(`${agent}/metrics`);
    expect(medianSecondsToVerdict).to.be.closeTo(2, 0.01);
    expect(p95SecondsToVerdict).to.be.closeTo(2.9, 0.01);
    const fresh = await keep([{ status: "PENDING", agoMs: 1000 }]);
    expect(await json(`${fresh}/metrics?period=24h`)).to.include({
      medianSecondsToVerdict: null,
      p95SecondsToVerdict: null,
    });
  });

  for (const query of ["period=1h", "period=", "period=ALL", "since=1"]) {
    it(`refuses metrics for ?${query} with 400`, async () => {
      expect((await get(`${agent}/metrics?${query}`)).status).to.equal(400);
    });
  }

  it("is an address with a transaction: any other is 404, what is none 400", async () => {
    const stranger = Wallet.createRandom().address;
    const { wallet } = await signIn(served.url);
    for (const address of [stranger, wallet.address])
      for (const path of ["", "/transactions", "/metrics", `/transactions/${hashes[0]}`])
        expect((await get(address + path)).status, path).to.equal(404);
    for (const path of ["", "/transactions", "/metrics", `/transactions/${hashes[0]}`])
      expect((await get(`0x12${path}`)).status, path).to.equal(400);
  });

  it("shows nothing of prompt, payload or analysis", async () => {
    const paths = ["", "/transactions", "/metrics", ...hashes.map((hash) => `/transactions/${hash}`)];
    for (const path of paths) expect(await (await get(agent + path)).text(), path).not.to.contain(CANARY);
  });
});
