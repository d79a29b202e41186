import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { id, Transaction } from "ethers";
import { createRequest } from "../../../integrations/chain/agent-inbox.ts";
import {
  CID,
  failureOf,
  type OpenWriter,
  openInbox,
  startWriterFixture,
  type WriterFixture,
} from "./writer-fixture.ts";

describe("a stuck transaction", () => {
  let fixture: WriterFixture;
  let opened: OpenWriter;
  let inbox: string;
  let countBefore: number;

  beforeEach(async () => {
    fixture = await startWriterFixture();
    opened = await fixture.open({ stuckAfterMs: 0, waitMs: 5_000 });
    inbox = await openInbox(opened);
    await fixture.rpc("evm_setAutomine", false);
    countBefore = await opened.node.transactionCount(opened.writer.signer.address);
  });
  afterEach(() => fixture?.close());

  async function raiseBaseFee(): Promise<void> {
    await fixture.rpc("anvil_setNextBlockBaseFeePerGas", "0x174876e800");
    await fixture.rpc("evm_mine");
  }

  it("is signed again for the same nonce at an eighth more or better, and ends once", async () => {
    const write = createRequest(inbox, id("stuck"), CID);
    const submitted = await opened.writer.submit(write);
    await raiseBaseFee();
    expect(await opened.writer.resendMissing()).to.deep.equal({ checked: 1, resent: 0, repriced: 1 });
    await fixture.rpc("evm_mine");
    const mined = await opened.writer.wait(write.key);
    expect(mined.hash).to.not.equal(submitted.hash);

    const row = (await opened.rows()).at(-1);
    expect(row).to.include({ hash: mined.hash, nonce: submitted.nonce, status: "mined" });
    expect(row?.replaced.map((one) => one.hash)).to.deep.equal([submitted.hash]);
    const [first, second] = [row?.replaced[0]?.raw ?? "", row?.raw ?? ""].map((raw) => Transaction.from(raw));
    expect(second?.nonce).to.equal(first?.nonce);
    for (const fee of ["maxFeePerGas", "maxPriorityFeePerGas"] as const) {
      expect(Number(second?.[fee]) / Number(first?.[fee])).to.be.at.least(1.125);
    }
    expect(await opened.node.transactionCount(opened.writer.signer.address)).to.equal(countBefore + 1);
    expect(await opened.writer.submit(write)).to.include({ hash: mined.hash });
  });

  it("that is mined at its first price after all ends with its first hash", async () => {
    const gate = await fixture.openGate();
    const sweeper = await fixture.open({ url: gate.url, stuckAfterMs: 0 });
    const write = createRequest(inbox, id("first wins"), CID);
    const submitted = await opened.writer.submit(write);
    gate.cut.add("eth_sendRawTransaction");
    await failureOf(sweeper.writer.resendMissing());
    expect((await opened.rows()).at(-1)?.hash).to.not.equal(submitted.hash);

    await fixture.rpc("evm_mine");
    expect((await opened.writer.wait(write.key)).hash).to.equal(submitted.hash);
    expect((await opened.rows()).at(-1)).to.include({ hash: submitted.hash, status: "mined" });
  });

  it("is repriced by one of two sweeps that run at once", async () => {
    const sweepers = await Promise.all([1, 2].map(() => fixture.open({ stuckAfterMs: 500 })));
    await opened.writer.submit(createRequest(inbox, id("two sweeps"), CID));
    await raiseBaseFee();
    await sleep(500);
    const sweeps = await Promise.all(sweepers.map(({ writer }) => writer.resendMissing()));
    expect(sweeps.map((one) => one.repriced).sort()).to.deep.equal([0, 1]);
    expect((await opened.rows()).at(-1)?.replaced).to.have.length(1);
  });

  it("is not raised without end while the chain makes no blocks", async () => {
    await opened.writer.submit(createRequest(inbox, id("no blocks"), CID));
    let repriced = 0;
    for (let round = 0; round < 40; round++) repriced += (await opened.writer.resendMissing()).repriced;
    expect(repriced).to.be.within(1, 20);
    expect((await opened.writer.resendMissing()).repriced).to.equal(0);
  });

  it("is left alone before its time", async () => {
    const patient = await fixture.open();
    await patient.writer.submit(createRequest(inbox, id("young"), CID));
    expect(await patient.writer.resendMissing()).to.deep.equal({ checked: 1, resent: 0, repriced: 0 });
  });
});
