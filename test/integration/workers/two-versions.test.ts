import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import {
  announce,
  leaveDeployment,
  standingOf,
  versionInCharge,
} from "../../../lifecycle/worker-deployment.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { taskQueues } from "../../../messages/task-queues.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { takeOver } from "../../../workers/take-over.ts";
import { versionToRun } from "../../../workers/version-to-run.ts";
import { type Owner, type TransactionsWorld, transactionsWorld } from "../../support/transactions-world.ts";

const OLD = { deploymentName: "countersign", buildId: "old" };
const NEW = { deploymentName: "countersign", buildId: "new" };
const QUEUES = [taskQueues.lifecycle, taskQueues.validation].map((name) => ({ name, activities: {} }));

describe("two versions of the workers side by side", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  let stopOld: () => Promise<void>;
  let stopNew: () => Promise<void>;
  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(() => world.close());

  const client = () => world.temporal.client;
  const refusal = (deployment: string | undefined) =>
    versionToRun(client(), deployment).catch((error: unknown) => error);
  async function untilInCharge(version: typeof NEW | undefined): Promise<void> {
    const isSo = async () => (await versionInCharge(client()))?.buildId === version?.buildId;
    for (const deadline = Date.now() + 100_000; !(await isSo()); await sleep(50))
      if (Date.now() > deadline) throw new Error("not in charge within 100 s");
  }
  async function waitingForTheOwner(): Promise<string> {
    const requestHash = await world.submit(owner);
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    return requestHash;
  }
  async function decided(requestHash: string): Promise<void> {
    expect((await world.decide(requestHash, "REJECTED", owner.key)).status).to.equal(201);
    await world.until(requestHash, owner.key, ({ status }) => status === "REJECTED");
  }
  /** Which builds have worked on a transaction, in order. */
  async function builds(requestHash: string): Promise<string[]> {
    const { events } = await client().workflow.getHandle(transactionWorkflowId(requestHash)).fetchHistory();
    const ids = (events ?? []).flatMap(({ workflowTaskCompletedEventAttributes: done }) =>
      done ? [done.deploymentVersion?.buildId ?? "none"] : [],
    );
    return ids.filter((id, index) => id !== ids[index - 1]);
  }

  it("begin where workers had no version: an open workflow moves to the first that takes over", async () => {
    const stop = await world.startWorkers();
    const open = await waitingForTheOwner();
    await announce(client(), OLD);
    expect(await standingOf(client(), OLD)).to.equal("next");
    stopOld = await world.startWorkers({ version: OLD });
    await takeOver(client(), OLD, QUEUES);
    await untilInCharge(OLD);
    expect(await standingOf(client(), OLD)).to.equal("current");
    await stop();
    await decided(open);
    expect(await builds(open)).to.deep.equal(["none", "old"]);
  });

  it("leave everything with the present one while the new one is announced but has no worker", async () => {
    await announce(client(), NEW);
    const open = await waitingForTheOwner();
    await decided(open);
    expect(await builds(open)).to.deep.equal(["old"]);
    expect(await standingOf(client(), OLD)).to.equal("current");
  });

  it("give all tasks to the new one once it runs, those of open workflows too, and the old one can be stopped", async () => {
    const open = await waitingForTheOwner();
    stopNew = await world.startWorkers({ version: NEW });
    await takeOver(client(), NEW, QUEUES);
    await untilInCharge(NEW);
    await decided(open);
    expect(await builds(open)).to.deep.equal(["old", "new"]);
    await stopOld();
    const fresh = await waitingForTheOwner();
    await decided(fresh);
    expect(await builds(fresh)).to.deep.equal(["new"]);
  });

  it("refuse a worker that provisioning has not prepared for, with or without a version", async () => {
    const unprepared = await refusal(OLD.deploymentName);
    expect(unprepared)
      .to.be.instanceOf(CannotStart)
      .with.property("message")
      .that.contains("npm run provision");
    const unversioned = await refusal(undefined);
    expect(unversioned)
      .to.be.instanceOf(CannotStart)
      .with.property("message")
      .that.contains("WORKER_DEPLOYMENT");
  });

  it("end with workers without a version again, which take over what is open", async () => {
    const open = await waitingForTheOwner();
    expect(await leaveDeployment(client())).to.equal("countersign");
    await untilInCharge(undefined);
    expect(await leaveDeployment(client())).to.equal(undefined);
    expect(await refusal(undefined)).to.equal(undefined);
    await world.startWorkers();
    await stopNew();
    await decided(open);
    expect(await builds(open)).to.deep.equal(["new", "none"]);
  });
});
