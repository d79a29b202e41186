import { expect } from "chai";
import { Type } from "typebox";
import { answer, ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { type Served, serveApp } from "../../support/serve-app.ts";

const Parcel = Type.Object(
  {
    name: Type.String({ maxLength: 10 }),
    inner: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false },
);

const routes = [
  route({
    method: "POST",
    path: "/parcels",
    summary: "Echoes a parcel.",
    tag: "Test",
    auth: "public",
    body: Parcel,
    answers: { 201: Parcel, ...problems(400) },
    handle: ({ body }) => answer(201, body),
  }),
  route({
    method: "GET",
    path: "/parcels/{number}",
    summary: "Answers its number.",
    tag: "Test",
    auth: "public",
    params: Type.Object({ number: Type.Integer({ minimum: 1 }) }),
    query: Type.Object(
      { limit: Type.Optional(Type.Integer({ maximum: 5 })) },
      { additionalProperties: false },
    ),
    answers: { 200: Type.Object({ number: Type.Integer(), limit: Type.Integer() }), ...problems(400) },
    handle: ({ params, query }) => ok({ number: params.number, limit: query.limit ?? 0 }),
  }),
  route({
    method: "GET",
    path: "/leaks",
    summary: "Answers more than it declares.",
    tag: "Test",
    auth: "public",
    answers: { 200: Type.Object({ id: Type.String() }, { additionalProperties: false }) },
    handle: () => ok({ id: "1", passwordHash: "canary-in-an-answer" }),
  }),
  route({
    method: "GET",
    path: "/breaks",
    summary: "Fails with a message that quotes a secret.",
    tag: "Test",
    auth: "public",
    answers: { 200: Type.Object({}) },
    handle: () => {
      throw new Error("connect to postgres://user:canary-in-an-error@db failed");
    },
  }),
];

describe("the API's border", () => {
  let served: Served;
  before(async () => {
    served = await serveApp(routes);
  });
  after(() => served.close());

  const post = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
    fetch(`${served.url}/parcels`, { method: "POST", body, headers });
  const problemOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

  it("answers a good request with what its schema declares", async () => {
    const response = await post('{"name":"box"}');
    expect(response.status).to.equal(201);
    expect(await response.json()).to.deep.equal({ name: "box" });
  });

  it("refuses malformed JSON with 400", async () => {
    const response = await post("{");
    expect(response.status).to.equal(400);
    expect(await problemOf(response)).to.deep.equal({
      statusCode: 400,
      message: "The body is not valid JSON.",
      error: "Bad Request",
    });
  });

  it("names an unknown field and a missing one", async () => {
    const response = await post('{"nane":"box"}');
    expect(response.status).to.equal(400);
    const { details } = await problemOf(response);
    expect(details).to.deep.include.members([
      { path: "/name", message: "name is required." },
      { path: "/nane", message: "nane is not a field of this request." },
    ]);
  });

  for (const [what, body] of [
    ["a number where text belongs", '{"name":1}'],
    ["text that is too long", '{"name":"12345678901"}'],
    ["U+0000", '{"name":"a\\u0000"}'],
    ["a lone surrogate", '{"name":"\\ud800"}'],
    ["a lone surrogate deep inside free-form data", '{"name":"a","inner":{"deep":[{"x":"\\udc00"}]}}'],
    ["an array instead of an object", "[]"],
    ["null", "null"],
    ["nothing", ""],
  ] as const) {
    it(`refuses ${what} with 400`, async () => {
      expect((await post(body)).status).to.equal(400);
    });
  }

  it("refuses a body above 1 MiB with 413, with and without a declared length", async () => {
    const big = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    expect((await post(big)).status).to.equal(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(big));
        controller.close();
      },
    });
    const headers = { "content-type": "application/json" };
    const chunked = await fetch(`${served.url}/parcels`, {
      method: "POST",
      body: stream,
      headers,
      duplex: "half",
    });
    expect(chunked.status).to.equal(413);
  });

  it("refuses a body that is not JSON with 415", async () => {
    expect((await post("name=box", { "content-type": "application/x-www-form-urlencoded" })).status).to.equal(
      415,
    );
    expect((await post("box", { "content-type": "text/plain" })).status).to.equal(415);
  });

  it("answers 404 for an unknown address and 405 with Allow for a wrong method", async () => {
    const unknown = await fetch(`${served.url}/nowhere`);
    expect(unknown.status).to.equal(404);
    expect(await problemOf(unknown)).to.include({ statusCode: 404, error: "Not Found" });
    const wrong = await fetch(`${served.url}/parcels`, { method: "DELETE" });
    expect(wrong.status).to.equal(405);
    expect(wrong.headers.get("allow")).to.equal("POST");
  });

  it("reads path and query values as their declared types, and refuses what does not fit", async () => {
    const good = await fetch(`${served.url}/parcels/7?limit=5`);
    expect(await good.json()).to.deep.equal({ number: 7, limit: 5 });
    for (const path of [
      "/parcels/0",
      "/parcels/seven",
      "/parcels/7?limit=6",
      "/parcels/7?other=1",
      "/parcels/%00",
    ]) {
      expect((await fetch(served.url + path)).status, path).to.equal(400);
    }
  });

  it("keeps a sane request id and replaces any other", async () => {
    const idOf = async (sent: string) =>
      (await fetch(`${served.url}/parcels/1`, { headers: { "x-request-id": sent } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("trace-1.A_b")).to.equal("trace-1.A_b");
    expect(await idOf("has spaces")).to.match(/^[0-9a-f-]{36}$/);
    expect(await idOf("x".repeat(129))).to.match(/^[0-9a-f-]{36}$/);
  });

  it("sends security headers with every answer, errors included", async () => {
    for (const path of ["/parcels/1", "/nowhere", "/breaks"]) {
      const { headers } = await fetch(served.url + path);
      expect(headers.get("x-content-type-options"), path).to.equal("nosniff");
      expect(headers.get("content-security-policy"), path).to.contain("default-src 'none'");
    }
  });

  it("never lets an undeclared field out", async () => {
    const response = await fetch(`${served.url}/leaks`);
    expect(response.status).to.equal(500);
    expect(await response.text()).not.to.contain("canary");
  });

  it("turns an unexpected error into a plain 500 and logs no message of it", async () => {
    const response = await fetch(`${served.url}/breaks`);
    expect(response.status).to.equal(500);
    expect(await response.text()).not.to.contain("canary");
    expect(served.logged.join("\n")).to.contain("request failed").and.not.to.contain("canary");
  });

  it("logs the route's pattern, never the path or query that was sent", async () => {
    await fetch(`${served.url}/parcels/7?limit=canary-in-a-query`);
    const lines = served.logged.join("\n");
    expect(lines).to.contain('"route":"/parcels/{number}"').and.not.to.contain("canary-in-a-query");
  });
});
