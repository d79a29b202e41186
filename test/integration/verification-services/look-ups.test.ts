import { expect } from "chai";
import { VerificationService } from "../../../db/verification-services/verification-service.entity.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const INBOX = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

describe("a verification service is found", () => {
  let world: AccountsWorld;
  let served: Served;
  let key: Awaited<ReturnType<typeof generateKeyPair>>;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
    key = await generateKeyPair("Someone");
    const em = world.database.em.fork();
    em.create(VerificationService, {
      name: "someone",
      inbox: INBOX,
      pgpPublicKey: key.publicKey,
      pgpFingerprint: key.fingerprint,
      active: false,
      builtIn: false,
      createdAt: new Date(),
    });
    await em.flush();
  });
  after(() => world.close());

  const get = (path: string) => fetch(`${served.url}/verification-services/${path}`);
  const byKey = (text: string) => get(`pgp-public-key/${encodeURIComponent(text)}`);
  const nameOf = async (response: Response) => ((await response.json()) as { name?: string }).name;

  it("by its inbox, in any case", async () => {
    expect(await nameOf(await get(`inbox/${INBOX}`))).to.equal("someone");
    expect(await nameOf(await get(`inbox/${INBOX.toLowerCase()}`))).to.equal("someone");
  });

  it("not by another inbox (404), nor by what is none (400)", async () => {
    expect((await get(`inbox/0x${"1".repeat(40)}`)).status).to.equal(404);
    for (const bad of ["0x1", "someone", INBOX.replace("0x7", "0x8"), INBOX.replace("C51812dc", "c51812dc")])
      expect((await get(`inbox/${bad}`)).status, bad).to.equal(400);
  });

  it("by its OpenPGP key's fingerprint, also as programs print it", async () => {
    const { fingerprint } = key;
    const groups = fingerprint.toUpperCase().replaceAll(/(.{4})/g, "$1 ");
    for (const written of [fingerprint, fingerprint.toUpperCase(), groups.trim(), `0x${fingerprint}`])
      expect(await nameOf(await byKey(written)), written).to.equal("someone");
  });

  it("by its armoured key, with either kind of line ends", async () => {
    expect(await nameOf(await byKey(key.publicKey))).to.equal("someone");
    const lines = key.publicKey.replaceAll("\r\n", "\n");
    expect(await nameOf(await byKey(lines))).to.equal("someone");
    expect(await nameOf(await byKey(lines.replaceAll("\n", "\r\n")))).to.equal("someone");
  });

  it("not by another key (404), nor by what is none (400), and never by a private one", async () => {
    const other = await generateKeyPair("Another");
    expect((await byKey(other.publicKey)).status).to.equal(404);
    expect((await byKey(other.fingerprint)).status).to.equal(404);
    const cut = key.publicKey.slice(0, key.publicKey.length / 2);
    for (const bad of ["someone", key.fingerprint.slice(1), cut, key.publicKey.repeat(2), "%"])
      expect((await byKey(bad)).status, bad).to.equal(400);
    const leaked = await byKey(key.privateKey);
    expect(leaked.status).to.equal(400);
    expect(await leaked.text()).to.contain("private key");
  });
});
