import { expect } from "chai";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

describe("OAuth discovery", () => {
  let world: OAuthWorld;
  before(async () => {
    world = await oauthWorld({ baseUrl: "https://api.example.org/v1" });
  });
  after(() => world.close());

  const get = async (path: string) => {
    const response = await fetch(`${world.api.url}${path}`);
    expect(response.status, path).to.equal(200);
    return (await response.json()) as Record<string, unknown>;
  };

  it("describes the resource at both addresses alike", async () => {
    const root = await get("/.well-known/oauth-protected-resource");
    expect(root).to.deep.equal({
      resource: "https://api.example.org/v1/mcp",
      authorization_servers: ["https://api.example.org/v1"],
      scopes_supported: ["transactions:create:own", "transactions:approve:own", "transactions:read:own"],
      bearer_methods_supported: ["header"],
      resource_name: "Countersign",
    });
    expect(await get("/.well-known/oauth-protected-resource/mcp")).to.deep.equal(root);
  });

  it("describes the server under one issuer, the same to the byte everywhere", async () => {
    const metadata = await get("/.well-known/oauth-authorization-server");
    expect(metadata).to.deep.include({
      issuer: "https://api.example.org/v1",
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic", "none"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    const endpoints = Object.entries(metadata).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(endpoints).to.have.length(6);
    for (const [name, address] of endpoints)
      expect(String(address).startsWith("https://api.example.org/v1/"), name).to.equal(true);
  });

  it("lets pages of any origin read the documents, register, fetch tokens and revoke, without cookies", async () => {
    const origin = "https://inspector.example";
    const open = [
      ["GET", "/.well-known/oauth-protected-resource"],
      ["GET", "/.well-known/oauth-protected-resource/mcp"],
      ["GET", "/.well-known/oauth-authorization-server"],
      ["POST", "/oauth/register"],
      ["POST", "/oauth/token"],
      ["POST", "/oauth/revoke"],
    ] as const;
    for (const [method, path] of open) {
      const response = await fetch(`${world.api.url}${path}`, { method, headers: { origin } });
      expect(response.headers.get("access-control-allow-origin"), path).to.equal("*");
      expect(response.headers.get("access-control-allow-credentials"), path).to.equal(null);
      const preflight = await fetch(`${world.api.url}${path}`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": method,
          "access-control-request-headers": "authorization,content-type,mcp-protocol-version",
        },
      });
      expect(preflight.status, path).to.equal(204);
      expect(preflight.headers.get("access-control-allow-headers")).to.contain("mcp-protocol-version");
    }
    for (const path of ["/oauth/session-info?session=x", "/oauth/authorize?client_id=x"]) {
      const closed = await fetch(`${world.api.url}${path}`, { headers: { origin } });
      expect(closed.headers.get("access-control-allow-origin"), path).to.equal(null);
    }
  });

  it("is named by a route that takes OAuth tokens: a 401 says where they are had, a 403 what is missing", async () => {
    const where = 'resource_metadata="https://api.example.org/v1/.well-known/oauth-protected-resource/mcp"';
    const all = 'scope="transactions:create:own transactions:approve:own transactions:read:own"';
    const nobody = await fetch(`${world.api.url}/protected`);
    expect([nobody.status, nobody.headers.get("www-authenticate")]).to.deep.equal([
      401,
      `Bearer ${where}, ${all}`,
    ]);
    const wrong = await world.call("nonsense");
    expect([wrong.status, wrong.headers.get("www-authenticate")]).to.deep.equal([
      401,
      `Bearer error="invalid_token", ${where}, ${all}`,
    ]);
    const client = await world.client.register();
    const tokens = await world.client.tokens(client, world.user, { scope: "transactions:create:own" });
    expect(await world.callStatus(tokens.access_token, "/protected/create")).to.equal(200);
    const little = await world.call(tokens.access_token);
    expect([little.status, little.headers.get("www-authenticate")]).to.deep.equal([
      403,
      `Bearer error="insufficient_scope", ${where}, scope="transactions:read:own"`,
    ]);
  });
});
