import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { isPaused, pauseCustody, resumeCustody } from "../../../db/custody/pauses.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { wakeCustody } from "../../../lifecycle/wake-custody.ts";
import { postJson } from "../../support/accounts-world.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { runStep } from "../../support/run-step.ts";
import type { Owner } from "../../support/transactions-world.ts";

const CANCELLED = ["FAILED", "It was cancelled before its execution."];

describe("an execution by custody", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  before(async () => {
    world = await executionWorld();
    await world.work();
    owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
  });
  after(() => world.close());
  afterEach(async () => {
    await world.custody.control("DELETE", "plans");
    await resumeCustody(world.chain.database, "all");
  });

  const held = (holdAt: string) => world.custody.control("POST", "plans", { holdAt });
  const standsAt = (requestHash: string, status: string) =>
    world.reaches(requestHash, owner, (now) => now.custody?.custodyStatus === status);
  const release = (id: unknown) => world.custody.control("POST", `transactions/${id}/release`);
  const waitsForPause = (requestHash: string, of = owner) =>
    world.reaches(
      requestHash,
      of,
      (now) => now.custody?.waitsFor === "Executions are paused by the operator.",
    );

  it("is not submitted while everyone is paused, and goes on when that is over", async () => {
    await pauseCustody(world.chain.database, "all");
    const requestHash = await world.proposed(owner);
    await waitsForPause(requestHash);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
    await resumeCustody(world.chain.database, "all");
    await wakeCustody(world.temporal.client, `custody-${requestHash}`);
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    await recordHistory("custody-paused", world.custodyHandle(requestHash));
  });

  it("is not submitted while its user is paused; others' are, and the API says whose", async () => {
    const paused = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
    await pauseCustody(world.chain.database, { userId: paused.id });
    const requestHash = await world.proposed(paused);
    await waitsForPause(requestHash, paused);
    expect((await world.reaches(await world.proposed(owner), owner, isOver)).status).to.equal("EXECUTED");
    const shown = async (of: Owner) =>
      (await (
        await fetch(`${world.custodyApi.url}/custody/integration/agent`, { headers: of.bearer })
      ).json()) as {
        paused: boolean;
      };
    expect([(await shown(paused)).paused, (await shown(owner)).paused]).to.deep.equal([true, false]);
    expect(await isPaused(world.chain.database, owner.id)).to.equal(false);
    await resumeCustody(world.chain.database, { userId: paused.id });
  });

  it("that is with the provider is followed to its end during a pause", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    const { custody } = await standsAt(requestHash, "PENDING_AUTHORIZATION");
    await pauseCustody(world.chain.database, "all");
    await release(custody?.custodyTransactionId);
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
  });

  it("that was cancelled before its submit is FAILED, and never submitted", async () => {
    await pauseCustody(world.chain.database, "all");
    const requestHash = await world.proposed(owner);
    await waitsForPause(requestHash);
    expect((await world.cancel(requestHash, owner.key)).status).to.equal(200);
    const { status, statusReason } = await world.reaches(requestHash, owner, isOver);
    expect([status, statusReason]).to.deep.equal(CANCELLED);
    expect((await world.cancel(requestHash, owner.key)).status, "it is over").to.equal(400);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
  });

  it("waits for whoever changes its transaction, and is not submitted where that is not APPROVED then", async () => {
    await pauseCustody(world.chain.database, "all");
    const requestHash = await world.proposed(owner);
    await waitsForPause(requestHash);
    const em = world.chain.database.em.fork();
    const isWaitedFor = async () => {
      const sql =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update of t%'";
      return (await world.chain.database.em.fork().execute(sql)).length > 0;
    };
    await em.transactional(async (tx) => {
      const status = "update transaction_request set status = 'REJECTED' where request_hash = ?";
      await tx.execute(status, [requestHash]);
      await resumeCustody(world.chain.database, "all");
      await wakeCustody(world.temporal.client, `custody-${requestHash}`);
      for (const deadline = Date.now() + 100_000; !(await isWaitedFor()); await sleep(20))
        if (Date.now() > deadline) throw new Error("the claim does not wait for the transaction's lock");
    });
    await world.reaches(requestHash, owner, (now) => now.custody?.state === "FAILED");
    expect(await world.accepted(requestHash)).to.deep.equal([]);
  });

  it("that is with the provider is cancelled there, and FAILED once it is", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    await standsAt(requestHash, "PENDING_AUTHORIZATION");
    expect((await world.cancel(requestHash, owner.key)).status).to.equal(200);
    const { status, statusReason, custody } = await world.reaches(requestHash, owner, isOver);
    expect([status, statusReason]).to.deep.equal(CANCELLED);
    expect(custody?.custodyStatus).to.equal("CANCELLED");
    await recordHistory("custody-cancelled", world.custodyHandle(requestHash));
  });

  it("that is past cancelling is EXECUTED all the same: the record tells what happened", async () => {
    await held("BROADCASTING");
    const requestHash = await world.proposed(owner);
    const { custody } = await standsAt(requestHash, "BROADCASTING");
    expect((await world.cancel(requestHash, owner.key)).status).to.equal(200);
    await world.reaches(requestHash, owner, (now) => now.custody?.cancelling === true);
    await release(custody?.custodyTransactionId);
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
  });

  it("keeps its credentials: recreate and complete are 409 until it is over", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    const { custody } = await standsAt(requestHash, "PENDING_AUTHORIZATION");
    const post = (path: string, body: object) =>
      postJson(`${world.custodyApi.url}/custody/${path}/agent`, body, owner.bearer);
    const { apiKey } = world.custody.credentials;
    const credentials = { apiKey, vaultAccountId: "0", environment: "sandbox", region: "US" };
    const subject = { commonName: "A", organization: "B", country: "DE", recreate: true };
    expect((await post("complete", credentials)).status).to.equal(409);
    expect((await post("generate-csr", subject)).status).to.equal(409);
    await release(custody?.custodyTransactionId);
    await world.reaches(requestHash, owner, isOver);
    expect((await post("complete", credentials)).status).to.equal(200);
  });

  it("whose workflow was terminated is taken up again by its transaction's, and submitted once", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    const { custody } = await standsAt(requestHash, "PENDING_AUTHORIZATION");
    await world.custodyHandle(requestHash).terminate();
    await release(custody?.custodyTransactionId);
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect(await world.accepted(requestHash)).to.have.length(1);
    await world.handle(requestHash).result();
    await recordHistory("transaction-custody-again", world.handle(requestHash));
  });

  it("whose workflow was cancelled in Temporal's UI is asked back, and told as it ended", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    await standsAt(requestHash, "PENDING_AUTHORIZATION");
    await world.custodyHandle(requestHash).cancel();
    const { status, statusReason } = await world.reaches(requestHash, owner, isOver);
    expect([status, statusReason]).to.deep.equal(CANCELLED);
  });

  it("outlives its transaction's workflow: the sweep follows it, and writes its true end", async () => {
    await held("PENDING_AUTHORIZATION");
    const requestHash = await world.proposed(owner);
    const { custody } = await standsAt(requestHash, "PENDING_AUTHORIZATION");
    await world.handle(requestHash).terminate();
    await world.custodyHandle(requestHash).terminate();
    await runStep(world, "endOrphans");
    expect((await world.reaches(requestHash, owner, () => true)).status).to.equal("APPROVED");
    await runStep(world, "resumeExecutions");
    await release(custody?.custodyTransactionId);
    await world.reaches(requestHash, owner, (now) => now.custody?.state === "EXECUTED");
    await runStep(world, "endOrphans");
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect(await world.accepted(requestHash)).to.have.length(1);
  });
});

describe("the deadline of an execution by custody", () => {
  let world: ExecutionWorld;
  before(async () => {
    world = await executionWorld({ executionTtlMs: 3000 });
    await world.work();
  });
  after(() => world.close());

  it("has it cancelled at the provider, and FAILED for that reason", async () => {
    const owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
    await world.custody.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
    const requestHash = await world.proposed(owner);
    const { status, statusReason, custody } = await world.reaches(requestHash, owner, isOver);
    expect([status, statusReason]).to.deep.equal(["FAILED", "It was not executed in time."]);
    expect(custody?.custodyStatus).to.equal("CANCELLED");
    await recordHistory("custody-expired", world.custodyHandle(requestHash));
  });
});
