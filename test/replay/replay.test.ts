import { readdir, readFile } from "node:fs/promises";
import type { WorkflowBundle } from "@temporalio/worker";
import { DeterminismViolationError } from "@temporalio/workflow";
import { expect } from "chai";
import { replayHistories, replayHistory } from "../../workers/replay-history.ts";
import { bundleOfTheRun } from "../support/bundle-of-the-run.ts";

const folder = new URL("histories/", import.meta.url);

/** Every way that a workflow can go; delete a file and run the test that takes that way to record it anew. */
const PATHS = [
  "account-refused",
  "account-registered",
  "account-two-keys",
  "connection-consumed",
  "connection-expired",
  "connection-not-fetched",
  "connection-not-told",
  "custody-answer-lost",
  "custody-cancelled",
  "custody-executed",
  "custody-expired",
  "custody-failed",
  "custody-given-up",
  "custody-over-budget",
  "custody-paused",
  "custody-verdict-outdated",
  "custody-verdict-outdated-late",
  "oauth-denied",
  "oauth-exchanged",
  "oauth-expired",
  "oauth-not-exchanged",
  "sweep",
  "sweep-before-custody",
  "sweep-before-find-stuck",
  "transaction-approval-expired",
  "transaction-approved",
  "transaction-approved-by-owner",
  "transaction-cancelled",
  "transaction-cancelled-after-approval",
  "transaction-cancelled-by-owner",
  "transaction-executed",
  "transaction-executed-at-the-deadline",
  "transaction-custody",
  "transaction-custody-again",
  "transaction-custody-ordered",
  "transaction-execution-differs",
  "transaction-execution-expired",
  "transaction-execution-resent",
  "transaction-execution-reverted",
  "transaction-external-arbiter",
  "transaction-hash-mismatch",
  "transaction-plain",
  "transaction-publication-failed",
  "transaction-registration-failed",
  "transaction-refused",
  "transaction-rejected",
  "transaction-settled",
  "transaction-undecided",
];

/** Histories recorded by real runs; a change of a workflow that they cannot follow would break every open one. */
describe("recorded histories", () => {
  let workflowBundle: WorkflowBundle;
  before(async function () {
    this.timeout(240_000);
    workflowBundle = await bundleOfTheRun();
  });

  const replay = (history: unknown) => replayHistory(workflowBundle, history);
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), "utf8")) as object;

  it("replay on today's workflows, every one of them", async function () {
    this.timeout(240_000);
    const names = await readdir(folder);
    expect(names).to.have.members(PATHS.map((path) => `${path}.json`));
    const recorded = await Promise.all(
      names.map(async (name) => ({ workflowId: name, history: await read(name) })),
    );
    const found: Record<string, string> = {};
    for await (const { workflowId, error } of replayHistories(workflowBundle, recorded))
      found[workflowId] = error?.message ?? "replays";
    expect(found).to.deep.equal(Object.fromEntries(names.map((name) => [name, "replays"])));
  });

  it("do not replay where a workflow asks for something else than it did", async () => {
    const text = JSON.stringify(await read("sweep.json")).replaceAll(
      "resendChainTransactions",
      "somethingElse",
    );
    let error: unknown;
    await replay(JSON.parse(text)).catch((thrown: unknown) => {
      error = thrown;
    });
    expect(error).to.be.instanceOf(DeterminismViolationError);
  });
});
