import { threadCpuUsage } from "node:process";
import { expect } from "chai";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { ALICE } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const LIMIT = 10_000;
const fill = (piece: string) => piece.repeat(Math.floor(LIMIT / piece.length));

const hostile: Record<string, string> = {
  "dots without end": fill("a."),
  "one word": fill("a"),
  "one number": fill("9"),
  "groups of digits": fill("1,000"),
  "number words": fill("one hundred "),
  powers: fill("one billion "),
  verbs: fill("send "),
  "verbs that need an allowance": fill("set "),
  conditions: fill("send if "),
  amounts: fill("1 ETH "),
  "half-instructions": fill("ignore all "),
  addresses: fill(`${ALICE} `),
  negations: fill("do not send "),
  brackets: fill("(["),
  "combining marks": fill("e\u0301"),
  "surrogate pairs": fill("😀"),
  spaces: fill(" "),
  "ends of names": fill(".eth"),
  names: fill("a.eth"),
  "clock times": fill("by 5pm "),
  durations: fill("5 minutes "),
  slippages: fill("slippage "),
  percentages: fill("half a percent "),
  pools: fill("pool "),
  "gas prices": fill("1 gwei gas "),
  refusals: fill("no "),
  waivers: fill("don't care about how much "),
  "partial fills": fill("no partial "),
  swaps: fill("swap 1 ETH for USDC and "),
  "verbs without end": fill("put 1 in "),
  contacts: fill("to Abc "),
  ids: fill("#1 "),
  imitations: fill("USD\u0421 "),
  "words of one": fill("one "),
  "groups of three": fill("1 000 "),
  currencies: fill("$"),
  bounds: fill("at least "),
  proper: fill("Bored "),
};

/** Of the thread that judges: what V8 compiles and collects beside it, for other tests of the process too, is not the text's doing. */
describe("an intent that is written to stall the arbiter", () => {
  for (const [rule, human_intent] of Object.entries(hostile)) {
    it(`of ${rule} is judged in little time`, () => {
      const started = threadCpuUsage();
      const judged = engine.judge(
        JSON.stringify({ human_intent, proposed_tx: { to: ALICE, value: "1" } }),
        0,
      );
      const { user } = threadCpuUsage(started);
      expect(judged).to.have.property("verdict").that.contains('"decision":"REJECT"');
      expect(user / 1000).to.be.below(500);
    });
  }

  it("beside a hundred calls is judged in little time", () => {
    const started = threadCpuUsage();
    const transactions = Array.from({ length: 100 }, (_, index) => ({ to: ALICE, value: String(index) }));
    engine.judge(JSON.stringify({ human_intent: fill("send 1 ETH, "), proposed_tx: { transactions } }), 0);
    expect(threadCpuUsage(started).user / 1000).to.be.below(1000);
  });
});
