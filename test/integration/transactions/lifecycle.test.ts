import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { getRequestCid, getRequestStatus, getResponseCid } from "../../../integrations/chain/agent-inbox.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { recordHistory } from "../../support/record-history.ts";
import {
  type ApprovalStatus,
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

const isDecided = ({ status }: ApprovalStatus) => status !== "PENDING";
const hasVerdict = ({ orion }: ApprovalStatus) => orion.length > 0;

describe("a transaction", () => {
  let world: TransactionsWorld;
  let direct: Owner;
  let user: Owner;
  before(async () => {
    world = await transactionsWorld();
    // Few enough that waiting workflows are evicted and replayed between any two steps.
    await world.startWorkers({ cachedWorkflows: 3 });
    direct = await world.owner(EXECUTION_TYPES.DIRECT_USER);
    user = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(async () => {
    await world.close();
  });

  const dossier = async (requestHash: string, owner: Owner) =>
    (await (
      await fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key })
    ).json()) as Record<string, unknown>;
  const published = async (requestHash: string, owner: Owner) => {
    for (;;) {
      const now = await dossier(requestHash, owner);
      if (now.publicationTx) return now as Record<string, string>;
      await sleep(30);
    }
  };
  const history = (name: string, requestHash: string) =>
    recordHistory(name, world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)));

  it("that does what was asked is approved by orion alone when the user executes directly", async () => {
    const requestHash = await world.submit(direct);
    const status = await world.until(requestHash, direct.key, isDecided);
    expect(status.status).to.equal("APPROVED");
    expect(status.orion[0]).to.include({ decision: "APPROVED", type: "orion" });
    expect(status.roles).to.deep.equal({ user: false, agent: false, arbiter: false, orion: true });
  });

  it("that does something else is rejected, and the analysis says what to change", async () => {
    const requestHash = await world.submit(direct, WRONG_REQUEST);
    const { status, orion } = await world.until(requestHash, direct.key, isDecided);
    expect(status).to.equal("REJECTED");
    expect(orion[0]?.analysis)
      .to.contain("intent_alignment.amount_matching")
      .and.to.match(/0\.1 ETH/);
    await published(requestHash, direct);
    await world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)).result();
    await history("transaction-rejected", requestHash);
  });

  it("stands on chain with both identifiers and orion's decision, sealed bytes behind them", async () => {
    const requestHash = await world.submit(direct);
    const record = await published(requestHash, direct);
    const { node } = world.chain;
    expect(await getRequestCid(node, world.orion.inbox, requestHash)).to.equal(record.requestCid);
    expect(await getResponseCid(node, world.orion.inbox, requestHash)).to.equal(record.responseCid);
    expect(await getRequestStatus(node, world.orion.inbox, requestHash)).to.equal("APPROVED");
    await history("transaction-approved", requestHash);
    for (const cid of [record.requestCid, record.responseCid]) {
      const text = new TextDecoder().decode(await world.ipfs.read(String(cid), 1_000_000));
      expect(text).to.contain("BEGIN PGP MESSAGE").and.not.to.contain(GOOD_REQUEST.userPrompt);
    }
  });

  it("waits for the owner where the owner executes, whatever an API key says", async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    expect((await world.decide(requestHash, "APPROVED", user.key)).status).to.equal(201);
    await published(requestHash, user);
    expect((await world.status(requestHash, user.key)).status).to.equal("PENDING");
    expect((await world.decide(requestHash, "APPROVED", user.bearer)).status).to.equal(201);
    const status = await world.until(requestHash, user.key, isDecided);
    expect(status.status).to.equal("APPROVED");
    expect(status.user[0]).to.include({ decision: "APPROVED", type: "user_ui" });
    expect(status.user[0]?.approver).to.deep.equal({ id: user.id, ethereumAddress: user.address });
    expect(status.apiKeys[0]).to.include({ decision: "APPROVED", type: "user", label: "user" });
    await history("transaction-approved-by-owner", requestHash);
  });

  for (const [who, headers, type] of [
    ["the owner", () => Promise.resolve(user.bearer), "user_ui"],
    ["one of the owner's keys", () => Promise.resolve(user.key), "user"],
    ["an ADMIN key", () => world.serverKey("admin"), "admin"],
  ] as const) {
    it(`is rejected when ${who} rejects it, though orion approved`, async () => {
      const requestHash = await world.submit(user);
      await world.until(requestHash, user.key, hasVerdict);
      expect((await world.decide(requestHash, "REJECTED", await headers())).status).to.equal(201);
      const status = await world.until(requestHash, user.key, isDecided);
      expect(status.status).to.equal("REJECTED");
      expect([...status.user, ...status.apiKeys].map((record) => record.type)).to.deep.equal([type]);
    });
  }

  it("is approved by an ADMIN key in the owner's place", async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    await world.decide(requestHash, "APPROVED", await world.serverKey("admin"));
    expect((await world.until(requestHash, user.key, isDecided)).status).to.equal("APPROVED");
    expect(await dossier(requestHash, user)).to.include({
      statusReason: "Orion and an administrator approved it.",
    });
  });

  it("is not approved by the ADMIN key that submitted it, only by another, but rejected by it", async () => {
    const [proposer, other] = [await world.serverKey("admin"), await world.serverKey("admin")];
    const requestHash = await world.submit(user, GOOD_REQUEST, proposer);
    await world.until(requestHash, user.key, hasVerdict);
    expect((await world.decide(requestHash, "APPROVED", proposer)).status).to.equal(403);
    expect((await world.status(requestHash, user.key)).apiKeys).to.deep.equal([]);
    expect((await world.decide(requestHash, "APPROVED", other)).status).to.equal(201);
    expect((await world.until(requestHash, user.key, isDecided)).status).to.equal("APPROVED");
    const withdrawn = await world.submit(user, GOOD_REQUEST, proposer);
    expect((await world.decide(withdrawn, "REJECTED", proposer)).status).to.equal(201);
    expect((await world.until(withdrawn, user.key, isDecided)).status).to.equal("REJECTED");
  });

  it("takes one decision per approver, and none once it is decided", async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    expect((await world.decide(requestHash, "APPROVED", user.key)).status).to.equal(201);
    expect((await world.decide(requestHash, "REJECTED", user.key)).status).to.equal(400);
    await world.decide(requestHash, "REJECTED", user.bearer);
    await world.until(requestHash, user.key, isDecided);
    expect((await world.decide(requestHash, "APPROVED", await world.serverKey("admin"))).status).to.equal(
      400,
    );
  });

  it("has one orion decision: a second, by an ORION key, is refused", async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    expect((await world.decide(requestHash, "REJECTED", await world.serverKey("orion"))).status).to.equal(
      400,
    );
  });

  it("tells operators in Temporal what it is and how it stands", async () => {
    const requestHash = await world.submit(direct);
    await published(requestHash, direct);
    const handle = world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash));
    const { typedSearchAttributes, staticSummary } = await handle.describe().then(async (description) => ({
      typedSearchAttributes: JSON.stringify(description.typedSearchAttributes.getAll()),
      staticSummary: await description.staticSummary(),
    }));
    expect(typedSearchAttributes)
      .to.contain(requestHash)
      .and.to.contain(direct.address)
      .and.to.contain("APPROVED");
    expect(staticSummary).to.contain(direct.address);
    const metadata = await handle.query<{ currentDetails?: string }>("__temporal_workflow_metadata");
    expect(metadata.currentDetails).to.contain("**APPROVED**").and.to.contain("published: yes");
  });

  it("ends REJECTED with the reason when its workflow is cancelled", async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    await world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)).cancel();
    await world.until(requestHash, user.key, isDecided);
    expect(await dossier(requestHash, user)).to.include({
      status: "REJECTED",
      statusReason: "Its workflow was cancelled.",
    });
    await history("transaction-cancelled", requestHash);
  });

  it("ends FAILED with the reason when its workflow is cancelled after the approval", async () => {
    const requestHash = await world.submit(direct);
    await published(requestHash, direct);
    await world.until(requestHash, direct.key, isDecided);
    await world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)).cancel();
    await world.until(requestHash, direct.key, ({ status }) => status === "FAILED");
    expect(await dossier(requestHash, direct)).to.include({ statusReason: "Its workflow was cancelled." });
    await history("transaction-cancelled-after-approval", requestHash);
  });

  it("names its deadlines in Temporal's timeline", async () => {
    const requestHash = await world.submit(direct);
    const handle = world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash));
    const summaries = async () => {
      const { events = [] } = await handle.fetchHistory();
      return (events ?? [])
        .filter(({ timerStartedEventAttributes }) => timerStartedEventAttributes)
        .map(({ userMetadata }) => new TextDecoder().decode(userMetadata?.summary?.data ?? new Uint8Array()));
    };
    while (!(await summaries()).includes('"Execution deadline"')) await sleep(30);
    expect(new Set(await summaries())).to.deep.equal(
      new Set(['"Approval deadline"', '"Execution deadline"']),
    );
  });

  it("plain on purpose is judged but neither pinned nor registered", async () => {
    const admin = await world.serverKey("admin");
    const requestHash = await world.submit(direct, { ...GOOD_REQUEST, encrypted: false }, admin);
    expect((await world.until(requestHash, direct.key, isDecided)).status).to.equal("APPROVED");
    expect(await dossier(requestHash, direct)).to.include({
      requestCid: null,
      registrationTx: null,
      publicationTx: null,
    });
    await history("transaction-plain", requestHash);
  });
});
