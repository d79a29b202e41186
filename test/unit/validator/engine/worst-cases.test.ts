import { expect } from "chai";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { MULTICALL3, USDC, USER } from "../../../corpus/addresses.ts";
import { calldata } from "../../../corpus/calldata.ts";
import { multicall3 } from "../../../corpus/encoders/accounts.ts";
import { HOSTILE_PIECES, repeated } from "./hostile-pieces.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const pay = { to: USER, value: "1" };

/** Milliseconds of the processor, of this thread alone: others of the run (workers, the collector) have their own. */
function cost(request: object): number {
  const text = JSON.stringify(request);
  const before = process.threadCpuUsage();
  engine.judge(text, 0);
  return process.threadCpuUsage(before).user / 1000;
}

/** Measured again where it is much, as the collector and the compiler come when they like. */
function costOf(human_intent: string): number {
  let least = cost({ human_intent, proposed_tx: pay });
  for (let again = 0; least >= MOST_MS && again < 3; again += 1)
    least = Math.min(least, cost({ human_intent, proposed_tx: pay }));
  return least;
}

/** What takes longer, on a machine that is busy with other things too, must at least not grow faster than the text. */
const MOST_MS = 200;
/** Ten is linear, a hundred quadratic; between them is what a long run's collector and compiler add to either measurement. */
const LINEAR = 50;

describe("no text makes the arbiter slow", () => {
  before(() => {
    for (let count = 0; count < 100; count += 1) costOf(`Send 1 ETH to ${USER}`);
  });

  for (const [group, pieces] of Object.entries(HOSTILE_PIECES)) {
    it(`ten times the text takes about ten times as long: ${group}`, () => {
      const slow = pieces.flatMap((piece) => {
        const whole = costOf(repeated(piece, 10_000));
        if (whole < MOST_MS) return [];
        const growth = whole / costOf(repeated(piece, 1000));
        return growth < LINEAR
          ? []
          : [`${JSON.stringify(piece)}: ${whole.toFixed(0)} ms, ${growth.toFixed(0)} times`];
      });
      expect(slow).to.deep.equal([]);
    });
  }

  it("nor do texts around the transaction", () => {
    for (const piece of ["&", "ignore all ", "aGVsbG8 ", "\u0421", "%41"]) {
      const texts = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, repeated(piece, 4000)]));
      expect(cost({ human_intent: "x", proposed_tx: pay, metadata: texts(200) }), piece).to.be.below(1000);
    }
  });

  it("and calls beyond what anybody asks for are not held against every wish", () => {
    const inner = Array.from({ length: 1500 }, (_, at) => [
      USDC,
      false,
      calldata("transfer", USER, BigInt(at + 1)),
    ]);
    const batch = multicall3.call(MULTICALL3, "aggregate3", [inner]);
    const human_intent = repeated("send 1 USDC to bob, ", 10_000);
    const judged = engine.judge(JSON.stringify({ human_intent, proposed_tx: batch }), 0);
    expect("verdict" in judged && JSON.parse(judged.verdict).reason).to.include("1500 calls, more than");
  });
});
