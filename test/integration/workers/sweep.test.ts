import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createHealthChecks, PARTS } from "../../../api/health/health-checks.ts";
import { createProbes, type ProbedParts } from "../../../api/health/probes.ts";
import { removeSweepSchedule } from "../../../commands/provision/remove-sweep-schedule.ts";
import { registerService } from "../../../integrations/chain/services-registry.ts";
import { startSweep } from "../../../lifecycle/start-sweep.ts";
import { SWEEP_WORKFLOW_ID } from "../../../lifecycle/workflow-ids.ts";
import { taskQueues } from "../../../messages/task-queues.ts";
import { recordHistory } from "../../support/record-history.ts";
import { type ServiceWorld, serviceWorld } from "../../support/service-world.ts";

const OFTEN_MS = 50;

describe("the sweep", () => {
  let world: ServiceWorld;
  before(async () => {
    world = await serviceWorld();
    await world.startWorkers();
    await startSweep(world.temporal.client, OFTEN_MS);
  });
  after(() => world.close());

  const handle = () => world.temporal.client.workflow.getHandle(SWEEP_WORKFLOW_ID);
  const listed = () => Array.fromAsync(world.temporal.client.workflow.list());
  /** What GET /health says of it, with nothing kept from an earlier answer. */
  async function health() {
    const probes = createProbes({ database: world.chain.database } as ProbedParts);
    const well = async () => undefined;
    const checks = createHealthChecks({
      ...(Object.fromEntries(PARTS.map((part) => [part, well])) as typeof probes),
      sweep: probes.sweep,
    });
    return (await checks.run()).sweep;
  }
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 100_000; !(await isSo()); await sleep(100))
      if (Date.now() > deadline) throw new Error("not within 100 s");
  }

  it("brings back a write that the chain lost in a crash, under the same hash", async () => {
    const inbox = "0x00000000000000000000000000000000000000a1";
    const registry = world.chain.contracts.VerificationServicesRegistry;
    const { hash } = await world.chain.writer.write(registerService(registry, inbox, "lost"));
    await world.chain.server.kill();
    await world.chain.server.restart();
    await until(async () => (await world.chain.node.receipt(hash))?.succeeded === true);
  });

  it("is one row in Temporal's list, also after it went on as a new run", async () => {
    const { runId } = await handle().describe();
    await until(async () => (await handle().describe()).runId !== runId);
    // From here on at rest, so that the server, which deletes in its own time, gets no more to delete.
    await startSweep(world.temporal.client);
    await until(async () => (await listed()).length === 1);
    expect((await listed())[0]?.status.name).to.equal("RUNNING");
    await recordHistory("sweep", handle());
    await startSweep(world.temporal.client, OFTEN_MS);
  });

  it("shows in health which step fails and since when, until it does not, and no address in its history", async () => {
    await until(async () => (await health()).status === "ok");
    const before = Date.now();
    await world.chain.server.kill();
    await until(async () => (await health()).status === "degraded");
    const { failing = [] } = await health();
    const { runId } = await handle().describe();
    await sleep(200);
    expect((await health()).failing, "since the first time").to.deep.equal(failing);
    expect(failing.map(({ step }) => step)).to.deep.equal(["resendChainTransactions"]);
    expect(Date.parse(failing[0]?.since ?? "")).to.be.within(before, Date.now());
    const history = await world.temporal.client.workflow.getHandle(SWEEP_WORKFLOW_ID, runId).fetchHistory();
    expect(JSON.stringify(history))
      .to.contain("ChainUnreachable")
      .and.not.to.contain("127.0.0.1")
      .and.not.to.contain("node_modules");
    await world.chain.server.restart();
    await until(async () => (await health()).status === "ok");
  });

  it("tells in Temporal's UI what its last round did", async () => {
    const metadata = await handle().query<{ currentDetails?: string }>("__temporal_workflow_metadata");
    expect(metadata.currentDetails)
      .to.contain("Finishes what a crash left half done.")
      .and.to.contain("| archiveHistories | 0 | 0 |");
  });

  it("shows as late in health when none has run for minutes", async () => {
    await handle().terminate();
    const age = "update sweep_step set ran_at = ran_at - interval '6 minutes'";
    await until(async () => {
      await world.chain.database.em.fork().execute(age);
      return (await health()).status === "degraded";
    });
    expect((await health()).failing?.map(({ step }) => step)).to.deep.equal(["sweep"]);
  });

  it("is started again where someone ended it, and begins at once where it rests", async () => {
    await startSweep(world.temporal.client);
    await until(async () => (await health()).status === "ok");
    const { runId } = await handle().describe();
    const ranAt = async () =>
      JSON.stringify(await world.chain.database.em.fork().execute("select max(ran_at) from sweep_step"));
    const earlier = await ranAt();
    await startSweep(world.temporal.client);
    await until(async () => (await ranAt()) !== earlier);
    expect((await handle().describe()).runId).to.equal(runId);
  });

  it("has no schedule any more where an earlier version made one", async () => {
    await world.temporal.client.schedule.create({
      scheduleId: "sweep",
      spec: { intervals: [{ every: "1h" }] },
      action: { type: "startWorkflow", workflowType: "sweep", taskQueue: taskQueues.lifecycle, args: [] },
    });
    expect(await removeSweepSchedule(world.temporal.client)).to.equal(true);
    expect(await removeSweepSchedule(world.temporal.client)).to.equal(false);
  });
});
