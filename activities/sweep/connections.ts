import type { Client } from "@temporalio/client";
import { markCodeStarted, overdueCodes, unstartedCodes } from "../../db/connections/code-outbox.ts";
import { endCode } from "../../db/connections/end-code.ts";
import type { Database } from "../../db/database.ts";
import { startConnection } from "../../lifecycle/connections.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

export type ConnectionSweepActivities = ReturnType<typeof createConnectionSweepActivities>;

export function createConnectionSweepActivities({
  database,
  temporal,
}: {
  database: Database;
  temporal: Client;
}) {
  return {
    async startConnections(): Promise<StepReport> {
      return eachByItself(await unstartedCodes(database), async (code) => {
        await startConnection(temporal, code);
        await markCodeStarted(database, code.codeHash);
      });
    },
    /** A workflow that was terminated, or lost with its server, ends no code; its key must be revoked all the same. */
    async endConnections(): Promise<StepReport> {
      return eachByItself(await overdueCodes(database), (codeHash) => endCode(database, codeHash));
    },
  };
}
