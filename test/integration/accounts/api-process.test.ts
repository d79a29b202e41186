import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { openDatabase } from "../../../db/database.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { ensureSigningKey } from "../../../db/secrets/signing-keys.ts";
import { makeApiKey } from "../../../domain/api-key.ts";
import { signIn } from "../../support/accounts-world.ts";
import { type ApiProcesses, apiProcesses } from "../../support/api-process.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";

describe("the API process", () => {
  const encryptionKey = randomBytes(32);
  let processes: ApiProcesses;
  before(async () => {
    const databaseUrl = await migratedDatabase();
    const database = await openDatabase(databaseUrl);
    await ensureSigningKey(database.em, createCipher([encryptionKey]));
    await database.close();
    processes = apiProcesses({ databaseUrl, encryptionKey: encryptionKey.toString("base64") });
  });
  after(() => processes.stop());

  it("serves sign-in and a key named by its environment, with limits in PostgreSQL", async () => {
    const secret = makeApiKey("admin");
    const { state, url, said } = await processes.start({
      BOOTSTRAP_ADMIN_API_KEY: secret,
      RATE_LIMIT_STORE: "postgres",
    });
    expect(state, said()).to.equal("ready");
    const user = await signIn(url);
    expect((await fetch(`${url}/auth/me`, { headers: user.bearer })).status).to.equal(200);
    const refused = await fetch(`${url}/auth/me`, { headers: { "x-api-key": secret } });
    expect(refused.status).to.equal(401);
    while (!said().includes('"route":"/auth/siwe/verify"')) await delay(20);
    expect(said()).not.to.contain(secret);
  });

  it("does not start with a key whose checksum is wrong", async () => {
    const secret = makeApiKey("orion");
    const bad = secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0");
    const { state, said } = await processes.start({ BOOTSTRAP_ORION_API_KEY: bad });
    expect(state).to.equal("ended");
    expect(said()).to.contain("BOOTSTRAP_ORION_API_KEY").and.not.to.contain(bad);
  });
});
