import { hash } from "node:crypto";
import { expect } from "chai";
import { OAuthClient } from "../../../db/oauth/oauth-client.entity.ts";
import { postJson } from "../../support/accounts-world.ts";
import { REDIRECT_URI, refusalOf } from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

describe("POST /oauth/register", () => {
  let world: OAuthWorld;
  before(async () => {
    world = await oauthWorld();
  });
  after(() => world.close());

  const register = (metadata: unknown) => postJson(`${world.api.url}/oauth/register`, metadata);

  it("needs redirect addresses only, and shows a secret once, of which the hash is kept", async () => {
    const response = await register({ redirect_uris: [REDIRECT_URI] });
    expect(response.status).to.equal(201);
    expect(response.headers.get("cache-control")).to.equal("no-store");
    const client = (await response.json()) as { client_id: string; client_secret: string };
    expect(client).to.include({
      client_name: "client.example",
      token_endpoint_auth_method: "client_secret_post",
      client_secret_expires_at: 0,
    });
    expect(client).to.have.deep.property("redirect_uris", [REDIRECT_URI]);
    expect(client).to.have.deep.property("grant_types", ["authorization_code", "refresh_token"]);
    expect(client).to.have.deep.property("response_types", ["code"]);
    expect(client)
      .to.have.property("client_id_issued_at")
      .that.is.closeTo(Date.now() / 1000, 5);
    const row = await world.database.em.fork().findOneOrFail(OAuthClient, { id: client.client_id });
    expect(row.secretHash).to.equal(hash("sha256", client.client_secret));
    expect(JSON.stringify(row)).not.to.contain(client.client_secret);
  });

  it("answers what was registered, and gives no secret to a client that needs none", async () => {
    const metadata = {
      redirect_uris: ["http://localhost:4000/cb", "cursor://agent/cb", "com.example.app:/cb"],
      client_name: "An agent",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "urn:ietf:params:oauth:grant-type:device_code"],
      response_types: ["code"],
      scope: "anything",
      software_id: "ignored",
    };
    const response = await register(metadata);
    expect(response.status).to.equal(201);
    const client = await response.json();
    expect(client).to.include({ client_name: "An agent", token_endpoint_auth_method: "none" });
    expect(client).to.have.deep.property("redirect_uris", metadata.redirect_uris);
    expect(client).not.to.have.any.keys("client_secret", "client_secret_expires_at", "software_id");
  });

  it("refuses redirect addresses that are none of the client's own, by RFC 7591's code", async () => {
    const bad = [
      "http://client.example/cb",
      "http://127.0.0.1.evil.example/cb",
      "http://localhost@evil.example/cb",
      "https://user:password@client.example/cb",
      "https://client.example/cb#",
      "https://client.example/cb#fragment",
      "javascript:alert(1)",
      "JavaScript://client.example/%0aalert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "blob:https://client.example/x",
      "/callback",
      "client.example/cb",
      "https://client.example/c b",
      "https://client.example\\@evil.example/",
      `https://client.example/${"x".repeat(2048)}`,
      "",
    ];
    for (const uri of bad)
      expect(await refusalOf(await register({ redirect_uris: [REDIRECT_URI, uri] })), uri).to.deep.equal({
        status: 400,
        error: "invalid_redirect_uri",
      });
    for (const metadata of [{}, { redirect_uris: [] }, { redirect_uris: "x" }, { redirect_uris: [5] }])
      expect((await refusalOf(await register(metadata))).error).to.equal("invalid_redirect_uri");
  });

  it("refuses other metadata that it cannot serve, by RFC 7591's code", async () => {
    const bad: object[] = [
      { token_endpoint_auth_method: "private_key_jwt" },
      { grant_types: ["client_credentials"] },
      { response_types: ["token"] },
      { client_name: "" },
      { client_name: "x".repeat(201) },
      { client_name: "An agent\u202e" },
      { client_name: 5 },
    ];
    for (const metadata of bad)
      expect(
        await refusalOf(await register({ redirect_uris: [REDIRECT_URI], ...metadata })),
        JSON.stringify(metadata),
      ).to.deep.equal({ status: 400, error: "invalid_client_metadata" });
    const url = `${world.api.url}/oauth/register`;
    const broken = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
    expect(await refusalOf(await fetch(url, broken))).to.deep.equal({
      status: 400,
      error: "invalid_client_metadata",
    });
  });
});
