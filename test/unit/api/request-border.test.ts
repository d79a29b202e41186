import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { Type } from "typebox";
import { answer, ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { type Served, serveApp } from "../../support/serve-app.ts";

const Parcel = Type.Object(
  {
    name: Type.String({ maxLength: 10 }),
    colour: Type.Optional(Type.String({ pattern: "^(red|blue)$", mustBe: "the name of a colour" })),
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
    method: "POST",
    path: "/guarded",
    summary: "Takes a parcel from those who may.",
    tag: "Test",
    auth: ["key", "jwt", "signature"],
    body: Parcel,
    answers: { 201: Parcel, ...problems(400, 401) },
    handle: ({ body }) => answer(201, body),
  }),
  route({
    method: "GET",
    path: "/empty",
    summary: "Answers nothing much.",
    tag: "Test",
    auth: "public",
    answers: { 200: Type.Object({}, { additionalProperties: false }) },
    handle: ({ query }) => ok(query),
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

  const post = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => fetch(`${served.url}/parcels`, { method: "POST", body, headers });
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
    ["a number beyond a double", '{"name":"a","inner":{"x":[1e400]}}'],
    ["the same key twice", '{"name":"a","name":"b"}'],
    ["the same key twice, once in escapes", '{"name":"a","inner":{"deep":[{"x":1, "\\u0078" : 2}]}}'],
    ["__proto__ as a key", '{"name":"a","__proto__":{}}'],
    ["__proto__ deep inside free-form data", '{"name":"a","inner":{"x":{"__proto__":1}}}'],
    ["JSON in another encoding than UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["a byte order mark", '\ufeff{"name":"a"}'],
    ["null", "null"],
    ["nothing", ""],
  ] as const) {
    it(`refuses ${what} with 400`, async () => {
      expect((await post(body)).status).to.equal(400);
    });
  }

  it("takes the same key in different objects, and texts that look like keys", async () => {
    const body = '{"name":"a","inner":{"a":{"x":1},"b":[{"x":"\\"x\\":"},{"x":2}],"c":["x","x"],"x":"name"}}';
    expect((await post(body)).status).to.equal(201);
  });

  it("takes 32 levels of nesting, the outermost counted, and refuses 33", async () => {
    const nested = (levels: number) =>
      `{"name":"a","inner":${'{"a":'.repeat(levels - 2)}[]${"}".repeat(levels - 2)}}`;
    expect((await post(nested(32))).status).to.equal(201);
    const deeper = await post(nested(33));
    expect(deeper.status).to.equal(400);
    expect((await problemOf(deeper)).message).to.contain("32 levels");
    expect((await post(`${"[".repeat(200_000)}${"]".repeat(200_000)}`)).status).to.equal(400);
  });

  it("says in sentences what to change, and shows no pattern", async () => {
    const messageOf = async (body: string) => (await problemOf(await post(body))).message;
    expect(await messageOf('{"name":1}')).to.equal("name must be text.");
    expect(await messageOf('{"name":"12345678901"}')).to.equal("name must have at most 10 characters.");
    expect(await messageOf('{"name":"a","colour":"mauve"}')).to.equal("colour must be the name of a colour.");
    expect(await messageOf('{"name":"a","inner":[]}')).to.equal("inner must be an object.");
    expect(await messageOf("[]")).to.equal("The body must be an object.");
    expect(await messageOf('{"name":"a","__proto__":1}')).to.contain("__proto__");
    expect(await messageOf('{"name":"a","name":"b"}')).to.contain("name is twice");
  });

  it("answers 400, never 415, where a body is due and there is none", async () => {
    const bare = await fetch(`${served.url}/parcels`, { method: "POST" });
    expect(bare.status).to.equal(400);
    expect((await problemOf(bare)).message).to.equal("This needs a body; send it as application/json.");
    const empty = new ReadableStream({ start: (controller) => controller.close() });
    const chunked = await fetch(`${served.url}/parcels`, { method: "POST", body: empty, duplex: "half" });
    expect(chunked.status).to.equal(400);
  });

  it("takes a body that is packed, and counts what it unpacks to", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    expect((await post(gzipSync('{"name":"box"}'), headers)).status).to.equal(201);
    expect((await post(gzipSync(`{"name":"${"x".repeat(2 ** 20)}"}`), headers)).status).to.equal(413);
    expect((await post("{}", headers)).status).to.equal(400);
    expect((await post("{}", { ...headers, "content-encoding": "snappy" })).status).to.equal(415);
  });

  for (const [whom, headers] of [
    ["nobody", ""],
    ["a key that is none", "x-api-key: nonsense\r\n"],
    ["a token that is none", "authorization: Basic nonsense\r\n"],
    ["two at once", "x-api-key: a\r\nauthorization: Bearer b\r\n"],
    ["half a signature", "x-ethereum-signature: 0x00\r\n"],
    ["a signature of no address", "x-ethereum-signature: 0x00\r\nx-ethereum-address: 0x12\r\n"],
  ] as const) {
    it(`refuses ${whom} before a byte of the body is there`, async () => {
      // A byte of it never comes, so whoever waited for it would not answer.
      const head = `POST /guarded HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}content-length: 9\r\n\r\n`;
      expect(await firstAnswer(served.url, head)).to.match(/^HTTP\/1.1 40[01] /);
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
    for (const type of ["text/plain", "application/problem+json", "application/json; charset=utf-16", "json"])
      expect((await post('{"name":"box"}', { "content-type": type })).status, type).to.equal(415);
    for (const type of [
      "application/json; charset=utf-8",
      "Application/JSON",
      'application/json;charset="UTF-8"',
    ])
      expect((await post('{"name":"box"}', { "content-type": type })).status, type).to.equal(201);
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
      "/parcels/%ff",
      "/parcels/%2",
      ...["Infinity", "1e999", "0x1", "+1", " 1", "1 ", "1.0", "1e0", "٣", ""].flatMap((number) => [
        `/parcels/1?limit=${encodeURIComponent(number)}`,
        ...(number ? [`/parcels/${encodeURIComponent(number)}`] : []),
      ]),
      "/parcels/1?limit=1&limit=1",
      "/parcels/1?__proto__=1",
      "/parcels/1?constructor=1",
    ]) {
      expect((await fetch(served.url + path)).status, path).to.equal(400);
    }
  });

  it("ignores the query of a route that declares none", async () => {
    expect((await fetch(`${served.url}/empty?__proto__=1&limit=x`)).status).to.equal(200);
  });

  it("matches paths exactly, case and trailing slash included", async () => {
    for (const path of ["/Parcels/1", "/parcels/1/", "//parcels/1", "/parcels/1%2f2", "/parcels/"])
      expect((await fetch(served.url + path)).status, path).to.be.oneOf(path.includes("%") ? [400] : [404]);
  });

  it("answers OPTIONS with the methods of a known address, and with the error body elsewhere", async () => {
    const known = await fetch(`${served.url}/parcels`, { method: "OPTIONS" });
    expect([known.status, known.headers.get("allow")]).to.deep.equal([200, "POST"]);
    const unknown = await fetch(`${served.url}/nowhere`, { method: "OPTIONS" });
    expect(unknown.status).to.equal(404);
    expect(await problemOf(unknown)).to.include({ statusCode: 404, error: "Not Found" });
    const preflight = { origin: "http://localhost:3000", "access-control-request-method": "POST" };
    const asked = await fetch(`${served.url}/parcels`, { method: "OPTIONS", headers: preflight });
    expect(asked.status).to.equal(204);
  });

  for (const [what, bytes, status] of [
    ["what is no HTTP", "HELLO\r\n\r\n", 400],
    ["headers without end", `GET / HTTP/1.1\r\nhost: x\r\na: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a method that nobody knows", "BREW /parcels HTTP/1.1\r\nhost: x\r\n\r\n", 400],
    ["an unknown path with an expectation", "GET /nowhere HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n", 404],
  ] as const) {
    it(`answers ${what} with the error body too`, async () => {
      const answer = await sendRaw(served.url, bytes);
      expect(answer)
        .to.match(new RegExp(`^HTTP/1.1 ${status} `))
        .and.match(/x-request-id: \S+/i);
      expect(answer).to.contain(`{"statusCode":${status},"message":"`);
    });
  }

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
      expect(headers.get("content-security-policy"), path).to.contain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options"), path).to.equal("DENY");
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

/** What a server answers to bytes that no HTTP client would send. */
async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.end(bytes);
  return text(socket);
}

/** What a server answers while the rest of the request is still to come. */
async function firstAnswer(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes);
  const [chunk] = (await once(socket, "data", { signal: AbortSignal.timeout(30_000) })) as [Buffer];
  socket.destroy();
  return chunk.toString();
}
