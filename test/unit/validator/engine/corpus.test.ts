import { expect } from "chai";
import { CORPUS } from "../../../corpus/corpus.ts";
import type { CorpusCase } from "../../../corpus/corpus-case.ts";
import { expectedNodes, judgeAll, type Outcome } from "../../../corpus/judge.ts";
import { PARAMETRIC } from "../../../corpus/parametric.ts";
import { STILL_REFUSED } from "../../../corpus/still-refused.ts";

function holds(outcome: Outcome | undefined): void {
  if (!outcome) throw new Error("It was not judged.");
  const { pair, verdict } = outcome;
  const nodes = expectedNodes(pair);
  expect(verdict.decision, `${pair.intent}: ${verdict.reason}`).to.equal(
    nodes.length === 0 ? "PASS" : "REJECT",
  );
  if (nodes.length === 0) return;
  expect(verdict.primary_failure_node, `${pair.intent}: ${verdict.reason}`).to.be.oneOf([...nodes]);
  const failures = Object.values(verdict.results).filter(({ status }) => status === "FAIL");
  for (const { details } of failures) expect(details).to.include.keys("expected", "actual", "remedy");
}

/** All are judged when the first is asked for: many at once take two thirds of the time. */
function judgedTogether(pairs: readonly CorpusCase[]): (pair: CorpusCase) => Outcome | undefined {
  let outcomes: ReadonlyMap<CorpusCase, Outcome> | undefined;
  return (pair) => {
    outcomes ??= new Map(judgeAll(pairs).map((outcome) => [outcome.pair, outcome]));
    return outcomes.get(pair);
  };
}

describe("the arbiter's corpus", () => {
  for (const { name, pairs } of CORPUS) {
    const outcomeOf = judgedTogether(pairs);
    const aligned = pairs.filter(
      (pair) => expectedNodes(pair).length === 0 && !STILL_REFUSED.has(pair.intent),
    );
    const faulty = pairs.filter((pair) => expectedNodes(pair).length > 0);
    describe(`${name}: what does as it is asked passes`, () => {
      for (const pair of aligned) it(`${pair.rule}: ${pair.intent}`, () => holds(outcomeOf(pair)));
    });
    describe(`${name}: one fault is rejected by the node that is there for it`, () => {
      for (const pair of faulty) it(`${pair.rule}: ${pair.intent}`, () => holds(outcomeOf(pair)));
    });
  }

  it("is all counted: a right request that is read is no longer listed as refused", () => {
    const pairs = CORPUS.flatMap(({ pairs: own }) => own);
    const refused = pairs.filter(
      (pair) => STILL_REFUSED.has(pair.intent) && expectedNodes(pair).length === 0,
    );
    const read = judgeAll(refused).filter(({ verdict }) => verdict.decision === "PASS");
    expect(read.map(({ pair }) => pair.intent)).to.deep.equal([]);
    expect(new Set(refused.map(({ intent }) => intent)).size).to.equal(STILL_REFUSED.size);
  });

  for (const { name, pairs } of PARAMETRIC) {
    it(`judges every pair made from templates: ${name}`, () => {
      for (const outcome of judgeAll(pairs)) holds(outcome);
    });
  }
});
