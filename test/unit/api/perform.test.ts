import { expect } from "chai";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { type KeyCaller, reachUnder } from "../../../api/auth/caller.ts";
import { perIp, perKey } from "../../../api/limits/limit.ts";
import { createTally } from "../../../api/limits/tally.ts";
import { createPerformer, type RouteInput } from "../../../api/perform.ts";
import { problems } from "../../../api/problem.ts";
import type { Refusal } from "../../../api/refusal.ts";
import { route } from "../../../api/route.ts";
import type { Scope } from "../../../domain/scopes.ts";
import { createLog } from "../../../runtime/log.ts";
import { plainDependencies } from "../../support/serve-app.ts";

let handled = 0;
const propose = route({
  method: "POST",
  path: "/proposals/{number}",
  summary: "For a test.",
  tag: "Test",
  auth: ["key"],
  scope: "create",
  limits: [perIp(5), perKey(2)],
  params: Type.Object({ number: Type.Integer() }),
  body: Type.Object(
    { name: Type.String(), say: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ number: Type.Integer(), name: Type.String() }, { additionalProperties: false }),
    ...problems(400, 401, 403, 413, 415, 429),
  },
  handle({ params, body }) {
    handled += 1;
    return ok({ number: params.number, name: body.name, ...(body.say ? { say: body.say } : {}) });
  },
});

const keyCaller = (id: string, scopes: readonly Scope[] = ["transactions:create:own"]): KeyCaller => ({
  via: "key",
  principal: { kind: "key", id, type: "user", label: "agent" },
  reach: reachUnder(scopes),
  decidesAs: "user",
  user: undefined,
  address: undefined,
});

describe("performing a route, without HTTP", () => {
  const deps = plainDependencies(createLog("silent", "test"));
  const performer = createPerformer([propose], deps);
  beforeEach(() => {
    handled = 0;
  });

  let bodiesRead = 0;
  const given = (body: unknown, number = "7"): RouteInput => ({
    params: { number },
    query: {},
    headers: {},
    async body() {
      bodiesRead += 1;
      return body;
    },
    bodySha256: () => "",
    signal: () => new AbortController().signal,
    tally: createTally(deps.limiter),
  });
  const refusalOf = (caller: KeyCaller, input: RouteInput): Promise<Refusal> =>
    performer.perform(propose, caller, input).then(
      () => expect.fail("was not refused"),
      (error: Refusal) => error,
    );

  it("checks the input, handles it and answers", async () => {
    expect(await performer.perform(propose, keyCaller("a"), given({ name: "x" }))).to.deep.equal(
      ok({ number: 7, name: "x" }),
    );
  });

  it("refuses an input that does not fit before anything is handled", async () => {
    const bodies = [{}, { name: "x", other: 1 }, { name: "\0" }, undefined];
    for (const [i, body] of bodies.entries()) {
      expect(await refusalOf(keyCaller(`input ${i}`), given(body))).to.include({ status: 400 });
    }
    expect(await refusalOf(keyCaller("params"), given({ name: "x" }, "0x7"))).to.include({ status: 400 });
    expect(handled).to.equal(0);
  });

  it("refuses a caller whose reach does not include it, its body unread", async () => {
    bodiesRead = 0;
    const reader = keyCaller("reader", ["transactions:read:any"]);
    expect(await refusalOf(reader, given({ name: "x" }))).to.include({ status: 403 });
    expect([handled, bodiesRead]).to.deep.equal([0, 0]);
  });

  it("spends the principal's bucket, whoever calls it, and reports what is left", async () => {
    const input = given({ name: "x" });
    await performer.perform(propose, keyCaller("b"), input);
    expect(input.tally.headers()).to.include({ "x-ratelimit-limit": "2", "x-ratelimit-remaining": "1" });
    await performer.perform(propose, keyCaller("b"), given({ name: "x" }));
    bodiesRead = 0;
    expect(await refusalOf(keyCaller("b"), given({ name: "x" }))).to.include({ status: 429 });
    expect(bodiesRead).to.equal(0);
    await performer.perform(propose, keyCaller("c"), given({ name: "x" }));
  });

  it("spends a client address's bucket when it is admitted", async () => {
    const tally = createTally(deps.limiter);
    for (let i = 0; i < 5; i += 1) await performer.admit(propose, () => "203.0.113.9", tally);
    expect(tally.headers()).to.include({ "x-ratelimit-limit": "5", "x-ratelimit-remaining": "0" });
    const sixth = await performer.admit(propose, () => "203.0.113.9", tally).catch((error: Refusal) => error);
    expect(sixth).to.include({ status: 429 });
  });

  it("lets no undeclared field out", async () => {
    const leaked = performer.perform(propose, keyCaller("d"), given({ name: "x", say: "more" }));
    const error = await leaked.catch((thrown: Error) => thrown);
    expect(error).to.have.property("message").that.contains("its schema refuses");
  });
});
