import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createSealer, type Sealer } from "../../../integrations/pgp/create-sealer.ts";
import { generateKeyPair, type PgpKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { expectFailure } from "../../unit/pgp/expect-failure.ts";

const text = '{"userPrompt":"Swap 1 ETH für 😀"}';
const bytes = new TextEncoder().encode(text);

describe("OpenPGP with gpg on the other side", () => {
  let home: string | undefined;
  let sealer: Sealer | undefined;
  let service: PgpKeyPair;
  const gpg = (args: string[], input?: string | Uint8Array) =>
    execFileSync(
      "gpg",
      [
        "--homedir",
        home ?? "",
        "--batch",
        "--yes",
        "--trust-model",
        "always",
        "--pinentry-mode",
        "loopback",
        ...args,
      ],
      { input: input ?? "", stdio: ["pipe", "pipe", "ignore"], maxBuffer: 4 * 1024 * 1024 },
    ).toString();

  before(async function () {
    if (spawnSync("gpg", ["--version"]).status !== 0) {
      console.log("    gpg is not on this machine, so interoperability with it is not tested here.");
      this.skip();
    }
    home = await mkdtemp(join(tmpdir(), "gpg-"));
    sealer = await createSealer({ threads: 1 });
    service = await generateKeyPair("Service");
    gpg(["--import"], service.publicKey);
    for (const [name, algorithm] of [
      ["Curve", "future-default"],
      ["Rivest", "rsa2048"],
    ] as const)
      gpg(["--passphrase", "", "--quick-generate-key", name, algorithm, "default", "never"]);
    gpg(["--passphrase", "", "--quick-add-key", fingerprintOf("Rivest"), "rsa2048", "encr", "never"]);
  });
  after(async () => {
    await sealer?.close();
    if (!home) return;
    spawnSync("gpgconf", ["--homedir", home, "--kill", "all"]);
    await rm(home, { recursive: true });
  });

  const threads = (): Sealer => sealer ?? expect.fail("the threads are not running");
  const fingerprintOf = (name: string) =>
    /^fpr:+([0-9A-F]{40}):/m.exec(gpg(["--with-colons", "--list-keys", name]))?.[1] ??
    expect.fail("no fingerprint");

  it("shows the same fingerprint of a key that is made here", () => {
    expect(fingerprintOf("Service").toLowerCase()).to.equal(service.fingerprint);
  });

  it("opens what is sealed here to its keys and ours together", async () => {
    for (const name of ["Curve", "Rivest"]) {
      const theirs = gpg(["--armor", "--export", name]);
      expect((await threads().checkKey(theirs)).fingerprint).to.equal(fingerprintOf(name).toLowerCase());
      const sealed = await threads().seal(bytes, [service.publicKey, theirs]);
      expect(gpg(["--decrypt"], sealed)).to.equal(text);
    }
  });

  it("has its messages opened here, however it packs them, save with what our keys do not announce", async () => {
    const packed = (...args: string[]) =>
      gpg(["--armor", ...args, "--recipient", "Service", "--encrypt"], bytes);
    const opened = (sealed: string) => threads().open(sealed, [service.privateKey], 1000);
    expect(await opened(packed())).to.deep.equal(bytes);
    for (const packing of ["none", "zip", "zlib"])
      expect(await opened(packed("--compress-algo", packing)), packing).to.deep.equal(bytes);
    await expectFailure(opened(packed("--compress-algo", "bzip2")), "unusual-packing");
  });

  it("has its messages opened here when they are signed or have a password too", async () => {
    const to = ["--armor", "--recipient", "Service"];
    const opened = (sealed: string) => threads().open(sealed, [service.privateKey], 2_000_000);
    expect(await opened(gpg([...to, "--local-user", "Rivest", "--sign", "--encrypt"], bytes))).to.deep.equal(
      bytes,
    );
    const both = [...to, "--passphrase", "secret", "--symmetric", "--encrypt"];
    expect(await opened(gpg(both, bytes))).to.deep.equal(bytes);
  });

  it("has long messages opened here, which it writes in parts", async () => {
    const long = new Uint8Array(1_000_000).map((_, i) => (i * i) % 251);
    for (const packing of ["none", "zlib"]) {
      const sealed = gpg(
        ["--armor", "--compress-algo", packing, "--recipient", "Service", "--encrypt"],
        long,
      );
      expect(await threads().open(sealed, [service.privateKey], 1_000_000), packing).to.deep.equal(long);
    }
  });

  it("opens with a private key that was made here", async () => {
    const sealed = await threads().seal(bytes, [service.publicKey]);
    gpg(["--import"], service.privateKey);
    expect(gpg(["--decrypt"], sealed)).to.equal(text);
  });

  it("has hidden recipients, passwords and mere signatures refused", async () => {
    const hidden = gpg(["--armor", "--throw-keyids", "--recipient", "Service", "--encrypt"], bytes);
    await expectFailure(threads().inspect(hidden), "hidden-recipients");
    const password = gpg(["--armor", "--passphrase", "secret", "--symmetric"], bytes);
    await expectFailure(threads().inspect(password), "no-recipients");
    const signed = gpg(["--armor", "--local-user", "Rivest", "--sign"], bytes);
    await expectFailure(threads().inspect(signed), "not-encrypted");
  });
});
