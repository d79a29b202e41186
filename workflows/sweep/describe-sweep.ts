import type { StepOutcome } from "./run-steps.ts";

/** The current details of Temporal's UI, in Markdown: what the last sweep did. */
export function describeSweep(outcomes: readonly StepOutcome[], at: number): string {
  return [
    "Finishes what a crash left half done.",
    "",
    `Last sweep: ${new Date(at).toISOString()}`,
    "",
    "| step | done | failed |",
    "|---|---|---|",
    ...outcomes.map(
      ({ step, report }) => `| ${step} | ${report?.done ?? "-"} | ${report?.failed ?? "the step itself"} |`,
    ),
  ].join("\n");
}
