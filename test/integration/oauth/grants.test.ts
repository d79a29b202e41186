import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { signIn } from "../../support/accounts-world.ts";
import { type RegisteredClient, refusalOf, type TokenAnswer } from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

interface Grant {
  id: string;
  client_id: string;
  client_name: string;
  scope: string;
  createdAt: string;
  lastUsedAt: string | null;
}

describe("what was granted to a client", () => {
  let world: OAuthWorld;
  let client: RegisteredClient;
  before(async () => {
    world = await oauthWorld();
    client = await world.client.register({ client_name: "An agent" });
  });
  after(() => world.close());

  const about = (what: "revoke" | "introspect", token: string, of = client) =>
    world.client.post(`/oauth/${what}`, { token, ...world.client.credentials(of) });
  const introspected = async (token: string, of = client) => {
    const response = await about("introspect", token, of);
    expect(response.status).to.equal(200);
    return (await response.json()) as { active: boolean };
  };
  const isDead = async ({ access_token: access, refresh_token: refresh }: TokenAnswer) => {
    for (const at of [world.api, world.replica])
      expect(await world.callStatus(access, "/protected", at)).to.equal(401);
    expect(await refusalOf(await world.client.refresh(client, refresh))).to.deep.equal({
      status: 400,
      error: "invalid_grant",
    });
    return true;
  };
  const list = async (user = world.user) =>
    (await (await fetch(`${world.api.url}/oauth/grants`, { headers: user.bearer })).json()) as Grant[];
  const end = async (id: string, user = world.user) =>
    (await fetch(`${world.api.url}/oauth/grants/${id}`, { method: "DELETE", headers: user.bearer })).status;

  describe("POST /oauth/revoke", () => {
    it("ends it by a refresh token or an access token, and answers 200 again", async () => {
      for (const kind of ["refresh_token", "access_token"] as const) {
        const tokens = await world.client.tokens(client, world.user);
        expect(await world.callStatus(tokens.access_token, "/protected", world.replica)).to.equal(200);
        const response = await about("revoke", tokens[kind]);
        expect([response.status, await response.text()]).to.deep.equal([200, ""]);
        expect(await isDead(tokens)).to.equal(true);
        expect((await about("revoke", tokens[kind])).status).to.equal(200);
      }
    });

    it("answers 200 for nonsense and leaves another client's, and a person's own, as they are", async () => {
      const tokens = await world.client.tokens(client, world.user);
      const other = await world.client.register();
      expect((await about("revoke", "nonsense")).status).to.equal(200);
      expect((await about("revoke", tokens.refresh_token, other)).status).to.equal(200);
      expect((await about("revoke", world.user.refreshToken)).status).to.equal(200);
      expect(await world.callStatus(tokens.access_token)).to.equal(200);
      expect(await world.callStatus(world.user.accessToken, "/auth/me")).to.equal(200);
    });

    it("asks who the client is and which token is meant", async () => {
      expect((await refusalOf(await world.client.post("/oauth/revoke", { token: "x" }))).status).to.equal(
        401,
      );
      const none = world.client.post("/oauth/revoke", world.client.credentials(client));
      expect(await refusalOf(await none)).to.deep.equal({ status: 400, error: "invalid_request" });
    });
  });

  describe("POST /oauth/introspect", () => {
    it("tells a client about its own good tokens", async () => {
      const tokens = await world.client.tokens(client, world.user, { scope: "transactions:read:own" });
      const access = await introspected(tokens.access_token);
      expect(access).to.include({
        active: true,
        scope: "transactions:read:own",
        client_id: client.client_id,
        token_type: "bearer",
        sub: world.user.id,
        aud: "http://localhost:3000/mcp",
        iss: "http://localhost:3000",
      });
      expect(await introspected(tokens.refresh_token)).to.include({ active: true });
    });

    it("calls inactive what is used up, revoked, another client's or a person's own, and says no more", async () => {
      const inactive = { active: false };
      const tokens = await world.client.tokens(client, world.user);
      const other = await world.client.register();
      expect(await introspected(tokens.access_token, other)).to.deep.equal(inactive);
      expect(await introspected(world.user.accessToken)).to.deep.equal(inactive);
      expect(await introspected("nonsense")).to.deep.equal(inactive);
      await world.client.refresh(client, tokens.refresh_token);
      expect(await introspected(tokens.refresh_token)).to.deep.equal(inactive);
      await about("revoke", tokens.access_token);
      expect(await introspected(tokens.access_token)).to.deep.equal(inactive);
    });

    it("is for clients with a secret", async () => {
      const open = await world.client.register({ token_endpoint_auth_method: "none" });
      expect((await refusalOf(await about("introspect", "x", open))).error).to.equal("invalid_client");
    });
  });

  it("is listed for its owner, newest first, and can be taken back, at once", async () => {
    const user = await signIn(world.api.url);
    const first = await world.client.tokens(client, user, { scope: "transactions:read:own" });
    const second = await world.client.tokens(client, user);
    const [newer, older, ...more] = await list(user);
    expect(more).to.deep.equal([]);
    expect(older).to.include({
      client_id: client.client_id,
      client_name: "An agent",
      scope: "transactions:read:own",
      lastUsedAt: null,
    });
    expect(await world.callStatus(first.access_token)).to.equal(200);
    expect((await list(user))[1]?.lastUsedAt).to.match(/Z$/);

    const other = await signIn(world.api.url);
    expect(await list(other)).to.deep.equal([]);
    expect(await end(older?.id ?? "", other)).to.equal(404);
    expect(await end(randomUUID(), user)).to.equal(404);
    expect(await end("nonsense", user)).to.equal(400);
    expect(await end(older?.id ?? "", user)).to.equal(204);
    expect(await isDead(first)).to.equal(true);
    expect(await end(older?.id ?? "", user)).to.equal(204);
    expect((await list(user)).map(({ id }) => id)).to.deep.equal([newer?.id]);
    expect(await world.callStatus(second.access_token)).to.equal(200);
  });

  it("is no session that a person could take back as a grant, or a grant as a session", async () => {
    const user = await signIn(world.api.url);
    const [row] = await world.database.em
      .fork()
      .execute("select id from session where user_id = ?", [user.id]);
    expect(await end(String(row?.id), user)).to.equal(404);
    expect(await world.callStatus(user.accessToken, "/auth/me")).to.equal(200);
  });

  it("ends with all sessions, and a code that nobody has exchanged yet with it", async () => {
    const user = await signIn(world.api.url);
    const tokens = await world.client.tokens(client, user);
    const code = await world.client.code(client, user);
    const out = await fetch(`${world.api.url}/auth/logout-all`, { method: "POST", headers: user.bearer });
    expect(out.status).to.equal(204);
    expect(await isDead(tokens)).to.equal(true);
    expect((await refusalOf(await world.client.exchange(client, code))).error).to.equal("invalid_grant");
  });
});
