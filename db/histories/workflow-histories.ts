import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import { WorkflowHistory } from "./workflow-history.entity.ts";

const PAGE = 200;

/** Those that were published, or never will be, are surely closed or will be in a moment: they come before any that may wait. */
const UNARCHIVED = `
  select request_hash as hash from transaction_request
   where archived_at is null and status in ('REJECTED', 'EXECUTED', 'FAILED')
   order by (form = 'plain' or published_at is not null or publication_failed_at is not null) desc, created_at
   limit ${PAGE}`;

/** Requests that are at their end and whose history is not archived. */
export async function unarchivedRequests(database: Database): Promise<string[]> {
  const rows = await preparedQuery<{ hash: string }>(database, "unarchived-requests", UNARCHIVED)();
  return rows.map(({ hash }) => hash);
}

const ARCHIVE = (at: string) =>
  `update transaction_request set archived_at = ${at} where request_hash = $1 and archived_at is null`;

const KEEP = `
  with kept as (
    insert into workflow_history (workflow_id, run_id, gzip, sha256, archived_at) values ($2, $3, $4, $5, $6)
    on conflict (workflow_id) do nothing)
  ${ARCHIVE("$6")}`;

/** Keeps the history of a request's workflow and marks the request as archived. */
export async function keepHistory(
  database: Database,
  requestHash: string,
  { workflowId, runId, gzip, sha256 }: Omit<WorkflowHistory, "archivedAt">,
): Promise<void> {
  const keep = preparedQuery(database, "keep-history", KEEP);
  await keep(requestHash, workflowId, runId, gzip, sha256, new Date());
}

/** There will never be anything to archive: the request is no longer asked for. */
export async function markWithoutHistory(database: Database, requestHash: string): Promise<void> {
  await preparedQuery(database, "without-history", ARCHIVE("$2"))(requestHash, new Date());
}

const ENDED_EXECUTIONS = `
  select id, workflow_id as "workflowId" from custody_execution
   where archived_at is null and ended_at is not null order by created_at limit ${PAGE}`;

/** Executions by custody that are at their end and whose history is not archived. */
export function unarchivedExecutions(database: Database): Promise<{ id: string; workflowId: string }[]> {
  return preparedQuery<{ id: string; workflowId: string }>(
    database,
    "unarchived-executions",
    ENDED_EXECUTIONS,
  )();
}

const KEEP_EXECUTION = `
  with kept as (
    insert into workflow_history (workflow_id, run_id, gzip, sha256, archived_at) values ($2, $3, $4, $5, $6)
    on conflict (workflow_id) do nothing)
  update custody_execution set archived_at = $6 where id = $1`;

/** Keeps the history of an execution's last run, in which it ended, and marks the execution as archived. */
export async function keepExecutionHistory(
  database: Database,
  id: string,
  { workflowId, runId, gzip, sha256 }: Omit<WorkflowHistory, "archivedAt">,
): Promise<void> {
  const keep = preparedQuery(database, "keep-execution-history", KEEP_EXECUTION);
  await keep(id, workflowId, runId, gzip, sha256, new Date());
}

/** There will never be anything to archive: the execution is no longer asked for. */
export async function markExecutionWithoutHistory(database: Database, id: string): Promise<void> {
  const sql = "update custody_execution set archived_at = $2 where id = $1";
  await preparedQuery(database, "execution-without-history", sql)(id, new Date());
}

export async function findHistory(em: EntityManager, workflowId: string): Promise<WorkflowHistory | null> {
  return em.fork().findOne(WorkflowHistory, { workflowId });
}
