import { createHash } from "node:crypto";
import { expect } from "chai";
import { type HDNodeWallet, Wallet } from "ethers";
import { Type } from "typebox";
import { answer, ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { routes } from "../../../api/routes.ts";
import { UsedSignature } from "../../../db/accounts/used-signature.entity.ts";
import { type SignedRequest, signedRequestText } from "../../../domain/signed-request.ts";
import { type AccountsWorld, accountsWorld, BASE_URL, signIn } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const Anything = Type.Object({}, { additionalProperties: true });
const declared = { summary: "Takes signatures.", tag: "Test", auth: ["signature"] } as const;
const answers = { 200: Anything, 201: Anything, ...problems(400, 401) };
const testRoutes = [
  route({
    ...declared,
    method: "GET",
    path: "/things",
    query: Anything,
    answers,
    handle: ({ caller }) => ok(caller),
  }),
  route({
    ...declared,
    method: "POST",
    path: "/things",
    body: Anything,
    answers,
    handle: ({ body }) => answer(201, body),
  }),
  route({ ...declared, method: "POST", path: "/things/cancel", answers, handle: () => ok({}) }),
];

describe("a request signed by a wallet", () => {
  let world: AccountsWorld;
  let served: Served;
  let wallet: HDNodeWallet;
  beforeEach(async () => {
    served = await world.serve({}, [...routes, ...testRoutes]);
    wallet = Wallet.createRandom();
  });
  before(async () => {
    world = await accountsWorld();
  });
  after(() => world.close());

  const window = () => Math.floor(Date.now() / 300_000);
  const sha256 = (body: string) => createHash("sha256").update(body).digest("hex");

  async function send(
    method: string,
    path: string,
    {
      body = "",
      sign = {} as Partial<SignedRequest>,
      headers = {} as Record<string, string>,
      by = wallet,
    } = {},
  ): Promise<Response> {
    const text = signedRequestText({
      origin: BASE_URL,
      address: wallet.address,
      method,
      path,
      bodySha256: sha256(body),
      window: window(),
      ...sign,
    });
    return fetch(served.url + path, {
      method,
      ...(body ? { body } : {}),
      headers: {
        "content-type": "application/json",
        "x-ethereum-address": wallet.address,
        "x-ethereum-signature": await by.signMessage(text),
        ...headers,
      },
    });
  }

  it("tells the caller's address, and the user where there is one", async () => {
    const signer = {
      via: "signature",
      address: wallet.address,
      reach: { create: "own", approve: "own", read: "own" },
      decidesAs: "user",
    };
    expect(await (await send("GET", "/things?a=1")).json()).to.deep.equal({
      ...signer,
      principal: { kind: "address", id: wallet.address },
    });
    const { id } = await signIn(served.url, wallet);
    expect(await (await send("GET", "/things")).json()).to.deep.equal({
      ...signer,
      principal: { kind: "user", id },
      user: { id, address: wallet.address },
    });
  });

  it("counts in its own window of five minutes and the ones before and after", async () => {
    for (const [offset, status] of [
      [-2, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 401],
    ] as const) {
      const response = await send("GET", "/things", { sign: { window: window() + offset } });
      expect(response.status, `window ${offset}`).to.equal(status);
    }
  });

  it("must be signed for this origin, method, path with query and body, by that address", async () => {
    const body = '{"a":1}';
    expect((await send("POST", "/things", { body })).status).to.equal(201);
    for (const sign of [
      { origin: "http://localhost:3001" },
      { method: "PUT" },
      { path: "/things?b=2" },
      { bodySha256: sha256('{"a":2}') },
      { address: Wallet.createRandom().address },
    ]) {
      expect(
        (await send("POST", "/things", { body: '{"a":3}', sign })).status,
        Object.keys(sign)[0],
      ).to.equal(401);
    }
    expect((await send("GET", "/things", { by: Wallet.createRandom() })).status).to.equal(401);
  });

  it("is told what to sign when its signature does not fit", async () => {
    const response = await send("GET", "/things", { by: Wallet.createRandom() });
    expect(response.status).to.equal(401);
    const { details } = (await response.json()) as { details: { path: string; message: string }[] };
    const text = details[0]?.message ?? "";
    expect(text.split("\n")).to.deep.equal([
      "Countersign request v1",
      `origin: ${BASE_URL}`,
      `address: ${wallet.address}`,
      "method: GET",
      "path: /things",
      `body-sha256: ${sha256("")}`,
      `window: ${window()}`,
    ]);
    const headers = { "x-ethereum-signature": await wallet.signMessage(text) };
    expect((await send("GET", "/things", { headers })).status).to.equal(200);
  });

  it("counts once where it changes something, also when several come at the same moment", async () => {
    const requests = Array.from({ length: 4 }, () => send("POST", "/things", { body: '{"n":1}' }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([201, 401, 401, 401]);
    expect(
      (await send("POST", "/things", { body: '{"n":2}' })).status,
      "another body is another request",
    ).to.equal(201);
  });

  it("may be sent again where it only reads", async () => {
    for (let i = 0; i < 3; i++) expect((await send("GET", "/things")).status).to.equal(200);
  });

  it("covers the body also where the route takes none", async () => {
    expect((await send("POST", "/things/cancel")).status).to.equal(200);
    const body = '{"smuggled":true}';
    expect(
      (await send("POST", "/things/cancel", { body, sign: { bodySha256: sha256("") } })).status,
    ).to.equal(401);
    expect((await send("POST", "/things/cancel", { body })).status).to.equal(200);
  });

  it("forgets used signatures once their window has passed", async () => {
    const em = world.database.em.fork();
    await em.insert(UsedSignature, { digest: "old", expiresAt: new Date(Date.now() - 1) });
    await send("POST", "/things", { body: '{"n":3}' });
    expect(await em.count(UsedSignature, { digest: "old" })).to.equal(0);
    const [latest] = await em.fork().find(UsedSignature, {}, { orderBy: { expiresAt: "desc" }, limit: 1 });
    expect(latest?.expiresAt.getTime()).to.be.at.least((window() + 1) * 300_000);
  });

  it("needs both headers and an address whose checksum is right", async () => {
    const address = { "x-ethereum-address": wallet.address };
    expect((await fetch(`${served.url}/things`, { headers: address })).status).to.equal(401);
    const lower = { "x-ethereum-address": wallet.address.toLowerCase() };
    expect((await send("GET", "/things", { headers: lower })).status).to.equal(200);
    const wrong = wallet.address.replace(/[a-fA-F]/, (c) =>
      c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase(),
    );
    expect((await send("GET", "/things", { headers: { "x-ethereum-address": wrong } })).status).to.equal(401);
  });

  it("is checked at most sixty times a minute for one client address, sign-in included", async () => {
    const headers = { "x-ethereum-signature": "0x00" };
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) statuses.push((await send("GET", "/things", { headers })).status);
    expect(new Set(statuses)).to.deep.equal(new Set([401]));
    const refused = await send("GET", "/things");
    expect(refused.status).to.equal(429);
    expect(refused.headers.get("x-ratelimit-limit")).to.equal("60");
    const signInRefused = await fetch(`${served.url}/auth/siwe/verify`, { method: "POST" });
    expect(signInRefused.status).to.equal(429);
  });
});
