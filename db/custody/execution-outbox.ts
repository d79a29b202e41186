import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Younger ones are on their way: whoever ordered them tells Temporal within moments. */
const GRACE_MS = 10_000;

export interface WaitingExecution {
  readonly id: string;
  readonly workflowId: string;
  /** Null for an administrator's own order. */
  readonly requestHash: string | null;
  readonly createdAt: Date;
}

type Row = Omit<WaitingExecution, "createdAt"> & { readonly createdMs: number };

const FIELDS = `
  select e.id, e.workflow_id as "workflowId", t.request_hash as "requestHash",
         (extract(epoch from e.created_at) * 1000)::float8 as "createdMs"
    from custody_execution e left join transaction_request t on t.id = e.transaction_id`;

const NOT_STARTED = `${FIELDS}
   where e.started_at is null and e.ended_at is null and e.created_at < $1 order by e.created_at limit 200`;

/** Executions whose workflow has not begun. */
export async function unstartedExecutions(database: Database): Promise<WaitingExecution[]> {
  const find = preparedQuery<Row>(database, "unstarted-executions", NOT_STARTED);
  return (await find(new Date(Date.now() - GRACE_MS))).map(withDate);
}

const UNDER_WAY = `${FIELDS}
   where e.started_at is not null and e.ended_at is null and e.archived_at is null`;

const OPEN = `${UNDER_WAY} and (e.created_at, e.id) > ($1, $2) order by e.created_at, e.id limit $3`;
const BEFORE_ALL = { createdAt: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

/** So many executions that are under way, oldest first, from the one after this on. */
export async function openExecutions(
  database: Database,
  after: Pick<WaitingExecution, "createdAt" | "id"> = BEFORE_ALL,
  limit = 200,
): Promise<WaitingExecution[]> {
  const find = preparedQuery<Row>(database, "open-executions", OPEN);
  return (await find(after.createdAt, after.id, limit)).map(withDate);
}

/** Those of these workflows whose executions are under way. */
export async function openExecutionsAmong(
  database: Database,
  workflowIds: readonly string[],
): Promise<WaitingExecution[]> {
  const sql = `${UNDER_WAY} and e.workflow_id = any($1)`;
  return (await preparedQuery<Row>(database, "open-executions-among", sql)(workflowIds)).map(withDate);
}

const UNSUBMITTED = `select workflow_id as "workflowId" from custody_execution
   where state = 'PENDING' and ended_at is null and ($1 = 'all' or owner_id::text = $1)`;

/** The workflows of executions that the provider does not have yet: everyone's, or one user's. */
export async function unsubmittedWorkflows(database: Database, owner: "all" | string): Promise<string[]> {
  const find = preparedQuery<{ workflowId: string }>(database, "unsubmitted-executions", UNSUBMITTED);
  return (await find(owner)).map(({ workflowId }) => workflowId);
}

const COUNTED = `
  select count(*) filter (where claimed_at is not null)::int as submitted, count(*) filter (where claimed_at is null)::int as waiting
    from custody_execution where ended_at is null and ($1 = 'all' or owner_id::text = $1)`;

/** How many executions may be with the provider, and how many surely are not. */
export async function countUnderWay(
  database: Database,
  owner: "all" | string,
): Promise<{ readonly submitted: number; readonly waiting: number }> {
  const count = preparedQuery<{ submitted: number; waiting: number }>(database, "under-way", COUNTED);
  return (await count(owner))[0] ?? { submitted: 0, waiting: 0 };
}

function withDate({ createdMs, ...row }: Row): WaitingExecution {
  return { ...row, createdAt: new Date(createdMs) };
}
