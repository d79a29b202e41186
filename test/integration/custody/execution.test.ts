import { expect } from "chai";
import { isClean } from "../../../commands/audit/finding.ts";
import { runAudit } from "../../../commands/audit/run-audit.ts";
import { CUSTODY_WAITS } from "../../../domain/custody-end.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import type { Custody } from "../../../integrations/custody/custody.ts";
import { CustodyFailure } from "../../../integrations/custody/custody-failure.ts";
import { CHAIN_ID, VERIFIED_CALL } from "../../support/endings-world.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { FRIEND, type Owner } from "../../support/transactions-world.ts";
import { auditSources, checksThat } from "../audit/audit-world.ts";

const { DIRECT_USER, USER_EXECUTED, AGENT_EXECUTED } = EXECUTION_TYPES;

describe("an approved transaction of a user with a custody integration", () => {
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
    ["said to be refused after it was accepted", { how: "401", after: true }],
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
    await misbehave({ method: "GET", path: "/v1/transactions", how: "500", times: 2 });
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

describe("a worker that dies around a submit to custody", () => {
  type Submit = () => ReturnType<Custody["submit"]>;
  let world: ExecutionWorld;
  let owner: Owner;
  /** What becomes of the next submits. Unlike the provider's failures an Error tells the activity nothing, as a process that is gone tells nothing. */
  let fates: ((submit: Submit) => ReturnType<Submit>)[] = [];
  before(async () => {
    world = await executionWorld();
    await world.work({
      between: (custody) => ({
        ...custody,
        submit(order) {
          const submit = () => custody.submit(order);
          return fates.shift()?.(submit) ?? submit();
        },
      }),
    });
    owner = await world.holder(AGENT_EXECUTED);
  });
  after(() => world.close());

  async function expectExecutedOnce(requestHash: string): Promise<void> {
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect(fates, "all of it happened").to.deep.equal([]);
    expect(await world.accepted(requestHash)).to.have.length(1);
  }

  it("right before it leads to one accepted submit, and to EXECUTED", async () => {
    fates = [() => Promise.reject(new Error("killed before anything was sent"))];
    await expectExecutedOnce(await world.proposed(owner));
  });

  it("right after it leads to one accepted submit, and to EXECUTED", async () => {
    const unheard = async (submit: Submit) => {
      await submit();
      throw new Error("killed before anything was written down");
    };
    fates = [unheard];
    await expectExecutedOnce(await world.proposed(owner));
  });

  it("leaves it open when the next one is refused: the first may yet arrive, and is then followed", async () => {
    const arrives = Promise.withResolvers<void>();
    let arriving: Promise<unknown> | undefined;
    fates = [
      (submit) => {
        arriving = arrives.promise.then(submit);
        return Promise.reject(new Error("killed while it was on its way"));
      },
      () => Promise.reject(new CustodyFailure("custody-refused")),
    ];
    const requestHash = await world.proposed(owner);
    const { status } = await world.reaches(
      requestHash,
      owner,
      (now) =>
        isOver(now) || (fates.length === 0 && now.custody?.waitsFor === CUSTODY_WAITS["custody-unclear"]),
    );
    expect(status).to.equal("APPROVED");
    arrives.resolve();
    await arriving;
    await expectExecutedOnce(requestHash);
  });
});
