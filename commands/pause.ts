import { countUnderWay } from "../db/custody/execution-outbox.ts";
import { pauseCustody } from "../db/custody/pauses.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { pauseScope } from "./pause/pause-scope.ts";

/** From its answer on nothing new is submitted to the custody provider, for everyone or one user. */
await runCommand(async (environment, onStop) => {
  const database = await openReadyDatabase(required(environment, "DATABASE_URL").DATABASE_URL);
  onStop(() => database.close());
  const scope = await pauseScope("pause", database);
  const isNew = await pauseCustody(database, scope);
  const whose = scope === "all" ? "everyone's executions" : "this user's executions";
  console.log(
    `${isNew ? "Paused" : "Already paused"}: nothing new of ${whose} is submitted until npm run resume.`,
  );
  const { submitted, waiting } = await countUnderWay(database, scope === "all" ? "all" : scope.userId);
  console.log(
    `${submitted} may be with the custody provider and are followed to their end; ${waiting} wait.`,
  );
});
