import type { OrionDecision } from "../../domain/decide.ts";
import type { Database } from "../database.ts";
import { preparedTransaction } from "../prepared-transaction.ts";
import { lockTransaction } from "../transactions/lock-transaction.ts";
import { tellWatchers } from "./tell-watchers.ts";

const WATCH = `
  insert into mcp_watch (request_hash, session_hash)
  select $1, session_hash from mcp_session where session_hash = $2 on conflict do nothing`;

const DECIDED = "select decision from approval where transaction_id = $1 and type = 'orion'";

/**
 * Has a session told of a verdict. Under the transaction's lock, so that a verdict is either there already and told now, or
 * comes later and finds the watch.
 */
export function watchRequest(database: Database, requestHash: string, sessionHash: string): Promise<void> {
  return preparedTransaction(database, async (run) => {
    const { id, status } = await lockTransaction(run, requestHash);
    await run("watch-mcp", WATCH, requestHash, sessionHash);
    const [orion] = await run<{ decision: OrionDecision }>("mcp-decided", DECIDED, id);
    if (orion) await tellWatchers(run, requestHash, orion.decision, status);
  });
}
