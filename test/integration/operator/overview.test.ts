import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "@temporalio/client";
import { expect } from "chai";
import { type CheckResult, PARTS, type Part } from "../../../api/health/health-checks.ts";
import { createOperatorParts, type OperatorParts } from "../../../api/operator/operator-parts.ts";
import { recordSweep } from "../../../db/sweeps/record-sweep.ts";
import { createTemporalClient } from "../../../integrations/temporal/client.ts";
import { temporalServer } from "../../stack/stack.ts";
import { type AccountsWorld, accountsWorld, postJson, signIn } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";
import { type RunningValidator, startValidator } from "../validator/running-validator.ts";

const WELL = Object.fromEntries(PARTS.map((part) => [part, { status: "ok", latencyMs: 1 }])) as Record<
  Part,
  CheckResult
>;
const NOWHERE = "http://127.0.0.1:1";

interface Overview {
  readonly overdue: { wait: string; for: string; count: number; oldest: { requestHash: string }[] }[];
  readonly failingWorkflows: string[] | null;
  readonly sweep: { step: string; ranAt: string; failingSince: string | null }[];
  readonly arbiter: { version: string; sanctionsListDate: string } | null;
  readonly health: { status: string };
}

describe("the operator's overview", () => {
  let world: AccountsWorld;
  let served: Served;
  let validator: RunningValidator;
  let admin: string;
  let temporal: Client;
  before(async () => {
    world = await accountsWorld();
    validator = await startValidator({ threads: 1 });
    const { address } = await temporalServer();
    temporal = createTemporalClient({ namespace: "default", connection: { address } });
    served = await serve({ failingWorkflows: async () => undefined, arbiter: async () => undefined });
    admin = await world.serverKey("admin");
  });
  after(async () => {
    await validator.stop();
    await world.close();
    await temporal.connection.close();
  });

  const serve = (operator: OperatorParts) => world.serve({ health: { run: async () => WELL }, operator });
  const ask = (headers: Record<string, string>, { url } = served) =>
    fetch(`${url}/operator/overview`, { headers });
  const overview = async (at = served) => (await (await ask({ "x-api-key": admin }, at)).json()) as Overview;

  /** A request that nobody has started a workflow for. */
  async function keep(agoMs: number): Promise<string> {
    const { wallet, id: owner } = await signIn(served.url);
    const [hash, at] = [`0x${randomBytes(32).toString("hex")}`, new Date(Date.now() - agoMs)];
    await world.database.em.fork().execute(
      `insert into transaction_request (id, request_hash, owner_id, escrow_address, chain_id, execution, description, form,
         sealed, payload_hash, status, status_reason, created_at, updated_at)
       values (?, ?, ?, ?, 1, 0, 'canary of a prompt', 'api', false, ?, 'PENDING', 'orion-awaited', ?, ?)`,
      [randomUUID(), hash, owner, wallet.address, hash, at, at],
    );
    return hash;
  }

  it("is for ADMIN keys alone", async () => {
    const { bearer } = await signIn(served.url);
    const made = await postJson(`${served.url}/user-api-keys`, { name: "an agent" }, bearer);
    const { secret } = (await made.json()) as { secret: string };
    const keys = { admin, orion: await world.serverKey("orion"), user: secret };
    const statusOf = async (headers: Record<string, string>) => (await ask(headers)).status;
    expect(await statusOf({ "x-api-key": keys.admin })).to.equal(200);
    expect(await statusOf({ "x-api-key": keys.orion })).to.equal(403);
    expect(await statusOf({ "x-api-key": keys.user })).to.equal(403);
    expect(await statusOf(bearer)).to.equal(401);
    expect(await statusOf({})).to.equal(401);
  });

  it("lists what waits for longer than it should, the oldest first, and tells nothing of the intent", async () => {
    const [late, later] = [await keep(90_000), await keep(180_000)];
    const young = await keep(10_000);
    const answer = await overview();
    const [starting] = answer.overdue;
    expect(starting).to.include({ wait: "start", for: "its workflow to be started", count: 2 });
    expect(starting?.oldest.map(({ requestHash }) => requestHash)).to.deep.equal([later, late]);
    expect(JSON.stringify(answer)).not.to.contain(young).and.not.to.contain("canary");
  });

  it("says when each step of the sweep ran last, and since when one fails", async () => {
    expect((await overview()).sweep).to.deep.equal([]);
    await recordSweep(world.database, ["archive", "start"], ["start"]);
    const [archive, start] = (await overview()).sweep;
    expect(archive).to.include({ step: "archive", failingSince: null });
    expect(start?.failingSince).to.equal(start?.ranAt);
  });

  it("has the date of the sanctions list from the arbiter itself, and which workflows fail from Temporal", async () => {
    const answer = await overview(await serve(createOperatorParts(temporal, validator.url)));
    const { version, sanctionsListDate } = validator.arbiter.status();
    expect(answer.arbiter).to.deep.equal({ version, sanctionsListDate, problems: [] });
    expect(answer.failingWorkflows).to.deep.equal([]);
  });

  it("says null of whoever does not answer", async () => {
    const { failingWorkflows, arbiter, health } = await overview();
    expect([failingWorkflows, arbiter, health.status]).to.deep.equal([null, null, "ok"]);
    expect(await createOperatorParts(temporal, NOWHERE).arbiter()).to.equal(undefined);
  });
});
