import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { refuseBreakingUpgrade } from "../../../commands/provision/refuse-breaking-upgrade.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { startSweep } from "../../../lifecycle/start-sweep.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { replayOpenWorkflows } from "../../../workers/replay-open-workflows.ts";
import { bundleOfTheRun } from "../../support/bundle-of-the-run.ts";
import { changedBundle } from "../../support/changed-bundle.ts";
import { runStep } from "../../support/run-step.ts";
import { type Owner, type TransactionsWorld, transactionsWorld } from "../../support/transactions-world.ts";

describe("an upgrade while workflows are open", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let stop: () => Promise<void>;
  let requestHash: string;
  let changed: ReturnType<typeof changedBundle>;
  before(async () => {
    changed = changedBundle();
    world = await transactionsWorld();
    stop = await world.startWorkers();
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    requestHash = await world.submit(owner);
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    await startSweep(world.temporal.client);
  });
  after(() => world.close());

  const open = () => ["sweep", transactionWorkflowId(requestHash)];
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 100_000; !(await isSo()); await sleep(100))
      if (Date.now() > deadline) throw new Error("not within 100 s");
  }

  it("passes the check where each of them can go on", async () => {
    const bundle = await bundleOfTheRun();
    const report = () => replayOpenWorkflows(world.temporal.client, async () => bundle);
    // Temporal lists a workflow some moments after it began.
    await until(async () => (await report()).replayed === open().length);
    expect((await report()).breaking).to.deep.equal([]);
  });

  it("is told which of them would break, and why", async () => {
    const { breaking } = await replayOpenWorkflows(world.temporal.client, () => changed);
    expect(breaking.map(({ workflowId }) => workflowId)).to.have.members(open());
    for (const { why } of breaking) expect(why).to.contain("TMPRL1100");
  });

  it("is refused by provisioning then, unless somebody insists", async () => {
    const refused = await refuseBreakingUpgrade(world.temporal.client, () => changed, false).catch(
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(CannotStart).with.property("message").that.contains(requestHash);
    await refuseBreakingUpgrade(world.temporal.client, () => changed, true);
  });

  it("that breaks them all the same shows in health until it is taken back, and then they go on", async () => {
    expect(await runStep(world, "findFailingWorkflows")).to.deep.equal({ done: 0, failed: 0 });
    await stop();
    const stopChanged = await world.startWorkers({ workflowBundle: await changed });
    await world.decide(requestHash, "REJECTED", owner.key);
    await until(async () => (await runStep(world, "findFailingWorkflows")).failed > 0);
    await stopChanged();
    stop = await world.startWorkers();
    await world.until(requestHash, owner.key, ({ status }) => status === "REJECTED");
    await until(async () => (await runStep(world, "findFailingWorkflows")).failed === 0);
  });

  it("finds a transaction that is PENDING past its deadline in health, too", async () => {
    const pending = await world.submit(owner);
    await world.until(pending, owner.key, ({ orion }) => orion.length > 0);
    expect(await runStep(world, "findOverdue")).to.deep.equal({ done: 0, failed: 0 });
    const past = world.policy.approvalTtlMs + 61_000;
    await world.chain.database.em
      .fork()
      .execute("update transaction_request set created_at = ? where request_hash = ?", [
        new Date(Date.now() - past),
        pending,
      ]);
    expect(await runStep(world, "findOverdue")).to.deep.equal({ done: 0, failed: 1 });
  });
});
