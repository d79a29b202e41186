import { fileURLToPath } from "node:url";
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from "@temporalio/worker";

/** Bundling takes seconds, so a process does it once for all its workers. */
export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL("../workflows/all-workflows.ts", import.meta.url)),
    // Its progress lines belong to nobody; a failure is thrown.
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  });
}
