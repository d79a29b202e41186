import { endCode } from "../../db/connections/end-code.ts";
import type { Database } from "../../db/database.ts";

export type ConnectionActivities = ReturnType<typeof createConnectionActivities>;

export function createConnectionActivities({ database }: { database: Database }) {
  return {
    /** Ends a code whose time is up, by PostgreSQL's clock, and revokes the key that nobody fetched. */
    async endConnection(codeHash: string): Promise<{ state: string; endsAt: number | null }> {
      const code = await endCode(database, codeHash);
      if (!code) return { state: "forgotten", endsAt: null };
      const isOpen = code.state === "pending" || code.state === "ready";
      return { state: code.state, endsAt: isOpen ? Date.now() + Math.ceil(code.leftMs) : null };
    },
  };
}
