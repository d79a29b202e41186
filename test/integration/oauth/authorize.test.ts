import { expect } from "chai";
import { OAuthSession } from "../../../db/oauth/oauth-session.entity.ts";
import { REDIRECT_URI, type RegisteredClient, refusalOf } from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

describe("GET /oauth/authorize", () => {
  let world: OAuthWorld;
  let client: RegisteredClient;
  before(async () => {
    world = await oauthWorld({ uiUrl: "https://app.example.org/ui" });
    client = await world.client.register({
      redirect_uris: [REDIRECT_URI, "http://127.0.0.1:8000/cb?x=1", "cursor://agent/callback"],
    });
  });
  after(() => world.close());

  const count = () => world.database.em.fork().count(OAuthSession);

  it("sends the browser to the consent page with a session of ten minutes, of whose id only the hash is kept", async () => {
    const response = await world.client.authorize(client);
    expect(response.status).to.equal(302);
    expect(response.headers.get("cache-control")).to.equal("no-store");
    const location = response.headers.get("location") ?? "";
    const id =
      /^https:\/\/app\.example\.org\/ui\/consent\?session=([0-9a-f-]{36})$/.exec(location)?.[1] ?? "";
    expect(id).not.to.equal("");
    const rows = await world.database.em
      .fork()
      .execute("select row_to_json(s)::text as text from oauth_session s");
    expect(JSON.stringify(rows)).not.to.contain(id);
    const [row] = await world.database.em.fork().find(OAuthSession, {});
    expect((row?.endsAt.getTime() ?? 0) - Date.now()).to.be.within(590_000, 600_000);
  });

  it("tells the person, and sends nobody anywhere, while client or redirect are not proven", async () => {
    const before = await count();
    const cases: [string, Record<string, string | undefined>, string][] = [
      ["no client", { client_id: undefined }, "invalid_request"],
      ["an unknown client", { client_id: "nobody" }, "invalid_client"],
      ["no redirect", { redirect_uri: undefined }, "invalid_request"],
      ["another redirect", { redirect_uri: "https://client.example/other" }, "invalid_request"],
      ["a longer redirect", { redirect_uri: `${REDIRECT_URI}/../x` }, "invalid_request"],
      ["another query", { redirect_uri: `${REDIRECT_URI}?x` }, "invalid_request"],
      ["another case", { redirect_uri: REDIRECT_URI.replace("client", "CLIENT") }, "invalid_request"],
      [
        "another port beyond loopback",
        { redirect_uri: REDIRECT_URI.replace(".example", ".example:444") },
        "invalid_request",
      ],
      ["another loopback host", { redirect_uri: "http://localhost:8000/cb?x=1" }, "invalid_request"],
      [
        "a host in front of the port",
        { redirect_uri: "http://127.0.0.1:8000@evil.example/cb?x=1" },
        "invalid_request",
      ],
      ["a fragment", { redirect_uri: `${REDIRECT_URI}#x` }, "invalid_request"],
    ];
    for (const [name, change, error] of cases) {
      // The rest is wrong as well, so that a redirect would show.
      const response = await world.client.authorize(client, { ...change, scope: "everything" });
      expect(response.headers.get("location"), name).to.equal(null);
      expect(await refusalOf(response), name).to.deep.equal({ status: 400, error });
    }
    expect(await count()).to.equal(before);
  });

  it("tells the client of any other mistake, with its state and the issuer", async () => {
    const before = await count();
    const cases: [string, Record<string, string | undefined>, string][] = [
      ["no response type", { response_type: undefined }, "invalid_request"],
      ["an implicit grant", { response_type: "token" }, "unsupported_response_type"],
      ["no challenge", { code_challenge: undefined }, "invalid_request"],
      ["a challenge that is no hash", { code_challenge: "short" }, "invalid_request"],
      ["plain", { code_challenge_method: "plain" }, "invalid_request"],
      ["no method, which means plain", { code_challenge_method: undefined }, "invalid_request"],
      ["an unknown scope", { scope: "transactions:read:own everything" }, "invalid_scope"],
      ["a scope of administrators", { scope: "transactions:create:any" }, "invalid_scope"],
      ["a scope of nothing", { scope: " " }, "invalid_scope"],
      ["another resource", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
      ["a resource with a fragment", { resource: "http://localhost:3000/mcp#x" }, "invalid_target"],
      ["a resource that is no address", { resource: "/mcp" }, "invalid_target"],
      ["another way to answer", { response_mode: "fragment" }, "invalid_request"],
    ];
    for (const [name, change, error] of cases) {
      const response = await world.client.authorize(client, change);
      expect(response.status, name).to.equal(302);
      const location = new URL(response.headers.get("location") ?? "");
      expect(location.origin + location.pathname, name).to.equal(REDIRECT_URI);
      expect(location.searchParams.get("error"), name).to.equal(error);
      expect(location.searchParams.get("error_description"), name).to.match(
        /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/,
      );
      expect(location.searchParams.get("state"), name).to.equal("of the client");
      expect(location.searchParams.get("iss"), name).to.equal("http://localhost:3000");
      expect(location.searchParams.has("code")).to.equal(false);
    }
    expect(await count()).to.equal(before);
  });

  it("takes another port of a loopback address, an application's own scheme, and ignores what it does not know", async () => {
    for (const redirectUri of [
      "http://127.0.0.1:51234/cb?x=1",
      "http://127.0.0.1/cb?x=1",
      "cursor://agent/callback",
    ]) {
      const change = { redirect_uri: redirectUri, unknown: "ignored", state: undefined };
      const sessionId = await world.client.session(client, change);
      const approved = await world.client.decide("approve", sessionId, world.user);
      const { redirectUrl } = (await approved.json()) as { redirectUrl: string };
      expect(redirectUrl.startsWith(redirectUri), redirectUrl).to.equal(true);
      expect(new URL(redirectUrl).searchParams.has("code")).to.equal(true);
      expect(new URL(redirectUrl).searchParams.has("state"), "none was sent").to.equal(false);
    }
  });

  it("is allowed thirty times a minute to one address", async () => {
    const { url } = await world.serve();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await fetch(`${url}/oauth/authorize`, { redirect: "manual" })).status);
    expect(statuses).to.deep.equal([...Array<number>(30).fill(400), 429]);
  });
});
