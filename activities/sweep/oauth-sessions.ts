import type { Client } from "@temporalio/client";
import type { Database } from "../../db/database.ts";
import { markOAuthSessionStarted, unstartedOAuthSessions } from "../../db/oauth/session-outbox.ts";
import { startOAuthSession } from "../../lifecycle/oauth-sessions.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

export type OAuthSweepActivities = ReturnType<typeof createOAuthSweepActivities>;

export function createOAuthSweepActivities({ database, temporal }: { database: Database; temporal: Client }) {
  return {
    /** Those that Temporal was away for. One that no workflow ends needs no more: by the clock it is over all the same. */
    async startOAuthSessions(): Promise<StepReport> {
      return eachByItself(await unstartedOAuthSessions(database), async (session) => {
        await startOAuthSession(temporal, session);
        await markOAuthSessionStarted(database, session.sessionHash);
      });
    },
  };
}
