import "reflect-metadata";
import { KeyObject, webcrypto } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from "@peculiar/x509";
import { expect } from "chai";
import {
  ClientDocumentError,
  createFetchClientDocument,
  type Surroundings,
} from "../../../integrations/client-document/fetch-client-document.ts";
import { REDIRECT_URI, refusalOf } from "../../support/oauth-client.ts";
import { type OAuthWorld, oauthWorld } from "./oauth-world.ts";

const HOST = "client.test";

describe("a client that is described by a document of its own", () => {
  let server: Server;
  let port: number;
  let world: OAuthWorld;
  let surroundings: Surroundings;
  let requests = 0;
  let document: Record<string, unknown> = {};
  let answer: ((response: ServerResponse) => void) | undefined;

  before(async () => {
    const { key, cert } = await certificateFor(HOST);
    server = createServer({ key, cert }, (_request, response) => {
      requests += 1;
      if (answer) return answer(response);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(document));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
    surroundings = {
      resolve: async (hostname) =>
        hostname === HOST ? [{ address: "127.0.0.1", family: 4 }] : Promise.reject(new Error("unknown")),
      isPublic: () => true,
      ca: cert,
    };
    world = await oauthWorld({ fetchClientDocument: createFetchClientDocument(surroundings) });
  });
  after(async () => {
    await world.close();
    server.closeAllConnections();
    server.close();
  });
  let count = 0;
  let id: string;
  beforeEach(() => {
    count += 1;
    id = `https://${HOST}:${port}/clients/${count}.json`;
    document = { client_id: id, client_name: "An agent on the web", redirect_uris: [REDIRECT_URI] };
    answer = undefined;
  });

  const fetchDocument = (given: Surroundings = {}, url = id) =>
    createFetchClientDocument({ ...surroundings, ...given })(url);
  const whyNot = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ClientDocumentError);
    return (error as Error).message;
  };

  it("is granted without registering, and is fetched once for a while", async () => {
    const client = { client_id: id };
    const tokens = await world.client.tokens(client, world.user);
    expect(await world.callStatus(tokens.access_token)).to.equal(200);
    const before = requests;
    const session = await world.client.session(client);
    expect(requests).to.equal(before);
    const info = await fetch(`${world.api.url}/oauth/session-info?session=${session}`);
    expect(await info.json()).to.have.deep.property("client", {
      client_id: id,
      client_name: "An agent on the web",
      redirect_host: "client.example",
      loopback: false,
    });
    await world.database.em
      .fork()
      .execute("update oauth_client set fetched_at = now() - interval '6 minutes'");
    document = { ...document, redirect_uris: ["https://client.example/moved"] };
    const moved = await world.client.authorize(client);
    expect((await refusalOf(moved)).error, "what it says now counts").to.equal("invalid_request");
  });

  it("sends nobody anywhere that the document does not name", async () => {
    const response = await world.client.authorize(
      { client_id: id },
      { redirect_uri: "https://evil.example/" },
    );
    expect(response.headers.get("location")).to.equal(null);
    expect((await refusalOf(response)).status).to.equal(400);
  });

  it("is refused where its document names another, is no metadata, or would need a secret", async () => {
    for (const change of [
      { client_id: `${id}x` },
      { client_id: undefined },
      { redirect_uris: undefined },
      { redirect_uris: ["javascript:alert(1)"] },
      { token_endpoint_auth_method: "client_secret_post" },
      { token_endpoint_auth_method: "private_key_jwt" },
    ]) {
      document = { ...document, client_id: id, redirect_uris: [REDIRECT_URI], ...change };
      const response = await world.client.authorize({ client_id: id });
      expect(response.headers.get("location")).to.equal(null);
      expect(await refusalOf(response), JSON.stringify(change)).to.deep.equal({
        status: 400,
        error: "invalid_client",
      });
    }
  });

  it("is not fetched from where the public internet is not, though one of several addresses is there", async () => {
    const before = requests;
    const { isPublicAddress } = await import("../../../integrations/client-document/public-address.ts");
    const real = { isPublic: isPublicAddress };
    expect(await whyNot(fetchDocument(real))).to.contain("public internet");
    const both = async () => [
      { address: "1.1.1.1", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    expect(await whyNot(fetchDocument({ ...real, resolve: both }))).to.contain("public internet");
    for (const host of ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:127.0.0.1]"])
      expect(await whyNot(fetchDocument(real, `https://${host}:${port}/x.json`)), host).to.contain(
        "public internet",
      );
    expect(requests).to.equal(before);
  });

  it("is resolved once: what the name means a moment later is not asked", async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    };
    expect(await fetchDocument({ resolve })).to.deep.equal(document);
    expect(asked).to.equal(1);
  });

  it("is not followed elsewhere, and is JSON of at most 5 KB in three seconds, over https only", async () => {
    answer = (response) => response.writeHead(302, { location: `https://${HOST}:${port}/other.json` }).end();
    expect(await whyNot(fetchDocument())).to.contain("answered 302");
    answer = (response) => response.writeHead(404).end();
    expect(await whyNot(fetchDocument())).to.contain("answered 404");
    answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("{}");
    expect(await whyNot(fetchDocument())).to.contain("not served as JSON");
    const json = { "content-type": "application/json" };
    answer = (response) => response.writeHead(200, json).end("{");
    expect(await whyNot(fetchDocument())).to.contain("no JSON");
    answer = (response) => response.writeHead(200, json).end(JSON.stringify("x".repeat(5 * 1024 - 2)));
    expect(await fetchDocument()).to.have.length(5 * 1024 - 2);
    answer = (response) => response.writeHead(200, json).end(JSON.stringify("x".repeat(5 * 1024 - 1)));
    expect(await whyNot(fetchDocument())).to.contain("5 KB");
    answer = (response) => void response.writeHead(200, json).write("{");
    expect(await whyNot(fetchDocument({ withinMs: 200 }))).to.contain("in time");
    const never = () => new Promise<never>(() => {});
    expect(await whyNot(fetchDocument({ withinMs: 100, resolve: never }))).to.contain("in time");
    expect(await whyNot(fetchDocument({}, id.replace("https:", "http:")))).to.contain("not https");
    expect(await whyNot(createFetchClientDocument({ ...surroundings, ca: "" })(id))).to.contain("reached");
    expect(await whyNot(fetchDocument({}, id.replace(HOST, "nowhere.test")))).to.contain("unknown");
  });
});

/** A certificate that signs for itself. */
async function certificateFor(host: string): Promise<{ key: string; cert: string }> {
  const ecdsa = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await webcrypto.subtle.generateKey(ecdsa, true, ["sign", "verify"]);
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: `CN=${host}`,
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 3_600_000),
    keys,
    signingAlgorithm: ecdsa,
    extensions: [new SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
  });
  const key = KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" }).toString();
  return { key, cert: made.toString("pem") };
}
