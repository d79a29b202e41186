import {
  CancellationScope,
  condition,
  isCancellation,
  patched,
  setCurrentDetails,
  setHandler,
} from "@temporalio/workflow";
import {
  approvalRecorded,
  endReported,
  type TransactionInput,
  type TransactionOutcome,
} from "../messages/transaction-messages.ts";
import { awaitEnd } from "./transaction/await-end.ts";
import { describeProgress } from "./transaction/describe-progress.ts";
import { executeByCustody } from "./transaction/execute-by-custody.ts";
import { judge } from "./transaction/judge.ts";
import { publish } from "./transaction/publish.ts";
import { register } from "./transaction/register.ts";
import { type Settled, settle } from "./transaction/settle.ts";
import { startTally, type Tally } from "./transaction/tally.ts";

/** One transaction, from its request to its end. */
export async function transaction(input: TransactionInput): Promise<TransactionOutcome> {
  const tally = startTally(input, (progress) => setCurrentDetails(describeProgress(progress)));
  setHandler(approvalRecorded, tally.decided);
  setHandler(endReported, tally.reported);
  try {
    // Side by side: neither needs the other, and together they take the time of the slower one.
    const judged = judge(input).then(tally.judged, tally.failed);
    const ended = decide(input, tally).then((decided) =>
      // Its publication may take longer than its execution: neither waits for the other.
      execute(input, tally, decided),
    );
    const [{ status }] = await Promise.all([ended, registerAndPublish(input, tally), judged]);
    return { status };
  } catch (error) {
    if (!isCancellation(error)) throw error;
    // Cancelled in Temporal's UI: the record must say so too.
    const { status } = await CancellationScope.nonCancellable(() =>
      settle(input.requestHash, "workflow-cancelled"),
    );
    return { status };
  }
}

/** Whatever arrives has the status worked out anew from the rows, until it is decided or the time is up. */
async function decide(input: TransactionInput, tally: Tally): Promise<Settled> {
  for (;;) {
    const remainingMs = Math.max(1, input.approvalDeadline - Date.now());
    const inTime = await condition(tally.hasNews, remainingMs, { summary: "Approval deadline" });
    const settled = await settle(input.requestHash, inTime ? tally.takeNews() : "approval-expired");
    tally.settled(settled);
    if (settled.status !== "PENDING") return settled;
    // Registered while the status was worked out from rows that did not say so yet.
    if (settled.reason === "registration-awaited" && tally.isRegistered() && patched("registered-meanwhile"))
      tally.decided();
  }
}

/** An approved one is executed by the custody provider where it is to, or waits for somebody's report. */
async function execute(input: TransactionInput, tally: Tally, decided: Settled): Promise<Settled> {
  let settled = decided;
  while (settled.status === "APPROVED") {
    // A workflow that was approved before there was custody goes on waiting for its report.
    const { custody } = settled;
    settled =
      custody && patched("custody")
        ? await executeByCustody(input, custody, tally)
        : await awaitEnd(input, tally);
  }
  return settled;
}

/** What orion decides is published where the request is registered. */
async function registerAndPublish(input: TransactionInput, tally: Tally): Promise<void> {
  if (!input.registers) return;
  await register(input).then(tally.registered, tally.failed);
  await condition(tally.orionDecided);
  if (tally.hasFailed()) return;
  tally.published(await publish(input.requestHash));
}
