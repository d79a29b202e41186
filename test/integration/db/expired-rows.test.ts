import { expect } from "chai";
import { createExpiryActivities } from "../../../activities/sweep/expiry.ts";
import type { StepReport } from "../../../activities/sweep/step-report.ts";
import { createPostgresCounters } from "../../../api/limits/rate-counters.ts";
import type { Database } from "../../../db/database.ts";
import { entities } from "../../../db/entities.ts";
import { deleteExpiredRows, EXPIRED_ROWS } from "../../../db/expired-rows.ts";
import { type AccountsWorld, accountsWorld, signIn, UNLIMITED } from "../../support/accounts-world.ts";
import { activityEnvironment } from "../../support/run-step.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long each lives, and how a moment's rows are written, as the service writes them. */
const WRITTEN: Record<string, { livesMs: number; insert: string }> = {
  siwe_nonce: {
    livesMs: 10 * MINUTE,
    insert:
      "insert into siwe_nonce (nonce, ethereum_address, expires_at) select gen_random_uuid(), '0x', $until from n",
  },
  used_signature: {
    livesMs: 10 * MINUTE,
    insert: "insert into used_signature (digest, expires_at) select gen_random_uuid(), $until from n",
  },
  idempotency_key: {
    livesMs: DAY,
    insert: `insert into idempotency_key (caller, key, body_sha256, claim, claimed_at, answer)
      select 'user:x', gen_random_uuid(), '', gen_random_uuid(), $now, '{}' from n`,
  },
  connection_code: {
    livesMs: DAY,
    insert: `insert into connection_code (code_hash, state, created_at, ends_at)
      select gen_random_uuid(), 'expired', $now, $now from n`,
  },
  mcp_session: {
    livesMs: DAY,
    insert: `insert into mcp_session (session_hash, holder, protocol_version, log_level, created_at, used_at, ends_at, last_event, heard_event)
      select gen_random_uuid(), 'user:x', '2025-11-25', 0, $now, $now, $until, 0, 0 from n`,
  },
  rate_limit_bucket: {
    livesMs: MINUTE,
    insert:
      "insert into rate_limit_bucket (key, points, expire) select gen_random_uuid(), 1, extract(epoch from $until) * 1000 from n",
  },
};
const PER_STEP = 50;

describe("what is kept for a time only", () => {
  let world: AccountsWorld;
  let database: Database;
  before(async () => {
    world = await accountsWorld();
    database = world.database;
  });
  after(() => world.close());

  async function count(table: string): Promise<number> {
    const [row] = await database.em.fork().execute<{ count: number }[]>(`select count(*)::int from ${table}`);
    return row?.count ?? 0;
  }
  async function write(table: string, now: number): Promise<void> {
    const { livesMs, insert } = WRITTEN[table] ?? { livesMs: 0, insert: "" };
    const at = (ms: number) => `'${new Date(ms).toISOString()}'::timestamptz`;
    const sql = insert.replace("$until", at(now + livesMs)).replaceAll("$now", at(now));
    await database.em.fork().execute(`with n as (select generate_series(1, ${PER_STEP})) ${sql}`);
  }
  const sweep = async (now: number) => {
    let deleted = 0;
    for (const rows of EXPIRED_ROWS) deleted += await deleteExpiredRows(database.em, rows, new Date(now));
    return deleted;
  };

  it("stays bounded by what can be asked for, over two days of load, and nothing goes before its time", async () => {
    const start = Date.now();
    const step = 30 * MINUTE;
    for (let now = start; now < start + 2 * DAY; now += step) {
      await sweep(now);
      for (const table of Object.keys(WRITTEN)) await write(table, now);
      expect(await sweep(now), "nothing goes before its time").to.equal(0);
      for (const [table, { livesMs }] of Object.entries(WRITTEN)) {
        const alive = Math.floor(Math.min(livesMs, now - start) / step) + 1;
        expect(await count(table), `${table} after ${(now - start) / HOUR} h`).to.equal(alive * PER_STEP);
      }
    }
    await sweep(start + 4 * DAY);
    for (const table of Object.keys(WRITTEN)) expect(await count(table), table).to.equal(0);
  });

  it("ends with its session's time, and not while that lasts", async () => {
    const { url } = await world.serve({ limiter: UNLIMITED });
    const [one, other] = [await signIn(url), await signIn(url)];
    await database.em
      .fork()
      .execute("update session set expires_at = now() - interval '1 second' where user_id = ?", [one.id]);
    expect(await sweep(Date.now())).to.equal(1);
    expect((await fetch(`${url}/auth/me`, { headers: other.bearer })).status).to.equal(200);
    expect(await count("session")).to.equal(1);
  });

  it("goes also where an outage left more than one batch of it", async () => {
    await database.em
      .fork()
      .execute(
        "insert into used_signature (digest, expires_at) select gen_random_uuid(), now() - interval '1 day' from generate_series(1, 12000)",
      );
    expect(await sweep(Date.now())).to.equal(12_000);
  });

  it("waits for nobody who holds a row, and a table that fails keeps no other", async () => {
    await write("siwe_nonce", Date.now() - DAY);
    await write("used_signature", Date.now() - DAY);
    await database.em.fork().execute("alter table siwe_nonce rename column expires_at to ended");
    const { deleteExpired } = createExpiryActivities({ database });
    const run = (): Promise<StepReport> => activityEnvironment().run(deleteExpired);
    expect(await run()).to.deep.equal({ done: PER_STEP, failed: 1 });
    await database.em.fork().execute("alter table siwe_nonce rename column ended to expires_at");
    await database.em.fork().transactional(async (tx) => {
      await tx.execute("select * from siwe_nonce limit 1 for update");
      expect((await run()).done).to.equal(PER_STEP - 1);
    });
    expect((await run()).done).to.equal(1);
  });

  it("includes the buckets that the limiter itself writes", async () => {
    await (await createPostgresCounters(database)).hit("POST /transactions|ip|203.0.113.1");
    expect(await sweep(Date.now())).to.equal(0);
    expect(await sweep(Date.now() + 2 * MINUTE)).to.equal(1);
  });

  it("includes OAuth clients that nobody used for a month, save those that have a grant", async () => {
    const { url } = await world.serve({ limiter: UNLIMITED });
    const user = await signIn(url);
    const { em } = database;
    await em.fork().execute(
      `insert into oauth_client (id, name, redirect_uris, auth_method, created_at, last_used_at)
       select id, '', '{}', 'none', now(), now() - interval '29 days' from unnest(array['with', 'without']) id`,
    );
    await em
      .fork()
      .execute("update session set kind = 'oauth', client_id = 'with' where user_id = ?", [user.id]);
    expect(await sweep(Date.now())).to.equal(0);
    expect(await sweep(Date.now() + 2 * DAY)).to.equal(1);
    expect(await em.fork().execute("select id from oauth_client")).to.deep.equal([{ id: "with" }]);
  });

  it("is in the list, wherever a table says when its rows end", () => {
    // A key that has expired stays in its owner's list; an order to custody stays with its transaction.
    const kept = ["api_key", "custody_execution"];
    // A client has no end of its own: it goes when nothing of it is left.
    const unused = ["oauth_client"];
    const tables = entities.map(({ meta }) => meta as { tableName: string; properties: object });
    const ending = tables
      .filter(({ properties }) =>
        Object.keys(properties).some((name) => /^(expire|expiresAt|endsAt|claimedAt)$/.test(name)),
      )
      .map(({ tableName }) => tableName);
    expect(EXPIRED_ROWS.map(({ table }) => table)).to.have.members([
      ...ending.filter((table) => !kept.includes(table)),
      ...unused,
    ]);
  });
});
