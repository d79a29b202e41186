import { expect } from "chai";
import { ALICE } from "../../corpus/parties.ts";
import { json, type RunningValidator, startValidator } from "./running-validator.ts";

const sendOne = {
  human_intent: `Send 1 ETH to ${ALICE}`,
  proposed_tx: { to: ALICE, value: "1000000000000000000", chainId: 1 },
};

describe("the validator over HTTP", () => {
  let validator: RunningValidator;
  before(async () => {
    validator = await startValidator({ threads: 2 });
    await validator.arbiter.ready;
  });
  after(() => validator.stop());

  it("answers PASS with every field of the specification", async () => {
    const response = await validator.post(sendOne);
    expect(response.status).to.equal(200);
    expect(response.headers.get("content-type")).to.equal("application/json; charset=utf-8");
    const verdict = await json(response);
    expect(verdict).to.have.all.keys(
      "decision",
      "reason",
      "protocol",
      "primary_failure_node",
      "llm_calls",
      "results",
      "extracted_elements",
      "context",
      "explanation",
    );
    expect(verdict).to.include({
      decision: "PASS",
      protocol: "native",
      primary_failure_node: null,
      llm_calls: 0,
    });
    for (const result of Object.values(verdict.results as object)) {
      expect(result).to.have.all.keys("status", "confidence", "reasoning", "details");
    }
    expect(verdict.explanation).to.have.all.keys(
      "summary",
      "decision",
      "key_issues",
      "affected_nodes",
      "confidence_summary",
      "recommendations",
      "words",
      "metadata",
    );
  });

  it("answers a rejection with 200", async () => {
    const response = await validator.post({
      ...sendOne,
      proposed_tx: { ...sendOne.proposed_tx, value: "1" },
    });
    expect(response.status).to.equal(200);
    expect(await json(response)).to.include({
      decision: "REJECT",
      primary_failure_node: "intent_alignment.amount_matching",
    });
  });

  it("rejects an empty transaction with 200, sent or left out", async () => {
    for (const body of [{ human_intent: "Send 1 ETH" }, { human_intent: "Send 1 ETH", proposed_tx: {} }]) {
      const response = await validator.post(body);
      expect(response.status).to.equal(200);
      expect((await json(response)).decision).to.equal("REJECT");
    }
  });

  it("keeps the digits of numbers beyond 2^53", async () => {
    const exact = `{"human_intent":"Send 1.000000000000000001 ETH to ${ALICE}","proposed_tx":{"to":"${ALICE}","value":1000000000000000001}}`;
    expect((await json(await validator.post(exact))).decision).to.equal("PASS");
    expect((await json(await validator.post(exact.replace("0001}", "0002}")))).decision).to.equal("REJECT");
  });

  it("says what it is at /health", async () => {
    const response = await fetch(`${validator.url}/health`);
    expect(response.status).to.equal(200);
    const health = await json(response);
    expect(health).to.have.all.keys(
      "status",
      "version",
      "llm",
      "pool",
      "protocols",
      "nodes",
      "sanctionsListDate",
    );
    expect(health).to.include({ status: "ok" });
    expect(health.llm).to.deep.equal({ enabled: false, model: null, status: "disabled" });
    expect(health.pool).to.deep.equal({ threads: 2, queued: 0 });
  });

  const refusals: [rule: string, status: number, send: () => Promise<Response>][] = [
    ["malformed JSON", 422, () => validator.post("{")],
    ["a missing intent", 422, () => validator.post({ proposed_tx: {} })],
    ["an intent of the wrong type", 422, () => validator.post({ human_intent: 5 })],
    ["an intent that is too long", 422, () => validator.post({ human_intent: "x".repeat(10_001) })],
    ["a body that is no UTF-8", 422, () => raw(Buffer.from([0x22, 0xff, 0x22]))],
    [
      "another body type",
      415,
      () => validator.post("a=b", { "content-type": "application/x-www-form-urlencoded" }),
    ],
    ["no body type", 415, () => raw(Buffer.from("{}"), {})],
    ["a compressed body", 415, () => validator.post("{}", { "content-encoding": "gzip" })],
    ["a body over 1 MiB", 413, () => validator.post(`"${"x".repeat(1024 * 1024)}"`)],
    ["a streamed body over 1 MiB", 413, () => streamed(1024 * 1024 + 1)],
    ["an unknown path", 404, () => fetch(`${validator.url}/nothing`)],
    ["another method", 405, () => fetch(`${validator.url}/validate`)],
    ["another method at /health", 405, () => fetch(`${validator.url}/health`, { method: "POST" })],
  ];
  for (const [rule, status, send] of refusals) {
    it(`refuses ${rule} with ${status} and a sentence in detail`, async () => {
      const response = await send();
      expect(response.status).to.equal(status);
      const body = await json(response);
      expect(Object.keys(body)).to.deep.equal(["detail"]);
      expect(body.detail).to.match(/\.$/);
    });
  }

  it("takes a body of exactly 1 MiB", async () => {
    const shell = JSON.stringify({ human_intent: "do it", metadata: { filler: "" } });
    const body = shell.replace('""', `"${"x".repeat(1024 * 1024 - shell.length)}"`);
    expect((await validator.post(body)).status).to.equal(200);
  });

  it("names the allowed methods with 405", async () => {
    expect((await fetch(`${validator.url}/validate`)).headers.get("allow")).to.equal("POST");
  });

  it("gives every answer a request id, the caller's if it is sane", async () => {
    const own = await validator.post(sendOne, { "x-request-id": "abc-1" });
    expect(own.headers.get("x-request-id")).to.equal("abc-1");
    const strange = await validator.post("{", { "x-request-id": "a b" });
    expect(strange.headers.get("x-request-id")).to.match(/^[0-9a-f-]{36}$/);
  });

  function raw(
    body: Buffer,
    headers: Record<string, string> = { "content-type": "application/json" },
  ): Promise<Response> {
    return fetch(`${validator.url}/validate`, { method: "POST", headers, body: new Uint8Array(body) });
  }

  function streamed(size: number): Promise<Response> {
    const body = new Blob(["x".repeat(size)]).stream();
    const headers = { "content-type": "application/json" };
    return fetch(`${validator.url}/validate`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
  }
});

describe("a validator that is starting", () => {
  it("answers 503 to validations and starting at /health, then is ok", async () => {
    const validator = await startValidator({ threads: 1 });
    try {
      const early = await validator.post(sendOne);
      expect(early.status).to.equal(503);
      expect(early.headers.get("retry-after")).to.equal("1");
      expect(await json(early)).to.have.all.keys("detail");
      expect((await json(await fetch(`${validator.url}/health`))).status).to.equal("starting");
      await validator.arbiter.ready;
      expect((await validator.post(sendOne)).status).to.equal(200);
    } finally {
      await validator.stop();
    }
  });
});

describe("a validator with a key", () => {
  it("asks for it at /validate and not at /health", async () => {
    const validator = await startValidator({ threads: 1, apiKey: "open sesame" });
    try {
      await validator.arbiter.ready;
      expect((await validator.post(sendOne)).status).to.equal(401);
      expect((await validator.post(sendOne, { "x-api-key": "open sesama" })).status).to.equal(401);
      expect((await validator.post(sendOne, { "x-api-key": "open sesame" })).status).to.equal(200);
      expect((await fetch(`${validator.url}/health`)).status).to.equal(200);
    } finally {
      await validator.stop();
    }
  });
});
