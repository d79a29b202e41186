import type { RetryPolicy } from "@temporalio/common";

/** For a step that a later run would do again anyway: a few quick tries, then the next run. */
export const fewTries: RetryPolicy = { initialInterval: "200ms", backoffCoefficient: 2, maximumAttempts: 4 };
