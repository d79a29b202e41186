import { expect } from "chai";
import { type Arbiter, createArbiter } from "../../../validator/arbiter.ts";
import { USDC, USER } from "../../corpus/addresses.ts";
import { calldata } from "../../corpus/calldata.ts";
import { repeated } from "../../unit/validator/engine/hostile-pieces.ts";

describe("the event loop of a process with an arbiter", () => {
  let arbiter: Arbiter;
  before(async () => {
    arbiter = createArbiter({ threads: 2 });
    await arbiter.ready;
  });
  after(() => arbiter?.close());

  const transactions = Array.from({ length: 100 }, (_, at) => ({
    from: USER,
    to: USDC,
    data: calldata("transfer", USER, BigInt(at + 1)),
  }));
  const hostile = {
    "a text that takes long to read": {
      human_intent: repeated("if to or ", 10_000),
      proposed_tx: { to: USER, value: "1" },
    },
    "many wishes and many calls": {
      human_intent: repeated("send 1 USDC to bob, ", 10_000),
      proposed_tx: { transactions },
    },
    "much around it": { human_intent: "x", metadata: { a: repeated("a ", 900_000) } },
    "half a million keys": {
      human_intent: "x",
      metadata: { a: Array.from({ length: 100_000 }, () => ({ a: 1 })) },
    },
    "what is no request": { human_intent: repeated("x", 900_000) },
  };
  for (const [what, request] of Object.entries(hostile)) {
    it(`is not held up by ${what}, alone or among others`, async () => {
      const text = JSON.stringify(request);
      const judge = () => arbiter.validateJson(text).catch(() => "refused");
      // Alone it is dealt out to the threads by its parts, among others as a whole.
      for (const together of [1, 4]) expect((await ownUse(judge, together)) / together).to.be.below(30);
    });
  }

  /** The least of several turns, in milliseconds: collecting what other tests left in this process is no part of it. */
  async function ownUse(judge: () => Promise<unknown>, together: number): Promise<number> {
    const turns: number[] = [];
    while (turns.length < 5) {
      const before = process.threadCpuUsage();
      await Promise.all(Array.from({ length: together }, judge));
      const { user, system } = process.threadCpuUsage(before);
      turns.push((user + system) / 1000);
    }
    return Math.min(...turns);
  }
});
