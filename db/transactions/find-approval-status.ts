import type { EntityManager } from "@mikro-orm/postgresql";
import type { TransactionStatus } from "../../domain/transaction-status.ts";

/** Approvals of one transaction as the interface shows them, oldest first. */
export interface ApprovalStatusRow {
  readonly owner_id: string;
  readonly status: TransactionStatus;
  readonly user: readonly { readonly decision: string }[];
  readonly keys: readonly { readonly decision: string; readonly label: string }[];
  readonly orion: readonly { readonly decision: string }[];
}

/** One query on the hottest read there is: clients poll it every two seconds until orion has decided. */
const SQL = `
  select t.owner_id, t.status,
    coalesce(json_agg(json_build_object('id', a.id, 'transactionId', t.id, 'decision', a.decision, 'type', a.type,
      'approver', json_build_object('id', u.id, 'ethereumAddress', u.ethereum_address), 'createdAt', ${iso("a.created_at")})
      order by a.created_at) filter (where a.type <> 'orion' and a.api_key_id is null), '[]') as user,
    coalesce(json_agg(json_build_object('id', a.id, 'transactionId', t.id, 'decision', a.decision, 'type', a.type,
      'label', a.label, 'apiKeyId', a.api_key_id, 'createdAt', ${iso("a.created_at")})
      order by a.created_at) filter (where a.type <> 'orion' and a.api_key_id is not null), '[]') as keys,
    coalesce(json_agg(json_build_object('id', a.id, 'transactionId', t.id, 'decision', a.decision, 'type', a.type,
      'confidence', a.confidence, 'analysis', a.analysis, 'createdAt', ${iso("a.created_at")})
      order by a.created_at) filter (where a.type = 'orion'), '[]') as orion
  from transaction_request t
  left join approval a on a.transaction_id = t.id
  left join user_account u on u.id = a.user_id
  where t.request_hash = ?
  group by t.id`;

export async function findApprovalStatus(
  em: EntityManager,
  requestHash: string,
): Promise<ApprovalStatusRow | undefined> {
  const [row] = await em.getConnection().execute<ApprovalStatusRow[]>(SQL, [requestHash], "all");
  return row;
}

function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
