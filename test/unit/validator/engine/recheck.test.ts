import { expect } from "chai";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { GRAPH } from "../../../../validator/nodes/graph.ts";
import { ALICE } from "../../../corpus/parties.ts";

const engine = createEngine(loadReferenceData({}));
const ASKED_AT = Date.UTC(2026, 10, 15, 12);
const MINUTE_MS = 60_000;

function recheck(intent: string, minutesLater: number, asidesCleared = false): Verdict {
  const metadata = { generated_at: new Date(ASKED_AT).toISOString() };
  const proposed_tx = { to: ALICE, value: (10n ** 18n).toString(), chainId: 1, metadata };
  const text = JSON.stringify({ human_intent: intent, proposed_tx });
  const judged = engine.recheck(
    { text, evaluatedAt: ASKED_AT + minutesLater * MINUTE_MS },
    { asidesCleared },
  );
  if ("invalid" in judged) throw new Error(judged.invalid);
  return JSON.parse(judged.verdict);
}

describe("a request whose hard nodes are run again", () => {
  it("is judged by all of them, and by no wording node", () => {
    const { decision, results } = recheck(`Send 1 ETH to ${ALICE} within 30 minutes.`, 10);
    expect(decision).to.equal("PASS");
    const hard = GRAPH.filter(({ kind }) => kind === "hard").map(({ id }) => id);
    expect(Object.keys(results)).to.deep.equal(hard);
    expect(hard).to.include.members([
      "legal_compliance.sanctions_screening",
      "intent_alignment.deadline_consistency",
      "technical_invariants.format_validation_lowlevel",
    ]);
  });

  it("falls when its deadline has passed since", () => {
    const { decision, primary_failure_node } = recheck(`Send 1 ETH to ${ALICE} within 30 minutes.`, 31);
    expect([decision, primary_failure_node]).to.deep.equal([
      "REJECT",
      "intent_alignment.deadline_consistency",
    ]);
  });

  it("keeps an aside aside that a model cleared, and only then", () => {
    const intent = `Send 1 ETH to ${ALICE}. Gosh, what splendid gloaming!`;
    expect(recheck(intent, 20, true).decision).to.equal("PASS");
    expect(recheck(intent, 20).primary_failure_node).to.equal("intent_alignment.requirement_coverage");
  });
});
