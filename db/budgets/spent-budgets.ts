import type { SpentBudget } from "../../domain/budgets/budget.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Run } from "../prepared-transaction.ts";

export interface StoredBudget extends SpentBudget {
  readonly type: CustodyKind;
  /** What of it is reserved for orders whose end is not known yet. */
  readonly underWay: bigint;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface Row {
  readonly type: CustodyKind;
  readonly asset: string;
  readonly chain: string;
  readonly perTransaction: string | null;
  readonly per24h: string | null;
  readonly per30d: string | null;
  readonly spent24h: string;
  readonly spent30d: string;
  readonly underWay: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

/** What is under way is spent at `infinity`, so that it counts in every period until its end is known. */
const SPENT = `
  select b.type, b.asset, b.chain_id as chain,
         b.per_transaction as "perTransaction", b.per_24h as "per24h", b.per_30d as "per30d",
         coalesce(sum(o.amount) filter (where o.spent_at > statement_timestamp() - interval '24 hours'), 0) as "spent24h",
         coalesce(sum(o.amount), 0) as "spent30d",
         coalesce(sum(o.amount) filter (where o.spent_at = 'infinity'), 0) as "underWay",
         (extract(epoch from b.created_at) * 1000)::float8 as "createdMs",
         (extract(epoch from b.updated_at) * 1000)::float8 as "updatedMs"
    from budget b
    left join budget_outflow o
      on o.user_id = b.user_id and o.type = b.type and o.asset = b.asset and b.chain_id in (0, o.chain_id)
         and o.spent_at > statement_timestamp() - interval '30 days'
   where b.user_id = $1 and b.type = any($2)
   group by b.id
   order by b.type, b.asset, b.chain_id`;

/** The user's budgets for these types, with what counts against them at this moment. */
export async function spentBudgets(
  run: Run,
  userId: string,
  types: readonly CustodyKind[],
): Promise<StoredBudget[]> {
  return (await run<Row>("spent-budgets", SPENT, userId, types)).map(read);
}

function read(row: Row): StoredBudget {
  const limit = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    type: row.type,
    asset: row.asset,
    chainId: Number(row.chain) || null,
    limits: {
      transaction: limit(row.perTransaction),
      "24h": limit(row.per24h),
      "30d": limit(row.per30d),
    },
    spent: { "24h": BigInt(row.spent24h), "30d": BigInt(row.spent30d) },
    underWay: BigInt(row.underWay),
    createdAt: new Date(row.createdMs),
    updatedAt: new Date(row.updatedMs),
  };
}
