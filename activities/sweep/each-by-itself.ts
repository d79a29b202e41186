import { Context, log } from "@temporalio/activity";
import type { StepReport } from "./step-report.ts";

/**
 * Does the work for every item, each by itself: one that fails keeps no other from being done, and the next sweep meets it
 * again. An item whose work answers "left" counts as neither done nor failed.
 */
export async function eachByItself<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<StepReport> {
  const { cancellationSignal, cancelled } = Context.current();
  const report = { done: 0, failed: 0 };
  for (const item of items) {
    // Whoever asked for this waits no longer, and somebody else may be at it already.
    if (cancellationSignal.aborted) await cancelled;
    try {
      if ((await work(item)) !== "left") report.done += 1;
    } catch (error) {
      report.failed += 1;
      log.warn("one item of the sweep could not be done", { error });
    }
  }
  return report;
}
