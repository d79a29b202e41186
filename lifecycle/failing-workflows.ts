import type { Client } from "@temporalio/client";

const QUERY = "ExecutionStatus = 'Running' AND TemporalReportedProblems IS NOT NULL";

/** Workflows whose tasks fail, because they do not replay or their code throws, by their ids: they stand still until that is mended. */
export async function failingWorkflows(client: Client, most: number): Promise<string[]> {
  const failing: string[] = [];
  for await (const { workflowId } of client.workflow.list({ query: QUERY, pageSize: most })) {
    failing.push(workflowId);
    if (failing.length === most) break;
  }
  return failing;
}
