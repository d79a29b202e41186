import { unsubmittedWorkflows } from "../db/custody/execution-outbox.ts";
import { findPauses, resumeCustody } from "../db/custody/pauses.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { createTemporalClient } from "../integrations/temporal/client.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { wakeCustody } from "../lifecycle/wake-custody.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { pauseScope } from "./pause/pause-scope.ts";

/** Ends a pause, and has those that waited for it go on. */
await runCommand(async (environment, onStop) => {
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS");
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const scope = await pauseScope("resume", database);
  const was = await resumeCustody(database, scope);
  const whose = scope === "all" ? "everyone's executions" : "this user's executions";
  console.log(was ? `Resumed ${whose}.` : "There was no such pause.");
  const { everyone, users } = await findPauses(database);
  if (everyone) console.log("Everyone's executions are still paused: npm run resume.");
  if (users) console.log(`${users.count} users are still paused by themselves.`);

  const waiting = await unsubmittedWorkflows(database, scope === "all" ? "all" : scope.userId);
  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  for (const workflowId of waiting) await wakeCustody(temporal, workflowId);
  console.log(`${waiting.length} that waited look again now.`);
});
