import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { expect } from "chai";
import type { Judged, WholeRequest } from "../../../../validator/engine/engine.ts";
import { type Asker, createBatches, RequestAbandoned } from "../../../../validator/pool/batches.ts";

/** Threads that finish a task only when told to, and what was handed to them. */
function threadsOnHold(threads: number) {
  const tasks: { texts: string[]; finish(): void }[] = [];
  const { judge } = createBatches(threads, (requests: WholeRequest[]) => {
    const { promise, resolve } = Promise.withResolvers<Judged[]>();
    const texts = requests.map(({ text }) => text);
    tasks.push({ texts, finish: () => resolve(texts.map((verdict) => ({ verdict }))) });
    return promise;
  });
  return {
    tasks,
    judge: (text: string, asker?: Asker) => judge({ text, evaluatedAt: 0 }, asker),
    ask: (...texts: string[]) => Promise.all(texts.map((text) => judge({ text, evaluatedAt: 0 }))),
    sizes: () => tasks.map(({ texts }) => texts.length),
  };
}

const texts = (count: number) => Array.from({ length: count }, (_, index) => `request ${index}`);

describe("whole requests handed to the threads", () => {
  it("share a task when they arrive together, and each gets its own answer", async () => {
    const { tasks, ask, sizes } = threadsOnHold(2);
    const answers = ask(...texts(5));
    await turn();
    expect(sizes()).to.deep.equal([5]);
    tasks[0]?.finish();
    expect(await answers).to.deep.equal(texts(5).map((verdict) => ({ verdict })));
  });

  it("wait for a full share before they set another thread to work", async () => {
    const { ask, sizes } = threadsOnHold(2);
    void ask("first");
    await turn();
    void ask(...texts(7));
    await turn();
    expect(sizes()).to.deep.equal([1]);
    void ask("eighth");
    await turn();
    expect(sizes()).to.deep.equal([1, 8]);
  });

  it("go out when the thread at work is done", async () => {
    const { tasks, ask, sizes } = threadsOnHold(1);
    void ask("first");
    await turn();
    void ask(...texts(3));
    await turn();
    tasks[0]?.finish();
    await turn();
    expect(sizes()).to.deep.equal([1, 3]);
  });

  it("wait only a moment behind a slow one while a thread is free", async () => {
    const { ask, sizes } = threadsOnHold(2);
    void ask("slow");
    await turn();
    void ask("quick");
    await wait(50);
    expect(sizes()).to.deep.equal([1, 1]);
  });

  it("are dropped where whoever asked gave up before their turn, and cost no thread anything", async () => {
    const { tasks, ask, judge } = threadsOnHold(1);
    void ask("first");
    await turn();
    const client = new AbortController();
    const given = judge("given up", client.signal).catch((error: unknown) => error);
    const kept = judge("kept", new AbortController().signal);
    client.abort();
    tasks[0]?.finish();
    await turn();
    expect(tasks[1]?.texts).to.deep.equal(["kept"]);
    tasks[1]?.finish();
    expect(await given).to.be.instanceOf(RequestAbandoned);
    expect(await kept).to.deep.equal({ verdict: "kept" });
  });
});
