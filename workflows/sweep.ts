import { proxyActivities } from "@temporalio/workflow";
import type { ChainSweepActivities } from "../activities/chain-sweep.ts";
import { fewTries } from "./retry-policies.ts";
import { taskQueues } from "./task-queues.ts";

const chain = proxyActivities<ChainSweepActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "1 minute",
  retry: fewTries,
});

export interface SweepReport {
  chain: Awaited<ReturnType<ChainSweepActivities["resendChainTransactions"]>>;
}

/** Finishes what a crash left half done; started by a schedule, one run at a time. */
export async function sweep(): Promise<SweepReport> {
  return { chain: await chain.resendChainTransactions() };
}
