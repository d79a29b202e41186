import { expect } from "chai";
import { type HDNodeWallet, Wallet } from "ethers";
import { User } from "../../../db/accounts/user.entity.ts";
import { type AccountsWorld, accountsWorld, postJson, signIn } from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";
import { signedHeaders } from "../../support/signed-headers.ts";

describe("users", () => {
  let world: AccountsWorld;
  let served: Served;
  let admin: Record<string, string>;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
    admin = { "x-api-key": await world.serverKey("admin") };
  });
  after(() => world.close());

  const create = (body: unknown, headers: Record<string, string>) =>
    postJson(`${served.url}/users`, body, headers);
  const createSigned = async (wallet: HDNodeWallet, body: unknown) =>
    create(body, await signedHeaders(wallet, "POST", "/users", body));
  const get = (address: string, headers: Record<string, string> = admin) =>
    fetch(`${served.url}/users/${address}`, { headers });
  async function userKey(): Promise<Record<string, string>> {
    const { bearer } = await signIn(served.url);
    const made = await postJson(`${served.url}/user-api-keys`, { name: "k" }, bearer);
    return { "x-api-key": ((await made.json()) as { secret: string }).secret };
  }

  it("are created by an ADMIN key for any address, with settings, and found under it", async () => {
    const { address } = Wallet.createRandom();
    const response = await create({ ethereumAddress: address.toLowerCase() }, admin);
    expect(response.status).to.equal(201);
    const user = (await response.json()) as Record<string, string>;
    expect(user).to.have.all.keys("id", "ethereumAddress", "createdAt");
    expect(user.ethereumAddress).to.equal(address);
    const found = await get(address.toUpperCase().replace("0X", "0x"));
    expect(found.status).to.equal(200);
    expect(await found.json()).to.deep.equal(user);
    const settings = await fetch(`${served.url}/settings/by-ethereum/${address}`, { headers: admin });
    expect(await settings.json()).to.deep.include({ userId: user.id, executionType: 0 });
  });

  it("are created by a wallet for its own address, and not for another's", async () => {
    const wallet = Wallet.createRandom();
    const other = Wallet.createRandom().address;
    expect((await createSigned(wallet, { ethereumAddress: other })).status).to.equal(400);
    expect((await get(other)).status).to.equal(404);
    expect((await createSigned(wallet, { ethereumAddress: wallet.address })).status).to.equal(201);
    const reading = await signedHeaders(wallet, "GET", `/users/${wallet.address}`);
    expect((await get(wallet.address, reading)).status).to.equal(200);
  });

  it("are the users that sign in later, with the same id", async () => {
    const wallet = Wallet.createRandom();
    const made = await create({ ethereumAddress: wallet.address }, admin);
    expect((await signIn(served.url, wallet)).id).to.equal(((await made.json()) as { id: string }).id);
  });

  it("are made once: a known address is 409, and of many at once one is made", async () => {
    const { address } = Wallet.createRandom();
    const body = { ethereumAddress: address };
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await create(body, admin)).status),
    );
    expect(statuses.sort()).to.deep.equal([201, ...Array(7).fill(409)]);
    expect(await world.database.em.fork().count(User, { ethereumAddress: address })).to.equal(1);
    const { wallet } = await signIn(served.url);
    expect((await create({ ethereumAddress: wallet.address }, admin)).status).to.equal(409);
  });

  it("are not created by USER or ORION keys (403), by a token or by nobody (401)", async () => {
    const { address } = Wallet.createRandom();
    const { bearer } = await signIn(served.url);
    const orion = { "x-api-key": await world.serverKey("orion") };
    const body = { ethereumAddress: address };
    expect((await create(body, await userKey())).status).to.equal(403);
    expect((await create(body, orion)).status).to.equal(403);
    expect((await create(body, bearer)).status).to.equal(401);
    expect((await create(body, {})).status).to.equal(401);
    expect((await get(address)).status).to.equal(404);
  });

  it("are read with any key, and not with a token or without one", async () => {
    const { wallet, bearer } = await signIn(served.url);
    expect((await get(wallet.address, await userKey())).status).to.equal(200);
    expect((await get(wallet.address, bearer)).status).to.equal(401);
    expect((await get(wallet.address, {})).status).to.equal(401);
  });

  for (const [what, body] of [
    ["no address", {}],
    ["an address that is too short", { ethereumAddress: "0x12" }],
    ["a wrong checksum", { ethereumAddress: "0x70997970C51812dc3A010C7d01b50e0d17dc79c8" }],
    ["a field that is none", { ethereumAddress: Wallet.createRandom().address, id: "1" }],
  ] as const) {
    it(`are refused with 400 for ${what}`, async () => {
      expect((await create(body, admin)).status).to.equal(400);
    });
  }

  it("are refused with 400 under an address that is none", async () => {
    expect((await get("0x12")).status).to.equal(400);
    expect((await get("0x70997970C51812dc3A010C7d01b50e0d17dc79c8")).status).to.equal(400);
  });
});

describe("settings by address", () => {
  let world: AccountsWorld;
  let served: Served;
  before(async () => {
    world = await accountsWorld();
    served = await world.serve();
  });
  after(() => world.close());

  const get = (address: string, headers: Record<string, string>) =>
    fetch(`${served.url}/settings/by-ethereum/${address}`, { headers });

  it("are the owner's by token, key and signature, and anybody's by an ADMIN key", async () => {
    const { wallet, id, bearer } = await signIn(served.url);
    const made = await postJson(`${served.url}/user-api-keys`, { name: "k" }, bearer);
    const { secret } = (await made.json()) as { secret: string };
    for (const headers of [
      bearer,
      { "x-api-key": secret },
      await signedHeaders(wallet, "GET", `/settings/by-ethereum/${wallet.address}`),
      { "x-api-key": await world.serverKey("admin") },
    ]) {
      const response = await get(wallet.address, headers);
      expect(response.status).to.equal(200);
      expect(await response.json()).to.include({ userId: id, executionType: 0, walletProvider: "privy" });
    }
  });

  it("are nobody else's: 403, whether the address is known or not; 404 to ADMIN keys where it is not", async () => {
    const { bearer } = await signIn(served.url);
    const { wallet } = await signIn(served.url);
    const unknown = Wallet.createRandom();
    const orion = { "x-api-key": await world.serverKey("orion") };
    const admin = { "x-api-key": await world.serverKey("admin") };
    expect((await get(wallet.address, bearer)).status).to.equal(403);
    expect((await get(unknown.address, bearer)).status).to.equal(403);
    expect((await get(wallet.address, orion)).status).to.equal(403);
    expect((await get(unknown.address, admin)).status).to.equal(404);
    const signed = await signedHeaders(unknown, "GET", `/settings/by-ethereum/${unknown.address}`);
    expect((await get(unknown.address, signed)).status).to.equal(404);
    expect((await get(wallet.address, {})).status).to.equal(401);
    expect((await get("0x1", admin)).status).to.equal(400);
  });
});
