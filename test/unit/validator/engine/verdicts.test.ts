import { expect } from "chai";
import { FAMILIES } from "../../../../validator/case/check.ts";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { mergeReports } from "../../../../validator/engine/merge-reports.ts";
import { GRAPH, NODE_IDS, nodesOf } from "../../../../validator/nodes/graph.ts";
import { pass, skip } from "../../../../validator/nodes/result.ts";
import { ALICE, MALLORY } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const judge = (request: object, at = 0): Verdict => {
  const judged = engine.judge(JSON.stringify(request), at);
  return JSON.parse("verdict" in judged ? judged.verdict : "null");
};
const sendOne = {
  human_intent: `Send 1 ETH to ${ALICE}`,
  proposed_tx: { to: ALICE, value: (10n ** 18n).toString(), chainId: 1 },
};

describe("a verdict", () => {
  it("names its engine, its data and its time", () => {
    const { context } = judge({ ...sendOne, metadata: { ref: 7 } }, Date.UTC(2026, 0, 2));
    expect(context).to.include({ evaluated_at: "2026-01-02T00:00:00.000Z", chain_id: 1 });
    expect(context).to.include.keys("engine_version", "data_versions");
    expect(context.metadata).to.deep.equal({ ref: 7 });
  });

  it("counts every node as passed, failed, skipped or not reached", () => {
    for (const value of ["1", (10n ** 18n).toString(), "no number"]) {
      const { explanation, results } = judge({ ...sendOne, proposed_tx: { to: ALICE, value } });
      const { total_nodes, failed_nodes, passed_nodes, skipped_nodes, not_reached_nodes } =
        explanation?.metadata ?? {};
      expect(total_nodes).to.equal(NODE_IDS.length);
      expect(Number(failed_nodes) + Number(passed_nodes) + Number(skipped_nodes)).to.equal(
        Object.keys(results).length,
      );
      expect(Object.keys(results).length + Number(not_reached_nodes)).to.equal(NODE_IDS.length);
    }
  });

  it("stops after the level of a hard FAIL", () => {
    const { explanation, results } = judge({ ...sendOne, human_intent: "Swap 1 ETH for USDC" });
    expect(results).not.to.have.property("intent_alignment.amount_matching");
    expect(results).to.have.property("legal_compliance.sanctions_screening");
    expect(explanation?.metadata).to.include({
      early_stop: true,
      early_stop_node: "intent_alignment.operation_matching",
    });
  });

  it("gives the first FAIL as critical and others of its level as medium", () => {
    const { explanation, primary_failure_node, reason } = judge({
      human_intent: `Send 1 ETH to ${ALICE}`,
      proposed_tx: { to: MALLORY, value: "5", chainId: 1 },
    });
    expect(explanation?.key_issues.map(({ node_id, severity }) => [node_id, severity])).to.deep.equal([
      ["intent_alignment.amount_matching", "critical"],
      ["intent_alignment.recipient_matching", "medium"],
    ]);
    expect(primary_failure_node).to.equal("intent_alignment.amount_matching");
    expect(explanation?.key_issues[0]?.reason).to.equal(reason);
    expect(explanation?.recommendations).to.have.length(1);
  });

  it("is the same whatever order the families report in", () => {
    const opened = engine.open(JSON.stringify(sendOne), 0);
    if ("invalid" in opened) throw new Error(opened.invalid);
    const reports = FAMILIES.map((family) => engine.runFamily(structuredClone(opened), family));
    const whole = engine.judge(JSON.stringify(sendOne), 0);
    expect(whole).to.have.property("verdict", engine.conclude(opened, reports.toReversed()));
  });

  it("is the same for a request that is judged together with others, an unfit one among them too", () => {
    const texts = [sendOne, { human_intent: 5 }, { ...sendOne, human_intent: "Burn it" }].map((request) =>
      JSON.stringify(request),
    );
    const together = engine.judgeAll(texts.map((text, index) => ({ text, evaluatedAt: index })));
    expect(together).to.deep.equal(texts.map((text, index) => engine.judge(text, index)));
    expect(together.map((judged) => "verdict" in judged)).to.deep.equal([true, false, true]);
  });

  it("is never a PASS made of SKIPs", () => {
    const reports = FAMILIES.map((family) => ({
      family,
      results: nodesOf(family).map(() => skip("Nothing to check.")),
    }));
    expect(mergeReports(reports).primary?.node.mustPass).to.equal(true);
    for (const { results } of reports) results.fill(pass(1, "Fine."));
    expect(mergeReports(reports).primary).to.equal(undefined);
  });

  it("takes words that name parts of every object for words", () => {
    const { decision, primary_failure_node } = judge({ ...sendOne, human_intent: "constructor" });
    expect({ decision, primary_failure_node }).to.deep.equal({
      decision: "REJECT",
      primary_failure_node: "intent_alignment.intent_clarity",
    });
    const named = { ...sendOne, human_intent: `Send 1 ETH to the constructor ${ALICE}` };
    expect(judge(named).decision).to.equal("PASS");
  });

  it("judges a clock time by when the intent was written and a passed deadline by the present", () => {
    const written = Date.UTC(2026, 0, 15, 16) / 1000;
    const request = {
      ...sendOne,
      human_intent: `Please send 1 ETH to ${ALICE} by 5pm today`,
      metadata: { generated_at_unix: written },
    };
    expect(judge(request, Date.UTC(2026, 0, 15, 16, 30)).decision).to.equal("PASS");
    expect(judge(request, Date.UTC(2026, 0, 15, 17, 30)).primary_failure_node).to.equal(
      "intent_alignment.deadline_consistency",
    );
    expect(judge(request, Date.UTC(2026, 0, 16, 9)).decision).to.equal("REJECT");
  });
});

describe("the graph", () => {
  it("has no node twice and every family", () => {
    expect(new Set(NODE_IDS).size).to.equal(NODE_IDS.length);
    expect(new Set(GRAPH.map((node) => node.family))).to.deep.equal(new Set(FAMILIES));
  });
});
