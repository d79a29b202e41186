import { expect } from "chai";
import { id } from "ethers";
import { createRequest, getRequestCid, setRequestStatus } from "../../../integrations/chain/agent-inbox.ts";
import {
  KeyReused,
  NonceTaken,
  TransactionPending,
  TransactionReverted,
} from "../../../integrations/chain/chain-error.ts";
import {
  CID,
  failureOf,
  type OpenWriter,
  openInbox,
  startWriterFixture,
  type WriterFixture,
} from "./writer-fixture.ts";

describe("a write to the chain", () => {
  let fixture: WriterFixture;
  let opened: OpenWriter;
  let inbox: string;

  before(async () => {
    fixture = await startWriterFixture();
    opened = await fixture.open();
    inbox = await openInbox(opened);
  });
  after(() => fixture?.close());
  afterEach(() => fixture.rpc("evm_setAutomine", true));

  it("asked for twice, one after the other, is one transaction", async () => {
    const before = (await opened.rows()).length;
    const first = await opened.writer.write(createRequest(inbox, id("twice"), CID));
    const second = await opened.writer.write(
      createRequest(inbox, id("twice").toUpperCase().replace("X", "x"), CID),
    );
    expect(second).to.deep.equal(first);
    expect(await opened.rows()).to.have.length(before + 1);
  });

  it("asked for by ten at once, over two processes, is one transaction", async () => {
    const other = await fixture.open();
    const before = (await opened.rows()).length;
    const write = createRequest(inbox, id("at once"), CID);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? opened : other).writer.write(write)),
    );
    expect(new Set(outcomes.map((one) => one.hash))).to.have.length(1);
    expect(await opened.rows()).to.have.length(before + 1);
  });

  it("made by another process while this one rehearses it is picked up, not refused", async () => {
    const gate = await fixture.openGate();
    const { writer } = await fixture.open({ url: gate.url });
    const write = createRequest(inbox, id("overtaken"), CID);
    gate.before.set("eth_estimateGas", () => opened.writer.write(write));
    const [mined, other] = [await writer.write(write), await opened.writer.write(write)];
    expect(mined.hash).to.equal(other.hash);
    expect(gate.asked.get("eth_sendRawTransaction")).to.equal(undefined);
  });

  it("made fifty times at once by two processes leaves no gap between nonces, and all are mined", async () => {
    const other = await fixture.open();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? opened : other).writer.write(createRequest(inbox, id(`many ${index}`), CID)),
      ),
    );
    const rows = await opened.rows();
    expect(rows.map((row) => row.nonce)).to.deep.equal(rows.map((_, at) => at));
    expect(rows.every((row) => row.status === "mined" && row.blockNumber && row.minedAt)).to.equal(true);
    for (let index = 0; index < 50; index++) {
      expect(await getRequestCid(opened.node, inbox, id(`many ${index}`))).to.equal(CID);
    }
  });

  it("needs few requests to the node once the first of its shape is made", async () => {
    const gate = await fixture.openGate();
    const { writer } = await fixture.open({ url: gate.url });
    await writer.write(createRequest(inbox, id("shape"), CID));
    gate.asked.clear();
    for (let index = 0; index < 10; index++)
      await writer.write(createRequest(inbox, id(`few ${index}`), CID));
    expect(gate.asked.get("eth_estimateGas")).to.equal(undefined);
    expect(gate.asked.get("eth_getTransactionCount")).to.equal(10);
    expect(gate.asked.get("eth_sendRawTransaction")).to.equal(10);
    const all = [...gate.asked.values()].reduce((sum, one) => sum + one, 0);
    expect(all).to.be.at.most(50);
  });

  it("is mined without a sweep where another process stored the one before it and could not send it", async () => {
    const gate = await fixture.openGate();
    const other = await fixture.open({ url: gate.url });
    gate.cut.add("eth_sendRawTransaction");
    await failureOf(other.writer.submit(createRequest(inbox, id("never sent"), CID)));
    const mined = await opened.writer.write(createRequest(inbox, id("behind it"), CID));
    expect(mined.hash).to.match(/^0x/);
    expect((await opened.writer.wait(createRequest(inbox, id("never sent"), CID).key)).hash).to.match(/^0x/);
  });

  it("can be submitted in one place and waited for in another", async () => {
    const write = createRequest(inbox, id("split"), CID);
    const submitted = await opened.writer.submit(write);
    const other = await fixture.open();
    const mined = await other.writer.wait(submitted.key);
    expect(mined.hash).to.equal(submitted.hash);
    expect(Object.keys(submitted).sort()).to.deep.equal(["hash", "id", "key", "nonce", "signer"]);
  });

  it("that the contract would refuse is refused with the error's name and takes no nonce", async () => {
    const before = (await opened.rows()).length;
    const write = { ...createRequest(inbox, id("twice"), CID), key: "another-key", costsAlike: false };
    const failure = await failureOf(opened.writer.write(write));
    expect(failure).to.be.instanceOf(TransactionReverted);
    expect(failure).to.include({ errorName: "RequestExists", retryable: false });
    expect(await opened.rows()).to.have.length(before);
  });

  it("that was mined and reverted is a failure with the error's name, the second time too", async () => {
    await opened.writer.write(createRequest(inbox, id("late"), CID));
    // Of a shape that is known, so that no estimate refuses it beforehand.
    const write = { ...createRequest(inbox, id("late"), CID), key: "late-key" };
    for (const _time of [1, 2]) {
      const failure = await failureOf(opened.writer.write(write));
      expect(failure).to.be.instanceOf(TransactionReverted);
      expect(failure).to.include({ errorName: "RequestExists", retryable: false });
    }
    const row = (await opened.rows()).find((one) => one.key === "late-key");
    expect(row).to.include({ status: "reverted", revertedWith: "RequestExists" });
  });

  it("under a key that belongs to another write is refused", async () => {
    await opened.writer.write(setRequestStatus(inbox, id("split"), "APPROVED", CID));
    const other = setRequestStatus(inbox, id("split"), "REJECTED", CID);
    expect(await failureOf(opened.writer.write(other))).to.be.instanceOf(KeyReused);
  });

  it("that no block has taken yet is a retryable failure, and mined is found by waiting again", async () => {
    await fixture.rpc("evm_setAutomine", false);
    const write = createRequest(inbox, id("slow"), CID);
    const submitted = await opened.writer.submit(write);
    const failure = await failureOf(opened.writer.wait(write.key, 200));
    expect(failure).to.be.instanceOf(TransactionPending);
    expect(failure).to.include({ retryable: true, hash: submitted.hash });
    await fixture.rpc("evm_mine");
    expect((await opened.writer.wait(write.key)).hash).to.equal(submitted.hash);
  });

  it("goes around a nonce that another program used, where it is known in time", async () => {
    const [from, to] = [opened.writer.signer.address, inbox];
    await fixture.rpc("eth_sendTransaction", { from, to, data: "0x8da5cb5b" });
    // The node mines by itself, but only after it has answered.
    await fixture.rpc("evm_mine");
    const mined = await opened.writer.write(createRequest(inbox, id("after another"), CID));
    expect(mined.hash).to.match(/^0x/);
  });

  it("whose nonce another program took after all fails, says why, and is made once under another when it is asked for again", async () => {
    const gate = await fixture.openGate();
    const { writer } = await fixture.open({ url: gate.url });
    gate.cut.add("eth_sendRawTransaction");
    const write = createRequest(inbox, id("displaced"), CID);
    await failureOf(writer.submit(write));
    const [from, to] = [writer.signer.address, inbox];
    await fixture.rpc("eth_sendTransaction", { from, to, data: "0x8da5cb5b" });
    gate.cut.clear();
    const displaced = await writer.submit(write);
    expect(await failureOf(writer.wait(write.key, 200)))
      .to.be.instanceOf(NonceTaken)
      .and.include({ retryable: true });
    const mined = await writer.write(write);
    expect(mined.hash).not.to.equal(displaced.hash);
    expect(await getRequestCid(opened.node, inbox, id("displaced"))).to.equal(CID);
    expect((await writer.write(write)).hash, "asked once more").to.equal(mined.hash);
    const { resent } = await writer.resendMissing();
    expect(resent, "what was displaced is not sent again").to.equal(0);
  });
});
