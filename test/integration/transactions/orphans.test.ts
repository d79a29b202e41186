import { setTimeout as sleep } from "node:timers/promises";
import { WorkflowNotFoundError } from "@temporalio/client";
import { expect } from "chai";
import { recordApproval } from "../../../db/transactions/record-approval.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { runStep } from "../../support/run-step.ts";
import {
  type ApprovalStatus,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

const GONE = "Its workflow was terminated or lost before its end.";
const hasVerdict = ({ orion }: ApprovalStatus) => orion.length > 0;

describe("a transaction whose workflow cannot end it", () => {
  let world: TransactionsWorld;
  let direct: Owner;
  let user: Owner;
  before(async () => {
    world = await transactionsWorld();
    await world.startWorkers();
    direct = await world.owner(EXECUTION_TYPES.DIRECT_USER);
    user = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(async () => {
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
  const lose = (requestHash: string) =>
    world.temporal.client.workflowService.deleteWorkflowExecution({
      namespace: world.temporal.client.options.namespace,
      workflowExecution: { workflowId: transactionWorkflowId(requestHash) },
    });
  const isLost = async (requestHash: string) => {
    const error = await handleOf(requestHash)
      .describe()
      .catch((thrown: unknown) => thrown);
    return error instanceof WorkflowNotFoundError;
  };
  async function untilLost(requestHash: string): Promise<void> {
    for (const deadline = Date.now() + 100_000; !(await isLost(requestHash)); await sleep(50))
      if (Date.now() > deadline) throw new Error("Temporal still has it");
  }

  it("because it was terminated is ended by the next sweep, REJECTED before its approval and FAILED after it", async () => {
    const [waiting, underWay] = [await pending(), await approved()];
    await handleOf(waiting).terminate();
    await handleOf(underWay).terminate();
    // Temporal lists a workflow as running for some moments after it is not.
    for (let ended = 0; ended < 2; await sleep(50)) ended += (await runStep(world, "endOrphans")).done;
    expect(await record(waiting, user)).to.deep.equal({ status: "REJECTED", statusReason: GONE });
    expect(await record(underWay, direct)).to.deep.equal({ status: "FAILED", statusReason: GONE });
  });

  it("because Temporal lost it is ended by the next sweep, and those that run are left alone", async () => {
    const [lost, alive] = [await pending(), await pending()];
    await lose(lost);
    await untilLost(lost);
    await runStep(world, "endOrphans");
    expect(await record(lost, user)).to.deep.equal({ status: "REJECTED", statusReason: GONE });
    expect((await record(alive, user)).status).to.equal("PENDING");
    expect(await runStep(world, "endOrphans")).to.deep.equal({ done: 0, failed: 0 });
  });

  it("keeps no other from being told of its decisions", async () => {
    const [lost, alive] = [await pending(), await pending()];
    await lose(lost);
    await untilLost(lost);
    for (const requestHash of [lost, alive])
      await recordApproval(world.chain.database, requestHash, {
        type: "user_ui",
        decision: "APPROVED",
        userId: user.id,
      });
    await world.chain.database.em
      .fork()
      .execute(
        "update approval set created_at = created_at - interval '1 minute' where signalled_at is null",
      );
    expect(await runStep(world, "tellUnseen")).to.deep.equal({ done: 1, failed: 0 });
    await world.until(alive, user.key, ({ status }) => status === "APPROVED");
  });

  it("has no history to archive, and is not looked for again", async () => {
    const [lost, open] = [await pending(), await pending()];
    const rejected = await world.submit(direct, WRONG_REQUEST);
    await handleOf(rejected).result();
    await lose(lost);
    await untilLost(lost);
    await runStep(world, "endOrphans");
    await runStep(world, "archiveHistories");
    const archived = async (requestHash: string) => {
      const [row] = await world.chain.database.em
        .fork()
        .execute(
          "select t.archived_at is not null as marked, h.workflow_id is not null as kept from transaction_request t left join workflow_history h on h.workflow_id = 'tx-' || t.request_hash where request_hash = ?",
          [requestHash],
        );
      return row;
    };
    expect(await archived(lost)).to.deep.equal({ marked: true, kept: false });
    expect(await archived(rejected)).to.deep.equal({ marked: true, kept: true });
    expect(await archived(open)).to.deep.equal({ marked: false, kept: false });
    expect(await runStep(world, "archiveHistories")).to.deep.equal({ done: 0, failed: 0 });
  });
});
