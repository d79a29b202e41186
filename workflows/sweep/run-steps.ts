import { isCancellation, patched, proxyActivities } from "@temporalio/workflow";
import type { ArchiveActivities } from "../../activities/sweep/archive.ts";
import type { ChainSweepActivities } from "../../activities/sweep/chain.ts";
import type { ConnectionSweepActivities } from "../../activities/sweep/connections.ts";
import type { CustodySweepActivities } from "../../activities/sweep/custody.ts";
import type { ExpiryActivities } from "../../activities/sweep/expiry.ts";
import type { OAuthSweepActivities } from "../../activities/sweep/oauth-sessions.ts";
import type { OutboxActivities } from "../../activities/sweep/outbox.ts";
import type { PublicationSweepActivities } from "../../activities/sweep/publication.ts";
import type { ReconcileActivities } from "../../activities/sweep/reconcile.ts";
import type { StepReport } from "../../activities/sweep/step-report.ts";
import type { StuckActivities } from "../../activities/sweep/stuck.ts";
import { taskQueues } from "../../messages/task-queues.ts";
import { fewTries } from "../retry-policies.ts";

type SweepActivities = OutboxActivities &
  ReconcileActivities &
  PublicationSweepActivities &
  ChainSweepActivities &
  ArchiveActivities &
  ConnectionSweepActivities &
  OAuthSweepActivities &
  ExpiryActivities &
  CustodySweepActivities &
  StuckActivities;

export type Step = keyof SweepActivities;

export interface StepOutcome {
  readonly step: Step;
  /** Absent where the step itself could not be run to its end. */
  readonly report: StepReport | undefined;
  readonly isFailing: boolean;
}

const activities = proxyActivities<SweepActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "1 minute",
  // The other steps wait for the slowest before they are run again.
  scheduleToCloseTimeout: "2 minutes",
  heartbeatTimeout: "10s",
  retry: fewTries,
});

const FIRST_STEPS: readonly Step[] = [
  "startUnstarted",
  "tellUnseen",
  "endOrphans",
  "publishUnpublished",
  "resendChainTransactions",
  "archiveHistories",
  "startConnections",
  "endConnections",
  "startOAuthSessions",
  "deleteExpired",
];

/** A sweep that was under way when these were added has a history without them, and does them from its next round on. */
const LATER_STEPS: readonly Step[] = ["findOverdue", "findFailingWorkflows"];
const CUSTODY_STEPS: readonly Step[] = ["startExecutions", "resumeExecutions"];

/** All steps side by side: one that cannot be done now, because its part is away, must not keep the others. */
export function runSteps(): Promise<StepOutcome[]> {
  const later = patched("find-stuck") ? LATER_STEPS : [];
  const custody = patched("custody") ? CUSTODY_STEPS : [];
  return Promise.all([...FIRST_STEPS, ...later, ...custody].map(runStep));
}

async function runStep(step: Step): Promise<StepOutcome> {
  try {
    const report = await activities[step]();
    return { step, report, isFailing: report.failed > 0 };
  } catch (error) {
    if (isCancellation(error)) throw error;
    return { step, report: undefined, isFailing: true };
  }
}
