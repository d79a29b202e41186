import { expect } from "chai";
import { type Contract, Wallet, ZeroAddress } from "ethers";
import { as, eventOf, refusalOf, startTestChain, type TestChain } from "./contract-fixture.ts";

describe("the registry of verification services", () => {
  let chain: TestChain;
  let registry: Contract;
  const inbox = Wallet.createRandom().address;
  const second = Wallet.createRandom().address;

  before(async () => {
    chain = await startTestChain();
    registry = await chain.deploy("VerificationServicesRegistry");
  });
  after(() => chain?.stop());

  it("counts from one and lists a service as active from the start", async () => {
    expect(await registry.getFunction("count")()).to.equal(0n);
    const event = await eventOf(registry, "register", inbox, "orion");
    expect(event.args.toArray()).to.deep.equal([1n, inbox, "orion"]);
    await eventOf(registry, "register", second, "lyra");
    expect(await registry.getFunction("count")()).to.equal(2n);
    expect((await registry.getFunction("get")(1)).toArray()).to.deep.equal([inbox, true, "orion"]);
    expect(await registry.getFunction("idOf")(second)).to.equal(2n);
  });

  it("switches a service off and on again", async () => {
    for (const active of [false, true]) {
      const event = await eventOf(registry, "setActive", 1, active);
      expect(event.args.toArray()).to.deep.equal([1n, active]);
      expect((await registry.getFunction("get")(1)).active).to.equal(active);
    }
  });

  it("refuses an inbox that is registered already, and the zero address", async () => {
    expect(await refusalOf(registry, "register", inbox, "again")).to.equal("InboxAlreadyRegistered");
    expect(await refusalOf(registry, "register", ZeroAddress, "none")).to.equal("ZeroInbox");
  });

  it("knows no service zero and none beyond the last", async () => {
    for (const id of [0, 3]) {
      expect(await refusalOf(registry, "get", id)).to.equal("ServiceUnknown");
      expect(await refusalOf(registry, "setActive", id, true)).to.equal("ServiceUnknown");
    }
  });

  it("is written by its owner alone, who is whoever deployed it", async () => {
    expect(await registry.getFunction("owner")()).to.equal(await chain.accounts[0].getAddress());
    const asStranger = as(registry, chain.accounts[1]);
    expect(await refusalOf(asStranger, "register", Wallet.createRandom().address, "x")).to.equal("NotOwner");
    expect(await refusalOf(asStranger, "setActive", 1, false)).to.equal("NotOwner");
    expect(await refusalOf(asStranger, "transferOwnership", inbox)).to.equal("NotOwner");
  });

  it("is handed over by its owner, to nobody's address never, and obeys the new one alone", async () => {
    const [old, next] = [chain.accounts[0], chain.accounts[1]];
    const addresses = [await old.getAddress(), await next.getAddress()];
    expect(await refusalOf(registry, "transferOwnership", ZeroAddress)).to.equal("ZeroOwner");
    const event = await eventOf(registry, "transferOwnership", addresses[1]);
    expect([event.name, ...event.args.toArray()]).to.deep.equal(["OwnershipTransferred", ...addresses]);
    expect(await refusalOf(registry, "setActive", 1, false)).to.equal("NotOwner");
    expect(await refusalOf(as(registry, next), "setActive", 1, false)).to.equal("not refused");
  });
});
