import { setTimeout as delay } from "node:timers/promises";
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

/** Two arbiters for all rules, which go on from one to the next: each thread loads for more than a second. */
describe("the arbiter's pool", () => {
  const started: Worker[] = [];
  const watch = (worker: Worker) => started.push(worker);
  let one: Arbiter;
  let two: Arbiter;

  const answersOf = (arbiter: Arbiter, texts: readonly string[]) =>
    Promise.all(texts.map((text) => arbiter.validateJson(text, { evaluatedAt })));

  before(async () => {
    one = createArbiter({ threads: 1, maxQueued: 2, now: () => evaluatedAt });
    await one.ready;
    process.on("worker", watch);
    two = createArbiter({ threads: 2 });
    await two.ready;
  });
  after(async () => {
    process.off("worker", watch);
    await Promise.all([one?.close(), two?.close()]);
  });

  it("answers the same bytes on one thread or on two, alone or in a crowd", async () => {
    const few = corpus.filter((_, index) => index % 3 === 0);
    const alone = { one: [] as string[], two: [] as string[] };
    for (const text of few) {
      alone.one.push(await one.validateJson(text, { evaluatedAt }));
      // What has been idle for so long deals a request out to all of its threads.
      await delay(6);
      alone.two.push(await two.validateJson(text, { evaluatedAt }));
    }
    expect(alone.two).to.deep.equal(alone.one);
    expect(await answersOf(two, few)).to.deep.equal(alone.one);
    expect(await answersOf(one, few.slice(0, 3))).to.deep.equal(alone.one.slice(0, 3));
  });

  it("answers objects as it answers their JSON", async () => {
    const [text = ""] = corpus;
    expect(await one.validate(JSON.parse(text))).to.deep.equal(JSON.parse(await one.validateJson(text)));
  });

  it("refuses what exceeds its queue and answers what it took", async () => {
    const settled = await Promise.allSettled(corpus.slice(0, 5).map((text) => one.validateJson(text)));
    expect(settled.map(({ status }) => status)).to.deep.equal([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect((settled[4] as PromiseRejectedResult).reason).to.be.instanceOf(ArbiterBusy);
    expect(one.status().pool.queued).to.equal(0);
  });

  it("answers every request though its threads are killed under it, and replaces them", async () => {
    const calm = await answersOf(two, corpus);
    const first = [...started];
    expect(first).to.have.length(2);
    const answers = answersOf(two, corpus);
    await new Promise(setImmediate);
    await Promise.all(first.map((thread) => thread.terminate()));
    expect(await answers).to.deep.equal(calm);
    expect(started.length).to.be.at.least(4);
    expect(await two.validateJson(corpus[0] ?? "", { evaluatedAt })).to.equal(calm[0]);
  });

  it("replaces an idle thread that dies and answers a lone request after it", async () => {
    const [before, idle] = [started.length, started.at(-1)];
    await idle?.terminate();
    expect(await two.validateJson(corpus[0] ?? "", { evaluatedAt })).to.contain('"decision":"PASS"');
    expect(started.length).to.equal(before + 1);
  });

  it("finishes what is in flight before it closes", async () => {
    const answers = Promise.all(corpus.slice(0, 20).map((text) => two.validateJson(text)));
    await two.close();
    expect(await answers).to.have.length(20);
  });
});
