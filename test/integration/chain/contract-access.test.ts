import { expect } from "chai";
import { id, keccak256, toUtf8Bytes, Wallet } from "ethers";
import { getAccountKeyHash, registerAccount } from "../../../integrations/chain/account-registry.ts";
import {
  createRequest,
  getRequestCid,
  getRequestStatus,
  getResponseCid,
  isSubmitter,
  setRequestStatus,
} from "../../../integrations/chain/agent-inbox.ts";
import { createAgentInbox } from "../../../integrations/chain/agent-inbox-factory.ts";
import { NotDeployed, TransactionReverted, WrongChain } from "../../../integrations/chain/chain-error.ts";
import { chainHealth, checkedChainId } from "../../../integrations/chain/chain-health.ts";
import type { DeployedContracts } from "../../../integrations/chain/deploy-contracts.ts";
import {
  countServices,
  getService,
  getServiceId,
  registerService,
  setServiceActive,
} from "../../../integrations/chain/services-registry.ts";
import { CID, failureOf, type OpenWriter, startWriterFixture, type WriterFixture } from "./writer-fixture.ts";

describe("the service's access to its contracts", () => {
  let fixture: WriterFixture;
  let opened: OpenWriter;
  let contracts: DeployedContracts;
  let inbox: string;

  before(async () => {
    fixture = await startWriterFixture();
    opened = await fixture.open();
    contracts = await opened.deploy();
    ({ inbox } = await createAgentInbox(opened.writer, contracts.AgentInboxFactory, "service key"));
  });
  after(() => fixture?.close());

  it("makes one inbox per key, which its signer may submit to", async () => {
    const { AgentInboxFactory } = contracts;
    const again = await createAgentInbox(opened.writer, AgentInboxFactory, "service key");
    const other = await createAgentInbox(opened.writer, AgentInboxFactory, "another key");
    expect(again.inbox).to.equal(inbox);
    expect(other.inbox).to.not.equal(inbox);
    expect(await isSubmitter(opened.node, inbox, opened.writer.signer.address)).to.equal(true);
  });

  it("registers a request and its answer, and reads both back", async () => {
    const { node, writer } = opened;
    await writer.write(createRequest(inbox, id("r"), CID));
    expect(await getRequestStatus(node, inbox, id("r"))).to.equal("PENDING");
    expect(await getResponseCid(node, inbox, id("r"))).to.equal("");
    await writer.write(setRequestStatus(inbox, id("r"), "UNDECIDED", "response"));
    expect(await getRequestStatus(node, inbox, id("r"))).to.equal("UNDECIDED");
    expect(await getRequestCid(node, inbox, id("r"))).to.equal(CID);
    expect(await getResponseCid(node, inbox, id("r"))).to.equal("response");
  });

  it("says of an unknown request that the contract does not know it", async () => {
    const failure = await failureOf(getRequestStatus(opened.node, inbox, id("unknown")));
    expect(failure).to.be.instanceOf(TransactionReverted).and.include({ errorName: "RequestUnknown" });
  });

  it("says of an address without a contract that there is none", async () => {
    const nobody = Wallet.createRandom().address;
    expect(await failureOf(getRequestStatus(opened.node, nobody, id("r")))).to.be.instanceOf(NotDeployed);
  });

  it("registers an account's key with the account's signature, and only with that", async () => {
    const { node, writer } = opened;
    const { AccountRegistry } = contracts;
    const user = Wallet.createRandom();
    const key = "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nügly ☃\n";
    expect(await getAccountKeyHash(node, AccountRegistry, user.address)).to.equal(undefined);
    await writer.write(registerAccount(AccountRegistry, user.address, key, await user.signMessage(key)));
    expect(await getAccountKeyHash(node, AccountRegistry, user.address)).to.equal(
      keccak256(toUtf8Bytes(key)),
    );
    const stranger = Wallet.createRandom();
    const forged = registerAccount(
      AccountRegistry,
      user.address,
      "other",
      await stranger.signMessage("other"),
    );
    expect(await failureOf(writer.write(forged))).to.include({ errorName: "InvalidSignature" });
  });

  it("registers a service and switches it off and on", async () => {
    const { node, writer } = opened;
    const registry = contracts.VerificationServicesRegistry;
    expect(await getServiceId(node, registry, inbox)).to.equal(undefined);
    await writer.write(registerService(registry, inbox, "orion"));
    expect(await getServiceId(node, registry, inbox)).to.equal(1);
    expect(await countServices(node, registry)).to.equal(1);
    for (const [change, active] of [false, true, false].entries()) {
      await writer.write(setServiceActive(registry, 1, active, `change-${change}`));
      expect(await getService(node, registry, 1)).to.deep.equal({ inbox, active, name: "orion" });
    }
  });

  it("knows which chain it speaks to, and refuses another than the configured one", async () => {
    const health = await chainHealth(opened.node);
    expect(health.chainId).to.equal(31_337);
    expect(health.blockNumber).to.be.above(0);
    expect(await checkedChainId(opened.node, undefined)).to.equal(31_337);
    expect(await checkedChainId(opened.node, 31_337)).to.equal(31_337);
    expect(await failureOf(checkedChainId(opened.node, 1))).to.be.instanceOf(WrongChain);
  });
});
