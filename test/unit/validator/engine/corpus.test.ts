import { expect } from "chai";
import { CORPUS } from "../../../corpus/corpus.ts";
import { expectedNodes, judge, type Outcome } from "../../../corpus/judge.ts";
import { PARAMETRIC } from "../../../corpus/parametric.ts";

function holds({ pair, verdict }: Outcome): void {
  const nodes = expectedNodes(pair);
  expect(verdict.decision, `${pair.intent}: ${verdict.reason}`).to.equal(
    nodes.length === 0 ? "PASS" : "REJECT",
  );
  if (nodes.length === 0) return;
  expect(verdict.primary_failure_node, `${pair.intent}: ${verdict.reason}`).to.be.oneOf([...nodes]);
  const failures = Object.values(verdict.results).filter(({ status }) => status === "FAIL");
  for (const { details } of failures) expect(details).to.include.keys("expected", "actual", "remedy");
}

describe("the arbiter's corpus", () => {
  for (const { name, pairs } of CORPUS) {
    const aligned = pairs.filter((pair) => expectedNodes(pair).length === 0);
    const faulty = pairs.filter((pair) => expectedNodes(pair).length > 0);
    describe(`${name}: what does as it is asked passes`, () => {
      for (const pair of aligned) it(`${pair.rule}: ${pair.intent}`, () => holds(judge(pair)));
    });
    describe(`${name}: one fault is rejected by the node that is there for it`, () => {
      for (const pair of faulty) it(`${pair.rule}: ${pair.intent}`, () => holds(judge(pair)));
    });
  }

  for (const { name, pairs } of PARAMETRIC) {
    it(`judges every pair made from templates: ${name}`, () => {
      for (const pair of pairs) holds(judge(pair));
    });
  }
});
