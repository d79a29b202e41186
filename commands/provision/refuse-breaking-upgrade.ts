import type { Client } from "@temporalio/client";
import type { WorkflowBundleOption } from "@temporalio/worker";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { replayOpenWorkflows } from "../../workers/replay-open-workflows.ts";

const NAMED = 5;

/** Open workflows that could not follow the new code would stand still for good; better that nothing is changed yet. */
export async function refuseBreakingUpgrade(
  client: Client,
  workflowBundle: () => Promise<WorkflowBundleOption>,
  isAllowed: boolean,
): Promise<void> {
  const { replayed, breaking } = await replayOpenWorkflows(client, workflowBundle);
  if (breaking.length === 0)
    return console.log(`Workflows: ${replayed} open ones can go on with this version.`);
  const names = breaking.slice(0, NAMED).map(({ workflowId }) => workflowId);
  const more = breaking.length > NAMED ? ` and ${breaking.length - NAMED} more` : "";
  const found = `${breaking.length} of ${replayed} open workflows would break with this version: ${names.join(", ")}${more}`;
  if (isAllowed) return console.log(`Workflows: ${found}; going on, as ALLOW_BREAKING_UPGRADE says.`);
  throw new CannotStart(
    `${found}. Nothing was changed; npm run upgrade-check says why they break, docs/deployment.md what to do.`,
  );
}
