import { expect } from "chai";
import {
  type AccountsWorld,
  accountsWorld,
  type SignedInUser,
  signIn,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

describe("a user's settings", () => {
  let world: AccountsWorld;
  let served: Served;
  let user: SignedInUser;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
    user = await signIn(served.url);
  });
  after(() => world.close());

  const get = async (by = user) =>
    (await (await fetch(`${served.url}/settings`, { headers: by.bearer })).json()) as Record<string, unknown>;
  const put = (body: unknown) =>
    fetch(`${served.url}/settings`, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...user.bearer },
    });

  it("are there from the first sign-in", async () => {
    const settings = await get();
    expect(settings).to.have.all.keys(
      "id",
      "userId",
      "executionType",
      "walletProvider",
      "requireSignedIntent",
      "createdAt",
      "updatedAt",
    );
    expect(settings).to.include({
      userId: user.id,
      executionType: 0,
      walletProvider: "privy",
      requireSignedIntent: false,
    });
  });

  it("change for their owner only, and the answer is the record", async () => {
    const stranger = await signIn(served.url);
    const before = await get();
    const response = await put({ executionType: 2 });
    expect(response.status).to.equal(200);
    const after = (await response.json()) as Record<string, unknown>;
    expect(after).to.deep.include({ id: before.id, createdAt: before.createdAt, executionType: 2 });
    expect(String(after.updatedAt) > String(before.updatedAt)).to.equal(true);
    expect(await get()).to.deep.equal(after);
    expect(await get(stranger)).to.include({ executionType: 0 });
  });

  for (const executionType of [-1, 3, 1.5, "1", null, undefined]) {
    it(`refuse the execution type ${JSON.stringify(executionType)} with 400`, async () => {
      expect((await put({ executionType })).status).to.equal(400);
    });
  }

  it("refuse fields that cannot be changed", async () => {
    expect((await put({ executionType: 1, walletProvider: "other" })).status).to.equal(400);
  });
});
