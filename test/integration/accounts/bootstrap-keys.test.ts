import { expect } from "chai";
import { ApiKey } from "../../../db/accounts/api-key.entity.ts";
import { revokeApiKey } from "../../../db/accounts/api-keys.ts";
import { type BootstrapKey, ensureBootstrapKeys } from "../../../db/accounts/bootstrap-keys.ts";
import { hashApiKey, makeApiKey } from "../../../domain/api-key.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { type AccountsWorld, accountsWorld } from "../../support/accounts-world.ts";

describe("keys named by environment variables", () => {
  let world: AccountsWorld;
  beforeEach(async () => {
    world = await accountsWorld();
  });
  afterEach(() => world.close());

  const named = (secret: string | undefined): BootstrapKey[] => [
    { variable: "BOOTSTRAP_ADMIN_API_KEY", type: "admin", secret },
  ];
  const start = (secret: string | undefined) => ensureBootstrapKeys(world.database.em, named(secret));
  const row = (secret: string) =>
    world.database.em.fork().findOneOrFail(ApiKey, { secretHash: hashApiKey(secret) });
  const lives = async (secret: string) => (await row(secret)).revokedAt === null;
  const whyNot = (secret: string) =>
    start(secret).then(
      () => undefined,
      (error: unknown) => error,
    );

  it("are there after the start, stored as a hash only, once however many replicas start", async () => {
    const secret = makeApiKey("admin");
    await Promise.all([start(secret), start(secret), start(secret)]);
    expect(await world.database.em.fork().count(ApiKey)).to.equal(1);
    const key = await row(secret);
    expect(key).to.include({ type: "admin", label: "agent", revokedAt: null });
    expect(JSON.stringify(key)).not.to.contain(secret);
    expect(key.scopes).to.include("transactions:create:any");
  });

  it("are revoked when the value changes, and when the variable is gone", async () => {
    const [one, two] = [makeApiKey("admin"), makeApiKey("admin")];
    await start(one);
    await start(two);
    expect([await lives(one), await lives(two)]).to.deep.equal([false, true]);
    await start(undefined);
    expect(await lives(two)).to.equal(false);
  });

  it("come back when the variable names them again", async () => {
    const secret = makeApiKey("admin");
    await start(secret);
    await start(undefined);
    await start(secret);
    expect(await lives(secret)).to.equal(true);
  });

  it("never come back once the operator has revoked them: the start stops and says so", async () => {
    const secret = makeApiKey("admin");
    await start(secret);
    await revokeApiKey(world.database.em, (await row(secret)).id);
    const error = await whyNot(secret);
    expect(error).to.be.instanceOf(CannotStart);
    expect(String(error))
      .to.contain("BOOTSTRAP_ADMIN_API_KEY")
      .and.contain("revoked")
      .and.not.to.contain(secret);
    expect(await lives(secret)).to.equal(false);
  });

  it("leave other keys alone", async () => {
    const secret = await world.serverKey("admin");
    await start(makeApiKey("admin"));
    await start(undefined);
    expect(await lives(secret)).to.equal(true);
  });

  it("stop the start where checksum or type are wrong, without quoting the value", async () => {
    const good = makeApiKey("admin");
    const bad = good.slice(0, -1) + (good.endsWith("0") ? "1" : "0");
    for (const secret of [bad, makeApiKey("orion"), "cs_a_short"]) {
      const error = await whyNot(secret);
      expect(error).to.be.instanceOf(CannotStart);
      expect(String(error)).to.contain("BOOTSTRAP_ADMIN_API_KEY").and.not.to.contain(secret);
    }
    expect(await world.database.em.fork().count(ApiKey)).to.equal(0);
  });
});
