import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { OAuthSession } from "../../../db/oauth/oauth-session.entity.ts";
import { postJson } from "../../support/accounts-world.ts";
import type { RegisteredClient } from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

describe("a session of the consent page", () => {
  let world: OAuthWorld;
  let client: RegisteredClient;
  before(async () => {
    world = await oauthWorld();
    client = await world.client.register({ client_name: "An agent" });
  });
  after(() => world.close());

  const info = (session: string) => fetch(`${world.api.url}/oauth/session-info?session=${session}`);
  const expire = () =>
    world.database.em.fork().nativeUpdate(OAuthSession, { state: "pending" }, { endsAt: new Date() });
  const statusOf = async (what: "approve" | "deny", id: unknown) =>
    (await world.client.decide(what, id, world.user)).status;

  it("tells who asks for what, where the answer goes and until when, to anybody who has its id", async () => {
    const session = await world.client.session(client, { scope: "transactions:read:own" });
    const response = await info(session);
    expect(response.status).to.equal(200);
    const { expiresAt, ...rest } = (await response.json()) as { expiresAt: string };
    expect(rest).to.deep.equal({
      sessionId: session,
      client: {
        client_id: client.client_id,
        client_name: "An agent",
        redirect_host: "client.example",
        loopback: false,
      },
      scopes: [{ scope: "transactions:read:own", description: "Read your own transactions" }],
      resource: "http://localhost:3000/mcp",
      status: "pending",
    });
    expect(Date.parse(expiresAt) - Date.now()).to.be.within(590_000, 600_000);
  });

  it("says that it was approved or denied, and can be decided on once", async () => {
    for (const [what, status] of [
      ["approve", "approved"],
      ["deny", "denied"],
    ] as const) {
      const session = await world.client.session(client);
      expect(await statusOf(what, session)).to.equal(200);
      expect(await (await info(session)).json()).to.include({ status });
      expect(await statusOf("approve", session)).to.equal(400);
      expect(await statusOf("deny", session)).to.equal(400);
    }
  });

  it("is decided once by whomever of many at once, over two replicas", async () => {
    const session = await world.client.session(client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { url } = index % 2 ? world.api : world.replica;
        const what = index % 3 ? "approve" : "deny";
        return postJson(`${url}/oauth/${what}`, { sessionId: session }, world.user.bearer);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(1);
    expect(statuses.filter((status) => status === 400)).to.have.length(19);
  });

  it("tells the client of a refusal with its state and the issuer", async () => {
    const response = await world.client.decide("deny", await world.client.session(client), world.user);
    const { redirectUrl } = (await response.json()) as { redirectUrl: string };
    expect(Object.fromEntries(new URL(redirectUrl).searchParams)).to.include({
      error: "access_denied",
      state: "of the client",
      iss: "http://localhost:3000",
    });
  });

  it("is unknown where it never was, and gone where its time is over", async () => {
    for (const id of [randomUUID(), "nonsense", "%00"]) {
      expect((await info(id)).status, id).to.be.oneOf(id === "%00" ? [400, 404] : [404]);
    }
    expect(await statusOf("approve", randomUUID())).to.equal(404);
    expect(await statusOf("deny", "nonsense")).to.equal(404);
    expect((await fetch(`${world.api.url}/oauth/session-info`)).status).to.equal(400);
    const session = await world.client.session(client);
    await expire();
    expect((await info(session)).status).to.equal(410);
    expect(await statusOf("approve", session)).to.equal(410);
    expect(await statusOf("deny", session)).to.equal(410);
  });

  it("takes a person's decision only", async () => {
    const sessionId = await world.client.session(client);
    const { access_token: token } = await world.client.tokens(client, world.user);
    for (const what of ["approve", "deny"]) {
      const url = `${world.api.url}/oauth/${what}`;
      expect((await postJson(url, { sessionId })).status).to.equal(401);
      expect((await postJson(url, { sessionId }, { authorization: `Bearer ${token}` })).status).to.equal(401);
      const key = { "x-api-key": await world.serverKey("admin") };
      expect((await postJson(url, { sessionId }, key)).status).to.equal(401);
      expect((await postJson(url, { sessionId, more: 1 }, world.user.bearer)).status).to.equal(400);
    }
    expect(await (await info(sessionId)).json()).to.include({ status: "pending" });
  });
});
