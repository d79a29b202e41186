import { expect } from "chai";
import { openModel } from "../../../integrations/llm/open-model.ts";
import { ALICE, MALLORY } from "../../corpus/parties.ts";
import {
  type ModelServer,
  refuses,
  says,
  startModelServer,
} from "../../unit/validator/model/model-server.ts";
import { json, type RunningValidator, startValidator } from "./running-validator.ts";

const sendOne = {
  human_intent: `Send 1 ETH to ${ALICE}`,
  proposed_tx: { to: ALICE, value: (10n ** 18n).toString(), chainId: 1 },
};

describe("the validator with a model", () => {
  let server: ModelServer;
  let validator: RunningValidator;
  before(async () => {
    server = await startModelServer();
    const model = await openModel({
      baseUrl: server.url,
      model: "judge-1",
      apiKey: undefined,
      timeoutMs: 1000,
    });
    validator = await startValidator({ threads: 1, model, maxQueued: 1 });
    await validator.arbiter.ready;
  });
  after(async () => {
    await validator.stop();
    await server.stop();
  });

  const health = async () => (await json(await fetch(`${validator.url}/health`))).llm;

  it("tells in its health how the model did last", async () => {
    expect(await health()).to.deep.equal({ enabled: true, model: "judge-1", status: "unknown" });
    server.behave(says({}));
    const verdict = await json(await validator.post(sendOne));
    expect(verdict).to.include({ decision: "PASS", llm_calls: 5 });
    expect(await health()).to.deep.equal({ enabled: true, model: "judge-1", status: "ok" });
    server.behave(refuses(500, "Out of order."));
    expect(await json(await validator.post(sendOne))).to.include({ decision: "PASS", llm_calls: 5 });
    expect(await health()).to.deep.equal({ enabled: true, model: "judge-1", status: "failing" });
    server.behave(says({}));
    await validator.post(sendOne);
    expect(await health()).to.include({ status: "ok" });
  });

  it("asks nothing about what the rules reject", async () => {
    server.behave(says({}));
    const faulty = { ...sendOne, proposed_tx: { ...sendOne.proposed_tx, to: MALLORY } };
    expect(await json(await validator.post(faulty))).to.include({ decision: "REJECT", llm_calls: 0 });
    expect(server.calls).to.have.length(0);
  });

  it("rejects what the model rejects", async () => {
    server.behave(says({ status: "FAIL", reasoning: "It looks odd." }));
    expect(await json(await validator.post(sendOne))).to.include({
      decision: "REJECT",
      reason: "The model judge-1 says: It looks odd.",
    });
  });

  it("refuses more than it lets wait for the model", async () => {
    server.behave(() => {});
    const [slow, refused] = await Promise.all([
      validator.post(sendOne),
      new Promise<Response>((resolve) => setTimeout(() => resolve(validator.post(sendOne)), 300)),
    ]);
    expect([slow.status, refused.status]).to.deep.equal([200, 503]);
    expect(await json(slow)).to.include({ decision: "PASS", llm_calls: 2 });
  });
});

describe("the validator without a model", () => {
  it("says so in its health", async () => {
    const validator = await startValidator({ threads: 1 });
    await validator.arbiter.ready;
    const { llm } = await json(await fetch(`${validator.url}/health`));
    expect(llm).to.deep.equal({ enabled: false, model: null, status: "disabled" });
    await validator.stop();
  });
});
