import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { createCustodyParts } from "../../../api/custody/custody-parts.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  type SignedInUser,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import { type CustodyWorld, custodyWorld } from "../../support/custody-world.ts";
import type { Served } from "../../support/serve-app.ts";

const SUBJECT = { commonName: "Agent", organization: "Acme", country: "de", email: "ops@example.org" };
type Record_ = Record<string, unknown> & { csr: string };

describe("a custody integration", () => {
  let world: AccountsWorld;
  let provider: CustodyWorld;
  let served: Served;
  let user: SignedInUser;
  let first: Record_;
  let credentials: { apiKey: string; vaultAccountId: string; environment: string; region: string };
  const parts = { close: async () => {} };
  before(async () => {
    [world, provider] = await Promise.all([accountsWorld(), custodyWorld()]);
    const custody = createCustodyParts(provider.url());
    parts.close = custody.csrMaker.close;
    const cipher = createCipher([Buffer.from(world.encryptionKey, "base64")]);
    served = await world.serve({ cipher, custody, limiter: UNLIMITED });
    user = await signIn(served.url);
  });
  after(async () => {
    await parts.close();
    await provider.close();
    await world.close();
  });

  const post = (path: string, body: object = {}, by = user) =>
    postJson(`${served.url}/custody/${path}`, body, by.bearer);
  const get = (path: string, headers: Record<string, string> = user.bearer) =>
    fetch(`${served.url}/custody/${path}`, { headers });
  const json = async <T = Record<string, unknown>>(response: Promise<Response>) =>
    (await (await response).json()) as T;

  it("is NONE at first: no signing request, nothing to complete, and valid says why not", async () => {
    expect(await json(get("integration/agent"))).to.include({ type: "agent", status: "NONE", csr: null });
    expect(await json<unknown>(get("integrations"))).to.deep.equal([]);
    expect((await get("csr/agent")).status).to.equal(404);
    expect((await get(`config/agent/${user.wallet.address}`)).status).to.equal(404);
    expect((await get("integration/other")).status).to.equal(400);
    const validation = await post("validate/agent");
    expect(validation.status).to.equal(200);
    expect(await validation.json()).to.include({ valid: false });
    const body = { apiKey: "an-api-key", vaultAccountId: "0", environment: "sandbox", region: "US" };
    expect((await post("complete/agent", body)).status).to.equal(404);
  });

  it("begins with a signing request that openssl verifies, for the subject that was sent", async () => {
    const response = await post("generate-csr/agent", SUBJECT);
    expect(response.status).to.equal(201);
    first = (await response.json()) as Record_;
    expect(first).to.include({ type: "agent", status: "PENDING_CREDENTIALS", apiKeyLast4: null });
    const file = join(await throwAwayFolder("csr"), "request.csr");
    writeFileSync(file, first.csr);
    const options = ["-noout", "-subject", "-nameopt", "multiline"];
    const { stdout, stderr } = await promisify(execFile)("openssl", [
      "req",
      "-in",
      file,
      "-verify",
      ...options,
    ]);
    expect(stderr + stdout).to.include("verify OK");
    expect(stdout)
      .to.match(/countryName += DE/)
      .and.to.match(/commonName += Agent/);
    expect(await json(get("csr/agent"))).to.deep.equal({ type: "agent", csr: first.csr });
  });

  for (const [name, change] of [
    ["a country of three letters", { country: "DEU" }],
    ["no organization", { organization: undefined }],
    ["an e-mail address that is none", { email: "ops" }],
    ["a control character", { commonName: "a\u0007b" }],
    ["a common name that is too long", { commonName: "x".repeat(65) }],
    ["an unknown field", { serial: "1" }],
  ] as const) {
    it(`is refused with 400 for ${name}`, async () => {
      expect((await post("generate-csr/execution", { ...SUBJECT, ...change })).status).to.equal(400);
      expect(await json(get("integration/execution"))).to.include({ status: "NONE" });
    });
  }

  it("exists once: a second signing request is 409, unless it is to take the place of the first", async () => {
    expect((await post("generate-csr/agent", SUBJECT)).status).to.equal(409);
    expect(await json(get("csr/agent"))).to.include({ csr: first.csr });
    const again = await post("generate-csr/agent", { ...SUBJECT, recreate: true });
    expect(again.status).to.equal(201);
    const { csr } = (await again.json()) as Record_;
    expect(csr).not.to.equal(first.csr);
    expect(await json(get("csr/agent"))).to.include({ csr });
  });

  it("becomes ACTIVE with the credentials that the provider gives for it, and answers for itself", async () => {
    const { csr } = await json<{ csr: string }>(get("csr/agent"));
    const { apiKey } = (await provider.control("POST", "api-users", { csr })) as { apiKey: string };
    credentials = { apiKey, vaultAccountId: "0", environment: "sandbox", region: "US" };
    for (const wrong of [
      { region: "MARS" },
      { environment: "prod" },
      { apiKey: "a b c d e f" },
      { vaultAccountId: "../1" },
    ])
      expect(
        (await post("complete/agent", { ...credentials, ...wrong })).status,
        JSON.stringify(wrong),
      ).to.equal(400);
    const completed = await post("complete/agent", credentials);
    expect(completed.status).to.equal(200);
    const { apiKey: _, ...shown } = credentials;
    expect(await completed.json()).to.include({ status: "ACTIVE", apiKeyLast4: apiKey.slice(-4), ...shown });
    expect(await json(post("validate/agent"))).to.include({ valid: true });
    expect(await json(get("integration/agent")))
      .to.have.property("lastValidatedAt")
      .that.is.a("string");
  });

  it("is not valid, and says so in a sentence, where the provider refuses or has no such vault account", async () => {
    await post("complete/agent", { ...credentials, vaultAccountId: "99" });
    expect(await json(post("validate/agent"))).to.include({ valid: false });
    await post("complete/agent", { ...credentials, apiKey: "00000000-0000-0000-0000-000000000000" });
    const { valid, message } = await json(post("validate/agent"));
    expect(valid).to.equal(false);
    expect(message).to.equal(
      "The custody provider does not accept the API key, or not with this signing key.",
    );
    await post("complete/agent", credentials);
  });

  it("is its owner's: another user has none of it, an ADMIN key reads its configuration, others nothing", async () => {
    const other = await signIn(served.url);
    expect(await json(get("integration/agent", other.bearer))).to.include({ status: "NONE" });
    const config = `config/agent/${user.wallet.address}`;
    expect(await json(get(config))).to.include({ status: "ACTIVE" });
    expect((await get(config, other.bearer)).status).to.equal(403);
    expect((await get(config, { "x-api-key": await world.serverKey("admin") })).status).to.equal(200);
    expect((await get(config, { "x-api-key": await world.serverKey("orion") })).status).to.equal(403);
    expect((await get("integrations", {})).status).to.equal(401);
    const [only, ...none] = await json<{ type: string }[]>(get("integrations"));
    expect([only?.type, none]).to.deep.equal(["agent", []]);
  });

  it("keeps its secrets sealed: neither key is readable in the database, an answer or the log", async () => {
    const rows = await world.database.em
      .fork()
      .execute<Record<string, string>[]>("select * from custody_integration");
    const stored = JSON.stringify(rows);
    const answers = `${await (await get("integration/agent")).text()}${await (await get("integrations")).text()}`;
    expect(rows[0]?.private_key_sealed).to.match(/^v1\./);
    for (const [place, text] of Object.entries({ stored, answers, log: served.logged.join("\n") })) {
      expect(text, place).not.to.contain(credentials.apiKey);
      expect(text, place).not.to.contain("PRIVATE KEY");
    }
  });
});
