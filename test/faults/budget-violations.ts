import { GOOD_REQUEST } from "../support/transactions-world.ts";
import type { CustodyOrder } from "./custody-orders.ts";
import { askDatabase, keptRows } from "./kept-rows.ts";

interface SpentBudget {
  readonly owner: string;
  readonly limit: string;
  /** What counts of it. */
  readonly spent: string;
  readonly underWay: number;
}

const SQL = `
  select u.ethereum_address as owner, b.per_24h as "limit",
         coalesce(sum(o.amount) filter (where o.spent_at > '-infinity'), 0) as spent,
         count(*) filter (where o.spent_at = 'infinity')::int as "underWay"
    from budget b
    join user_account u on u.id = b.user_id
    left join budget_outflow o on o.user_id = b.user_id and o.type = b.type and o.asset = b.asset
   group by u.id, b.id`;

/** What custody moved against what its owners' budgets allow and count, in sentences; all of it within a day. */
export async function findBudgetViolations(
  dataDirectory: string,
  orders: readonly CustodyOrder[],
): Promise<string[]> {
  const budgets = await askDatabase<SpentBudget>(dataDirectory, SQL);
  const completed = new Set(
    orders.filter(({ status }) => status === "COMPLETED").map(({ externalTxId }) => externalTxId),
  );
  const executed = (await keptRows(dataDirectory)).filter(({ requestHash }) => completed.has(requestHash));
  return budgets.flatMap(({ owner, limit, spent, underWay }) => {
    const count = executed.filter(({ escrowAddress }) => escrowAddress === owner).length;
    const moved = BigInt(count) * BigInt(GOOD_REQUEST.tx.value);
    return [
      ...(moved <= BigInt(limit) ? [] : [`custody moved ${moved} for ${owner}, whose budget is ${limit}`]),
      ...(moved <= BigInt(spent) ? [] : [`custody moved ${moved} for ${owner}, and ${spent} of it counts`]),
      ...(underWay === 0 ? [] : [`${owner} has ${underWay} reservations that nobody ended`]),
    ];
  });
}
