import type { Environment } from "../../runtime/environment.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/** A workflow's page in Temporal's UI; of a cluster elsewhere only the path is known. */
export function temporalUi(environment: Environment, workflowId: string, runId: string): string {
  const path = `/namespaces/${environment.TEMPORAL_NAMESPACE}/workflows/${workflowId}/${runId}/history`;
  if (environment.TEMPORAL_UI_URL) return `${environment.TEMPORAL_UI_URL.replace(/\/$/, "")}${path}`;
  return LOOPBACK.test(environment.TEMPORAL_ADDRESS ?? "")
    ? `http://localhost:${environment.TEMPORAL_UI_PORT}${path}`
    : `${path} in Temporal's UI`;
}
