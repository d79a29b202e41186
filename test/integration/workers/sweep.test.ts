import { expect } from "chai";
import { ensureSweepSchedule } from "../../../commands/provision/sweep-schedule.ts";
import { registerService } from "../../../integrations/chain/services-registry.ts";
import { taskQueues } from "../../../workflows/messages/task-queues.ts";
import { sweep } from "../../../workflows/sweep.ts";
import { recordHistory } from "../../support/record-history.ts";
import { type ServiceWorld, serviceWorld } from "../../support/service-world.ts";

describe("the sweep", () => {
  let world: ServiceWorld;
  before(async function () {
    this.timeout(60_000);
    world = await serviceWorld();
    // Fewer than the workflows below, so that they are evicted and replayed all the time.
    await world.startWorkers({ cachedWorkflows: 3 });
  });
  after(() => world.close());

  const runSweep = (workflowId: string) =>
    world.temporal.client.workflow.execute(sweep, { workflowId, taskQueue: taskQueues.lifecycle });

  it("brings back a write that the chain lost in a crash, under the same hash", async function () {
    this.timeout(60_000);
    const inbox = "0x00000000000000000000000000000000000000a1";
    const registry = world.chain.contracts.VerificationServicesRegistry;
    const { hash } = await world.chain.writer.write(registerService(registry, inbox, "lost"));
    await world.chain.server.kill();
    await world.chain.server.restart();
    expect(await world.chain.node.receipt(hash), "the chain lost the write").to.equal(undefined);
    const report = await runSweep("sweep-after-crash");
    expect(report.chain.resent).to.be.greaterThan(0);
    expect((await world.chain.node.receipt(hash))?.succeeded).to.equal(true);
    await recordHistory("sweep", world.temporal.client.workflow.getHandle("sweep-after-crash"));
  });

  it("ends the same when workflows are evicted from the cache and replayed", async function () {
    this.timeout(60_000);
    const reports = await Promise.all(
      Array.from({ length: 12 }, (_, index) => runSweep(`sweep-evicted-${index}`)),
    );
    for (const report of reports) expect(report.chain).to.include({ resent: 0, repriced: 0 });
  });

  it("fails with our own words when the chain is away, and shows no address", async function () {
    this.timeout(60_000);
    await world.chain.server.kill();
    const failure = await runSweep("sweep-without-chain").catch((error: unknown) => error);
    await world.chain.server.restart();
    expect(failure).to.be.instanceOf(Error);
    const history = await world.temporal.client.workflow.getHandle("sweep-without-chain").fetchHistory();
    const text = JSON.stringify(history);
    expect(text)
      .to.contain("ChainUnreachable")
      .and.not.to.contain("127.0.0.1")
      .and.not.to.contain("node_modules");
  });

  it("is run by a schedule that is made once and kept up to date", async () => {
    await ensureSweepSchedule(world.temporal.client);
    await ensureSweepSchedule(world.temporal.client);
    const handle = world.temporal.client.schedule.getHandle("sweep");
    await handle.trigger();
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
      const { info } = await handle.describe();
      if (info.recentActions.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the schedule started no sweep");
  });
});
