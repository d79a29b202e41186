import { expect } from "chai";
import type { StoredWrite } from "../../../domain/chain-transaction-store.ts";
import { ChainBusy } from "../../../integrations/chain/chain-error.ts";
import { type Asked, createWriteTogether } from "../../../integrations/chain/write-together.ts";

interface OpenRound {
  readonly keys: string[];
  /** Answers those who asked; what comes from then on waits for the transaction. */
  sent(): void;
  mined(): void;
}

describe("writes to the chain", () => {
  let rounds: OpenRound[];
  let write: (key: string) => Promise<unknown>;
  beforeEach(() => {
    rounds = [];
    const together = createWriteTogether((asked) => {
      const mined = Promise.withResolvers<void>();
      return new Promise((resolve) => {
        rounds.push({
          keys: asked.map((one) => one.write.key),
          sent() {
            answer(asked);
            resolve({ until: mined.promise });
          },
          mined: mined.resolve,
        });
      });
    });
    write = (key) => together({ key, to: null, data: "0x" });
  });

  function answer(asked: readonly Asked[]): void {
    for (const { resolve } of asked) resolve({ stored: {} as StoredWrite, isNew: true });
  }
  async function until(isSo: () => boolean): Promise<void> {
    for (const deadline = Date.now() + 5000; !isSo(); ) {
      if (Date.now() > deadline) throw new Error("not within 5 s");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  const keys = () => rounds.map((round) => round.keys);

  it("begin in the same turn where nothing is under way", () => {
    void write("a");
    expect(keys()).to.deep.equal([["a"]]);
  });

  it("that come while a transaction is under way go together when it is mined", async () => {
    const first = write("a");
    for (const key of ["b", "c"]) void write(key);
    rounds[0]?.sent();
    await first;
    void write("d");
    expect(keys(), "it is sent, not mined").to.deep.equal([["a"]]);
    rounds[0]?.mined();
    await until(() => rounds.length === 2);
    expect(keys()).to.deep.equal([["a"], ["b", "c", "d"]]);
  });

  it("do not wait for long where a block takes long", async () => {
    void write("a");
    void write("b");
    rounds[0]?.sent();
    await until(() => rounds.length === 2);
    expect(keys()).to.deep.equal([["a"], ["b"]]);
  });

  it("go in rounds of a bounded size, and beyond a bounded number are refused and may be asked for again", async () => {
    const asked = Array.from({ length: 1002 }, (_, index) => write(`${index}`));
    const failure = await asked[1001]?.catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(ChainBusy).and.include({ retryable: true });
    for (let at = 0, seen = 0; seen < 1001; at++) {
      await until(() => rounds.length > at);
      rounds[at]?.sent();
      rounds[at]?.mined();
      expect(rounds[at]?.keys.length).to.be.within(1, 48);
      seen += rounds[at]?.keys.length ?? 0;
    }
    await Promise.all(asked.slice(0, 1001));
  });
});
