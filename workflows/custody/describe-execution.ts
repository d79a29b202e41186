import type { CustodyStep } from "../../activities/custody/custody-step.ts";
import { CUSTODY_WAITS } from "../../domain/custody-end.ts";
import { STATUS_REASONS } from "../../domain/status-reason.ts";

/** The current details of Temporal's UI, in Markdown. */
export function describeExecution(step: CustodyStep, isStopped: boolean): string {
  const stopping = isStopped && step.state !== "ended" ? ["", "It is being asked back."] : [];
  return [sentence(step), ...stopping].join("\n");
}

function sentence(step: CustodyStep): string {
  if (step.state === "submitted") return `**With the custody provider**: ${step.custodyStatus}`;
  if (step.state === "waits") return `**Waiting**: ${CUSTODY_WAITS[step.for]}`;
  return `**Over**: ${STATUS_REASONS[step.end]}`;
}
