import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import type { Environment } from "../../runtime/environment.ts";
import { field, section } from "./lay-out.ts";
import { temporalUi } from "./temporal-ui.ts";
import type { WorkflowState } from "./workflow-state.ts";

const NOT_FOUND = {
  away: "Temporal does not answer at TEMPORAL_ADDRESS",
  unknown: "Temporal knows no such workflow: not started yet, or closed longer ago than its retention",
} as const;

/** What Temporal says of it, and where to look. */
export function describeWorkflow(
  requestHash: string,
  found: WorkflowState,
  archivedAt: Date | undefined,
  environment: Environment,
): string {
  const id = transactionWorkflowId(requestHash);
  const archived = field("archived", archivedAt ? archivedAt.toISOString() : "no");
  if (found.state !== "found") {
    return section("Workflow", [...field("id", id), ...field("state", NOT_FOUND[found.state]), ...archived]);
  }
  const closed = found.closedAt ? `, closed ${found.closedAt.toISOString()}` : "";
  return section("Workflow", [
    ...field("id", id),
    ...field("run", found.runId),
    ...field("state", `${found.status}, ${found.events} events`),
    ...field("time", `started ${found.startedAt.toISOString()}${closed}`),
    ...archived,
    // A link is of use only in one piece, whatever its length.
    `  in Temporal   ${temporalUi(environment, id, found.runId)}`,
  ]);
}
