import type { RetryPolicy } from "@temporalio/common";

/** For a step that a later run would do again anyway: a few quick tries, then the next run. */
export const fewTries: RetryPolicy = { initialInterval: "200ms", backoffCoefficient: 2, maximumAttempts: 4 };

/** For a step that must happen: again and again, until it is done or its time is up. Outages end; requests wait for that. */
export const untilDone: RetryPolicy = {
  initialInterval: "100ms",
  backoffCoefficient: 2,
  maximumInterval: "10s",
};
