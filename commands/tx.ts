import { findHistory } from "../db/histories/workflow-histories.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { loadRecord } from "../db/transactions/load-record.ts";
import { createTemporalClient } from "../integrations/temporal/client.ts";
import { temporalSettings } from "../integrations/temporal/connection-settings.ts";
import { transactionWorkflowId } from "../lifecycle/workflow-ids.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { describeTransaction } from "./tx/describe-transaction.ts";
import { describeWorkflow } from "./tx/describe-workflow.ts";
import { listStuck } from "./tx/list-stuck.ts";
import { readRequestHash } from "./tx/read-request-hash.ts";
import { UnknownTransaction } from "./tx/unknown-transaction.ts";
import { workflowState } from "./tx/workflow-state.ts";

/** For operators: the dossier of one transaction, what the read model and Temporal say of it; or with --stuck, what waits for what. */
await runCommand(async (environment, onStop) => {
  const args = process.argv.slice(2);
  const isStuck = args.length === 1 && args[0] === "--stuck";
  const requestHash = isStuck ? "" : readRequestHash("tx", args);
  const needed = required(environment, "DATABASE_URL", "TEMPORAL_ADDRESS");
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const temporal = createTemporalClient(temporalSettings(environment));
  onStop(() => temporal.connection.close());
  if (isStuck) {
    console.log(await listStuck(database, temporal));
    return;
  }
  const record = await loadRecord(database.em, requestHash);
  if (!record) throw new UnknownTransaction(requestHash);
  console.log(describeTransaction(record));

  const found = await workflowState(temporal, requestHash);
  const archived = await findHistory(database.em, transactionWorkflowId(requestHash));
  console.log(describeWorkflow(requestHash, found, archived?.archivedAt, environment));
});
