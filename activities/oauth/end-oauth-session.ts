import type { Database } from "../../db/database.ts";
import { endOAuthSession as endSession } from "../../db/oauth/end-oauth-session.ts";

export type OAuthActivities = ReturnType<typeof createOAuthActivities>;

export function createOAuthActivities({ database }: { database: Database }) {
  return {
    /** Ends a session that nobody decided on in time, or whose code nobody exchanged, by PostgreSQL's clock. */
    async endOAuthSession(sessionHash: string): Promise<{ state: string; endsAt: number | null }> {
      const session = await endSession(database, sessionHash);
      if (!session) return { state: "forgotten", endsAt: null };
      const isOpen = session.state === "pending" || session.state === "approved";
      return { state: session.state, endsAt: isOpen ? Date.now() + Math.ceil(session.leftMs) : null };
    },
  };
}
