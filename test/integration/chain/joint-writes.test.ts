import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Interface, id, JsonRpcProvider, toUtf8Bytes } from "ethers";
import {
  allowSubmitter,
  createRequest,
  getRequestCid,
  getRequestStatus,
  setRequestStatus,
} from "../../../integrations/chain/agent-inbox.ts";
import { agentInboxAbi } from "../../../integrations/chain/artefacts.ts";
import { FailedTogether, NonceTaken, TransactionReverted } from "../../../integrations/chain/chain-error.ts";
import type { ChainWrite } from "../../../integrations/chain/chain-write.ts";
import { callsOf } from "../../../integrations/chain/inbox-batch.ts";
import earlier from "../../support/earlier-agent-inbox.json" with { type: "json" };
import { CID, failureOf, type GatedInbox, startGatedInbox } from "./writer-fixture.ts";

describe("writes that wait for one another", () => {
  let fixture: GatedInbox["fixture"];
  let gate: GatedInbox["gate"];
  let opened: GatedInbox["opened"];
  let inbox: string;

  before(async () => {
    ({ fixture, gate, opened, inbox } = await startGatedInbox({ waitMs: 10_000 }));
    // From here on every write's shape is known, and the inbox was asked whether it takes several.
    await opened.writer.write(createRequest(inbox, id("first"), CID));
    await opened.writer.write(setRequestStatus(inbox, id("first"), "APPROVED", CID));
  });
  after(() => fixture?.close());
  afterEach(async () => {
    gate.before.clear();
    gate.cut.clear();
    gate.instead.clear();
    await fixture.rpc("evm_setAutomine", true);
  });

  const requests = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => createRequest(inbox, id(`${name} ${index}`), CID));

  /** Asks for all of them while one write is being sent; answers with what became of each. */
  async function whileOneIsSent(name: string, writes: readonly ChainWrite[], { writer } = opened) {
    const asked = Promise.withResolvers<void>();
    gate.before.set("eth_sendRawTransaction", () => asked.promise);
    const head = writer.write(createRequest(inbox, id(`${name} head`), CID));
    await untilAsked("eth_sendRawTransaction");
    gate.before.clear();
    const outcomes = writes.map((write) => writer.write(write));
    asked.resolve();
    const [, ...settled] = await Promise.allSettled([head, ...outcomes]);
    return settled;
  }

  async function untilAsked(method: string): Promise<void> {
    const before = gate.asked.get(method) ?? 0;
    for (const deadline = Date.now() + 100_000; (gate.asked.get(method) ?? 0) === before; await sleep(2))
      if (Date.now() > deadline) throw new Error(`${method} was not asked for within 100 s`);
  }

  /** How often the chain tells of each of them. */
  async function timesCreated(writes: readonly ChainWrite[], url = fixture.chain.url): Promise<number[]> {
    const provider = new JsonRpcProvider(url, 31_337, { staticNetwork: true });
    const topic = agentInboxAbi.getEvent("RequestCreated")?.topicHash ?? "";
    const logs = await provider.getLogs({ fromBlock: 0, topics: [topic] });
    provider.destroy();
    return writes.map(({ data }) => {
      const hash = agentInboxAbi.decodeFunctionData("createRequest", data)[0];
      return logs.filter(({ topics }) => topics[1] === hash).length;
    });
  }

  it("go together: one transaction for all that came while another was under way, each made once", async () => {
    const before = (await opened.rows()).length;
    const writes = [
      ...requests("together", 10),
      setRequestStatus(inbox, id("together head"), "REJECTED", CID),
    ];
    const outcomes = await whileOneIsSent("together", writes);
    const rows = (await opened.rows()).slice(before);
    expect(rows.map(({ data }) => callsOf(data).length)).to.deep.equal([1, 11]);
    const hash = rows[1]?.hash;
    expect(outcomes.map((one) => one.status === "fulfilled" && one.value.hash)).to.deep.equal(
      writes.map(() => hash),
    );
    expect(await timesCreated(writes.slice(0, 10))).to.deep.equal(Array(10).fill(1));
    expect(await getRequestStatus(opened.node, inbox, id("together head"))).to.equal("REJECTED");
    for (const write of writes) expect((await opened.writer.write(write)).hash, "asked again").to.equal(hash);
    expect(await opened.rows()).to.have.length(before + 2);
  });

  it("are as many transactions as there are where each comes by itself", async () => {
    const before = (await opened.rows()).length;
    for (const write of requests("alone", 3)) await opened.writer.write(write);
    const rows = (await opened.rows()).slice(before);
    expect(rows.map(({ data }) => callsOf(data).length)).to.deep.equal([1, 1, 1]);
  });

  it("fail by themselves: what the contract refuses keeps no other from being made", async () => {
    const [there] = requests("there", 1) as [ChainWrite];
    await opened.writer.write(there);
    const refused = { ...there, key: "the same under another key" };
    const writes = requests("beside it", 4);
    const outcomes = await whileOneIsSent("refused", [...writes.slice(0, 2), refused, ...writes.slice(2)]);
    expect(outcomes.map(({ status }) => status === "fulfilled")).to.deep.equal([
      true,
      true,
      false,
      true,
      true,
    ]);
    for (const failure of [
      outcomes[2]?.status === "rejected" && outcomes[2].reason,
      await failureOf(opened.writer.write(refused)),
    ])
      expect(failure).to.be.instanceOf(TransactionReverted).and.include({ errorName: "RequestExists" });
    expect(await timesCreated([...writes, there])).to.deep.equal([1, 1, 1, 1, 1]);
  });

  it("asked for by fifty at once, over two processes, are each made once, by few transactions", async () => {
    const other = await fixture.open();
    const before = (await opened.rows()).length;
    const writes = requests("crowd", 50);
    // Each is asked for by both.
    const hashes = await Promise.all(
      writes.map(async (write) => {
        const [one, two] = await Promise.all([opened.writer.write(write), other.writer.write(write)]);
        expect(one.hash).to.equal(two.hash);
        return one.hash;
      }),
    );
    const rows = await opened.rows();
    expect(rows.map(({ nonce }) => nonce)).to.deep.equal(rows.map((_, at) => at));
    expect(rows.length - before).to.equal(new Set(hashes).size);
    expect(rows.length - before).to.be.below(20);
    expect(await timesCreated(writes)).to.deep.equal(Array(50).fill(1));
  });

  it("whose process died before they were sent are found by the next one that is asked, and sent as they were", async () => {
    const dying = await fixture.open({ url: gate.url });
    const asked = Promise.withResolvers<void>();
    gate.before.set("eth_sendRawTransaction", () => asked.promise);
    const writes = requests("dying", 5);
    const [first, ...others] = writes as [ChainWrite, ...ChainWrite[]];
    const head = failureOf(dying.writer.submit(first));
    await untilAsked("eth_sendRawTransaction");
    const submitted = others.map((write) => failureOf(dying.writer.submit(write)));
    gate.cut.add("eth_sendRawTransaction");
    asked.resolve();
    await Promise.all([head, ...submitted]);
    const stored = await opened.rows();
    expect(stored.slice(-2).map(({ data }) => callsOf(data).length)).to.deep.equal([1, 4]);

    gate.cut.clear();
    const survivor = await fixture.open();
    const mined = await Promise.all(writes.map((write) => survivor.writer.write(write)));
    expect(new Set(mined.map(({ hash }) => hash))).to.deep.equal(
      new Set(stored.slice(-2).map(({ hash }) => hash)),
    );
    expect(await opened.rows()).to.have.length(stored.length);
    expect(await timesCreated(writes)).to.deep.equal([1, 1, 1, 1, 1]);
  });

  it("that the node lost or that are stuck are sent again as one, at a better price, and end once", async () => {
    const impatient = await fixture.open({ url: gate.url, stuckAfterMs: 0, waitMs: 10_000 });
    await impatient.writer.write(createRequest(inbox, id("stuck shape"), CID));
    await fixture.rpc("evm_setAutomine", false);
    const writes = requests("stuck", 4);
    // Nothing is mined: what comes first is sent by itself, and what comes then together after a moment.
    const outcomes = Promise.all(writes.map((write) => impatient.writer.write(write)));
    await until(
      async () =>
        (await opened.rows())
          .slice(-2)
          .map(({ data }) => callsOf(data).length)
          .join() === "1,3",
    );
    const batch = (await opened.rows()).at(-1);
    await until(() => opened.node.knows(batch?.hash ?? ""));
    await fixture.rpc("anvil_dropTransaction", batch?.hash);
    await fixture.rpc("anvil_setNextBlockBaseFeePerGas", "0x174876e800");
    await fixture.rpc("evm_mine");
    await until(async () => {
      const { resent, repriced } = await impatient.writer.resendMissing();
      return (
        resent + repriced === 0 ||
        (await opened.rows()).slice(-2).every(({ replaced }) => replaced.length > 0)
      );
    });
    await fixture.rpc("evm_setAutomine", true);
    await fixture.rpc("evm_mine");
    const mined = await outcomes;
    const rows = (await opened.rows()).slice(-2);
    expect(rows.map(({ status }) => status)).to.deep.equal(["mined", "mined"]);
    expect(mined.map(({ hash }) => hash)).to.deep.equal(
      [rows[0], rows[1], rows[1], rows[1]].map((row) => row?.hash),
    );
    expect(await timesCreated(writes)).to.deep.equal([1, 1, 1, 1]);
    // The base fee falls by an eighth with every block; what was known of it before holds again then.
    await fixture.rpc("anvil_mine", "0x60");
  });

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 100_000; !(await isSo()); await sleep(10))
      if (Date.now() > deadline) throw new Error("not within 100 s");
  }

  it("that fail as a whole are made again one by one", async () => {
    const stingy = await fixture.open({ url: gate.url });
    // As much as one of them takes alone is too little for a batch of several where each is believed to take a fifth.
    gate.instead.set("eth_estimateGas", () => ({ result: "0x5208" }));
    const writes = requests("as a whole", 4);
    const outcomes = await whileOneIsSent("as a whole", writes, stingy);
    for (const one of outcomes)
      expect(one.status === "rejected" && one.reason)
        .to.be.instanceOf(FailedTogether)
        .and.include({ retryable: true });
    expect(await timesCreated(writes)).to.deep.equal([0, 0, 0, 0]);
    gate.instead.clear();

    const before = (await opened.rows()).length;
    const mined = await Promise.all(writes.map((write) => opened.writer.write(write)));
    expect(new Set(mined.map(({ hash }) => hash)).size).to.equal(4);
    expect((await opened.rows()).slice(before).map(({ data }) => callsOf(data).length)).to.deep.equal([
      1, 1, 1, 1,
    ]);
    expect(await timesCreated(writes)).to.deep.equal([1, 1, 1, 1]);
    for (const [index, write] of writes.entries())
      expect((await opened.writer.write(write)).hash, "asked again").to.equal(mined[index]?.hash);
  });

  it("come back on a chain that lost its whole state, the same in the same transactions", async () => {
    const writes = requests("lost", 6);
    await whileOneIsSent("lost", writes);
    const before = await opened.rows();
    const empty = await fixture.startEmptyChain();
    const restored = await fixture.open({ url: empty.url });
    await restored.deploy();
    for (const write of writes) await restored.writer.write(write);
    expect((await restored.rows()).map(({ hash }) => hash)).to.deep.equal(before.map(({ hash }) => hash));
    expect(await timesCreated(writes, empty.url)).to.deep.equal([1, 1, 1, 1, 1, 1]);
  });

  it("are a transaction each for an inbox of an earlier version, which stays in use", async () => {
    const deploy = {
      key: "an earlier inbox",
      to: null,
      data: `${earlier.bytecode}${new Interface(earlier.abi)
        .encodeDeploy([opened.writer.signer.address, toUtf8Bytes("key")])
        .slice(2)}`,
    };
    await opened.writer.write(deploy);
    const row = (await opened.rows()).find(({ key }) => key === deploy.key);
    const receipt = (await fixture.rpc("eth_getTransactionReceipt", row?.hash)) as {
      contractAddress: string;
    };
    const old = receipt.contractAddress;
    await opened.writer.write(allowSubmitter(old, opened.writer.signer.address));
    const before = (await opened.rows()).length;
    const writes = Array.from({ length: 8 }, (_, index) => createRequest(old, id(`old ${index}`), CID));
    await Promise.all(writes.map((write) => opened.writer.write(write)));
    expect((await opened.rows()).slice(before).map(({ data }) => callsOf(data).length)).to.deep.equal(
      Array(8).fill(1),
    );
    for (let index = 0; index < 8; index++)
      expect(await getRequestCid(opened.node, old, id(`old ${index}`))).to.equal(CID);
  });

  it("whose nonce another program took are all made again under fresh nonces, each once", async () => {
    const { writer } = await fixture.open({ url: gate.url, waitMs: 500 });
    const writes = requests("displaced", 4);
    gate.cut.add("eth_sendRawTransaction");
    const [first, ...others] = writes as [ChainWrite, ...ChainWrite[]];
    await Promise.all([first, ...others].map((write) => failureOf(writer.submit(write))));
    const stored = (await opened.rows()).slice(-2);
    expect(stored.map(({ data }) => callsOf(data).length)).to.deep.equal([1, 3]);
    const another = { from: writer.signer.address, to: inbox, data: "0x8da5cb5b" };
    for (const _ of stored) await fixture.rpc("eth_sendTransaction", another);
    gate.cut.clear();

    // Two processes learn of it at the same time.
    const other = (await fixture.open({ url: gate.url, waitMs: 500 })).writer;
    for (const failure of await Promise.all(
      writes.map((write, index) => failureOf([writer, other][index % 2]?.write(write) ?? Promise.resolve())),
    ))
      expect(failure).to.be.instanceOf(NonceTaken).and.include({ retryable: true });
    const mined = await Promise.all(
      writes.map(async (write) => {
        const [one, two] = await Promise.all([writer.write(write), other.write(write)]);
        expect(one.hash).to.equal(two.hash);
        return one.hash;
      }),
    );
    expect(mined).not.to.include.members(stored.map(({ hash }) => hash));
    expect(await timesCreated(writes)).to.deep.equal([1, 1, 1, 1]);
    await writer.resendMissing();
    expect(await timesCreated(writes), "after a sweep").to.deep.equal([1, 1, 1, 1]);
  });
});
