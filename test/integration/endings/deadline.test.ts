import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type EndingsWorld, endingsWorld, VERIFIED_CALL } from "../../support/endings-world.ts";
import { recordHistory } from "../../support/record-history.ts";

describe("the deadline of an execution", () => {
  let world: EndingsWorld;
  before(async () => {
    world = await endingsWorld({ executionTtlMs: 4000 });
    await world.startWorkers({ confirmations: 3 });
  });
  after(async () => {
    await world.close();
  });

  it("ends one whose reported execution is in no block", async () => {
    const requestHash = await world.approved(world.owner1, VERIFIED_CALL, { encrypted: false });
    await world.report(requestHash, `0x${"12".repeat(32)}`, world.owner1.key);
    const { status, statusReason } = await world.ended(requestHash, world.owner1);
    expect([status, statusReason]).to.deep.equal(["FAILED", "It was not executed in time."]);
  });

  it("waits for one that is in a block and not deep enough yet", async () => {
    const requestHash = await world.approved(world.owner1, VERIFIED_CALL, { encrypted: false });
    await world.report(requestHash, await world.send(world.owner1, VERIFIED_CALL), world.owner1.key);
    await sleep(5500);
    expect((await world.dossier(requestHash, world.owner1)).status).to.equal("APPROVED");
    await world.rpc("anvil_mine", "0x3");
    expect((await world.ended(requestHash, world.owner1)).status).to.equal("EXECUTED");
    await world.handle(requestHash).result();
    await recordHistory("transaction-executed-at-the-deadline", world.handle(requestHash));
  });
});
