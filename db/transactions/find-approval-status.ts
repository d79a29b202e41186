import type { TransactionStatus } from "../../domain/transaction-status.ts";
import type { Database } from "../database.ts";
import { jointLookUp } from "../joint-look-up.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { FoundApproval } from "./found-approval.ts";

export interface ApprovalStatus {
  readonly ownerId: string;
  readonly status: TransactionStatus;
  /** Oldest first. */
  readonly approvals: readonly FoundApproval[];
}

/** A transaction without approvals is one row of nulls. */
type Row = Pick<ApprovalStatus, "ownerId" | "status"> &
  Omit<FoundApproval, "id" | "createdAt"> & {
    readonly hash: string;
    readonly id: string | null;
    readonly createdMs: number;
  };

/** The hottest read there is, since clients poll it until orion has decided: bare rows, put together here rather than by PostgreSQL. */
const SQL = `
  select t.request_hash as hash, t.owner_id as "ownerId", t.status,
         t.id as "transactionId", a.id, a.decision, a.type, a.label, a.confidence,
         a.analysis, a.api_key_id as "apiKeyId", a.user_id as "userId", u.ethereum_address as address,
         (extract(epoch from a.created_at) * 1000)::float8 as "createdMs"
    from transaction_request t
    left join approval a on a.transaction_id = t.id
    left join user_account u on u.id = a.user_id
   where t.request_hash = any(array(select unnest($1::text[])))
   order by a.created_at`;

export type FindApprovalStatus = (requestHash: string) => Promise<ApprovalStatus | undefined>;

export function createFindApprovalStatus(database: Database): FindApprovalStatus {
  const find = preparedQuery<Row>(database, "approval-statuses", SQL);
  return jointLookUp(async (requestHashes) => {
    const byHash = Map.groupBy(await find(requestHashes), ({ hash }) => hash);
    return new Map([...byHash].map(([hash, rows]) => [hash, statusOf(rows)]));
  });
}

function statusOf(rows: readonly Row[]): ApprovalStatus {
  const [{ ownerId, status }] = rows as readonly [Row];
  const approvals = rows.flatMap(({ hash: _hash, id, createdMs, ...row }) =>
    id === null ? [] : [{ ...row, id, createdAt: new Date(createdMs) }],
  );
  return { ownerId, status, approvals };
}
