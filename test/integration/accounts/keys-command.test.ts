import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { Type } from "typebox";
import { ok } from "../../../api/answer.ts";
import { problems } from "../../../api/problem.ts";
import { route } from "../../../api/route.ts";
import { inheritedEnvironment } from "../../../runtime/environment.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";
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
    const env = inheritedEnvironment({ DATABASE_URL: world.databaseUrl });
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
  }).timeout(60_000);
});
