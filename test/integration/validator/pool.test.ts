import type { Worker } from "node:worker_threads";
import { expect } from "chai";
import { type Arbiter, createArbiter } from "../../../validator/arbiter.ts";
import { ArbiterBusy } from "../../../validator/engine/arbiter-busy.ts";
import { alignedApprovals } from "../../corpus/aligned-approvals.ts";
import { alignedTransfers } from "../../corpus/aligned-transfers.ts";
import { faultyApprovals } from "../../corpus/faulty-approvals.ts";
import { faultyTransfers } from "../../corpus/faulty-transfers.ts";

const evaluatedAt = Date.UTC(2026, 10, 15, 12);
const corpus = [...alignedTransfers, ...alignedApprovals, ...faultyTransfers, ...faultyApprovals].map(
  (pair) =>
    JSON.stringify({ human_intent: pair.intent, proposed_tx: pair.tx, metadata: pair.metadata ?? {} }),
);

async function withArbiter(
  options: Parameters<typeof createArbiter>[0],
  use: (arbiter: Arbiter) => Promise<void>,
) {
  const arbiter = createArbiter(options);
  try {
    await arbiter.ready;
    await use(arbiter);
  } finally {
    await arbiter.close();
  }
}

/** Collects the threads that are started while `use` runs. */
async function watchingThreads(use: (threads: Worker[]) => Promise<void>): Promise<void> {
  const threads: Worker[] = [];
  const watch = (worker: Worker) => threads.push(worker);
  process.on("worker", watch);
  try {
    await use(threads);
  } finally {
    process.off("worker", watch);
  }
}

describe("the arbiter's pool", function () {
  // Every test starts threads of its own.
  this.timeout(60_000);

  it("answers the same bytes on one thread, on two, on four, alone or in a crowd", async () => {
    const few = corpus.filter((_, index) => index % 3 === 0);
    const answers: string[][] = [];
    for (const threads of [1, 2, 4]) {
      await withArbiter({ threads }, async (arbiter) => {
        const alone: string[] = [];
        for (const text of few) alone.push(await arbiter.validateJson(text, { evaluatedAt }));
        answers.push(
          alone,
          await Promise.all(few.map((text) => arbiter.validateJson(text, { evaluatedAt }))),
        );
      });
    }
    for (const other of answers) expect(other).to.deep.equal(answers[0]);
  });

  it("answers objects as it answers their JSON", async () => {
    await withArbiter({ threads: 1, now: () => evaluatedAt }, async (arbiter) => {
      const [text = ""] = corpus;
      expect(await arbiter.validate(JSON.parse(text))).to.deep.equal(
        JSON.parse(await arbiter.validateJson(text)),
      );
    });
  });

  it("answers every request though its threads are killed under it, and replaces them", async () => {
    await watchingThreads(async (started) => {
      await withArbiter({ threads: 2 }, async (arbiter) => {
        const calm = await Promise.all(corpus.map((text) => arbiter.validateJson(text, { evaluatedAt })));
        const first = [...started];
        expect(first).to.have.length(2);
        const answers = Promise.all(corpus.map((text) => arbiter.validateJson(text, { evaluatedAt })));
        await new Promise(setImmediate);
        await Promise.all(first.map((thread) => thread.terminate()));
        expect(await answers).to.deep.equal(calm);
        expect(started.length).to.be.at.least(4);
        expect(await arbiter.validateJson(corpus[0] ?? "", { evaluatedAt })).to.equal(calm[0]);
      });
    });
  });

  it("replaces an idle thread that dies and answers a lone request after it", async () => {
    await watchingThreads(async (started) => {
      await withArbiter({ threads: 2 }, async (arbiter) => {
        await started[0]?.terminate();
        expect(await arbiter.validateJson(corpus[0] ?? "", { evaluatedAt })).to.contain('"decision":"PASS"');
      });
    });
  });

  it("refuses what exceeds its queue and answers what it took", async () => {
    await withArbiter({ threads: 1, maxQueued: 2 }, async (arbiter) => {
      const settled = await Promise.allSettled(corpus.slice(0, 5).map((text) => arbiter.validateJson(text)));
      expect(settled.map(({ status }) => status)).to.deep.equal([
        "fulfilled",
        "fulfilled",
        "fulfilled",
        "rejected",
        "rejected",
      ]);
      expect((settled[4] as PromiseRejectedResult).reason).to.be.instanceOf(ArbiterBusy);
      expect(arbiter.status().pool.queued).to.equal(0);
    });
  });

  it("finishes what is in flight before it closes", async () => {
    const arbiter = createArbiter({ threads: 2 });
    await arbiter.ready;
    const answers = Promise.all(corpus.slice(0, 20).map((text) => arbiter.validateJson(text)));
    await arbiter.close();
    expect(await answers).to.have.length(20);
  });
});
