import { expect } from "chai";
import { id } from "ethers";
import { createRequest } from "../../../integrations/chain/agent-inbox.ts";
import { NonceTaken, TransactionPending } from "../../../integrations/chain/chain-error.ts";
import { CID, failureOf, type GatedInbox, startGatedInbox } from "./writer-fixture.ts";

describe("behind a load balancer, where one node has counted what the next has not seen", () => {
  let fixture: GatedInbox["fixture"];
  let gate: GatedInbox["gate"];
  let opened: GatedInbox["opened"];
  let inbox: string;

  before(async () => {
    ({ fixture, gate, opened, inbox } = await startGatedInbox());
  });
  afterEach(() => gate.instead.clear());
  after(() => fixture?.close());

  /** The node that is asked for receipts, and for single transactions, has not seen the last blocks. */
  function lag(): void {
    gate.instead.set("eth_getTransactionReceipt", () => ({ result: null }));
    gate.instead.set("eth_getTransactionByHash", () => ({ result: null }));
  }

  it("a write whose receipt cannot be seen yet is waited for again, and then found", async () => {
    const write = createRequest(inbox, id("counted"), CID);
    const submitted = await opened.writer.submit(write);
    lag();
    const failure = await failureOf(opened.writer.wait(write.key, 200));
    expect(failure).to.be.instanceOf(TransactionPending);
    expect(failure).to.include({ retryable: true });
    gate.instead.clear();
    expect((await opened.writer.wait(write.key)).hash).to.equal(submitted.hash);
  });

  for (const [what, answer] of [
    ["has not got the block", { result: null }],
    ["no longer has the block's state", { refusal: "missing trie node" }],
  ] as const) {
    it(`so it is where the node that is asked about the block ${what}`, async () => {
      const write = createRequest(inbox, id(what), CID);
      await opened.writer.submit(write);
      lag();
      gate.instead.set("eth_getBlockByNumber", () => answer);
      const failure = await failureOf(opened.writer.wait(write.key, 200));
      expect(failure).to.be.instanceOf(TransactionPending);
      gate.instead.clear();
      expect((await opened.writer.wait(write.key)).hash).to.match(/^0x/);
    });
  }

  it("one whose block cannot be asked for is given up after an hour", async () => {
    const write = createRequest(inbox, id("an hour"), CID);
    await opened.writer.submit(write);
    await opened.sentEarlier(write.key, 3_700_000);
    lag();
    gate.instead.set("eth_getBlockByNumber", () => ({ result: null }));
    expect(await failureOf(opened.writer.wait(write.key, 200))).to.be.instanceOf(NonceTaken);
    gate.instead.delete("eth_getBlockByNumber");
    expect(await failureOf(opened.writer.wait(write.key, 200))).to.be.instanceOf(TransactionPending);
  });
});
