import { execFile } from "node:child_process";
import { createPublicKey } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import {
  type CsrMaker,
  createCsrMaker,
  type SigningRequest,
} from "../../../integrations/custody/create-csr-maker.ts";
import { openCustody } from "../../../integrations/custody/open-custody.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { type CustodyWorld, custodyWorld } from "../../support/custody-world.ts";

const run = promisify(execFile);
const SUBJECT = {
  commonName: "Zoë's agent, O=not",
  organization: "Acme",
  country: "DE",
  state: "Bayern",
  email: "ops@example.org",
};

describe("a custody signing request", () => {
  let maker: CsrMaker;
  let made: SigningRequest;
  let longestPause = 0;
  let took = 0;
  before(async () => {
    maker = createCsrMaker();
    const began = performance.now();
    let last = began;
    const ticking = setInterval(() => {
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    }, 5);
    made = await maker.make(SUBJECT);
    took = performance.now() - began;
    clearInterval(ticking);
  });
  after(() => maker.close());

  it("is made off the event loop, which never pauses for half of what the key takes", () => {
    expect(longestPause).to.be.below(took / 2);
  });

  it("has an RSA key of 4096 bits, whose private half is in PEM", () => {
    const key = createPublicKey(made.privateKeyPem);
    expect(key.asymmetricKeyType).to.equal("rsa");
    expect(key.asymmetricKeyDetails?.modulusLength).to.equal(4096);
  });

  it("is what openssl calls a good one, with the subject field by field", async () => {
    const file = join(await throwAwayFolder("csr"), "request.csr");
    writeFileSync(file, made.csrPem);
    const options = ["-noout", "-subject", "-nameopt", "multiline,utf8,-esc_msb", "-pubkey"];
    const { stdout, stderr } = await run("openssl", ["req", "-in", file, "-verify", ...options]);
    expect(stderr + stdout).to.include("verify OK");
    for (const [name, value] of [
      ["countryName", "DE"],
      ["stateOrProvinceName", "Bayern"],
      ["organizationName", "Acme"],
      ["commonName", "Zoë's agent, O=not"],
      ["emailAddress", "ops@example.org"],
    ])
      expect(stdout).to.match(new RegExp(`${name} += ${value}`));
    expect(stdout.match(/organizationName/g)).to.have.length(1);
    const ours = createPublicKey(made.privateKeyPem).export({ type: "spki", format: "pem" }).toString();
    expect(stdout).to.include(ours);
  });

  describe("at the provider", () => {
    let world: CustodyWorld;
    before(async () => {
      world = await custodyWorld();
    });
    after(() => world.close());

    it("becomes an API user, whose requests are signed with the key of the request", async () => {
      const { apiKey } = (await world.control("POST", "api-users", { csr: made.csrPem })) as {
        apiKey: string;
      };
      const credentials = { ...world.credentials, apiKey, privateKeyPem: made.privateKeyPem };
      const custody = openCustody(credentials, { baseUrl: world.url() });
      expect(await custody.checkVaultAccount("0")).to.include({ id: "0" });
      const other = openCustody({ ...world.credentials, apiKey }, { baseUrl: world.url() });
      const error = await other.checkVaultAccount("0").catch((reason: unknown) => reason);
      expect(error).to.have.property("kind", "custody-locked");
    });

    it("is refused where its signature is not its own", async () => {
      const bytes = Buffer.from(made.csrPem.replace(/-----[A-Z ]+-----/g, ""), "base64");
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      const csr = `-----BEGIN CERTIFICATE REQUEST-----\n${bytes.toString("base64")}\n-----END CERTIFICATE REQUEST-----\n`;
      const error = await world.control("POST", "api-users", { csr }).catch((reason: unknown) => reason);
      expect(error).to.have.property("message").that.includes("400");
    });
  });

  it("waits for its turn, and is refused where many wait already", async () => {
    const busy = createCsrMaker();
    const asked = Array.from({ length: 12 }, () => busy.make(SUBJECT).catch((error: Error) => error.name));
    const refused = await Promise.race([asked[11], new Promise((resolve) => setTimeout(resolve, 2000))]);
    expect(refused).to.equal("CsrMakerBusy");
    await busy.close();
    await Promise.allSettled(asked);
  });
});
