import type { Wait } from "../../domain/wait.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface WaitingRequest {
  readonly requestHash: string;
  readonly wait: Wait;
  readonly since: Date;
  /** Why a publication failed, or what custody says. */
  readonly detail: string | null;
}

/** Far more than anybody reads; the oldest come first. */
const MOST = 10_000;

/** Only what is not archived is looked at, which an index knows; a transaction may wait for several things. */
const SQL = `
  with open as (
    select t.*, o.created_at as orion_at
      from transaction_request t left join approval o on o.transaction_id = t.id and o.approver = 'orion'
     where t.archived_at is null),
  waiting as (
    select request_hash, 'start' as wait, created_at as since, null as detail from open where started_at is null
    union all
    select request_hash, 'registration', created_at, null from open
     where status = 'PENDING' and form <> 'plain' and registered_at is null and started_at is not null
    union all
    select request_hash, 'orion', created_at, null from open
     where status = 'PENDING' and orion_at is null and started_at is not null
    union all
    select request_hash, 'owner', orion_at, null from open
     where status = 'PENDING' and status_reason = 'owner-awaited' and orion_at is not null
    union all
    select request_hash, 'publication', greatest(orion_at, registered_at), publication_failure from open
     where form <> 'plain' and orion_at is not null and registered_at is not null and published_at is null
    union all
    select request_hash, 'archive', coalesce(ended_at, decided_at), null from open
     where status in ('REJECTED', 'EXECUTED', 'FAILED')
       and (form = 'plain' or registered_at is null or published_at is not null or publication_failed_at is not null)
    union all
    select request_hash, 'custody', c.created_at, concat_ws(', ', c.state, c.waits_for, c.custody_status)
      from open join custody_execution c on c.transaction_id = open.id where open.status = 'APPROVED'
    union all
    select request_hash, 'execution', min(r.created_at), null
      from open join ending_report r on r.transaction_id = open.id and r.kind = 'execution' and r."end" is null
     where status = 'APPROVED' group by request_hash
    union all
    select request_hash, 'end', decided_at, null from open
     where status = 'APPROVED'
       and not exists (select 1 from ending_report r where r.transaction_id = open.id)
       and not exists (select 1 from custody_execution c where c.transaction_id = open.id)
    union all
    select request_hash, 'telling', min(a.created_at), null
      from open join approval a on a.transaction_id = open.id and a.signalled_at is null
     where status = 'PENDING' group by request_hash
    union all
    select request_hash, 'telling', min(r.created_at), null
      from open join ending_report r on r.transaction_id = open.id and r.signalled_at is null
     where status = 'APPROVED' group by request_hash)
  select request_hash as "requestHash", wait, (extract(epoch from since) * 1000)::float8 as "sinceMs", detail
    from waiting order by since limit ${MOST}`;

/** What open transactions wait for, and since when; who has waited longest comes first. */
export async function waitingRequests(database: Database): Promise<WaitingRequest[]> {
  const find = preparedQuery<Omit<WaitingRequest, "since"> & { sinceMs: number }>(
    database,
    "waiting-requests",
    SQL,
  );
  return (await find()).map(({ sinceMs, ...row }) => ({ ...row, since: new Date(sinceMs) }));
}
