import { expect } from "chai";
import {
  type Contract,
  type ContractTransactionResponse,
  hexlify,
  id,
  toUtf8Bytes,
  ZeroAddress,
} from "ethers";
import { as, eventOf, refusalOf, startTestChain, type TestChain } from "./contract-fixture.ts";

const PENDING = 0n;
const APPROVED = 1n;
const REJECTED = 2n;
const UNDECIDED = 3n;
const CID = "bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";

describe("an agent inbox", () => {
  let chain: TestChain;
  let inbox: Contract;
  let ownerAddress: string;

  before(async () => {
    chain = await startTestChain();
    ownerAddress = await chain.accounts[0].getAddress();
    inbox = await chain.deploy("AgentInbox", ownerAddress, toUtf8Bytes("service key"));
    await eventOf(inbox, "setSubmitter", ownerAddress, true);
  });
  after(() => chain?.stop());

  async function newRequest(name: string): Promise<string> {
    await eventOf(inbox, "createRequest", id(name), CID);
    return id(name);
  }

  it("shows its owner and its service's key", async () => {
    expect(await inbox.getFunction("owner")()).to.equal(ownerAddress);
    expect(await inbox.getFunction("publicKey")()).to.equal(hexlify(toUtf8Bytes("service key")));
  });

  it("takes requests only from submitters, and not from one whose right was taken back", async () => {
    const stranger = chain.accounts[1];
    const address = await stranger.getAddress();
    const asStranger = as(inbox, stranger);
    expect(await refusalOf(asStranger, "createRequest", id("a"), CID)).to.equal("NotSubmitter");
    const allowed = await eventOf(inbox, "setSubmitter", address, true);
    expect(allowed.args.toArray()).to.deep.equal([address, true]);
    expect(await refusalOf(asStranger, "createRequest", id("a"), CID)).to.equal("not refused");
    await eventOf(inbox, "setSubmitter", address, false);
    expect(await refusalOf(asStranger, "createRequest", id("a"), CID)).to.equal("NotSubmitter");
  });

  it("does not take its owner for a submitter that nobody listed", async () => {
    const other = await chain.deploy("AgentInbox", ownerAddress, "0x00");
    expect(await refusalOf(other, "createRequest", id("a"), CID)).to.equal("NotSubmitter");
  });

  it("lets nobody but its owner list submitters", async () => {
    const asStranger = as(inbox, chain.accounts[1]);
    expect(await refusalOf(asStranger, "setSubmitter", ownerAddress, false)).to.equal("NotOwner");
  });

  it("is handed over by its owner, to nobody's address never, and is answered by the new one alone", async () => {
    const other = await chain.deploy("AgentInbox", ownerAddress, "0x00");
    const next = chain.accounts[1];
    const nextAddress = await next.getAddress();
    await eventOf(other, "setSubmitter", ownerAddress, true);
    await eventOf(other, "createRequest", id("handed"), CID);
    expect(await refusalOf(as(other, next), "transferOwnership", nextAddress)).to.equal("NotOwner");
    expect(await refusalOf(other, "transferOwnership", ZeroAddress)).to.equal("ZeroOwner");
    const event = await eventOf(other, "transferOwnership", nextAddress);
    expect([event.name, ...event.args.toArray()]).to.deep.equal([
      "OwnershipTransferred",
      ownerAddress,
      nextAddress,
    ]);
    const answer = [id("handed"), APPROVED, CID];
    expect(await refusalOf(other, "setRequestStatus", ...answer)).to.equal("NotOwner");
    expect(await refusalOf(as(other, next), "setRequestStatus", ...answer)).to.equal("not refused");
  });

  it("keeps a new request as pending, with its CID and no response", async () => {
    const event = await eventOf(inbox, "createRequest", id("new"), CID);
    expect(event.name).to.equal("RequestCreated");
    expect(event.args.toArray()).to.deep.equal([id("new"), ownerAddress, CID]);
    expect(await inbox.getFunction("getRequestStatus")(id("new"))).to.equal(PENDING);
    expect(await inbox.getFunction("getRequestCid")(id("new"))).to.equal(CID);
    expect(await inbox.getFunction("getResponseCid")(id("new"))).to.equal("");
  });

  it("refuses a request hash that it has, whatever CID comes with it", async () => {
    const hash = await newRequest("twice");
    expect(await refusalOf(inbox, "createRequest", hash, CID)).to.equal("RequestExists");
    expect(await refusalOf(inbox, "createRequest", hash, "another")).to.equal("RequestExists");
  });

  it("refuses a request without a CID", async () => {
    expect(await refusalOf(inbox, "createRequest", id("empty"), "")).to.equal("EmptyCID");
  });

  for (const length of [1, 31, 32, 33, 59, 62]) {
    it(`gives a CID of ${length} characters back as it was`, async () => {
      const [cid, response] = ["ab", "yz"].map((letters) => letters.repeat(31).slice(0, length));
      const hash = id(`${length} characters`);
      await eventOf(inbox, "createRequest", hash, cid);
      await eventOf(inbox, "setRequestStatus", hash, APPROVED, response);
      expect(await inbox.getFunction("getRequestCid")(hash)).to.equal(cid);
      expect(await inbox.getFunction("getResponseCid")(hash)).to.equal(response);
      expect(await inbox.getFunction("getRequestStatus")(hash)).to.equal(APPROVED);
    });
  }

  it("refuses a CID that is longer than it keeps, 62 characters", async () => {
    expect(await refusalOf(inbox, "createRequest", id("long"), "c".repeat(63))).to.equal("CIDTooLong");
    const hash = await newRequest("long response");
    expect(await refusalOf(inbox, "setRequestStatus", hash, APPROVED, "c".repeat(63))).to.equal("CIDTooLong");
  });

  for (const [name, status] of Object.entries({ APPROVED, REJECTED, UNDECIDED })) {
    it(`takes ${name} once and then no other status`, async () => {
      const hash = await newRequest(name);
      const event = await eventOf(inbox, "setRequestStatus", hash, status, "response");
      expect(event.name).to.equal("RequestStatusSet");
      expect(event.args.toArray()).to.deep.equal([hash, status, "response"]);
      expect(await inbox.getFunction("getRequestStatus")(hash)).to.equal(status);
      expect(await inbox.getFunction("getResponseCid")(hash)).to.equal("response");
      for (const next of [APPROVED, REJECTED, UNDECIDED]) {
        expect(await refusalOf(inbox, "setRequestStatus", hash, next, "x")).to.equal("StatusAlreadySet");
      }
    });
  }

  it("refuses to set a request back to pending, answered or not", async () => {
    const hash = await newRequest("back");
    expect(await refusalOf(inbox, "setRequestStatus", hash, PENDING, "")).to.equal("StatusNotFinal");
    await eventOf(inbox, "setRequestStatus", hash, APPROVED, "r");
    expect(await refusalOf(inbox, "setRequestStatus", hash, PENDING, "")).to.equal("StatusNotFinal");
  });

  it("lets nobody but its owner answer, not even a submitter", async () => {
    const hash = await newRequest("owner only");
    const submitter = chain.accounts[2];
    await eventOf(inbox, "setSubmitter", await submitter.getAddress(), true);
    expect(await refusalOf(as(inbox, submitter), "setRequestStatus", hash, APPROVED, "r")).to.equal(
      "NotOwner",
    );
  });

  it("answers nothing about a request that it does not have", async () => {
    for (const getter of ["getRequestStatus", "getRequestCid", "getResponseCid"]) {
      expect(await refusalOf(inbox, getter, id("unknown"))).to.equal("RequestUnknown");
    }
    expect(await refusalOf(inbox, "setRequestStatus", id("unknown"), APPROVED, "r")).to.equal(
      "RequestUnknown",
    );
  });

  describe("asked for several things in one transaction", () => {
    const call = (name: string, ...values: unknown[]) => inbox.interface.encodeFunctionData(name, values);
    async function eventsOf(contract: Contract, calls: readonly string[]): Promise<string[]> {
      const sent: ContractTransactionResponse = await contract.getFunction("performAll").send(calls);
      return ((await sent.wait())?.logs ?? []).map((log) => {
        const event = contract.interface.parseLog(log);
        return `${event?.name} ${event?.args[0]}`;
      });
    }

    it("does all of them as whoever sends it, in their order, with the events of each", async () => {
      const done = await eventsOf(inbox, [
        call("createRequest", id("several a"), CID),
        call("setRequestStatus", id("several a"), APPROVED, "response"),
        call("createRequest", id("several b"), CID),
      ]);
      expect(done).to.deep.equal([
        `RequestCreated ${id("several a")}`,
        `RequestStatusSet ${id("several a")}`,
        `RequestCreated ${id("several b")}`,
      ]);
      expect(await inbox.getFunction("getResponseCid")(id("several a"))).to.equal("response");
      expect(await inbox.getFunction("getRequestCid")(id("several b"))).to.equal(CID);
    });

    it("passes over what it refuses, tells that and why, and does the rest", async () => {
      const hash = await newRequest("there already");
      const done = await eventsOf(inbox, [
        call("createRequest", hash, "another"),
        call("setRequestStatus", id("nobody's"), APPROVED, "r"),
        call("createRequest", id("after the refused"), CID),
      ]);
      expect(done).to.deep.equal([
        "CallRefused 0",
        "CallRefused 1",
        `RequestCreated ${id("after the refused")}`,
      ]);
      expect(await inbox.getFunction("getRequestCid")(hash)).to.equal(CID);
    });

    it("gives nobody a right that they lack", async () => {
      const stranger = as(inbox, chain.accounts[1]);
      const address = await chain.accounts[1].getAddress();
      const hash = await newRequest("not a stranger's");
      const done = await eventsOf(stranger, [
        call("createRequest", id("a stranger's"), CID),
        call("setRequestStatus", hash, APPROVED, "r"),
        call("setSubmitter", address, true),
        call("transferOwnership", address),
      ]);
      expect(done).to.deep.equal([0, 1, 2, 3].map((position) => `CallRefused ${position}`));
      expect(await inbox.getFunction("owner")()).to.equal(ownerAddress);
    });

    it("does nothing at all where something in it is no call of an inbox", async () => {
      const calls = [call("createRequest", id("beside nonsense"), CID), "0x12345678"];
      expect(await refusalOf(inbox, "performAll", calls)).to.equal("CallFailed");
    });

    it("does nothing at all where the gas does not suffice for all of it", async () => {
      const calls = ["one", "two", "three", "four"].map((name) =>
        call("createRequest", id(`gas ${name}`), CID),
      );
      const performAll = inbox.getFunction("performAll");
      const enough = await performAll.estimateGas(calls);
      for (const share of [50n, 70n, 90n]) {
        const gasLimit = (enough * share) / 100n;
        expect(await outcomeOf(performAll.send(calls, { gasLimit })), `${share} %`).to.equal("reverted");
      }
      for (const name of ["one", "two", "three", "four"])
        expect(await refusalOf(inbox, "getRequestCid", id(`gas ${name}`))).to.equal("RequestUnknown");
      expect(await outcomeOf(performAll.send(calls, { gasLimit: (enough * 5n) / 4n }))).to.equal("mined");
    });

    async function outcomeOf(sending: Promise<ContractTransactionResponse>): Promise<string> {
      const sent = await sending;
      return sent.wait().then(
        () => "mined",
        () => "reverted",
      );
    }
  });

  it("comes from the factory with the owner and key it was asked for, open to anyone", async () => {
    const factory = as(await chain.deploy("AgentInboxFactory"), chain.accounts[1]);
    const event = await eventOf(factory, "createAgentInbox", ownerAddress, "0x0102");
    expect(event.args.toArray().slice(1)).to.deep.equal([ownerAddress, "0x0102"]);
    const made = chain.at("AgentInbox", String(event.args.inbox));
    expect(await made.getFunction("owner")()).to.equal(ownerAddress);
    expect(await made.getFunction("publicKey")()).to.equal("0x0102");
    const again = await eventOf(factory, "createAgentInbox", ownerAddress, "0x0102");
    expect(again.args.inbox).to.not.equal(event.args.inbox);
  });

  it("cannot be made without an owner", async () => {
    const factory = await chain.deploy("AgentInboxFactory");
    const inner = chain.at("AgentInbox", ZeroAddress).interface.getError("ZeroOwner")?.selector;
    const { data } = await factory
      .getFunction("createAgentInbox")
      .staticCall(ZeroAddress, "0x00")
      .catch((error: { data: string }) => error);
    expect(data).to.equal(inner);
  });
});
