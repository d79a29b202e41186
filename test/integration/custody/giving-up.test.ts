import { expect } from "chai";
import { listBudgets, setBudget } from "../../../db/budgets/budgets.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { wakeCustody } from "../../../lifecycle/wake-custody.ts";
import { taskQueues } from "../../../messages/task-queues.ts";
import { VERIFIED_CALL } from "../../support/endings-world.ts";
import { type ExecutionWorld, executionWorld } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import type { Owner } from "../../support/transactions-world.ts";

const HOUR_MS = 3_600_000;
const REFUSED_LOOKS = { method: "GET", path: "/v1/transactions", how: "401", times: 1_000_000 };

describe("an execution by custody that is over its time", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  before(async () => {
    world = await executionWorld();
    await world.work();
  });
  after(() => world.close());
  beforeEach(async () => {
    owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
  });
  afterEach(async () => {
    await world.custody.control("DELETE", "misbehaviours");
    await world.custody.control("DELETE", "plans");
  });

  const silence = () => world.custody.control("POST", "misbehaviours", REFUSED_LOOKS);

  /** One that the provider has and does not give back. */
  async function held() {
    await world.custody.control("POST", "plans", { holdAt: "BROADCASTING" });
    const requestHash = await world.proposed(owner);
    const { custody } = await world.reaches(
      requestHash,
      owner,
      (now) => now.custody?.custodyStatus === "BROADCASTING",
    );
    await world.handle(requestHash).terminate();
    await world.custodyHandle(requestHash).terminate();
    return {
      requestHash,
      release: () => world.custody.control("POST", `transactions/${custody?.custodyTransactionId}/release`),
      end: () => world.custodyHandle(requestHash).result(),
    };
  }
  /** Has its workflow go on so long after its time was up. */
  async function goesOn(requestHash: string, hours: number): Promise<void> {
    const [row] = await world.chain.database.em
      .fork()
      .execute<{ id: string }[]>("select id from custody_execution where external_id = ?", [requestHash]);
    await world.temporal.client.workflow.start("custodyExecution", {
      workflowId: `custody-${requestHash}`,
      taskQueue: taskQueues.custody,
      args: [{ executionId: row?.id, deadline: Date.now() - hours * HOUR_MS }],
    });
  }

  it("is followed for as long as the provider says that it is under way, days later too", async () => {
    const { requestHash, release, end } = await held();
    await goesOn(requestHash, 48);
    await world.reaches(requestHash, owner, (now) => now.custody?.cancelling === true);
    await release();
    expect(await end()).to.deep.equal({ end: "custody-executed" });
  });

  it("waits for a provider that does not answer until a day after its time", async () => {
    const { requestHash, release, end } = await held();
    await silence();
    await goesOn(requestHash, 23);
    await world.reaches(requestHash, owner, (now) => now.custody?.waitsFor !== null);
    await world.custody.control("DELETE", "misbehaviours");
    await release();
    await wakeCustody(world.temporal.client, `custody-${requestHash}`);
    expect(await end()).to.deep.equal({ end: "custody-executed" });
  });

  it("is then given up as one that may have been executed, and counts as spent", async () => {
    const limits = { transaction: null, "24h": 10_000n, "30d": null };
    await setBudget(world.chain.database, owner.id, "agent", { asset: "native", chainId: null, limits });
    const { requestHash, end } = await held();
    await silence();
    await goesOn(requestHash, 25);
    expect(await end()).to.deep.equal({ end: "custody-unknown" });
    const { custody } = await world.reaches(requestHash, owner, () => true);
    expect(custody).to.include({ state: "FAILED", waitsFor: null });
    const [budget] = await listBudgets(world.chain.database, owner.id);
    expect(budget).to.deep.include({
      spent: { "24h": BigInt(VERIFIED_CALL.value), "30d": 1000n },
      underWay: 0n,
    });
    await recordHistory("custody-given-up", world.custodyHandle(requestHash));
  });
});
