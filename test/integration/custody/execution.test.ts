import { expect } from "chai";
import { isClean } from "../../../commands/audit/finding.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { CHAIN_ID, VERIFIED_CALL } from "../../support/endings-world.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { FRIEND, type Owner } from "../../support/transactions-world.ts";
import { auditSources, checksThat } from "../audit/audit-world.ts";

const { DIRECT_USER, USER_EXECUTED, AGENT_EXECUTED } = EXECUTION_TYPES;

describe("an approved transaction of a user with a custody integration", function () {
  this.timeout(60_000);
  let world: ExecutionWorld;
  let agentUser: Owner;
  before(async () => {
    world = await executionWorld();
    await world.work();
    agentUser = await world.holder(AGENT_EXECUTED);
  });
  after(() => world.close());
  afterEach(async () => {
    await world.custody.control("DELETE", "misbehaviours");
    await world.custody.control("DELETE", "plans");
  });
  const misbehave = (plan: object) => world.custody.control("POST", "misbehaviours", plan);

  for (const [name, execution, type] of [
    ["USER_EXECUTED", USER_EXECUTED, "execution"],
    ["AGENT_EXECUTED", AGENT_EXECUTED, "agent"],
  ] as const) {
    it(`is executed by custody where it is ${name}, and EXECUTED with the very call on chain`, async () => {
      const owner = await world.holder(execution);
      const call = { to: FRIEND, value: "1000000000000000001", data: `0xa9059cbb${"11".repeat(64)}` };
      const requestHash = await world.proposed(owner, call);
      const { status, statusReason, custody } = await world.reaches(requestHash, owner, isOver);
      expect([status, statusReason]).to.deep.equal(["EXECUTED", "The custody provider executed it."]);
      expect(custody).to.include({ type, state: "EXECUTED", custodyStatus: "COMPLETED", waitsFor: null });
      const sent = await world.custody.rpc("eth_getTransactionByHash", custody?.txHash);
      expect([sent.to?.toLowerCase(), BigInt(sent.value ?? 0), sent.input]).to.deep.equal([
        FRIEND.toLowerCase(),
        BigInt(call.value),
        call.data,
      ]);
      expect(await world.accepted(requestHash)).to.have.length(1);
      if (execution !== AGENT_EXECUTED) return;
      await world.handle(requestHash).result();
      await recordHistory("transaction-custody", world.handle(requestHash));
      await recordHistory("custody-executed", world.custodyHandle(requestHash));
      const findings = (await runAudit(requestHash, auditSources(world))) ?? [];
      expect(checksThat("agree", findings)).to.include.members(["end by custody", "custody on chain"]);
      expect(isClean(findings)).to.equal(true);
    });
  }

  it("waits for a report where its type is DIRECT_USER", async () => {
    const owner = await world.holder(DIRECT_USER);
    const requestHash = await world.approved(owner, VERIFIED_CALL);
    expect((await world.reaches(requestHash, owner, () => true)).custody).to.equal(null);
    expect((await world.report(requestHash, `0x${"ab".repeat(32)}`, owner.key)).status).to.equal(201);
  });

  it("takes no report of its execution, and a settlement fills its metadata alone", async () => {
    await world.custody.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
    const requestHash = await world.proposed(agentUser);
    const { custody } = await world.reaches(
      requestHash,
      agentUser,
      (now) => now.custody?.custodyStatus === "PENDING_AUTHORIZATION",
    );
    expect((await world.report(requestHash, `0x${"ab".repeat(32)}`, agentUser.key)).status).to.equal(400);
    const settled = await world.settlement(requestHash, { status: "FAILED", error: "no" });
    expect(settled.status).to.equal(200);
    expect(((await settled.json()) as { settlement: object }).settlement).to.include({ status: "FAILED" });
    await world.custody.control("POST", `transactions/${custody?.custodyTransactionId}/release`);
    expect((await world.reaches(requestHash, agentUser, isOver)).status).to.equal("EXECUTED");
  });

  for (const [name, plan] of [
    ["whose answer is lost after it was accepted", { how: "drop", after: true }],
    ["answered with 500 after it was accepted", { how: "500", after: true }],
    ["answered with nonsense after it was accepted", { how: "wrong-body" }],
    ["answered too late", { how: "slow", after: true, ms: 3000 }],
    ["whose connection breaks before it was read", { how: "drop" }],
    ["refused for the number of requests", { how: "429", times: 2 }],
  ] as const) {
    it(`a submit ${name} leads to one accepted submit, and to EXECUTED`, async () => {
      await misbehave({ method: "POST", path: "/v1/transactions", ...plan });
      const requestHash = await world.proposed(agentUser);
      const { status } = await world.reaches(requestHash, agentUser, isOver);
      expect(status).to.equal("EXECUTED");
      expect(await world.accepted(requestHash)).to.have.length(1);
      if ("after" in plan && plan.how === "drop")
        await recordHistory("custody-answer-lost", world.custodyHandle(requestHash));
    });
  }

  it("a provider that does not answer the look-ups for a while changes nothing", async () => {
    await misbehave({ method: "GET", path: "/v1/transactions", how: "500", times: 3 });
    const requestHash = await world.proposed(agentUser);
    expect((await world.reaches(requestHash, agentUser, isOver)).status).to.equal("EXECUTED");
    expect(await world.accepted(requestHash)).to.have.length(1);
  });

  for (const end of ["FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"]) {
    it(`ends FAILED when the provider's transaction ends ${end}, with the provider's word`, async () => {
      await world.custody.control("POST", "plans", { end });
      const requestHash = await world.proposed(agentUser);
      const { status, statusReason, custody } = await world.reaches(requestHash, agentUser, isOver);
      expect([status, statusReason]).to.deep.equal(["FAILED", "The custody provider did not execute it."]);
      expect(custody).to.include({ state: "FAILED", custodyStatus: end });
      if (end === "BLOCKED") await recordHistory("custody-failed", world.custodyHandle(requestHash));
    });
  }

  it("is FAILED where the provider has something else under its id, and nothing is submitted", async () => {
    const requestHash = await world.submit(agentUser, {
      userPrompt: "As agreed.",
      tx: VERIFIED_CALL,
      chainId: CHAIN_ID,
    });
    await world.custody.custody.submit(world.custody.order({ externalId: requestHash, valueWei: 999n }));
    await world.decide(requestHash, "APPROVED", world.orionKey);
    const { status, statusReason, custody } = await world.reaches(requestHash, agentUser, isOver);
    expect([status, statusReason]).to.deep.equal([
      "FAILED",
      "What the custody provider has under its id is not what was verified.",
    ]);
    expect(custody?.differences).to.deep.equal(["amount"]);
    expect(await world.accepted(requestHash)).to.have.length(1);
  });

  it("is FAILED before any submit where the integration is for another kind of chain", async () => {
    const owner = await world.holder(AGENT_EXECUTED, "mainnet");
    const requestHash = await world.proposed(owner);
    const { status, statusReason } = await world.reaches(requestHash, owner, isOver);
    expect([status, statusReason]).to.deep.equal([
      "FAILED",
      "The custody integration is not for the chain that it is meant for.",
    ]);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
  });

  it("is FAILED where its call fails on chain", async () => {
    const code = "0x60006000fd"; // It reverts, whatever it is asked.
    const broken = "0x00000000000000000000000000000000000b4d00";
    await world.rpc("anvil_setCode", broken, code);
    const requestHash = await world.proposed(agentUser, { to: broken, value: "0", data: "0x01" });
    expect((await world.reaches(requestHash, agentUser, isOver)).status).to.equal("FAILED");
  });

  it("is followed for as long as its authorization takes, also where no webhook tells of it", async () => {
    await world.custody.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
    const requestHash = await world.proposed(agentUser);
    const { custody } = await world.reaches(
      requestHash,
      agentUser,
      (now) => now.custody?.custodyStatus === "PENDING_AUTHORIZATION",
    );
    await world.custody.control("DELETE", "webhook");
    await world.custody.control("POST", `transactions/${custody?.custodyTransactionId}/release`);
    const { status } = await world.reaches(requestHash, agentUser, isOver);
    await world.custody.control("POST", "webhook", { url: `${world.custodyApi.url}/custody/webhook` });
    expect(status).to.equal("EXECUTED");
  });
});

describe("a worker that dies around a submit to custody", function () {
  this.timeout(60_000);
  let world: ExecutionWorld;
  let dies: "before" | "after" | undefined;
  before(async () => {
    world = await executionWorld();
    /** Unlike the provider's failures this tells the activity nothing, as a process that is gone tells nothing. */
    await world.work({
      between: (custody) => ({
        ...custody,
        async submit(order) {
          const [when] = [dies];
          dies = undefined;
          if (when === "before") throw new Error("killed before anything was sent");
          const accepted = await custody.submit(order);
          if (when === "after") throw new Error("killed before anything was written down");
          return accepted;
        },
      }),
    });
  });
  after(() => world.close());

  for (const when of ["before", "after"] as const) {
    it(`right ${when} it leads to one accepted submit, and to EXECUTED`, async () => {
      const owner = await world.holder(AGENT_EXECUTED);
      dies = when;
      const requestHash = await world.proposed(owner);
      expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
      expect(dies, "it did die").to.equal(undefined);
      expect(await world.accepted(requestHash)).to.have.length(1);
    });
  }
});
