import { inspect } from "node:util";
import { expect } from "chai";
import { id, Wallet } from "ethers";
import { createRequest, getRequestStatus } from "../../../integrations/chain/agent-inbox.ts";
import { ChainError } from "../../../integrations/chain/chain-error.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { NodeRefusal } from "../../../integrations/chain/node-refusal.ts";
import type { RpcGate } from "../../support/rpc-gate.ts";
import {
  CID,
  failureOf,
  openInbox,
  SIGNER_KEY,
  startWriterFixture,
  type WriterFixture,
} from "./writer-fixture.ts";

const CANARY = "canary7f3a";

describe("a failure of the chain", () => {
  let fixture: WriterFixture;
  let gate: RpcGate;
  let inbox: string;
  let url: string;

  before(async () => {
    fixture = await startWriterFixture();
    gate = await fixture.openGate();
    inbox = await openInbox(await fixture.open());
    url = gate.url
      .replace("http://", `http://${CANARY}-user:${CANARY}-password@`)
      .concat(`/v2/${CANARY}?key=${CANARY}`);
  });
  after(() => fixture?.close());
  afterEach(() => {
    gate.cut.clear();
    gate.silent.clear();
  });

  function expectClean(failure: unknown, retryable: boolean): void {
    expect(failure).to.be.instanceOf(ChainError);
    expect(failure).to.include({ retryable });
    expect(failure).to.not.have.property("cause");
    const shown = inspect(failure, { depth: 10, showHidden: true });
    for (const secret of [CANARY, SIGNER_KEY.slice(2), "127.0.0.1", gate.url])
      expect(shown).to.not.include(secret);
  }

  it("to answer at all names no address and may be tried again", async () => {
    const { writer } = await fixture.open({ url });
    gate.cut.add("eth_getTransactionCount");
    expectClean(await failureOf(writer.write(createRequest(inbox, id("a"), CID))), true);
    expectClean(await failureOf(writer.resendMissing()), true);
  });

  it("to take a transaction names no address and may be tried again", async () => {
    const { writer } = await fixture.open({ url });
    gate.cut.add("eth_sendRawTransaction");
    expectClean(await failureOf(writer.write(createRequest(inbox, id("b"), CID))), true);
    gate.cut.clear();
    await writer.write(createRequest(inbox, id("b"), CID));
  });

  it("to answer in time ends the request", async () => {
    const { writer } = await fixture.open({ url, timeoutMs: 2000 });
    gate.silent.add("eth_getTransactionCount");
    const began = Date.now();
    expectClean(await failureOf(writer.write(createRequest(inbox, id("c"), CID))), true);
    expect(Date.now() - began).to.be.below(9_000);
  });

  it("to be what it should be (a wrong path, something else than JSON-RPC) names no address", async () => {
    const wrongPath = createChainNode({ url: `${fixture.chain.url}/${CANARY}`, timeoutMs: 1_000 });
    expectClean(await failureOf(wrongPath.chainId()), true);
    const nobody = createChainNode({ url: `http://127.0.0.1:9/${CANARY}`, timeoutMs: 1_000 });
    expectClean(await failureOf(nobody.chainId()), true);
  });

  it("of a contract's making names the contract's error only", async () => {
    const node = createChainNode({ url, timeoutMs: 1_000 });
    const failure = await failureOf(getRequestStatus(node, inbox, id("unknown")));
    expectClean(failure, false);
    expect(failure).to.include({ errorName: "RequestUnknown" });
  });

  it("for want of ether says so", async () => {
    const poor = Wallet.createRandom().privateKey;
    const { writer } = await fixture.open({ url, key: poor });
    const write = { key: "poor", to: inbox, data: "0x8da5cb5b" };
    const failure = await failureOf(writer.write(write));
    expectClean(failure, true);
    expect(failure).to.be.instanceOf(NodeRefusal).and.include({ reason: "insufficient-funds" });
  });

  it("for values that fit no contract quotes none of them", () => {
    let failure: unknown;
    try {
      createRequest(inbox, CANARY, CID);
    } catch (error) {
      failure = error;
    }
    expectClean(failure, false);
  });
});
