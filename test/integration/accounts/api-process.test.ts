import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { openDatabase } from "../../../db/database.ts";
import { migrate } from "../../../db/migrate.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { ensureSigningKey } from "../../../db/secrets/signing-keys.ts";
import { makeApiKey } from "../../../domain/api-key.ts";
import { freePort } from "../../../local/free-port.ts";
import { inheritedEnvironment } from "../../../runtime/environment.ts";
import { freshDatabase } from "../../stack/stack.ts";
import { signIn } from "../../support/accounts-world.ts";

const program = fileURLToPath(new URL("../../../api/main.ts", import.meta.url));

describe("the API process", () => {
  const encryptionKey = randomBytes(32);
  const running: ChildProcess[] = [];
  let databaseUrl: string;
  before(async () => {
    databaseUrl = await freshDatabase();
    const database = await openDatabase(databaseUrl);
    await migrate(database);
    await ensureSigningKey(database.em, createCipher([encryptionKey]));
    await database.close();
  });
  after(async () => {
    for (const child of running.filter(({ exitCode }) => exitCode === null)) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  });

  /** Starts the process and waits until it is ready or has ended. */
  async function start(given: NodeJS.ProcessEnv) {
    const port = await freePort();
    const child = fork(program, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      execArgv: [],
      env: inheritedEnvironment({
        DATABASE_URL: databaseUrl,
        ENCRYPTION_KEY: encryptionKey.toString("base64"),
        PORT: String(port),
        // Nothing here asks these; they are only looked at when they are needed.
        TEMPORAL_ADDRESS: "127.0.0.1:1",
        CHAIN_RPC_URL: "http://127.0.0.1:1",
        IPFS_API_URL: "http://127.0.0.1:1",
        ...given,
      }),
    });
    running.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
    const state = await Promise.race([
      once(child, "message").then(() => "ready" as const),
      once(child, "exit").then(() => "ended" as const),
    ]);
    return { state, url: `http://127.0.0.1:${port}`, said: () => said };
  }

  it("serves sign-in and a key named by its environment, with limits in PostgreSQL", async () => {
    const secret = makeApiKey("admin");
    const { state, url, said } = await start({
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
    const { state, said } = await start({ BOOTSTRAP_ORION_API_KEY: bad });
    expect(state).to.equal("ended");
    expect(said()).to.contain("BOOTSTRAP_ORION_API_KEY").and.not.to.contain(bad);
  });
});
