import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { getRequestStatus } from "../../../integrations/chain/agent-inbox.ts";
import { TransactionReverted } from "../../../integrations/chain/chain-error.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import { recordHistory } from "../../support/record-history.ts";
import { runStep } from "../../support/run-step.ts";
import {
  type ApprovalStatus,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

const isDecided = ({ status }: ApprovalStatus) => status !== "PENDING";

describe("a transaction one of whose steps fails for good", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner(EXECUTION_TYPES.DIRECT_USER);
  });
  after(() => world.close());

  /** Workers whose chain refuses calls of this kind. */
  function startRefusing(purpose: "create-request" | "set-request-status") {
    const { writer } = world.chain;
    const refused = (key: string) => key.startsWith(`${purpose}:`);
    return world.startWorkers({
      writer: {
        ...writer,
        write: (write) =>
          refused(write.key) ? Promise.reject(new TransactionReverted("Refused")) : writer.write(write),
      },
    });
  }
  const handleOf = (requestHash: string) =>
    world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash));
  const dossier = async (requestHash: string) => {
    const response = await fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key });
    return (await response.json()) as Record<string, unknown> & { timeline: { event: string }[] };
  };
  async function untilNotPublished(requestHash: string): Promise<string[]> {
    for (const deadline = Date.now() + 100_000; ; await sleep(50)) {
      const events = (await dossier(requestHash)).timeline.map(({ event }) => event);
      if (events.includes("orion's decision not published")) return events;
      if (Date.now() > deadline) throw new Error(`not within 100 s; it has ${events.join(", ")}`);
    }
  }

  it("the registration, is rejected with the reason", async () => {
    const stop = await startRefusing("create-request");
    const requestHash = await world.submit(owner);
    expect((await world.until(requestHash, owner.key, isDecided)).status).to.equal("REJECTED");
    expect(await dossier(requestHash)).to.include({
      statusReason: "The request could not be registered on chain.",
    });
    await handleOf(requestHash).result();
    await recordHistory("transaction-registration-failed", handleOf(requestHash));
    await stop();
  });

  it("the publication, stays what was decided, approved or rejected, and the record says that it is not published", async () => {
    const stop = await startRefusing("set-request-status");
    const [approved, rejected] = [await world.submit(owner), await world.submit(owner, WRONG_REQUEST)];
    for (const requestHash of [approved, rejected]) await untilNotPublished(requestHash);
    expect(await dossier(approved)).to.include({ status: "APPROVED", statusReason: "Orion approved it." });
    expect(await dossier(rejected)).to.include({ status: "REJECTED", statusReason: "Orion rejected it." });
    expect((await handleOf(approved).describe()).status.name, "it waits for its execution").to.equal(
      "RUNNING",
    );
    await handleOf(rejected).result();
    await recordHistory("transaction-publication-failed", handleOf(rejected));
    await stop();
  });

  it("the publication, is published by the sweep once that is possible, and fails the sweep's step until then", async () => {
    const stop = await startRefusing("set-request-status");
    const requestHash = await world.submit(owner);
    await untilNotPublished(requestHash);
    await stop();
    const { done, failed } = await runStep(world, "publishUnpublished");
    expect([done, failed > 0], "not tried again at once").to.deep.equal([0, true]);
    await world.chain.database.em
      .fork()
      .execute(
        "update transaction_request set publication_failed_at = publication_failed_at - interval '6 minutes'",
      );
    const swept = await runStep(world, "publishUnpublished");
    expect(swept).to.deep.equal({ done: failed, failed: 0 });
    expect(await getRequestStatus(world.chain.node, world.orion.inbox, requestHash)).to.equal("APPROVED");
    const { timeline, status } = await dossier(requestHash);
    expect(status).to.equal("APPROVED");
    expect(timeline.map(({ event }) => event))
      .to.include("orion's decision published")
      .and.not.to.include("orion's decision not published");
  });
});
