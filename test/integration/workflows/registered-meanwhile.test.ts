import { expect } from "chai";
import { taskQueues } from "../../../messages/task-queues.ts";
import { approvalRecorded, type TransactionInput } from "../../../messages/transaction-messages.ts";
import { createLog } from "../../../runtime/log.ts";
import { createWorkers } from "../../../workers/create-workers.ts";
import { bundleOfTheRun } from "../../support/bundle-of-the-run.ts";
import { type TemporalNamespace, temporalNamespace } from "../../support/temporal-namespace.ts";

const INPUT: TransactionInput = {
  requestHash: `0x${"17".repeat(32)}`,
  registers: true,
  arbiter: "external",
  approvalDeadline: Date.now() + 3_600_000,
  executionTtlMs: 1000,
};

describe("a transaction whose registration is done while its status is worked out from rows that did not say so yet", () => {
  let temporal: TemporalNamespace;
  before(async () => {
    temporal = await temporalNamespace();
  });
  after(() => temporal.close());

  it("has its status worked out again, not only at the deadline", async () => {
    const settling = Promise.withResolvers<void>();
    const registered = Promise.withResolvers<void>();
    let settled = 0;
    const workers = await createWorkers({
      connection: temporal.native,
      namespace: temporal.namespace,
      log: createLog("silent", "worker"),
      workflowBundle: await bundleOfTheRun(),
      queues: [
        {
          name: taskQueues.lifecycle,
          runsWorkflows: true,
          activities: {
            async registerRequest() {
              await settling.promise;
              // The workflow learns of it well before the status, which was read before it was so.
              setTimeout(registered.resolve, 500);
            },
            async settleStatus() {
              settled += 1;
              if (settled > 1) return { status: "REJECTED", reason: "orion-rejected", orion: "REJECTED" };
              settling.resolve();
              await registered.promise;
              return { status: "PENDING", reason: "registration-awaited", orion: "APPROVED" };
            },
            publishDecision: () => Promise.resolve(),
          },
        },
      ],
    });
    const running = workers.run();
    const handle = await temporal.client.workflow.signalWithStart("transaction", {
      workflowId: "registered-meanwhile",
      taskQueue: taskQueues.lifecycle,
      args: [INPUT],
      signal: approvalRecorded,
      signalArgs: ["the arbiter's decision"],
    });
    expect(await handle.result()).to.deep.equal({ status: "REJECTED" });
    expect(settled).to.equal(2);
    workers.stop();
    await running;
  });
});
