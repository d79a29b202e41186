import { generateKeyPairSync } from "node:crypto";
import { PrivyClient } from "@privy-io/node";
import { expect } from "chai";
import { createWalletProvider } from "../../../integrations/wallet-provider/create-wallet-provider.ts";
import { WalletProviderFailure } from "../../../integrations/wallet-provider/wallet-provider-failure.ts";
import { freePort } from "../../../local/free-port.ts";
import type { JsonServer } from "../../../local/simulators/start-json-server.ts";
import { startWalletProvider } from "../../../local/wallet-provider/start-wallet-provider.ts";
import { createLog } from "../../../runtime/log.ts";
import { throwAwayFolder } from "../../stack/stack.ts";

const APP = { appId: "an-app", appSecret: "its-secret" };
const USER = "did:privy:cm4a1b2c3d4e5";
const { publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
const key = publicKey.export({ type: "spki", format: "der" }).toString("base64");
const log = createLog("silent", "test");

async function failureOf(promise: Promise<unknown>): Promise<WalletProviderFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(WalletProviderFailure);
  return error as WalletProviderFailure;
}

describe("the wallet provider", () => {
  let folder: string;
  let simulator: JsonServer;
  before(async () => {
    folder = await throwAwayFolder("wallet-provider");
    simulator = await startWalletProvider({ folder, port: 0, log, ...APP });
  });
  after(() => simulator.close());
  afterEach(() => control("DELETE"));

  const provider = (changes = {}) =>
    createWalletProvider({ baseUrl: simulator.url, timeoutMs: 1500, ...APP, ...changes });
  const vendor = (changes = {}) =>
    new PrivyClient({ apiUrl: simulator.url, ...APP, maxRetries: 0, logLevel: "off", ...changes });

  function control(method: string, body?: object): Promise<Response> {
    return fetch(`${simulator.url}/control/misbehaviours`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  async function kept(): Promise<unknown[]> {
    return (await (await fetch(`${simulator.url}/control/key_quorums`)).json()) as unknown[];
  }

  it("makes a quorum of a P-256 key, which its own client then reads", async () => {
    const { id } = await provider().createKeyQuorum({ displayName: "Mine", p256PublicKeyPem: pem });
    expect(await vendor().keyQuorums().get(id)).to.deep.equal({
      id,
      display_name: "Mine",
      authorization_threshold: 1,
      authorization_keys: [{ public_key: key, display_name: null }],
      user_ids: null,
    });
  });

  it("makes a quorum of a user, and of a key and a user who must both sign", async () => {
    const users = await provider().createKeyQuorum({ displayName: "Theirs", userIds: [USER] });
    const both = await provider().createKeyQuorum({
      displayName: "Both",
      p256PublicKeyPem: pem,
      userIds: [USER],
      threshold: 2,
    });
    expect(users.id).to.not.equal(both.id);
    expect(await vendor().keyQuorums().get(both.id)).to.include({ authorization_threshold: 2 });
  });

  it("keeps its quorums over a restart", async () => {
    const { id } = await provider().createKeyQuorum({ displayName: "Kept", userIds: [USER] });
    await simulator.close();
    simulator = await startWalletProvider({ folder, port: 0, log, ...APP });
    expect(await vendor().keyQuorums().get(id)).to.include({ display_name: "Kept" });
  });

  for (const [what, changes] of [
    ["another secret", { appSecret: "wrong" }],
    ["another app", { appId: "other" }],
    ["no app at all", { appId: undefined, appSecret: undefined }],
  ] as const) {
    it(`is locked to a service with ${what}, and says what its operator has to set`, async () => {
      const failure = await failureOf(
        provider(changes).createKeyQuorum({ displayName: "x", userIds: [USER] }),
      );
      expect(failure.kind).to.equal("wallet-provider-locked");
      expect(failure.message).to.include("WALLET_PROVIDER_APP_SECRET").and.not.include("wrong");
    });
  }

  it("refuses, by our words, what its own client was refused by the vendor's", async () => {
    const before = await kept();
    for (const [body, said, ours] of [
      [{ public_keys: [key], display_name: "x".repeat(51) }, "display_name", "display name"],
      [{ public_keys: [key], authorization_threshold: 2 }, "authorization_threshold", "threshold"],
      [{ public_keys: [key], authorization_threshold: 0 }, "authorization_threshold", "threshold"],
      [{ user_ids: ["0x12"] }, "user_ids/0", "no such user"],
      [{}, "At least one of", "public key"],
    ] as const) {
      await vendor()
        .keyQuorums()
        .create(body as object)
        .then(
          () => expect.fail("was accepted"),
          (error: Error) => expect(error.message).to.match(/^400 /).and.include(said),
        );
      const failure = await failureOf(
        provider().createKeyQuorum({
          displayName: "display_name" in body ? body.display_name : "x",
          ...("public_keys" in body ? { p256PublicKeyPem: pem } : {}),
          ...("user_ids" in body ? { userIds: body.user_ids } : {}),
          ...("authorization_threshold" in body ? { threshold: body.authorization_threshold } : {}),
        }),
      );
      expect(failure).to.include({ kind: "wallet-provider-refused", retryable: false });
      expect(failure.message).to.include(ours);
    }
    expect(await kept()).to.have.length(before.length);
  });

  it("takes no key but the DER of a point on P-256 in base64", async () => {
    const other = generateKeyPairSync("ec", { namedCurve: "secp256k1" }).publicKey;
    for (const bad of [pem, "AAAA", other.export({ type: "spki", format: "der" }).toString("base64")]) {
      await vendor()
        .keyQuorums()
        .create({ public_keys: [bad] })
        .then(
          () => expect.fail("was accepted"),
          (error: Error) => expect(error.message).to.include("Invalid P-256 public key"),
        );
    }
  });

  for (const plan of [
    { how: "500" },
    { how: "500", after: true },
    { how: "429" },
    { how: "drop" },
    { how: "drop", after: true },
    { how: "slow", ms: 2000 },
    { how: "wrong-body" },
  ]) {
    it(`is away when it answers like this: ${JSON.stringify(plan)}; the next request is answered`, async () => {
      await control("POST", plan);
      const failure = await failureOf(provider().createKeyQuorum({ displayName: "x", userIds: [USER] }));
      expect(failure).to.include({ kind: "wallet-provider-away", retryable: true });
      expect(failure.message).to.not.include("127.0.0.1");
      expect(await provider().createKeyQuorum({ displayName: "x", userIds: [USER] })).to.have.property("id");
    });
  }

  it("is away where nobody listens", async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    const failure = await failureOf(
      provider({ baseUrl }).createKeyQuorum({ displayName: "x", userIds: [USER] }),
    );
    expect(failure.kind).to.equal("wallet-provider-away");
  });

  it("is not asked about a key that is none", async () => {
    const before = await kept();
    const error = await provider({ baseUrl: "http://127.0.0.1:9" })
      .createKeyQuorum({ displayName: "x", p256PublicKeyPem: "none" })
      .catch((reason: unknown) => reason);
    expect(error).to.have.property("name", "NoP256PublicKey");
    expect(await kept()).to.have.length(before.length);
  });

  it("is not reached by a page in a browser", async () => {
    const headers = { origin: "http://evil.example" };
    expect((await fetch(`${simulator.url}/control/key_quorums`, { headers })).status).to.equal(403);
  });
});
