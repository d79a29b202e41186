import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import jwt from "jsonwebtoken";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { SigningKey } from "../../../db/secrets/signing-key.entity.ts";
import { inheritedEnvironment } from "../../../runtime/environment.ts";
import {
  type AccountsWorld,
  accountsWorld,
  postJson,
  signIn,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const program = fileURLToPath(new URL("../../../commands/keys.ts", import.meta.url));

const mayCreate = route({
  method: "GET",
  path: "/may-create",
  summary: "For keys that may create.",
  tag: "Test",
  auth: ["key"],
  scope: "create",
  answers: { 200: Type.Object({}), ...problems(401, 403) },
  handle: () => ok({}),
});

describe("npm run keys", () => {
  let world: AccountsWorld;
  let served: Served;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve({}, [mayCreate]);
  });
  after(() => world.close());

  function keys(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    return keysWith(world.encryptionKey, ...args);
  }
  function keysWith(
    encryptionKey: string,
    ...args: string[]
  ): Promise<{ code: number; stdout: string; stderr: string }> {
    const env = inheritedEnvironment({ DATABASE_URL: world.databaseUrl, ENCRYPTION_KEY: encryptionKey });
    return new Promise((resolve) => {
      execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, stdout, stderr }),
      );
    });
  }
  const statusWith = async (secret: string) =>
    (await fetch(`${served.url}/may-create`, { headers: { "x-api-key": secret } })).status;

  it("makes a key that works, shows its secret once, lists it without and revokes it", async () => {
    const made = await keys("create", "--type", "admin", "--label", "arbiter", "--name", "Night shift");
    expect(made.code, made.stderr).to.equal(0);
    const secret = /^cs_a_\w{49}$/m.exec(made.stdout)?.[0] ?? "";
    const id = /key ([0-9a-f-]{36})/.exec(made.stdout)?.[1] ?? "";
    expect(await statusWith(secret)).to.equal(200);

    const listed = await keys("list");
    expect(listed.stdout)
      .to.contain(id)
      .and.contain("arbiter")
      .and.contain("Night shift")
      .and.not.to.contain(secret);

    expect((await keys("revoke", id)).code).to.equal(0);
    expect(await statusWith(secret)).to.equal(401);
    expect((await keys("list")).stdout).to.contain("revoked");
  });

  it("gives an orion key its own powers and label", async () => {
    const { stdout } = await keys("create", "--type", "orion", "--name", "arbiter of ours");
    expect(stdout).to.contain("label orion");
    expect(await statusWith(/^cs_o_\w{49}$/m.exec(stdout)?.[0] ?? "")).to.equal(403);
  });

  it("has another key sign, in a process that runs, while the one before still verifies", async () => {
    const api = await world.serve({ limiter: UNLIMITED });
    const another = await world.serve({ limiter: UNLIMITED });
    const before = await signIn(api.url);
    const rotated = await keys("rotate-signing");
    expect(rotated.code, rotated.stderr).to.equal(0);
    const kid = /Key (\S+) signs/.exec(rotated.stdout)?.[1];
    const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;
    expect(kid).not.to.equal(kidOf(before.accessToken));

    // A process that was started after it signs with the new key at once; those before take the token, and sign so too in seconds.
    const fresh = await world.serve({ limiter: UNLIMITED });
    const after = await signIn(fresh.url);
    expect(kidOf(after.accessToken)).to.equal(kid);
    for (const { url } of [api, another, fresh]) {
      for (const { bearer } of [before, after])
        expect((await fetch(`${url}/auth/me`, { headers: bearer })).status).to.equal(200);
    }
    expect(kidOf((await signIn(api.url)).accessToken), "it learnt the key from the token").to.equal(kid);
    const refreshed = await postJson(`${api.url}/auth/refresh`, { refreshToken: before.refreshToken });
    expect(refreshed.status).to.equal(200);
    const { keys: published } = (await (await fetch(`${api.url}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string }[];
    };
    expect(published.map((key) => key.kid)).to.deep.equal([kid, kidOf(before.accessToken)]);

    const em = world.database.em.fork();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const retired = async (days: number) => {
      await em.nativeUpdate(SigningKey, { retiredAt: { $ne: null } }, { retiredAt: daysAgo(days) });
      const { url } = await world.serve({ limiter: UNLIMITED });
      return (await fetch(`${url}/auth/me`, { headers: before.bearer })).status;
    };
    expect(await retired(29.9), "its refresh tokens live for thirty days").to.equal(200);
    expect(await retired(30.1)).to.equal(401);
  });

  it("rotates nothing with an ENCRYPTION_KEY that the processes do not have", async () => {
    const count = () => world.database.em.fork().count(SigningKey);
    const before = await count();
    const { code, stderr } = await keysWith(randomBytes(32).toString("base64"), "rotate-signing");
    expect(code).to.equal(1);
    expect(stderr).to.contain("ENCRYPTION_KEY");
    expect(await count()).to.equal(before);
  });

  it("says how it is used, and fails, where it cannot tell what is meant", async () => {
    const misuses = [
      [],
      ["create", "--type", "user", "--name", "x"],
      ["create", "--type", "admin", "--name", "x", "--label", "boss"],
      ["create", "--type", "admin", "--nam", "x"],
      ["revoke", "nonsense"],
    ];
    for (const { code, stderr } of await Promise.all(misuses.map((args) => keys(...args)))) {
      expect(code).to.equal(1);
      expect(stderr).to.contain("npm run keys -- create");
    }
    expect((await keys("create", "--type", "admin")).stderr).to.contain("--name");
    expect((await keys("revoke", "00000000-0000-4000-8000-000000000000")).stderr).to.contain("no key");
  });
});
