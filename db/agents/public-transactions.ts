import type { OrionDecision } from "../../domain/decide.ts";
import type { ExecutionType } from "../../domain/execution-type.ts";
import type { TransactionStatus } from "../../domain/transaction-status.ts";
import type { Database } from "../database.ts";
import type { Page } from "../newest-first.ts";
import { preparedQuery } from "../prepared-query.ts";

/** What anybody may know of a transaction: nothing of what was asked for, sent or found. */
export interface PublicTransaction {
  readonly id: string;
  readonly requestHash: string;
  readonly status: TransactionStatus;
  readonly execution: ExecutionType;
  readonly chainId: number;
  readonly decision: OrionDecision | null;
  readonly confidence: number | null;
  readonly failingNodes: readonly string[];
  readonly registrationTx: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type Row = Omit<PublicTransaction, "createdAt" | "updatedAt"> & { createdMs: number; updatedMs: number };

const SELECT = `
  select t.id, t.request_hash as "requestHash", t.status, t.execution, t.chain_id::float8 as "chainId", a.decision,
         a.confidence, coalesce(v.failing_nodes, '{}') as "failingNodes", t.registration_tx as "registrationTx",
         (extract(epoch from t.created_at) * 1000)::float8 as "createdMs",
         (extract(epoch from t.updated_at) * 1000)::float8 as "updatedMs"
    from transaction_request t
    left join approval a on a.transaction_id = t.id and a.approver = 'orion'
    left join verdict v on v.transaction_id = t.id
   where t.escrow_address = $1`;

const NEWEST = "order by t.created_at desc, t.id desc limit $2";

/** An agent's transactions, newest first. */
export async function listPublicTransactions(
  database: Database,
  address: string,
  { after, take }: Page,
): Promise<PublicTransaction[]> {
  const rows = after
    ? await preparedQuery<Row>(
        database,
        "public-transactions-after",
        `${SELECT} and (t.created_at, t.id) < ($3, $4) ${NEWEST}`,
      )(address, take, after.createdAt, after.id)
    : await preparedQuery<Row>(database, "public-transactions", `${SELECT} ${NEWEST}`)(address, take);
  return rows.map(publicTransaction);
}

export async function findPublicTransaction(
  database: Database,
  address: string,
  requestHash: string,
): Promise<PublicTransaction | undefined> {
  const sql = `${SELECT} and t.request_hash = $2`;
  const [row] = await preparedQuery<Row>(database, "public-transaction", sql)(address, requestHash);
  return row && publicTransaction(row);
}

function publicTransaction({ createdMs, updatedMs, ...row }: Row): PublicTransaction {
  return { ...row, createdAt: new Date(createdMs), updatedAt: new Date(updatedMs) };
}
