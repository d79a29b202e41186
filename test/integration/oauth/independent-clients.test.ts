import { expect } from "chai";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { BASE_URL, postJson } from "../../support/accounts-world.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

const LOOPBACK = "http://127.0.0.1:7777/callback";
const RESOURCE = `${BASE_URL}/mcp`;

describe("clients that others wrote", () => {
  let world: OAuthWorld;
  before(async () => {
    world = await oauthWorld();
  });
  after(() => world.close());

  /** The service calls itself by its public address; here that is on another port. */
  const fetchHere = (url: string, options: object) =>
    fetch(url.replace(BASE_URL, world.api.url), options as RequestInit);

  /** What the browser and the person at it do: from the authorization address to the client's own, with its answer. */
  async function consent(url: URL, decision: "approve" | "deny" = "approve"): Promise<URL> {
    const response = await fetchHere(url.href, { redirect: "manual" });
    const location = new URL(response.headers.get("location") ?? "");
    const sessionId = location.searchParams.get("session");
    if (!sessionId) return location;
    const decided = await postJson(`${world.api.url}/oauth/${decision}`, { sessionId }, world.user.bearer);
    return new URL(((await decided.json()) as { redirectUrl: string }).redirectUrl);
  }

  describe("oauth4webapi", () => {
    const options = () => ({ [oauth.allowInsecureRequests]: true, [oauth.customFetch]: fetchHere });

    async function server(): Promise<oauth.AuthorizationServer> {
      const resource = new URL(RESOURCE);
      const described = await oauth.resourceDiscoveryRequest(resource, options());
      const { authorization_servers: servers } = await oauth.processResourceDiscoveryResponse(
        resource,
        described,
      );
      const issuer = new URL(servers?.[0] ?? "");
      const response = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...options() });
      return oauth.processDiscoveryResponse(issuer, response);
    }

    async function register(as: oauth.AuthorizationServer, method: string): Promise<oauth.Client> {
      const metadata = {
        redirect_uris: [LOOPBACK],
        token_endpoint_auth_method: method,
        client_name: "A client",
      };
      const response = await oauth.dynamicClientRegistrationRequest(as, metadata, options());
      return oauth.processDynamicClientRegistrationResponse(response);
    }

    const authOf = (client: oauth.Client): oauth.ClientAuth => {
      const secret = String(client.client_secret ?? "");
      if (client.token_endpoint_auth_method === "none") return oauth.None();
      return client.token_endpoint_auth_method === "client_secret_basic"
        ? oauth.ClientSecretBasic(secret)
        : oauth.ClientSecretPost(secret);
    };

    async function authorize(as: oauth.AuthorizationServer, client: oauth.Client) {
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = new URL(as.authorization_endpoint ?? "");
      // A program on the person's machine listens on whichever port is free (RFC 8252, 7.3).
      const redirectUri = LOOPBACK.replace("7777", "50505");
      for (const [name, value] of Object.entries({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: "code",
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        resource: RESOURCE,
      }))
        url.searchParams.set(name, value);
      return { url, verifier, state, redirectUri };
    }

    for (const method of ["client_secret_post", "client_secret_basic", "none"]) {
      it(`discovers, registers, is granted, refreshes and revokes with ${method}`, async () => {
        const as = await server();
        const client = await register(as, method);
        const { url, verifier, state, redirectUri } = await authorize(as, client);
        const parameters = oauth.validateAuthResponse(as, client, await consent(url), state);
        const answered = await oauth.authorizationCodeGrantRequest(
          as,
          client,
          authOf(client),
          parameters,
          redirectUri,
          verifier,
          options(),
        );
        const tokens = await oauth.processAuthorizationCodeResponse(as, client, answered);
        expect(tokens).to.include({ token_type: "bearer", expires_in: 900 });

        const request = new Request(RESOURCE, {
          headers: { authorization: `Bearer ${tokens.access_token}` },
        });
        const claims = await oauth.validateJwtAccessToken(as, request, RESOURCE, options());
        expect(claims).to.include({ sub: world.user.id, client_id: client.client_id });
        expect(await world.callStatus(tokens.access_token)).to.equal(200);

        const refreshed = await oauth.processRefreshTokenResponse(
          as,
          client,
          await oauth.refreshTokenGrantRequest(
            as,
            client,
            authOf(client),
            tokens.refresh_token ?? "",
            options(),
          ),
        );
        if (method !== "none") {
          const introspected = await oauth.processIntrospectionResponse(
            as,
            client,
            await oauth.introspectionRequest(as, client, authOf(client), refreshed.access_token, options()),
          );
          expect(introspected).to.include({ active: true, client_id: client.client_id, aud: RESOURCE });
        }
        const given = refreshed.refresh_token ?? "";
        await oauth.processRevocationResponse(
          await oauth.revocationRequest(as, client, authOf(client), given, options()),
        );
        expect(await world.callStatus(refreshed.access_token)).to.equal(401);
      });
    }

    it("hears of a refusal, and of a scope that does not exist, from the server that it asked", async () => {
      const as = await server();
      const client = await register(as, "none");
      const { url, state } = await authorize(as, client);
      const denied = await consent(url, "deny");
      expect(() => oauth.validateAuthResponse(as, client, denied, state))
        .to.throw(oauth.AuthorizationResponseError)
        .with.property("error", "access_denied");
      url.searchParams.set("scope", "everything");
      const refused = await consent(url);
      expect(() => oauth.validateAuthResponse(as, client, refused, state))
        .to.throw(oauth.AuthorizationResponseError)
        .with.property("error", "invalid_scope");
    });
  });

  describe("openid-client", () => {
    it("registers, is granted, refreshes, introspects and revokes", async () => {
      const config = await openid.dynamicClientRegistration(
        new URL(BASE_URL),
        { redirect_uris: [LOOPBACK], client_name: "Another client" },
        undefined,
        { algorithm: "oauth2", execute: [openid.allowInsecureRequests], [openid.customFetch]: fetchHere },
      );
      const verifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: LOOPBACK,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        scope: "transactions:read:own",
        resource: RESOURCE,
        state,
      });
      const tokens = await openid.authorizationCodeGrant(config, await consent(url), {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      expect(tokens.scope).to.equal("transactions:read:own");
      const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "");
      expect(await world.callStatus(refreshed.access_token)).to.equal(200);
      expect((await openid.tokenIntrospection(config, refreshed.access_token)).active).to.equal(true);
      await openid.tokenRevocation(config, refreshed.refresh_token ?? "");
      expect((await openid.tokenIntrospection(config, refreshed.access_token)).active).to.equal(false);
    });
  });
});
