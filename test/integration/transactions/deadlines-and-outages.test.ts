import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { recordApproval } from "../../../db/transactions/record-approval.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { ArbiterFailure } from "../../../integrations/arbiter/arbiter-failure.ts";
import { createTemporalClient } from "../../../integrations/temporal/client.ts";
import { createLifecycle } from "../../../lifecycle/create-lifecycle.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson } from "../../support/accounts-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { runStep } from "../../support/run-step.ts";
import {
  type ApprovalStatus,
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const isDecided = ({ status }: ApprovalStatus) => status !== "PENDING";
const reasonOf = async (world: TransactionsWorld, requestHash: string, owner: Owner) => {
  const response = await fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key });
  return ((await response.json()) as { statusReason: string }).statusReason;
};

describe("a transaction whose time runs out", () => {
  let world: TransactionsWorld;
  before(async () => {
    world = await transactionsWorld({ approvalTtlMs: 2500, executionTtlMs: 1000 });
    await world.startWorkers();
  });
  after(async () => {
    await world.close();
  });

  it("before its approvals are there is rejected, with the reason", async () => {
    const owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    const requestHash = await world.submit(owner);
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("REJECTED");
    expect(await reasonOf(world, requestHash, owner)).to.equal("Its approvals did not arrive in time.");
    await recordHistory(
      "transaction-approval-expired",
      world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)),
    );
  });

  it("before it is executed has failed, with the reason", async () => {
    const owner = await world.owner(EXECUTION_TYPES.AGENT_EXECUTED);
    const requestHash = await world.submit(owner);
    await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
    await world.until(requestHash, owner.key, ({ status }) => status === "FAILED");
    expect(await reasonOf(world, requestHash, owner)).to.equal("It was not executed in time.");
    await recordHistory(
      "transaction-execution-expired",
      world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)),
    );
  });
});

describe("a transaction that the built-in arbiter does not judge", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld({ arbiter: "external" });
    await world.startWorkers();
    owner = await world.owner(EXECUTION_TYPES.DIRECT_USER);
  });
  after(async () => {
    await world.close();
  });

  it("is decided by the holder of an ORION key", async () => {
    const requestHash = await world.submit(owner);
    const response = await postJson(
      `${world.api.url}/transactions/${requestHash}/approvals`,
      { approved: true, confidence: 0.8, analysis: "Looked at by hand." },
      await world.serverKey("orion"),
    );
    expect(response.status).to.equal(201);
    const status = await world.until(requestHash, owner.key, isDecided);
    expect(status.status).to.equal("APPROVED");
    expect(status.orion[0]).to.include({
      decision: "APPROVED",
      confidence: 0.8,
      analysis: "Looked at by hand.",
    });
    await recordHistory(
      "transaction-external-arbiter",
      world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)),
    );
  });

  it("is the owner's to decide when orion leaves it UNDECIDED", async () => {
    const requestHash = await world.submit(owner);
    await world.decide(requestHash, "UNDECIDED", await world.serverKey("orion"));
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    expect((await world.decide(requestHash, "APPROVED", owner.bearer)).status).to.equal(201);
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("APPROVED");
    expect(await reasonOf(world, requestHash, owner)).to.equal(
      "Orion could not decide and the owner approved it.",
    );
  });

  it("gets an UNDECIDED from orion when it closes without one, so that a polling client ends", async () => {
    const requestHash = await world.submit(owner);
    await world.decide(requestHash, "REJECTED", owner.bearer);
    const status = await world.until(requestHash, owner.key, isDecided);
    expect(status.status).to.equal("REJECTED");
    expect(status.orion[0]).to.include({ decision: "UNDECIDED", analysis: "The owner rejected it." });
  });
});

describe("a transaction in an outage", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner(EXECUTION_TYPES.DIRECT_USER);
  });
  after(async () => {
    await world.close();
  });
  const age = (table: string) =>
    world.chain.database.em
      .fork()
      .execute(`update ${table} set created_at = created_at - interval '1 minute'`);

  it("of Temporal is accepted, and started by the sweep afterwards, once", async () => {
    const away = createTemporalClient({ connection: { address: "127.0.0.1:1" }, namespace: "default" });
    const lifecycle = createLifecycle({
      temporal: away,
      policy: world.policy,
      log: createLog("silent", "test"),
    });
    const api = await world.serve({ lifecycle });
    const body = { escrowAddress: owner.address, ...GOOD_REQUEST };
    const response = await postJson(`${api.url}/transactions`, body, owner.key);
    expect(response.status).to.equal(201);
    const { requestHash } = (await response.json()) as { requestHash: string };

    await age("transaction_request");
    const stop = await world.startWorkers();
    expect(await runStep(world, "startUnstarted")).to.deep.equal({ done: 1, failed: 0 });
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("APPROVED");
    expect(await runStep(world, "startUnstarted")).to.deep.equal({ done: 0, failed: 0 });
    await stop();
  });

  it("between a decision's commit and its signal is told of it by the sweep", async () => {
    const user = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    const stop = await world.startWorkers();
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, ({ orion }) => orion.length > 0);
    await sleep(300);
    await recordApproval(world.chain.database, requestHash, {
      type: "user_ui",
      decision: "APPROVED",
      userId: user.id,
    });
    await sleep(300);
    expect((await world.status(requestHash, user.key)).status).to.equal("PENDING");
    await age("approval");
    expect(await runStep(world, "tellUnseen")).to.deep.equal({ done: 1, failed: 0 });
    expect((await world.until(requestHash, user.key, isDecided)).status).to.equal("APPROVED");
    await stop();
  });

  it("of the arbiter that cannot read it rejects it, whatever the owner says", async () => {
    const refuse = () => Promise.reject(new ArbiterFailure("arbiter-refused"));
    const stop = await world.startWorkers({ judge: { judge: refuse, recheck: refuse } });
    const requestHash = await world.submit(owner);
    const { orion } = await world.until(requestHash, owner.key, (status) => status.orion.length > 0);
    expect(orion[0]).to.include({ decision: "REJECTED" });
    expect(orion[0]?.analysis).to.include("could not read the request");
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("REJECTED");
    await record("transaction-refused", requestHash);
    await stop();
  });

  it("of the arbiter that does not end in time leaves the decision to the owner", async () => {
    // Five minutes of trying come to the same as a failure that is not tried again.
    const away = Object.assign(new ArbiterFailure("arbiter-away"), { retryable: false });
    const stop = await world.startWorkers({
      judge: { judge: () => Promise.reject(away), recheck: () => Promise.reject(away) },
    });
    const requestHash = await world.submit(owner);
    const { orion } = await world.until(requestHash, owner.key, (status) => status.orion.length > 0);
    expect(orion[0]).to.include({ decision: "UNDECIDED", confidence: 0 });
    expect(orion[0]?.analysis).to.include("could not be reached in time");
    expect((await world.decide(requestHash, "REJECTED", owner.bearer)).status).to.equal(201);
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("REJECTED");
    await record("transaction-undecided", requestHash);
    await stop();
  });

  it("of the IPFS node and the chain ends as if nothing had happened", async () => {
    const stop = await world.startWorkers();
    await Promise.all([world.ipfsServer.kill(), world.chain.server.kill()]);
    const requestHash = await world.submit(owner);
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    expect((await world.status(requestHash, owner.key)).status, "not before it is registered").to.equal(
      "PENDING",
    );
    await Promise.all([world.ipfsServer.restart(), world.chain.server.restart()]);
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("APPROVED");
    await stop();
  });

  it("whose stored bytes were changed is rejected before anyone believes a verdict", async () => {
    const requestHash = await world.submit(owner);
    await world.chain.database.em
      .fork()
      .execute(
        "update transaction_payload set text = text || ' ' where transaction_id = (select id from transaction_request where request_hash = ?)",
        [requestHash],
      );
    const stop = await world.startWorkers();
    const status = await world.until(requestHash, owner.key, isDecided);
    expect(status.status).to.equal("REJECTED");
    expect(status.orion[0]?.decision).to.equal("UNDECIDED");
    expect(await reasonOf(world, requestHash, owner)).to.equal(
      "The pinned bytes do not match the request hash.",
    );
    await record("transaction-hash-mismatch", requestHash);
    await stop();
  });

  /** The whole history, of a workflow that has ended. */
  async function record(name: string, requestHash: string): Promise<void> {
    const handle = world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash));
    await handle.result();
    await recordHistory(name, handle);
  }
});
