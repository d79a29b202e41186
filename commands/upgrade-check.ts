import { Client, Connection } from "@temporalio/client";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { replayOpenWorkflows } from "../workers/replay-open-workflows.ts";
import { bundleWorkflows } from "../workers/workflow-bundle.ts";
import { silenceTemporal } from "./upgrade-check/silence-temporal.ts";

/** `npm run upgrade-check`: whether every open workflow could go on with the workflows of this checkout. It changes nothing. */
await runCommand(async (environment, onStop) => {
  required(environment, "TEMPORAL_ADDRESS");
  const settings = temporalSettings(environment);
  const connection = await Connection.connect(settings.connection);
  onStop(() => connection.close());
  const client = new Client({ connection, namespace: settings.namespace });
  const { replayed, breaking } = await replayOpenWorkflows(client, () => {
    silenceTemporal();
    return bundleWorkflows();
  });
  for (const { workflowId, why } of breaking) console.log(`${workflowId}: ${why}`);
  console.log(
    breaking.length === 0
      ? `All ${replayed} open workflows can go on with this version.`
      : `${breaking.length} of ${replayed} open workflows would break; docs/deployment.md says what to do.`,
  );
  if (breaking.length > 0) process.exitCode = 1;
});
