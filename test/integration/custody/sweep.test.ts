import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { createCustodySweepActivities } from "../../../activities/sweep/custody.ts";
import type { StepReport } from "../../../activities/sweep/step-report.ts";
import { ensureUser } from "../../../db/accounts/ensure-user.ts";
import { keepSigningRequest } from "../../../db/custody/change-integration.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";
import { activityEnvironment } from "../../support/run-step.ts";
import { type TemporalNamespace, temporalNamespace } from "../../support/temporal-namespace.ts";
import { FRIEND } from "../../support/transactions-world.ts";

const EXECUTIONS = 230;

describe("executions by custody that have no workflow any more", () => {
  let temporal: TemporalNamespace;
  let database: Database;
  before(async () => {
    temporal = await temporalNamespace();
    database = await openDatabase(await migratedDatabase());
  });
  after(async () => {
    await database?.close();
    await temporal?.close();
  });

  /** Rows of executions that are with the provider. */
  async function submitted(count: number): Promise<string[]> {
    const { em } = database;
    const { user } = await em.fork().transactional((tx) => ensureUser(tx, FRIEND));
    const cipher = createCipher([Buffer.alloc(32, 1)]);
    const of = { userId: user.id, type: "execution", csrPem: "-", privateKeyPem: "-" } as const;
    const kept = await keepSigningRequest(em, cipher, of, false);
    if (typeof kept === "string") throw new Error(kept);
    const ids = Array.from({ length: count }, () => randomUUID());
    await em.fork().execute(
      `insert into custody_execution (id, integration_id, owner_id, tracking_id, external_id, workflow_id, chain_id, state,
         claimed_at, created_at, updated_at, started_at)
       select id::uuid, ?, ?, id, id, 'custody-admin-' || id, 31337, 'SUBMITTED', now(), now(), now(), now()
         from unnest(string_to_array(?, ',')) as id`,
      [kept.id, user.id, ids.join(",")],
    );
    return ids;
  }

  it("are taken up again by parts, however many there are; one that somebody terminates does not wait for its turn", async () => {
    const ids = await submitted(EXECUTIONS);
    const policy = { arbiter: "builtin", approvalTtlMs: 60_000, executionTtlMs: 60_000 } as const;
    const parts = { database, policy, temporal: temporal.client };
    const sweepOf = ({ resumeExecutions } = createCustodySweepActivities(parts)): Promise<StepReport> =>
      activityEnvironment().run(resumeExecutions);
    const activities = createCustodySweepActivities(parts);
    const sweep = () => sweepOf(activities);
    expect(await sweep()).to.deep.equal({ done: 200, failed: 0 });
    expect(await sweep()).to.deep.equal({ done: EXECUTIONS - 200, failed: 0 });
    expect(await sweep(), "all of them have one").to.deep.equal({ done: 0, failed: 0 });
    const terminated = temporal.client.workflow.getHandle(`custody-admin-${ids.toSorted().at(-1)}`);
    await terminated.terminate();
    const deadline = Date.now() + 100_000;
    let done = 0;
    // It is of the second part, and each of these sweeps begins with the first.
    while (done === 0 && Date.now() < deadline) ({ done } = await sweepOf());
    expect(done).to.equal(1);
    expect((await terminated.describe()).status.name).to.equal("RUNNING");
  });
});
