import { expect } from "chai";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";
import type { Verdict } from "../../../validator/engine/verdict.ts";
import { alignedApprovals } from "../../corpus/aligned-approvals.ts";
import { alignedTransfers } from "../../corpus/aligned-transfers.ts";
import type { CorpusCase } from "../../corpus/corpus-case.ts";
import { faultyApprovals } from "../../corpus/faulty-approvals.ts";
import { faultyTransfers } from "../../corpus/faulty-transfers.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const evaluatedAt = Date.UTC(2026, 10, 15, 12);

function judge({ intent, tx, metadata = {} }: CorpusCase): Verdict {
  const judged = engine.judge(
    JSON.stringify({ human_intent: intent, proposed_tx: tx, metadata }),
    evaluatedAt,
  );
  if ("invalid" in judged) throw new Error(judged.invalid);
  return JSON.parse(judged.verdict);
}

describe("the arbiter's corpus", () => {
  describe("passes what does as it is asked", () => {
    for (const pair of [...alignedTransfers, ...alignedApprovals]) {
      it(`${pair.rule}: ${pair.intent}`, () => {
        const { decision, reason } = judge(pair);
        expect(decision, reason).to.equal("PASS");
      });
    }
  });

  describe("rejects one fault by the node that is there for it", () => {
    for (const pair of [...faultyTransfers, ...faultyApprovals]) {
      it(`${pair.rule}: ${pair.intent}`, () => {
        const verdict = judge(pair);
        expect(verdict.decision).to.equal("REJECT");
        expect(verdict.primary_failure_node, verdict.reason).to.equal(pair.fails);
        const failures = Object.values(verdict.results).filter(({ status }) => status === "FAIL");
        for (const { details } of failures) expect(details).to.include.keys("expected", "actual", "remedy");
      });
    }
  });
});
