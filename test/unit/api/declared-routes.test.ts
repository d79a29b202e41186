import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Type } from "typebox";
import { noContent, ok, redirect } from "../../../api/answer.ts";
import { type ErrorShape, JSON_RPC_ERROR, OAUTH_ERROR } from "../../../api/error-shape.ts";
import { perIp } from "../../../api/limits/limit.ts";
import { openApiDocument } from "../../../api/openapi/document.ts";
import { errorsOf, problems } from "../../../api/problem.ts";
import { rawRoute } from "../../../api/raw-route.ts";
import { Refusal } from "../../../api/refusal.ts";
import { noBody, route } from "../../../api/route.ts";
import { type Served, serveApp } from "../../support/serve-app.ts";

const shared = { summary: "For a test.", tag: "Test", auth: "public" } as const;
const Grant = Type.Object({ grant_type: Type.String(), code: Type.Optional(Type.String()) });

const token = route({
  ...shared,
  method: "POST",
  path: "/token",
  body: Grant,
  bodyTypes: ["form", "json"],
  errors: OAUTH_ERROR,
  answers: { 200: Grant, ...errorsOf(OAUTH_ERROR.schema, 400, 413, 415, 429) },
  handle({ body }) {
    if (body.grant_type === "spent")
      throw new Refusal(400, "The code was used before; begin again.", { code: "invalid_grant" });
    return ok(body);
  },
});

const end = route({
  ...shared,
  method: "POST",
  path: "/end",
  body: Type.Object({ all: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  bodyMayBeEmpty: true,
  answers: { 200: Type.Object({}), 204: noBody("It has ended."), ...problems(400, 413, 415, 429) },
  handle: ({ body }) => (body.all ? ok({}) : noContent()),
});

const leave = route({
  ...shared,
  method: "GET",
  path: "/leave",
  answers: { 302: noBody("On to the application.") },
  handle: () => redirect("https://app.example/next?a=1", { "set-cookie": ["a=1; HttpOnly", "b=2; Secure"] }),
});

const spills = route({
  ...shared,
  method: "GET",
  path: "/spills",
  answers: { 204: noBody("Nothing.") },
  handle: () => ({ status: 204, body: { left: "over" }, headers: {} }),
});

const DETAIL: ErrorShape = {
  schema: Type.Object({ detail: Type.String() }, { $id: "Detail" }),
  body: ({ message }) => ({ detail: message }),
};
const validate = route({
  ...shared,
  method: "POST",
  path: "/validate",
  body: Type.Object({}, { additionalProperties: true }),
  errors: DETAIL,
  answers: { 200: Type.Object({}), ...errorsOf(DETAIL.schema, 400, 413, 415, 429) },
  handle: () => ok({}),
});

let wasAborted = false;
const slow = route({
  ...shared,
  method: "GET",
  path: "/slow",
  answers: { 200: Type.Object({}) },
  async handle({ signal }) {
    const gone = signal();
    await sleep(5000, undefined, { signal: gone }).catch(() => {
      wasAborted = gone.aborted;
    });
    return ok({});
  },
});

const stream = rawRoute({
  ...shared,
  method: "POST",
  path: "/stream",
  limits: [perIp(3)],
  errors: JSON_RPC_ERROR,
  takes: { mediaType: "application/json", description: "A JSON-RPC call." },
  answers: {
    200: { mediaType: "text/event-stream", description: "Events." },
    ...errorsOf(JSON_RPC_ERROR.schema, 403, 429),
  },
  async handleRaw({ request, response, tally, clientAddress, performer, signal }) {
    if (request.headers.origin) throw new Refusal(403, "This origin may not call.", { code: -32_001 });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (sent === "break") throw new Error("half-way");
    response.write(`data: ${sent}\n\n`);
    await performer.admit(token, () => clientAddress, tally);
    const answer = await performer.perform(token, undefined, {
      params: {},
      query: {},
      headers: {},
      body: async () => ({ grant_type: "from the stream" }),
      bodySha256: () => "",
      signal: () => signal,
      tally,
    });
    response.end(`data: ${JSON.stringify(answer.body)}\n\n`);
  },
});

const routes = [token, end, leave, spills, validate, slow, stream];

describe("a route may declare", () => {
  let served: Served;
  before(async () => {
    served = await serveApp(routes);
  });
  after(() => served.close());

  const post = (path: string, body?: string, contentType?: string, headers = {}) =>
    fetch(served.url + path, {
      method: "POST",
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, ...(contentType ? { "content-type": contentType } : {}) },
    });
  const FORM = "application/x-www-form-urlencoded";

  it("form bodies beside JSON", async () => {
    const form = await post("/token", "grant_type=code&code=a%2Bb+c", `${FORM}; charset=UTF-8`);
    expect(await form.json()).to.deep.equal({ grant_type: "code", code: "a+b c" });
    const json = await post("/token", '{"grant_type":"code"}', "application/json");
    expect(await json.json()).to.deep.equal({ grant_type: "code" });
    expect((await post("/token", "grant_type=code", "text/plain")).status).to.equal(415);
    expect((await post("/token", "grant_type=a&grant_type=b", FORM)).status).to.equal(400);
    expect((await post("/token", "__proto__=a&grant_type=b", FORM)).status).to.equal(400);
  });

  it("that no body is as good as an empty object, and an answer without one", async () => {
    const answer = await post("/end");
    expect(answer.status).to.equal(204);
    expect(await answer.text()).to.equal("");
    expect((await post("/end", '{"all":true}', "application/json")).status).to.equal(200);
    expect((await post("/end", '{"all":1}', "application/json")).status).to.equal(400);
  });

  it("a redirect, with several cookies", async () => {
    const answer = await fetch(`${served.url}/leave`, { redirect: "manual" });
    expect(answer.status).to.equal(302);
    expect(answer.headers.get("location")).to.equal("https://app.example/next?a=1");
    expect(answer.headers.getSetCookie()).to.deep.equal(["a=1; HttpOnly", "b=2; Secure"]);
    expect(await answer.text()).to.equal("");
  });

  it("no body, and then none leaves", async () => {
    expect((await fetch(`${served.url}/spills`)).status).to.equal(500);
  });

  it("errors in the shape of RFC 6749", async () => {
    const missing = await post("/token", "code=a", FORM);
    expect(missing.status).to.equal(400);
    expect(await missing.json()).to.deep.equal({
      error: "invalid_request",
      error_description: "grant_type is required.",
    });
    expect(await (await post("/token", "grant_type=spent", FORM)).json()).to.deep.equal({
      error: "invalid_grant",
      error_description: "The code was used before; begin again.",
    });
  });

  it("errors in any other shape, those of its body included", async () => {
    const answer = await post("/validate", "{", "application/json");
    expect(await answer.json()).to.deep.equal({ detail: "The body is not valid JSON." });
  });

  it("work that ends when nobody waits for it any more", async () => {
    const leaving = new AbortController();
    const asked = fetch(`${served.url}/slow`, { signal: leaving.signal }).catch(() => "gone");
    await sleep(100);
    leaving.abort();
    expect(await asked).to.equal("gone");
    for (let waited = 0; !wasAborted && waited < 2000; waited += 20) await sleep(20);
    expect(wasAborted).to.equal(true);
  });

  it("to read and write by itself, under the same limits, and perform other routes on them", async () => {
    const answer = await post("/stream", "one", "application/json");
    expect(answer.headers.get("content-type")).to.equal("text/event-stream");
    expect(answer.headers.get("x-ratelimit-remaining")).to.equal("2");
    expect(answer.headers.get("x-request-id")).to.be.a("string");
    expect(await answer.text()).to.equal('data: one\n\ndata: {"grant_type":"from the stream"}\n\n');
    const refused = await post("/stream", "two", "application/json", { origin: "https://evil.example" });
    expect(refused.status).to.equal(403);
    expect(await refused.json()).to.deep.equal({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32_001, message: "This origin may not call." },
    });
    const broken = await post("/stream", "break").then(
      (response) => response.text(),
      () => "broken off",
    );
    expect(broken).to.equal("broken off");
    const limited = await post("/stream", "four");
    expect(limited.status).to.equal(429);
    expect(await limited.json()).to.have.nested.property("error.code", -32_000);
  });

  it("all of it in the OpenAPI document", () => {
    const { paths } = openApiDocument(routes, "http://localhost:3000") as {
      paths: Record<string, Record<string, Operation>>;
    };
    expect(Object.keys(paths["/token"]?.post?.requestBody?.content ?? {})).to.deep.equal([
      FORM,
      "application/json",
    ]);
    expect(paths["/end"]?.post?.requestBody?.required).to.equal(false);
    expect(paths["/end"]?.post?.responses["204"]).to.include({ description: "It has ended." });
    expect(paths["/end"]?.post?.responses["204"]).not.to.have.property("content");
    expect(paths["/stream"]?.post?.requestBody?.content).to.have.property("application/json");
    expect(paths["/stream"]?.post?.responses["200"]?.content).to.have.property("text/event-stream");
    expect(paths["/stream"]?.post?.responses["200"]?.headers).to.have.property("X-RateLimit-Limit");
  });
});

interface Operation {
  requestBody?: { required?: boolean; content: object };
  responses: Record<string, { description: string; headers: object; content?: object }>;
}
