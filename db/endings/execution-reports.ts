import type { ReportedEnd } from "../../domain/ending-report.ts";
import type { ExecutionField } from "../../domain/execution-differences.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface AwaitedExecution {
  readonly id: string;
  readonly txHash: string;
}

const AWAITED = `
  select r.id, r.tx_hash as "txHash" from ending_report r join transaction_request t on t.id = r.transaction_id
   where t.request_hash = $1 and r.kind = 'execution' and r."end" is null order by r.created_at`;

/** Executions that were reported and whose outcome is not known. */
export function awaitedExecutions(database: Database, requestHash: string): Promise<AwaitedExecution[]> {
  return preparedQuery<AwaitedExecution>(database, "awaited-executions", AWAITED)(requestHash);
}

const CONCLUDE = `update ending_report set "end" = $2, differences = $3 where id = $1 and "end" is null`;

/** Keeps what a reported execution turned out to be. */
export async function concludeExecution(
  database: Database,
  id: string,
  end: ReportedEnd,
  differences: readonly ExecutionField[],
): Promise<void> {
  await preparedQuery(database, "conclude-execution", CONCLUDE)(id, end, differences);
}

export interface ReportedExecution {
  readonly id: string;
  readonly kind: "execution" | "settlement" | "cancel";
  readonly txHash: string | null;
  readonly end: ReportedEnd | null;
  readonly differences: readonly ExecutionField[] | null;
  readonly createdAt: Date;
}

const REPORTS = `
  select id, kind, tx_hash as "txHash", "end", differences, (extract(epoch from created_at) * 1000)::float8 as "createdMs"
    from ending_report where transaction_id = $1 order by created_at`;

/** What was said about a transaction's end, the oldest first. */
export async function findReports(database: Database, transactionId: string): Promise<ReportedExecution[]> {
  const find = preparedQuery<Omit<ReportedExecution, "createdAt"> & { createdMs: number }>(
    database,
    "find-reports",
    REPORTS,
  );
  return (await find(transactionId)).map(({ createdMs, ...row }) => ({
    ...row,
    createdAt: new Date(createdMs),
  }));
}
