import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createQueue } from "../../../integrations/chain/one-at-a-time.ts";

describe("a queue", () => {
  it("runs one piece of work at a time, in order, and goes on after a failure", async () => {
    const queue = createQueue();
    const seen: string[] = [];
    let running = 0;
    const work = (name: string) => async () => {
      expect(++running).to.equal(1);
      await sleep(2);
      running -= 1;
      seen.push(name);
      if (name === "b") throw new Error(name);
      return name;
    };
    const results = await Promise.allSettled(["a", "b", "c"].map((name) => queue(work(name))));
    expect(seen).to.deep.equal(["a", "b", "c"]);
    expect(results.map((one) => one.status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
  });
});
