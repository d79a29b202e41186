import { ActivityFailure, ApplicationFailure } from "@temporalio/workflow";

/** The name of the failure that an activity ended with; undefined where its time ran out or it was cancelled. */
export function failureType(error: unknown): string | undefined {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure ? (cause.type ?? undefined) : undefined;
}
