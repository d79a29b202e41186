import { expect } from "chai";
import { createSealer } from "../../../integrations/pgp/create-sealer.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { createTimedThreads, type TimedThreads } from "../../../integrations/pgp/timed-threads.ts";
import { expectFailure } from "../../unit/pgp/expect-failure.ts";

const SPINNING = new URL("./spinning-thread.ts", import.meta.url);
const OPENING = new URL("../../../integrations/pgp/opening-thread.ts", import.meta.url);

describe("a thread that opens what others sent", () => {
  const made: TimedThreads[] = [];
  const threads = (filename: URL, limitMs: number, mostWaiting?: number) => {
    const pool = createTimedThreads({
      filename,
      threads: 1,
      limitMs,
      ...(mostWaiting === undefined ? {} : { mostWaiting }),
    });
    made.push(pool);
    return pool;
  };
  after(async () => {
    await Promise.all(made.map((pool) => pool.close()));
  });

  it("is ended when it takes too long, and another goes on with what waited", async () => {
    const pool = threads(SPINNING, 1000);
    const spinning = pool.run("spin", undefined);
    const waiting = pool.run<string>("answer", "still here");
    await expectFailure(spinning, "too-slow");
    expect(await waiting).to.equal("still here");
  });

  it("is not held to have taken long by what waited for it", async () => {
    const pool = threads(SPINNING, 1000);
    const answers = [pool.run("spin", undefined), pool.run("spin", undefined), pool.run("answer", "third")];
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(["rejected", "rejected", "fulfilled"]);
  });

  it("is not ended while it warms up, however short a task's time is", async () => {
    const pool = threads(SPINNING, 1);
    expect(await pool.warm("answer", "warm")).to.deep.equal(["warm"]);
  });

  it("takes no more than it can keep waiting", async () => {
    const pool = threads(SPINNING, 1000, 1);
    const spinning = pool.run("spin", undefined);
    const waiting = pool.run("answer", "one");
    await expectFailure(pool.run("answer", "two"), "busy");
    await expectFailure(spinning, "too-slow");
    expect(await waiting).to.equal("one");
  });

  it("can be ended anywhere inside an opening without harm to the process", async () => {
    const { publicKey, privateKey } = await generateKeyPair("Service");
    const sealer = await createSealer({ threads: 1 });
    const armour = await sealer.seal(new Uint8Array(500_000), [publicKey]);
    await sealer.close();
    const ended: unknown[] = [];
    for (let limit = 1; limit <= 400; limit = Math.ceil(limit * 1.7)) {
      const pool = threads(OPENING, limit);
      for (let i = 0; i < 3; i += 1)
        await pool.run("open", [armour, [privateKey], 500_000]).catch((error: unknown) => ended.push(error));
    }
    expect(ended).to.have.length.greaterThan(5);
  });
});

describe("sealing", () => {
  it("does not wait behind what others have opened", async () => {
    const { publicKey, privateKey } = await generateKeyPair("Service");
    const sealer = await createSealer({ threads: 1 });
    const armour = await sealer.seal(new Uint8Array(1_000_000), [publicKey]);
    let opened = 0;
    const openings = Array.from({ length: 20 }, async () => {
      await sealer.open(armour, [privateKey], 1_000_000);
      opened += 1;
    });
    await sealer.seal(new Uint8Array(10), [publicKey]);
    expect(opened).to.be.lessThan(10);
    await Promise.all(openings);
    await sealer.close();
  });
});
