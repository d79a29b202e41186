import { expect } from "chai";
import { createChainSweepActivities } from "../../../activities/chain-sweep.ts";
import { registerService } from "../../../integrations/chain/services-registry.ts";
import { createLog } from "../../../runtime/log.ts";
import { createWorkers, type Workers } from "../../../workers/create-workers.ts";
import { ensureSweepSchedule } from "../../../workers/provision/sweep-schedule.ts";
import { sweep } from "../../../workflows/sweep.ts";
import { taskQueues } from "../../../workflows/task-queues.ts";
import { type ChainWorld, chainWorld } from "../../support/chain-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { type TemporalNamespace, temporalNamespace } from "../../support/temporal-namespace.ts";

describe("the sweep", () => {
  let temporal: TemporalNamespace;
  let chain: ChainWorld;
  let workers: Workers;
  let running: Promise<void>;
  before(async function () {
    this.timeout(60_000);
    [temporal, chain] = await Promise.all([temporalNamespace(), chainWorld()]);
    workers = await createWorkers({
      connection: temporal.native,
      namespace: temporal.namespace,
      log: createLog("silent", "test"),
      activities: { lifecycle: createChainSweepActivities({ writer: chain.writer }) },
      // Fewer than the workflows below, so that they are evicted and replayed all the time.
      cachedWorkflows: 3,
    });
    running = workers.run();
  });
  after(async () => {
    workers.stop();
    await running;
    await chain.close();
    await temporal.close();
  });

  const runSweep = (workflowId: string) =>
    temporal.client.workflow.execute(sweep, { workflowId, taskQueue: taskQueues.lifecycle });

  it("brings back a write that the chain lost in a crash, under the same hash", async function () {
    this.timeout(60_000);
    const inbox = "0x00000000000000000000000000000000000000a1";
    const registry = chain.contracts.VerificationServicesRegistry;
    const { hash } = await chain.writer.write(registerService(registry, inbox, "lost"));
    await chain.server.kill();
    await chain.server.restart();
    expect(await chain.node.receipt(hash), "the chain lost the write").to.equal(undefined);
    const report = await runSweep("sweep-after-crash");
    expect(report.chain.resent).to.be.greaterThan(0);
    expect((await chain.node.receipt(hash))?.succeeded).to.equal(true);
    await recordHistory("sweep", temporal.client.workflow.getHandle("sweep-after-crash"));
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
    await chain.server.kill();
    const failure = await runSweep("sweep-without-chain").catch((error: unknown) => error);
    await chain.server.restart();
    expect(failure).to.be.instanceOf(Error);
    const history = await temporal.client.workflow.getHandle("sweep-without-chain").fetchHistory();
    const text = JSON.stringify(history);
    expect(text)
      .to.contain("ChainUnreachable")
      .and.not.to.contain("127.0.0.1")
      .and.not.to.contain("node_modules");
  });

  it("is run by a schedule that is made once and kept up to date", async () => {
    await ensureSweepSchedule(temporal.client);
    await ensureSweepSchedule(temporal.client);
    const handle = temporal.client.schedule.getHandle("sweep");
    await handle.trigger();
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
      const { info } = await handle.describe();
      if (info.recentActions.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the schedule started no sweep");
  });
});
