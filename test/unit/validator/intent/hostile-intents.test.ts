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
  tags: fill("#notyet "),
  "one tag": `#${fill("not")}`.slice(0, LIMIT),
  slips: fill("grosseries "),
  "a letter drawn out": `${fill("a").slice(1)}1`,
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

const ENOUGH_MS = 500;

/**
 * Of the thread that judges: what V8 compiles and collects beside it, for other tests of the process too, is not the text's doing.
 * The least of five counts, as the machine has other work too.
 */
function milliseconds(judge: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && least >= ENOUGH_MS; attempt += 1) {
    const started = threadCpuUsage();
    judge();
    least = Math.min(least, threadCpuUsage(started).user / 1000);
  }
  return least;
}

describe("an intent that is written to stall the arbiter", () => {
  for (const [rule, human_intent] of Object.entries(hostile)) {
    it(`of ${rule} is judged in little time`, () => {
      const text = JSON.stringify({ human_intent, proposed_tx: { to: ALICE, value: "1" } });
      expect(engine.judge(text, 0)).to.have.property("verdict").that.contains('"decision":"REJECT"');
      expect(milliseconds(() => engine.judge(text, 0))).to.be.below(ENOUGH_MS);
    });
  }

  it("beside a hundred calls is judged in little time", () => {
    const transactions = Array.from({ length: 100 }, (_, index) => ({ to: ALICE, value: String(index) }));
    const text = JSON.stringify({ human_intent: fill("send 1 ETH, "), proposed_tx: { transactions } });
    expect(milliseconds(() => engine.judge(text, 0))).to.be.below(ENOUGH_MS);
  });
});
