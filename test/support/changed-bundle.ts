import { fileURLToPath } from "node:url";
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleWithSourceMap } from "@temporalio/worker";

/** Workflow code that no open workflow can follow. */
export function changedBundle(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL("changed-workflows.ts", import.meta.url)),
    logger: new DefaultLogger("ERROR", () => {}),
  });
}
