import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { id } from "ethers";
import {
  createRequest,
  getRequestCid,
  getRequestStatus,
  setRequestStatus,
} from "../../../integrations/chain/agent-inbox.ts";
import { ChainBehind, ChainUnreachable } from "../../../integrations/chain/chain-error.ts";
import { CID, failureOf, type GatedInbox, startGatedInbox } from "./writer-fixture.ts";

describe("a stored transaction", () => {
  let fixture: GatedInbox["fixture"];
  let gate: GatedInbox["gate"];
  let opened: GatedInbox["opened"];
  let inbox: string;

  beforeEach(async () => {
    ({ fixture, gate, opened, inbox } = await startGatedInbox({ waitMs: 5_000 }));
  });
  afterEach(() => fixture?.close());

  it("that was never broadcast is sent by the sweep, before those that came after it", async () => {
    gate.cut.add("eth_sendRawTransaction");
    const lost = createRequest(inbox, id("lost"), CID);
    expect(await failureOf(opened.writer.submit(lost))).to.be.instanceOf(ChainUnreachable);
    gate.cut.clear();
    const next = await opened.writer.submit(createRequest(inbox, id("next"), CID));

    const survivor = await fixture.open();
    expect(await survivor.writer.resendMissing()).to.deep.equal({ checked: 2, resent: 1, repriced: 0 });
    const first = await survivor.writer.wait(lost.key);
    const second = await survivor.writer.wait(next.key);
    expect(second.hash).to.equal(next.hash);
    const [lostRow, nextRow] = (await survivor.rows()).slice(-2);
    expect(lostRow).to.include({ key: lost.key, hash: first.hash, status: "mined" });
    expect(nextRow?.nonce).to.equal((lostRow?.nonce ?? 0) + 1);
    expect(await survivor.writer.resendMissing()).to.deep.equal({ checked: 0, resent: 0, repriced: 0 });
  });

  it("that the node lost is sent again by whoever waits for it", async () => {
    await fixture.rpc("evm_setAutomine", false);
    const submitted = await opened.writer.submit(createRequest(inbox, id("dropped"), CID));
    const waiting = opened.writer.wait(submitted.key, 15_000);
    await fixture.rpc("anvil_dropTransaction", submitted.hash);
    await fixture.rpc("evm_setAutomine", true);
    expect((await waiting).hash).to.equal(submitted.hash);
  });

  it("is sent after the one before it, however many are written at once", async () => {
    let [underWay, most] = [0, 0];
    gate.before.set("eth_sendRawTransaction", async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await delay(3);
      underWay -= 1;
    });
    const requests = Array.from({ length: 20 }, (_, index) => createRequest(inbox, id(`many ${index}`), CID));
    await Promise.all(requests.map((request) => opened.writer.write(request)));
    expect(most).to.equal(1);
  });

  it("that was never broadcast is sent when the same write is asked for again", async () => {
    gate.cut.add("eth_sendRawTransaction");
    const write = createRequest(inbox, id("lost"), CID);
    await failureOf(opened.writer.submit(write));
    const [stored] = (await opened.rows()).slice(-1);
    gate.cut.clear();
    const mined = await opened.writer.write(write);
    expect(mined.hash).to.equal(stored?.hash);
  });

  it("whose broadcast arrived but was never answered is not signed a second time", async () => {
    const impatient = await fixture.open({ url: gate.url, timeoutMs: 3000 });
    gate.silent.add("eth_sendRawTransaction");
    const write = createRequest(inbox, id("unanswered"), CID);
    const failure = await failureOf(impatient.writer.submit(write));
    expect(failure).to.be.instanceOf(ChainUnreachable);
    expect(failure).to.have.property("retryable", true);
    gate.silent.clear();
    const rows = await opened.rows();
    const mined = await opened.writer.write(write);
    expect(mined.hash).to.equal(rows.at(-1)?.hash);
    expect(await opened.rows()).to.have.length(rows.length);
  });

  it("that nobody waited for is recorded as mined by the sweep", async () => {
    const write = createRequest(inbox, id("unwaited"), CID);
    await opened.writer.submit(write);
    expect((await opened.rows()).at(-1)).to.include({ status: "pending" });
    await opened.writer.resendMissing();
    expect((await opened.rows()).at(-1)).to.include({ status: "mined" });
  });

  it("that a killed chain forgot is there again, with the same hash, after one sweep", async () => {
    // What the chain kept on disk before the kill is a matter of luck: a few tries find one that it lost.
    for (let attempt = 0; attempt < 10; attempt++) {
      const { hash } = await opened.writer.write(createRequest(inbox, id(`lost ${attempt}`), CID));
      await fixture.chain.kill();
      await fixture.chain.restart();
      if (await opened.node.knows(hash)) continue;
      expect(await failureOf(opened.writer.submit(createRequest(inbox, id("early"), CID)))).to.be.instanceOf(
        ChainBehind,
      );
      const again = await opened.writer.wait(writeKeyOf(attempt));
      expect(again.hash).to.equal(hash);
      expect(await getRequestCid(opened.node, inbox, id(`lost ${attempt}`))).to.equal(CID);
      await opened.writer.write(createRequest(inbox, id("early"), CID));
      return;
    }
    throw new Error("The chain never lost anything, so nothing was tested.");
  });

  it("comes back with everything before it on a chain that lost its whole state", async () => {
    const contracts = await opened.deploy();
    await opened.writer.write(createRequest(inbox, id("kept"), CID));
    await opened.writer.write(setRequestStatus(inbox, id("kept"), "REJECTED", "response"));
    const before = await opened.rows();

    const empty = await fixture.startEmptyChain();
    const restored = await fixture.open({ url: empty.url });
    expect(await restored.deploy()).to.deep.equal(contracts);
    expect(await getRequestStatus(restored.node, inbox, id("kept"))).to.equal("REJECTED");
    const after = await restored.rows();
    expect(after.map((row) => row.hash)).to.deep.equal(before.map((row) => row.hash));
    await restored.writer.write(createRequest(inbox, id("new"), CID));
  });

  function writeKeyOf(attempt: number): string {
    return createRequest(inbox, id(`lost ${attempt}`), CID).key;
  }
});
