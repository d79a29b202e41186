import { expect } from "chai";
import jwt from "jsonwebtoken";
import { Session } from "../../../db/accounts/session.entity.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

describe("a refresh token", () => {
  let world: AccountsWorld;
  let api: Served;
  let replica: Served;
  before(async () => {
    world = await accountsWorld();
    api = await world.serve({ limiter: UNLIMITED });
    replica = await world.serve({ limiter: UNLIMITED });
  });
  after(() => world.close());

  const post = (token: unknown, at = api) => postJson(`${at.url}/auth/refresh`, { refreshToken: token });
  async function refreshed(token: string, at = api): Promise<Pair> {
    const response = await post(token, at);
    expect(response.status, await response.clone().text()).to.equal(200);
    return (await response.json()) as Pair;
  }
  const statusOf = async (token: string, at = api) => (await post(token, at)).status;
  const meStatus = async (accessToken: string, at = api) =>
    (await fetch(`${at.url}/auth/me`, { headers: { authorization: `Bearer ${accessToken}` } })).status;
  const sessionOf = (token: string) => String((jwt.decode(token) as jwt.JwtPayload).sid);
  /** As though that much time had passed since the family's last rotation. */
  const age = (token: string, seconds: number) =>
    world.database.em
      .fork()
      .execute("update session set issued_at = issued_at - ? * interval '1 second' where id = ?", [
        seconds,
        sessionOf(token),
      ]);

  it("is answered with a pair that works, which must not be stored, of the same session", async () => {
    const user = await signIn(api.url);
    const response = await post(user.refreshToken);
    expect(response.status).to.equal(200);
    expect(response.headers.get("cache-control")).to.equal("no-store");
    const pair = (await response.json()) as Pair;
    expect(pair).to.have.all.keys("accessToken", "refreshToken");
    expect(pair.refreshToken).not.to.equal(user.refreshToken);
    expect(await meStatus(pair.accessToken)).to.equal(200);
    expect(await meStatus(user.accessToken), "the access token before lives on").to.equal(200);
    expect(sessionOf(pair.refreshToken)).to.equal(sessionOf(user.refreshToken));
    const { exp = 0, iat = 0, aud } = jwt.decode(pair.refreshToken) as jwt.JwtPayload;
    expect(exp - iat).to.equal(30 * 86_400);
    expect(aud).to.equal("http://localhost:3000/auth/refresh");
  });

  it("used again within 30 s is answered with the same successor, to the byte, on every replica", async () => {
    const user = await signIn(api.url);
    const first = await refreshed(user.refreshToken);
    await age(first.refreshToken, 29);
    const again = await refreshed(user.refreshToken, replica);
    // The row was moved back in time for this test, and with it the times in the token.
    expect((jwt.decode(again.refreshToken) as jwt.JwtPayload).jti).to.equal(
      (jwt.decode(first.refreshToken) as jwt.JwtPayload).jti,
    );
    expect((await refreshed(user.refreshToken)).refreshToken).to.equal(again.refreshToken);
    expect(await meStatus(again.accessToken)).to.equal(200);
    await refreshed(first.refreshToken);
  });

  it("used again after 30 s is a 401 that ends its session, access tokens included, on every replica", async () => {
    const user = await signIn(api.url);
    const pair = await refreshed(user.refreshToken);
    for (const at of [api, replica]) expect(await meStatus(pair.accessToken, at)).to.equal(200);
    await age(pair.refreshToken, 31);
    expect(await statusOf(user.refreshToken)).to.equal(401);
    for (const at of [api, replica]) {
      expect(await meStatus(pair.accessToken, at)).to.equal(401);
      expect(await statusOf(pair.refreshToken, at)).to.equal(401);
    }
    expect(api.logged.join("")).to.contain("a refresh token was used again");
  });

  it("older than the one before the good one ends its session at once", async () => {
    const user = await signIn(api.url);
    const second = await refreshed(user.refreshToken);
    await refreshed(second.refreshToken);
    expect(await statusOf(user.refreshToken)).to.equal(401);
    expect(await statusOf(second.refreshToken)).to.equal(401);
  });

  it("ends only its own family when it is reused", async () => {
    const user = await signIn(api.url);
    const elsewhere = await signIn(api.url, user.wallet);
    const pair = await refreshed(user.refreshToken);
    await age(pair.refreshToken, 31);
    expect(await statusOf(user.refreshToken)).to.equal(401);
    expect(await meStatus(elsewhere.accessToken)).to.equal(200);
    await refreshed(elsewhere.refreshToken);
  });

  it("is refused once its session's thirty days are over", async () => {
    const user = await signIn(api.url);
    const id = sessionOf(user.refreshToken);
    await world.database.em.fork().nativeUpdate(Session, { id }, { expiresAt: new Date() });
    expect(await statusOf(user.refreshToken)).to.equal(401);
  });

  it("that is an access token, forged, for another audience or nonsense is a 401 and ends nothing", async () => {
    const user = await signIn(api.url);
    const { current } = world.signingKeys;
    const claims = jwt.decode(user.refreshToken) as jwt.JwtPayload;
    const header = { alg: "ES256" as const, typ: "rt+jwt", kid: current.kid };
    const signed = (change: object, typ = "rt+jwt") =>
      jwt.sign({ ...claims, ...change }, current.privateKey, {
        algorithm: "ES256",
        header: { ...header, typ },
      });
    expect(await statusOf(user.accessToken)).to.equal(401);
    expect(await statusOf(signed({ aud: "http://localhost:3000/oauth/token" }))).to.equal(401);
    expect(await statusOf(signed({ aud: "http://localhost:3000" }))).to.equal(401);
    expect(await statusOf(signed({ exp: Math.floor(Date.now() / 1000) - 1 }))).to.equal(401);
    expect(await statusOf(signed({}, "at+jwt"))).to.equal(401);
    for (const text of ["x", "a.b.c", `${user.refreshToken}x`]) expect(await statusOf(text)).to.equal(401);
    for (const bad of ["", 5, null, undefined]) expect((await post(bad)).status).to.equal(400);
    expect(await statusOf(signed({})), "what the refusals were not for").to.equal(200);
  });

  describe("at the end of a session", () => {
    const logout = (user: SignedInUser, refreshToken: unknown, at = api) =>
      postJson(`${at.url}/auth/logout`, { refreshToken }, user.bearer);

    it("logout answers 204 and ends the session with its tokens on every replica", async () => {
      const user = await signIn(api.url);
      for (const at of [api, replica]) expect(await meStatus(user.accessToken, at)).to.equal(200);
      expect((await logout(user, user.refreshToken)).status).to.equal(204);
      for (const at of [api, replica]) expect(await meStatus(user.accessToken, at)).to.equal(401);
      expect(await statusOf(user.refreshToken, replica)).to.equal(401);
    });

    it("logout ends the session of the token that is named, which may be another device's", async () => {
      const user = await signIn(api.url);
      const elsewhere = await signIn(api.url, user.wallet);
      expect((await logout(user, elsewhere.refreshToken)).status).to.equal(204);
      expect(await meStatus(elsewhere.accessToken)).to.equal(401);
      expect(await meStatus(user.accessToken)).to.equal(200);
      expect((await logout(user, elsewhere.refreshToken)).status, "already revoked").to.equal(204);
    });

    it("logout with a token that was rotated away ends its session all the same", async () => {
      const user = await signIn(api.url);
      const pair = await refreshed(user.refreshToken);
      expect((await logout(user, user.refreshToken)).status).to.equal(204);
      expect(await statusOf(pair.refreshToken)).to.equal(401);
    });

    it("logout answers 204 for another's token and for none of ours, and leaves them as they are", async () => {
      const [user, other] = [await signIn(api.url), await signIn(api.url)];
      expect((await logout(user, other.refreshToken)).status).to.equal(204);
      expect(await meStatus(other.accessToken)).to.equal(200);
      expect((await logout(user, "no token")).status).to.equal(204);
      expect(await meStatus(user.accessToken)).to.equal(200);
      await refreshed(other.refreshToken);
    });

    it("logout without a good token is a 401, with a bad body a 400", async () => {
      const user = await signIn(api.url);
      const body = { refreshToken: user.refreshToken };
      expect((await postJson(`${api.url}/auth/logout`, body)).status).to.equal(401);
      const wrong = { authorization: `Bearer ${user.refreshToken}` };
      expect((await postJson(`${api.url}/auth/logout`, body, wrong)).status).to.equal(401);
      expect((await postJson(`${api.url}/auth/logout`, {}, user.bearer)).status).to.equal(400);
      expect((await postJson(`${api.url}/auth/logout`, { ...body, all: true }, user.bearer)).status).to.equal(
        400,
      );
      expect(await meStatus(user.accessToken)).to.equal(200);
    });

    it("logout-all ends the user's sessions on all devices and nobody else's", async () => {
      const user = await signIn(api.url);
      const [elsewhere, other] = [await signIn(api.url, user.wallet), await signIn(api.url)];
      const all = () => fetch(`${api.url}/auth/logout-all`, { method: "POST", headers: user.bearer });
      expect((await all()).status).to.equal(204);
      for (const { accessToken, refreshToken } of [user, elsewhere]) {
        expect(await meStatus(accessToken, replica)).to.equal(401);
        expect(await statusOf(refreshToken)).to.equal(401);
      }
      expect(await meStatus(other.accessToken)).to.equal(200);
      expect((await all()).status).to.equal(401);
    });
  });

  it("GET /auth/validate tells whose access token it is, and is a 401 without a good one", async () => {
    const user = await signIn(api.url);
    const response = await fetch(`${api.url}/auth/validate`, { headers: user.bearer });
    expect(response.status).to.equal(200);
    expect(await response.json()).to.deep.equal({
      valid: true,
      user: { id: user.id, ethereumAddress: user.wallet.address },
    });
    expect((await fetch(`${api.url}/auth/validate`)).status).to.equal(401);
    const wrong = { authorization: `Bearer ${user.refreshToken}` };
    expect((await fetch(`${api.url}/auth/validate`, { headers: wrong })).status).to.equal(401);
  });
});
