import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { taskQueues } from "../../../workflows/messages/task-queues.ts";
import { sweep } from "../../../workflows/sweep.ts";
import {
  type ApprovalStatus,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";

const GONE = "Its workflow was terminated or lost before its end.";
const hasVerdict = ({ orion }: ApprovalStatus) => orion.length > 0;

describe("a transaction whose workflow cannot end it", () => {
  let world: TransactionsWorld;
  let direct: Owner;
  let user: Owner;
  before(async function () {
    this.timeout(90_000);
    world = await transactionsWorld();
    await world.startWorkers();
    direct = await world.owner(EXECUTION_TYPES.DIRECT_USER);
    user = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(async function () {
    this.timeout(30_000);
    await world.close();
  });

  const handleOf = (requestHash: string) =>
    world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash));
  const record = async (requestHash: string, owner: Owner) => {
    const response = await fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key });
    const { status, statusReason } = (await response.json()) as Record<string, string>;
    return { status, statusReason };
  };
  const pending = async () => {
    const requestHash = await world.submit(user);
    await world.until(requestHash, user.key, hasVerdict);
    return requestHash;
  };
  const approved = async () => {
    const requestHash = await world.submit(direct);
    await world.until(requestHash, direct.key, ({ status }) => status === "APPROVED");
    return requestHash;
  };
  async function runSweep(workflowId: string): Promise<void> {
    await world.temporal.client.workflow.execute(sweep, { workflowId, taskQueue: taskQueues.lifecycle });
  }
  /** What Temporal lists lags behind what it did. */
  async function sweepUntil(name: string, isDone: () => Promise<boolean>): Promise<void> {
    for (let round = 0; round < 50; round += 1) {
      await runSweep(`${name}-${round}`);
      if (await isDone()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("no sweep ended it");
  }

  it("because it was terminated is ended by the sweep, REJECTED before its approval and FAILED after it", async function () {
    this.timeout(60_000);
    const [waiting, underWay] = [await pending(), await approved()];
    await handleOf(waiting).terminate();
    await handleOf(underWay).terminate();
    await sweepUntil("sweep-terminated", async () => {
      const ended = [await record(waiting, user), await record(underWay, direct)];
      return ended.every(({ statusReason }) => statusReason === GONE);
    });
    expect((await record(waiting, user)).status).to.equal("REJECTED");
    expect((await record(underWay, direct)).status).to.equal("FAILED");
  });

  it("because Temporal lost it is ended once its time is long up, and one that runs late is left alone", async function () {
    this.timeout(60_000);
    const [lost, late] = [await pending(), await pending()];
    const age =
      "update transaction_request set created_at = created_at - interval '10 years' where request_hash = ?";
    for (const requestHash of [lost, late]) await world.chain.database.em.fork().execute(age, [requestHash]);
    await world.temporal.client.workflowService.deleteWorkflowExecution({
      namespace: world.temporal.client.options.namespace,
      workflowExecution: { workflowId: transactionWorkflowId(lost) },
    });
    await sweepUntil("sweep-lost", async () => (await record(lost, user)).statusReason === GONE);
    expect((await record(lost, user)).status).to.equal("REJECTED");
    expect((await record(late, user)).status).to.equal("PENDING");
  });
});
