import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { createHttpArbiter } from "../../../integrations/arbiter/http-arbiter.ts";
import type { Verdict } from "../../../validator/case/verdict.ts";
import { ALICE } from "../../corpus/parties.ts";
import { type RunningValidator, startValidator } from "./running-validator.ts";

const request = (more = "") =>
  JSON.stringify({
    human_intent: `Send 1 ETH to ${ALICE}.${more}`,
    proposed_tx: { to: ALICE, value: "1000000000000000000", chainId: 1 },
  });
const ASIDE = " Gosh, what splendid gloaming!";

describe("hard nodes that are run again by an arbiter behind VALIDATOR_URL", () => {
  let validator: RunningValidator;
  before(async () => {
    validator = await startValidator({
      threads: 1,
      apiKey: "the key",
      model: { name: "judge-1", timeoutMs: 1000, ask: () => Promise.reject(new Error("nobody is asked")) },
    });
    await validator.arbiter.ready;
  });
  after(() => validator.stop());
  const recheck = async (body: string, asidesCleared = false, apiKey = "the key") => {
    const arbiter = createHttpArbiter({ url: validator.url, apiKey });
    return JSON.parse(await arbiter.recheck(body, { asidesCleared })) as Verdict;
  };

  it("are those alone, and no model is asked", async () => {
    const { decision, llm_calls, results } = await recheck(request());
    expect([decision, llm_calls]).to.deep.equal(["PASS", 0]);
    expect(results).to.have.property("legal_compliance.sanctions_screening");
    expect(results).not.to.have.property("intent_alignment.element_matching");
  });

  it("leave aside what a model had cleared, and nothing without that", async () => {
    expect((await recheck(request(ASIDE), true)).decision).to.equal("PASS");
    expect((await recheck(request(ASIDE))).decision).to.equal("REJECT");
  });

  it("need the arbiter's key, and a request that it can read", async () => {
    for (const [body, key, failure] of [
      [request(), "another", "arbiter-locked"],
      ["{}", "the key", "arbiter-refused"],
    ] as const) {
      const error = await recheck(body, false, key).catch((thrown: unknown) => thrown);
      expect(error).to.have.property("name", failure);
    }
  });

  it("are the whole verdict of an arbiter that has no such address", async () => {
    const asked: (string | undefined)[] = [];
    const other = createServer(async (incoming, response) => {
      asked.push(incoming.url);
      const body = await text(incoming);
      if (incoming.url === "/validate")
        response.end(await validator.arbiter.recheckJson(body, { asidesCleared: false }));
      else response.writeHead(404).end();
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const answer = await createHttpArbiter({ url, apiKey: undefined }).recheck(request(), {
      asidesCleared: false,
    });
    other.close();
    expect(JSON.parse(answer)).to.include({ decision: "PASS" });
    expect(asked).to.deep.equal(["/recheck", "/validate"]);
  });
});
