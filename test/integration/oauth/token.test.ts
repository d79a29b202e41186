import { expect } from "chai";
import jwt from "jsonwebtoken";
import { OAuthSession } from "../../../db/oauth/oauth-session.entity.ts";
import { postJson } from "../../support/accounts-world.ts";
import {
  oauthClient,
  REDIRECT_URI,
  type RegisteredClient,
  refusalOf,
  type TokenAnswer,
} from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

const ALL = "transactions:create:own transactions:approve:own transactions:read:own";
const invalidGrant = { status: 400, error: "invalid_grant" };

describe("POST /oauth/token", () => {
  let world: OAuthWorld;
  let client: RegisteredClient;
  before(async () => {
    world = await oauthWorld();
    client = await world.client.register();
  });
  after(() => world.close());

  const code = (change = {}, of = client) => world.client.code(of, world.user, change);
  const tokensOf = async (response: Response) => {
    expect(response.status, await response.clone().text()).to.equal(200);
    return (await response.json()) as TokenAnswer;
  };
  /** As though that much time had passed since the grant's last rotation. */
  const age = (token: string, seconds: number) =>
    world.database.em
      .fork()
      .execute("update session set issued_at = issued_at - ? * interval '1 second' where id = ?", [
        seconds,
        String((jwt.decode(token) as jwt.JwtPayload).sid),
      ]);

  describe("with a code", () => {
    it("answers bearer tokens that must not be stored, for the resource and nothing else", async () => {
      const response = await world.client.exchange(client, await code());
      expect(response.headers.get("cache-control")).to.equal("no-store");
      const tokens = await tokensOf(response);
      expect(tokens).to.include({ token_type: "bearer", expires_in: 900, scope: ALL });
      const { header, payload } = jwt.decode(tokens.access_token, { complete: true }) as jwt.Jwt & {
        payload: jwt.JwtPayload;
      };
      expect(header.typ).to.equal("at+jwt");
      expect(payload).to.include({
        iss: "http://localhost:3000",
        aud: "http://localhost:3000/mcp",
        sub: world.user.id,
        client_id: client.client_id,
        scope: ALL,
      });
      expect((jwt.decode(tokens.refresh_token) as jwt.JwtPayload).aud).to.equal(
        "http://localhost:3000/oauth/token",
      );
      expect(await world.callStatus(tokens.access_token)).to.equal(200);
      for (const path of ["/auth/me", "/user-api-keys", "/oauth/grants", "/auth/validate"])
        expect(await world.callStatus(tokens.access_token, path), path).to.equal(401);
      const approve = { authorization: `Bearer ${tokens.access_token}` };
      const sessionId = await world.client.session(client);
      expect((await postJson(`${world.api.url}/oauth/approve`, { sessionId }, approve)).status).to.equal(401);
      expect(await world.callStatus(world.user.accessToken), "a person's own token").to.equal(401);
      expect(
        (await postJson(`${world.api.url}/auth/refresh`, { refreshToken: tokens.refresh_token })).status,
      ).to.equal(401);
    });

    it("takes it once; used again, it ends what it was exchanged for", async () => {
      const once = await code();
      const tokens = await tokensOf(await world.client.exchange(client, once));
      expect(await world.callStatus(tokens.access_token)).to.equal(200);
      expect(await refusalOf(await world.client.exchange(client, once))).to.deep.equal(invalidGrant);
      for (const at of [world.api, world.replica])
        expect(await world.callStatus(tokens.access_token, "/protected", at)).to.equal(401);
      expect(await refusalOf(await world.client.refresh(client, tokens.refresh_token))).to.deep.equal(
        invalidGrant,
      );
    });

    it("gives tokens to at most one of twenty exchanges at once, over two replicas", async () => {
      for (let time = 0; time < 5; time += 1) {
        const once = await code();
        const others = { ...oauthClient(world.replica.url), verifier: world.client.verifier };
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            index % 2
              ? world.client.exchange(client, once)
              : others.exchange(client, once, { code_verifier: world.client.verifier }),
          ),
        );
        const statuses = answers.map(({ status }) => status);
        expect(statuses.filter((status) => status === 200)).to.have.length(1);
        expect(statuses.filter((status) => status === 400)).to.have.length(19);
      }
    });

    it("refuses another client's code, a wrong verifier, another redirect and a code past its minute, and leaves it usable", async () => {
      const [one, other] = [await code(), await world.client.register()];
      const attempts: [string, Promise<Response>][] = [
        ["another client", world.client.exchange(other, one)],
        ["another verifier", world.client.exchange(client, one, { code_verifier: "x".repeat(43) })],
        ["a short verifier", world.client.exchange(client, one, { code_verifier: "x" })],
        ["another redirect", world.client.exchange(client, one, { redirect_uri: `${REDIRECT_URI}/` })],
        ["an unknown code", world.client.exchange(client, "unknown")],
      ];
      for (const [name, attempt] of attempts)
        expect(await refusalOf(await attempt), name).to.deep.equal(invalidGrant);
      await tokensOf(await world.client.exchange(client, one));

      const late = await code();
      await world.database.em
        .fork()
        .nativeUpdate(OAuthSession, { state: "approved" }, { codeEndsAt: new Date() });
      expect(await refusalOf(await world.client.exchange(client, late))).to.deep.equal(invalidGrant);
    });

    it("gives a code a minute", async () => {
      await code();
      const em = world.database.em.fork();
      const rows = await em.find(OAuthSession, { state: "approved" }, { orderBy: { codeEndsAt: "desc" } });
      expect((rows[0]?.codeEndsAt?.getTime() ?? 0) - Date.now()).to.be.within(50_000, 60_000);
    });

    it("names what is missing, unknown or for another resource", async () => {
      const one = await code();
      const error = async (change: Record<string, string | undefined>) =>
        (await refusalOf(await world.client.exchange(client, one, change))).error;
      for (const name of ["code", "redirect_uri", "code_verifier", "grant_type"])
        expect(await error({ [name]: undefined }), name).to.equal("invalid_request");
      expect(await error({ code: "" })).to.equal("invalid_request");
      expect(await error({ grant_type: "password" })).to.equal("unsupported_grant_type");
      expect(await error({ resource: "https://elsewhere.example/mcp" })).to.equal("invalid_target");
      await tokensOf(
        await world.client.exchange(client, one, { resource: "http://localhost:3000/mcp", more: "ignored" }),
      );
    });

    it("takes POST only", async () => {
      const url = `${world.api.url}/oauth/token?grant_type=authorization_code&code=${await code()}`;
      const response = await fetch(url);
      expect([response.status, response.headers.get("allow")]).to.deep.equal([405, "POST"]);
    });

    it("takes JSON too, and refuses a parameter that is sent twice and other types of bodies", async () => {
      const body = {
        grant_type: "authorization_code",
        code: await code(),
        redirect_uri: REDIRECT_URI,
        code_verifier: world.client.verifier,
        ...client,
      };
      await tokensOf(await postJson(`${world.api.url}/oauth/token`, body));
      const twice = new URLSearchParams([
        ["grant_type", "refresh_token"],
        ["grant_type", "authorization_code"],
      ]);
      const url = `${world.api.url}/oauth/token`;
      expect(await refusalOf(await fetch(url, { method: "POST", body: twice }))).to.deep.equal({
        status: 400,
        error: "invalid_request",
      });
      const plain = { method: "POST", body: "x", headers: { "content-type": "text/plain" } };
      expect((await fetch(url, plain)).status).to.equal(415);
    });
  });

  describe("asks who the client is", () => {
    const unknown = { status: 401, error: "invalid_client" };
    const basic = (id: string, secret: string) => ({
      authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`,
    });
    const withHeader = async (headers: Record<string, string>, change: Record<string, string> = {}) =>
      world.client.post(
        "/oauth/token",
        {
          grant_type: "authorization_code",
          code: await code(),
          redirect_uri: REDIRECT_URI,
          code_verifier: world.client.verifier,
          ...change,
        },
        headers,
      );

    it("takes a secret in the body or as Basic, not both", async () => {
      const { client_id: id, client_secret: secret = "" } = client;
      await tokensOf(await withHeader(basic(id, secret)));
      await tokensOf(await withHeader(basic(id, secret), { client_id: id }));
      expect(await refusalOf(await withHeader(basic(id, secret), { client_secret: secret }))).to.deep.equal({
        status: 400,
        error: "invalid_request",
      });
      expect(await refusalOf(await withHeader(basic(id, secret), { client_id: "other" }))).to.deep.equal({
        status: 400,
        error: "invalid_request",
      });
    });

    it("answers 401 with a challenge for a wrong or missing secret, an unknown client and other schemes", async () => {
      const { client_id: id, client_secret: secret = "" } = client;
      const refused = await withHeader(basic(id, `${secret}x`));
      expect(refused.headers.get("www-authenticate")).to.match(/^Basic/);
      expect(await refusalOf(refused)).to.deep.equal(unknown);
      const bodies = [
        { client_id: id },
        { client_id: id, client_secret: "wrong" },
        { client_id: "nobody" },
        {},
      ];
      for (const body of bodies) {
        const parameters = Object.fromEntries(Object.entries(body)) as Record<string, string>;
        expect(await refusalOf(await withHeader({}, parameters)), JSON.stringify(body)).to.deep.equal(
          unknown,
        );
      }
      for (const authorization of [
        "Bearer x",
        "Basic",
        "Basic !",
        `Basic ${Buffer.from("%:x").toString("base64")}`,
      ])
        expect(await refusalOf(await withHeader({ authorization })), authorization).to.deep.equal(unknown);
    });

    it("lets a client without a secret name itself, and takes none from it", async () => {
      const publicClient = await world.client.register({ token_endpoint_auth_method: "none" });
      expect(publicClient).not.to.have.property("client_secret");
      const tokens = await world.client.tokens(publicClient, world.user);
      await tokensOf(await world.client.refresh(publicClient, tokens.refresh_token));
      const change = { client_secret: "made up" };
      const attempt = world.client.exchange(publicClient, await code({}, publicClient), change);
      expect(await refusalOf(await attempt)).to.deep.equal(unknown);
    });
  });

  describe("with a refresh token", () => {
    it("rotates it, and answers the one before with the same successor for 30 s", async () => {
      const first = await world.client.tokens(client, world.user);
      const second = await tokensOf(await world.client.refresh(client, first.refresh_token));
      expect(second.refresh_token).not.to.equal(first.refresh_token);
      expect(second).to.include({ scope: ALL, expires_in: 900, token_type: "bearer" });
      const again = await tokensOf(await world.client.refresh(client, first.refresh_token));
      expect(again.refresh_token).to.equal(second.refresh_token);
      expect(await world.callStatus(again.access_token)).to.equal(200);
    });

    it("ends the grant where one is reused after that, with its access tokens, on every replica", async () => {
      const first = await world.client.tokens(client, world.user);
      const second = await tokensOf(await world.client.refresh(client, first.refresh_token));
      await age(first.refresh_token, 31);
      expect(await refusalOf(await world.client.refresh(client, first.refresh_token))).to.deep.equal(
        invalidGrant,
      );
      expect(await refusalOf(await world.client.refresh(client, second.refresh_token))).to.deep.equal(
        invalidGrant,
      );
      for (const at of [world.api, world.replica])
        expect(await world.callStatus(second.access_token, "/protected", at)).to.equal(401);
    });

    it("refuses another client's, an access token, a person's own and nonsense, and uses nothing up", async () => {
      const tokens = await world.client.tokens(client, world.user);
      const other = await world.client.register();
      const refused = [
        world.client.refresh(other, tokens.refresh_token),
        world.client.refresh(client, tokens.access_token),
        world.client.refresh(client, world.user.refreshToken),
        world.client.refresh(client, "nonsense"),
      ];
      for (const attempt of refused) expect(await refusalOf(await attempt)).to.deep.equal(invalidGrant);
      await tokensOf(await world.client.refresh(client, tokens.refresh_token));
    });

    it("may ask for less than was granted, never for more", async () => {
      const scope = "transactions:read:own transactions:create:own";
      const tokens = await world.client.tokens(client, world.user, { scope });
      expect(tokens.scope.split(" ")).to.have.members(scope.split(" "));
      const more = await world.client.refresh(client, tokens.refresh_token, { scope: ALL });
      expect(await refusalOf(more)).to.deep.equal({ status: 400, error: "invalid_scope" });
      const narrow = { scope: "transactions:create:own" };
      const less = await tokensOf(await world.client.refresh(client, tokens.refresh_token, narrow));
      expect(less.scope).to.equal("transactions:create:own");
      expect(await world.callStatus(less.access_token, "/protected/create")).to.equal(200);
      expect(await world.callStatus(less.access_token)).to.equal(403);
      const whole = await tokensOf(await world.client.refresh(client, less.refresh_token));
      expect(whole.scope, "the grant itself stays as it is").to.equal(tokens.scope);
    });
  });
});
