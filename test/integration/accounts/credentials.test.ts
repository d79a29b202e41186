import { generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import jwt from "jsonwebtoken";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { routes } from "../../../api/routes.ts";
import { ApiKey } from "../../../db/accounts/api-key.entity.ts";
import { createApiKey } from "../../../db/accounts/api-keys.ts";
import { Session } from "../../../db/accounts/session.entity.ts";
import { hashApiKey, makeApiKey } from "../../../domain/api-key.ts";
import type { TransactionAction } from "../../../domain/scopes.ts";
import {
  type AccountsWorld,
  accountsWorld,
  BASE_URL,
  type SignedInUser,
  signIn,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const scoped = (scope: TransactionAction) =>
  route({
    method: "GET",
    path: `/may-${scope}`,
    summary: "Answers who is calling.",
    tag: "Test",
    auth: ["key", "jwt"],
    scope,
    answers: { 200: Type.Object({}, { additionalProperties: true }), ...problems(401, 403) },
    handle: ({ caller }) => ok(caller),
  });

const open = route({
  method: "GET",
  path: "/open",
  summary: "Open to all.",
  tag: "Test",
  auth: "public",
  answers: { 200: Type.Object({}) },
  handle: () => ok({}),
});

describe("who is calling", () => {
  let world: AccountsWorld;
  let served: Served;
  let other: Served;
  let user: SignedInUser;
  let key: { id: string; secret: string };
  before(async () => {
    world = await accountsWorld();
    const all = [...routes, scoped("create"), scoped("approve"), scoped("read"), open];
    served = await world.serve({}, all);
    other = await world.serve({}, all);
    user = await signIn(served.url);
    key = await userKey();
  });
  after(() => world.close());

  async function userKey(expiresAt?: Date) {
    const given = { type: "user", name: "k", userId: user.id, ...(expiresAt ? { expiresAt } : {}) } as const;
    const { key: made, secret } = await createApiKey(world.database.em, given);
    return { id: made.id, secret };
  }
  const get = (path: string, headers: Record<string, string>, at = served) =>
    fetch(at.url + path, { headers });
  const statusOf = async (path: string, headers: Record<string, string>, at = served) =>
    (await get(path, headers, at)).status;
  const withKey = (secret: string) => ({ "x-api-key": secret });

  it("is told by an access token", async () => {
    const response = await get("/auth/me", user.bearer);
    expect(response.status).to.equal(200);
    expect(await response.json()).to.deep.equal({ id: user.id, ethereumAddress: user.wallet.address });
    expect(await (await get("/may-read", user.bearer)).json()).to.deep.include({
      via: "jwt",
      principal: { kind: "user", id: user.id },
      reach: { create: "own", approve: "own", read: "own" },
      decidesAs: "user_ui",
      user: { id: user.id, address: user.wallet.address },
    });
  });

  it("is told by an API key", async () => {
    expect(await (await get("/may-read", withKey(key.secret))).json()).to.deep.equal({
      via: "key",
      principal: { kind: "key", id: key.id, type: "user", label: "user" },
      reach: { create: "own", approve: "own", read: "own" },
      decidesAs: "user",
      user: { id: user.id, address: user.wallet.address },
      address: user.wallet.address,
    });
  });

  it("is a 401 that names the ways where no credential is sent", async () => {
    const response = await get("/may-read", {});
    expect(response.status).to.equal(401);
    expect(response.headers.get("www-authenticate")).to.equal("Bearer");
    expect(await response.json())
      .to.have.property("message")
      .that.contains("x-api-key")
      .and.contains("Bearer");
  });

  it("is a 400 where two kinds are sent, even two good ones", async () => {
    expect(await statusOf("/may-read", { ...user.bearer, ...withKey(key.secret) })).to.equal(400);
    expect(await statusOf("/may-read", { ...user.bearer, "x-ethereum-signature": "0x" })).to.equal(400);
    expect(await statusOf("/auth/me", { ...user.bearer, ...withKey("nonsense") })).to.equal(400);
  });

  it("is a 401 for a kind that the route does not take, a USER key on a JWT route among them", async () => {
    expect(await statusOf("/auth/me", withKey(key.secret))).to.equal(401);
    expect(await statusOf("/user-api-keys", withKey(await world.serverKey("admin")))).to.equal(401);
    const signed = { "x-ethereum-address": user.wallet.address, "x-ethereum-signature": "0x00" };
    expect(await statusOf("/may-read", signed)).to.equal(401);
  });

  it("does not matter on a public route, where a bad credential is ignored", async () => {
    expect(await statusOf("/open", { authorization: "Bearer x", "x-api-key": "x" })).to.equal(200);
  });

  it("is a 403 for a good key without the right", async () => {
    const orion = withKey(await world.serverKey("orion"));
    expect(await statusOf("/may-create", orion)).to.equal(403);
    expect(await statusOf("/may-approve", orion)).to.equal(200);
    expect(await statusOf("/may-create", withKey(await world.serverKey("admin")))).to.equal(200);
    expect(await statusOf("/may-create", user.bearer)).to.equal(200);
  });

  describe("by token", () => {
    const options = (change: object = {}): jwt.SignOptions => ({
      algorithm: "ES256",
      header: { alg: "ES256", typ: "at+jwt", kid: world.signingKeys.current.kid },
      issuer: BASE_URL,
      audience: BASE_URL,
      subject: user.id,
      jwtid: "of-a-test",
      expiresIn: 900,
      ...change,
    });
    const claims = () => ({ sid: (jwt.decode(user.accessToken) as jwt.JwtPayload).sid });
    const status = (token: string) => statusOf("/auth/me", { authorization: `Bearer ${token}` });
    const signed = (change?: object) =>
      jwt.sign(claims(), world.signingKeys.current.privateKey, options(change));

    it("holds for a token like ours, so that the refusals below are for what they change", async () => {
      expect(await status(signed())).to.equal(200);
    });

    it("refuses a refresh token, a wrong type, issuer, audience and an expired one", async () => {
      expect(await status(user.refreshToken)).to.equal(401);
      const { kid } = world.signingKeys.current;
      expect(await status(signed({ header: { alg: "ES256", typ: "JWT", kid } }))).to.equal(401);
      expect(await status(signed({ header: { alg: "ES256", typ: "rt+jwt", kid } }))).to.equal(401);
      expect(await status(signed({ header: { alg: "ES256", typ: "at+jwt", kid: "other" } }))).to.equal(401);
      expect(await status(signed({ issuer: "https://elsewhere.example" }))).to.equal(401);
      expect(await status(signed({ audience: `${BASE_URL}/mcp` }))).to.equal(401);
      expect(await status(signed({ expiresIn: -1 }))).to.equal(401);
    });

    it("refuses another key's signature, no signature and a changed payload", async () => {
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      expect(await status(jwt.sign(claims(), privateKey, options()))).to.equal(401);
      const none = {
        algorithm: "none",
        header: { alg: "none", typ: "at+jwt", kid: world.signingKeys.current.kid },
      };
      expect(await status(jwt.sign(claims(), "", options(none)))).to.equal(401);
      const [head, , tail] = user.accessToken.split(".");
      const payload = Buffer.from(JSON.stringify({ ...claims(), sub: "someone" })).toString("base64url");
      expect(await status([head, payload, tail].join("."))).to.equal(401);
      for (const nonsense of ["", "x", "a.b.c", `${user.accessToken}x`])
        expect(await status(nonsense)).to.equal(401);
    });

    it("ends with the session, at once and on every replica, though the signature was seen before", async () => {
      const { accessToken, bearer } = await signIn(served.url, user.wallet);
      for (const replica of [served, other])
        expect(await statusOf("/auth/me", bearer, replica)).to.equal(200);
      const { sid } = jwt.decode(accessToken) as { sid: string };
      await world.database.em.fork().nativeUpdate(Session, { id: sid }, { endedAt: new Date() });
      for (const replica of [served, other])
        expect(await statusOf("/auth/me", bearer, replica)).to.equal(401);
      expect(await statusOf("/auth/me", user.bearer), "the user's other session lives on").to.equal(200);
    });

    it("refuses other schemes and never falls through", async () => {
      for (const authorization of ["Basic dXNlcjpwYXNz", "Bearer", user.accessToken]) {
        expect(await statusOf("/may-read", { authorization })).to.equal(401);
      }
    });
  });

  describe("by API key", () => {
    it("refuses a wrong checksum and an unknown key", async () => {
      const wrong = key.secret.slice(0, -1) + (key.secret.endsWith("0") ? "1" : "0");
      expect(await statusOf("/may-read", withKey(wrong))).to.equal(401);
      expect(await statusOf("/may-read", withKey(makeApiKey("user")))).to.equal(401);
      expect(await statusOf("/may-read", withKey(hashApiKey(key.secret)))).to.equal(401);
    });

    it("refuses a revoked one at once, on every replica", async () => {
      const doomed = await userKey();
      for (const replica of [served, other]) {
        expect(await statusOf("/may-read", withKey(doomed.secret), replica)).to.equal(200);
      }
      const answer = await fetch(`${served.url}/user-api-keys/${doomed.id}`, {
        method: "DELETE",
        headers: user.bearer,
      });
      expect(answer.status).to.equal(200);
      for (const replica of [served, other]) {
        expect(await statusOf("/may-read", withKey(doomed.secret), replica)).to.equal(401);
      }
    });

    it("refuses an expired one", async () => {
      const brief = await userKey(new Date(Date.now() + 60_000));
      expect(await statusOf("/may-read", withKey(brief.secret))).to.equal(200);
      await world.database.em
        .fork()
        .nativeUpdate(ApiKey, { id: brief.id }, { expiresAt: new Date(Date.now() - 1) });
      expect(await statusOf("/may-read", withKey(brief.secret))).to.equal(401);
    });

    it("notes the last use at most once a minute", async () => {
      const em = world.database.em.fork();
      const used = await userKey();
      const lastUse = async () =>
        (await em.fork().findOneOrFail(ApiKey, { id: used.id })).lastUsedAt?.getTime() ?? 0;
      expect(await lastUse()).to.equal(0);
      await get("/may-read", withKey(used.secret));
      const first = await lastUse();
      expect(first).to.be.closeTo(Date.now(), 5000);
      await get("/may-read", withKey(used.secret));
      expect(await lastUse()).to.equal(first);
      await em.nativeUpdate(ApiKey, { id: used.id }, { lastUsedAt: new Date(Date.now() - 61_000) });
      // By a process that has not looked it up within seconds.
      await get("/may-read", withKey(used.secret), other);
      expect(await lastUse()).to.be.at.least(first);
    });
  });
});
