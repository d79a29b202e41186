import type { OrionDecision } from "../../domain/decide.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import { VERDICT_LEVEL, verdictMessage } from "../../domain/verdict-message.ts";
import type { Run } from "../prepared-transaction.ts";
import { SESSION_STREAM } from "./mcp-events.ts";

/** Each session that asked hears each change once: what it was told, and the event that tells it, are one statement. */
const TELL = `
  with due as (
         update mcp_watch set told = $2::text where request_hash = $1 and told is distinct from $2::text
         returning session_hash),
       numbered as (
         update mcp_session s set last_event = last_event + 1 from due
          where s.session_hash = due.session_hash and s.log_level <= ${VERDICT_LEVEL.severity}
          returning s.session_hash, s.last_event),
       added as (
         insert into mcp_event (session_hash, number, stream, message, last, ends_at)
         select session_hash, last_event, '${SESSION_STREAM}', $3, false, now() + interval '24 hours' from numbered
         returning session_hash)
  select pg_notify('mcp_event', session_hash) from added`;

/** Tells the sessions that asked for this verdict, within the database transaction that made it so. */
export async function tellWatchers(
  run: Run,
  requestHash: string,
  decision: OrionDecision,
  status: TransactionStatus,
): Promise<void> {
  const message = verdictMessage({ requestHash, decision, status });
  await run("tell-mcp-watchers", TELL, requestHash, `${decision} ${status}`, message);
}
