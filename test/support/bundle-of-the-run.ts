import { bundleWorkflows } from "../../workers/workflow-bundle.ts";

let bundle: ReturnType<typeof bundleWorkflows> | undefined;

/** Today's workflows, bundled once per process: it takes seconds. */
export function bundleOfTheRun(): ReturnType<typeof bundleWorkflows> {
  bundle ??= bundleWorkflows();
  return bundle;
}
