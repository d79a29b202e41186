import { proxyActivities } from "@temporalio/workflow";
import type { ArchiveActivities } from "../activities/sweep/archive.ts";
import type { ChainSweepActivities } from "../activities/sweep/chain.ts";
import type { ExpiryActivities } from "../activities/sweep/expiry.ts";
import type { OutboxActivities } from "../activities/sweep/outbox.ts";
import type { ReconcileActivities } from "../activities/sweep/reconcile.ts";
import { taskQueues } from "./messages/task-queues.ts";
import { fewTries } from "./retry-policies.ts";

const activities = proxyActivities<
  OutboxActivities & ChainSweepActivities & ArchiveActivities & ExpiryActivities & ReconcileActivities
>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "2 minutes",
  heartbeatTimeout: "10s",
  retry: fewTries,
});

export interface SweepReport {
  started: number;
  told: number;
  chain: Awaited<ReturnType<ChainSweepActivities["resendChainTransactions"]>>;
  archived: number;
  deleted: number;
  ended: number;
}

/** Finishes what a crash left half done; started by a schedule, one run at a time. */
export async function sweep(): Promise<SweepReport> {
  // Side by side: one that cannot be done now, because its part is away, must not keep the others.
  const [started, told, chain, archived, deleted, ended] = await Promise.allSettled([
    activities.startUnstarted(),
    activities.tellUnseen(),
    activities.resendChainTransactions(),
    activities.archiveHistories(),
    activities.deleteExpired(),
    activities.endOrphans(),
  ]);
  return {
    started: resultOf(started),
    told: resultOf(told),
    chain: resultOf(chain),
    archived: resultOf(archived),
    deleted: resultOf(deleted),
    ended: resultOf(ended),
  };
}

/** The first failure, by name, once all have ended. */
function resultOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
