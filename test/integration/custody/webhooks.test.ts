import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { webhookKeys } from "../../../integrations/custody/custody-addresses.ts";
import { readWebhook } from "../../../integrations/custody/read-webhook.ts";
import { createWebhookVerifier } from "../../../integrations/custody/webhook-verifier.ts";
import { freePort } from "../../../local/free-port.ts";
import { type CustodyWorld, custodyWorld } from "../../support/custody-world.ts";

interface Received {
  body: Buffer;
  signature: string;
}

describe("a webhook of the custody provider", () => {
  let world: CustodyWorld;
  let listener: Server;
  const received: Received[] = [];
  before(async () => {
    world = await custodyWorld();
    listener = createServer(async (request, response) => {
      const body = await buffer(request);
      received.push({ body, signature: String(request.headers["fireblocks-webhook-signature"]) });
      response.end();
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/custody/webhook`;
    await world.control("POST", "webhook", { url });
    const order = world.order();
    await world.custody.submit(order);
    await world.reach(order.externalId, "COMPLETED");
    for (let tries = 0; tries < 200 && received.length < 9; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });
  after(async () => {
    listener.close();
    await world.close();
  });

  const verifier = () => createWebhookVerifier({ keyAddresses: webhookKeys(world.url()) });
  const first = (): Received => {
    const [one] = received;
    if (!one) throw new Error("No webhook came.");
    return one;
  };

  it("comes for the creation and every change of the status", () => {
    const events = received.map(
      ({ body }) => JSON.parse(body.toString()) as { eventType: string; data: { status: string } },
    );
    expect(events.map(({ data }) => data.status)).to.include.members([
      "SUBMITTED",
      "BROADCASTING",
      "COMPLETED",
    ]);
    expect(events.filter(({ eventType }) => eventType === "transaction.created")).to.have.length(1);
  });

  it("names the transaction that it is about, by both ids; anything else names none", async () => {
    const named = readWebhook(first().body);
    const transaction = await world.custody.find(named?.externalId ?? "");
    expect(transaction?.id).to.equal(named?.id);
    for (const other of ["", "null", "[]", '{"data":{"id":"x"}}', '{"data":{"id":"../x","status":"FAILED"}}'])
      expect(readWebhook(Buffer.from(other)), other).to.equal(undefined);
  });

  it("is signed over exactly its bytes", async () => {
    const { body, signature } = first();
    expect(await verifier().verify(body, signature)).to.equal(true);
    expect(await verifier().verify(Buffer.concat([body, Buffer.from(" ")]), signature)).to.equal(false);
  });

  it("counts for nothing without a signature, under a key that is not published, or by another algorithm", async () => {
    const { body } = first();
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const forge = (header: object, algorithm: string) => {
      const head = Buffer.from(JSON.stringify(header)).toString("base64url");
      const signer = createSign(algorithm).update(`${head}.${body.toString("base64url")}`);
      return `${head}..${signer.sign(privateKey, "base64url")}`;
    };
    for (const bad of [
      undefined,
      "",
      "a..b",
      forge({ alg: "RS512", kid: "countersign-simulator" }, "sha512"),
      forge({ alg: "RS512", kid: "unknown" }, "sha512"),
      forge({ alg: "RS256", kid: "countersign-simulator" }, "sha256"),
      `${Buffer.from('{"alg":"none","kid":"countersign-simulator"}').toString("base64url")}..AAAA`,
    ])
      expect(await verifier().verify(body, bad)).to.equal(false);
  });

  it("cannot be told where the published keys cannot be had", async () => {
    const { body, signature } = first();
    const keyAddresses = [`http://127.0.0.1:${await freePort()}/.well-known/jwks.json`];
    const error = await createWebhookVerifier({ keyAddresses })
      .verify(body, signature)
      .catch((reason: unknown) => reason);
    expect(error).to.have.property("kind", "custody-away");
  });
});
