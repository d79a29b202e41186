import { expect } from "chai";
import { openModel } from "../../../../integrations/llm/open-model.ts";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { isForModel, judgeWithModel } from "../../../../validator/engine/judge-with-model.ts";
import { hostilePairs } from "../../../corpus/hostile/hostile.ts";
import { requestText } from "../../../corpus/judge.ts";
import { ALICE, MALLORY } from "../../../corpus/parties.ts";
import { type ModelServer, refuses, says, startModelServer } from "./model-server.ts";

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));
const NOW = Date.UTC(2026, 10, 15, 12);
const COVERAGE = "intent_alignment.requirement_coverage";
const paying = (intent: string, to: string = ALICE) => ({
  human_intent: intent,
  proposed_tx: { to, value: (10n ** 18n).toString(), chainId: 1 },
});
const ASIDE = `Send 1 ETH to ${ALICE}. Gosh, what splendid gloaming!`;

describe("a clause in words that no table has", () => {
  let server: ModelServer;
  before(async () => {
    server = await startModelServer();
  });
  after(() => server.stop());

  async function judge(text: string) {
    const model = await openModel({ baseUrl: server.url, model: "judge-1", apiKey: "sk", timeoutMs: 2000 });
    const asked = server.calls.length;
    const { verdict: bytes, answers } = await judgeWithModel(
      engine,
      model,
      engine.examine({ text, evaluatedAt: NOW }),
    );
    const verdict: Verdict = JSON.parse(bytes);
    return { bytes, answers, verdict, asked: server.calls.length - asked };
  }

  it("is refused without a model, and is worth asking one", () => {
    const judged = engine.judge(JSON.stringify(paying(ASIDE)), NOW);
    if ("invalid" in judged) throw new Error(judged.invalid);
    const verdict: Verdict = JSON.parse(judged.verdict);
    expect(verdict.primary_failure_node).to.equal(COVERAGE);
    expect(verdict.reason).to.include("Gosh");
    expect(isForModel(judged.verdict)).to.equal(true);
  });

  it("is left aside where the model says that it asks for nothing, and recorded so that it can be judged again", async () => {
    server.behave(says({}));
    const text = JSON.stringify(paying(ASIDE));
    const { bytes, verdict, answers } = await judge(text);
    expect(verdict.decision).to.equal("PASS");
    expect(verdict.results[COVERAGE]?.details.left_aside).to.deep.equal(["Gosh", "what splendid gloaming"]);
    expect(verdict.context.model_answers).to.have.property(COVERAGE);
    expect(verdict.llm_calls).to.equal(Object.keys(answers).length);
    const again = engine.judge(text, NOW, { answers });
    expect("verdict" in again && again.verdict).to.equal(bytes);
  });

  it("stays refused where the model says otherwise, or says nothing", async () => {
    for (const behaviour of [says({ status: "FAIL" }), says({ status: "SKIP" }), refuses(500, "down")]) {
      server.behave(behaviour);
      const { verdict, asked } = await judge(JSON.stringify(paying(ASIDE)));
      expect(verdict.primary_failure_node).to.equal(COVERAGE);
      expect(asked).to.be.greaterThan(0);
    }
  });

  it("clears no other fault, whatever the model says", async () => {
    server.behave(says({}));
    expect((await judge(JSON.stringify(paying(ASIDE, MALLORY)))).verdict.decision).to.equal("REJECT");
    for (const more of [
      "Only if it rains.",
      "And wave.",
      "Splendid, 5 USDC.",
      "Ask Zorp.",
      "Zorp the rest: now.",
    ]) {
      const { verdict, asked } = await judge(JSON.stringify(paying(`Send 1 ETH to ${ALICE}. ${more}`)));
      expect(verdict.decision, more).to.equal("REJECT");
      expect(asked, more).to.equal(0);
    }
  });

  it("gives a model that lies no more than a few of the hostile texts, none of which has a guarded word", async () => {
    server.behave(says({}));
    const hostile = hostilePairs.filter(({ fails }) => fails !== undefined);
    const passed: string[] = [];
    for (const pair of hostile) {
      const { verdict } = await judge(requestText(pair));
      if (verdict.decision === "PASS") passed.push(pair.intent);
    }
    expect(passed.length, passed.join("\n")).to.be.lessThan(hostile.length / 20);
  });
});
