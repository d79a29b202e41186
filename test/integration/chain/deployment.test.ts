import { expect } from "chai";
import { NotDeployed } from "../../../integrations/chain/chain-error.ts";
import { failureOf, startWriterFixture, type WriterFixture } from "./writer-fixture.ts";

describe("the deployment of the contracts", () => {
  let fixture: WriterFixture;

  before(async () => {
    fixture = await startWriterFixture();
  });
  after(() => fixture?.close());

  it("is made once, however often and by however many it is asked for", async () => {
    const [one, other] = await Promise.all([fixture.open(), fixture.open()]);
    const [first, second] = await Promise.all([one.deploy(), other.deploy()]);
    const third = await (await fixture.open()).deploy();
    expect(second).to.deep.equal(first);
    expect(third).to.deep.equal(first);
    expect(Object.keys(first)).to.have.length(3);
    expect(await one.rows()).to.have.length(3);
    for (const address of Object.values(first))
      expect(await one.node.code(address)).to.have.length.above(1000);
  });

  it("is found by another signer and not made again", async () => {
    const key = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";
    const [one, other] = [await fixture.open(), await fixture.open({ key })];
    expect(await other.deploy()).to.deep.equal(await one.deploy());
    expect(await one.rows()).to.have.length(3);
  });

  it("fails clearly where other code is at the address", async () => {
    const one = await fixture.open();
    const { AccountRegistry } = await one.deploy();
    await fixture.rpc("anvil_setCode", AccountRegistry, "0x00");
    const failure = await failureOf(one.deploy());
    expect(failure).to.be.instanceOf(NotDeployed);
    expect(String(failure)).to.include("AccountRegistry").and.include(AccountRegistry);
  });
});
