import { expect } from "chai";
import { FAMILIES } from "../../../../validator/case/check.ts";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { nodeName } from "../../../../validator/explanation/node-name.ts";
import { NODE_IDS } from "../../../../validator/nodes/graph.ts";
import { ALICE, MALLORY } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const request = (to: string, value: string) =>
  JSON.stringify({ human_intent: `Send 1 ETH to ${ALICE}`, proposed_tx: { to, value, chainId: 1 } });
const ONE = (10n ** 18n).toString();

function judge(text: string): Verdict {
  const judged = engine.judge(text, 0);
  if ("invalid" in judged) throw new Error(judged.invalid);
  return JSON.parse(judged.verdict);
}

describe("an explanation", () => {
  it("has every field of the interface, for a PASS", () => {
    const { explanation, reason, results } = judge(request(ALICE, ONE));
    expect(explanation).to.include({ summary: reason, decision: "PASS" });
    expect(explanation?.key_issues).to.deep.equal([]);
    expect(explanation?.recommendations).to.deep.equal([]);
    expect(explanation?.affected_nodes).to.have.all.keys("failed", "passed", "skipped");
    const { failed, passed, skipped } = explanation?.affected_nodes ?? {};
    expect([...(passed?.node_ids ?? []), ...(skipped?.node_ids ?? [])]).to.have.members(Object.keys(results));
    expect(failed).to.deep.equal({ count: 0, nodes: [], node_ids: [] });
    expect(passed?.nodes).to.have.length(passed?.count ?? -1);
    expect(explanation?.confidence_summary).to.have.all.keys("min", "max", "avg");
    expect(explanation?.metadata).to.deep.equal({
      protocol: "native",
      total_nodes: NODE_IDS.length,
      failed_nodes: 0,
      passed_nodes: passed?.count,
      skipped_nodes: skipped?.count,
      not_reached_nodes: 0,
      early_stop: false,
      early_stop_node: null,
      llm_calls: 0,
    });
  });

  it("names what failed first as critical, the rest as medium, and one recommendation per family", () => {
    const { explanation, results } = judge(request(MALLORY, "5"));
    const issues = explanation?.key_issues ?? [];
    expect(issues.map(({ severity }) => severity)).to.deep.equal([
      "critical",
      ...issues.slice(1).map(() => "medium"),
    ]);
    for (const { node_id, node_name, reason, confidence, details } of issues) {
      expect(node_name).to.equal(nodeName(node_id));
      expect({ reasoning: reason, confidence, details, status: "FAIL" }).to.deep.equal(results[node_id]);
    }
    const families = new Set(issues.map(({ node_id }) => node_id.split(".")[0]));
    expect(explanation?.recommendations).to.have.length(families.size);
  });

  it("is null where it cannot be made, and the verdict stands", () => {
    const opened = engine.open(request(MALLORY, ONE), 0);
    if ("invalid" in opened) throw new Error(opened.invalid);
    const reports = FAMILIES.map((family) => engine.runFamily(opened, family));
    const failed = reports
      .flatMap(({ results }) => Object.values(results))
      .find((result) => result?.status === "FAIL");
    // A remedy that cannot be read is met by the explanation only: JSON leaves out what is not enumerable.
    Object.defineProperty(failed?.details, "remedy", {
      enumerable: false,
      get() {
        throw new Error("No remedy.");
      },
    });
    const verdict: Verdict = JSON.parse(engine.conclude(opened, reports));
    expect(verdict.explanation).to.equal(null);
    expect(verdict.decision).to.equal("REJECT");
    expect(verdict.primary_failure_node).to.be.a("string");
  });

  it("calls nodes by names that people read", () => {
    expect(nodeName("intent_alignment.amount_matching")).to.equal("Amount matching");
    expect(nodeName("adversarial_detection.mev_risky_parameters")).to.equal("MEV risky parameters");
  });
});
