import { randomUUID } from "node:crypto";
import type { Budget } from "../../domain/budgets/budget.ts";
import { CUSTODY_KINDS, type CustodyKind } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { preparedTransaction, runAlone } from "../prepared-transaction.ts";
import { holdBudgets } from "./hold-budgets.ts";
import { type StoredBudget, spentBudgets } from "./spent-budgets.ts";

const SET = `
  insert into budget (id, user_id, type, asset, chain_id, per_transaction, per_24h, per_30d, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp(), clock_timestamp())
  on conflict (user_id, type, asset, chain_id) do update
    set per_transaction = excluded.per_transaction, per_24h = excluded.per_24h, per_30d = excluded.per_30d,
        updated_at = excluded.updated_at`;

const REMOVE = "delete from budget where user_id = $1 and type = $2 and asset = $3 and chain_id = $4";

export function listBudgets(database: Database, userId: string): Promise<StoredBudget[]> {
  return spentBudgets(runAlone(database), userId, CUSTODY_KINDS);
}

/** More than anybody watches over; each is added up before every order. */
const MOST_BUDGETS = 100;

/** Sets all limits of a budget, or removes it where there are none; what is spent stays spent. Answers the budget as it is then. */
export function setBudget(
  database: Database,
  userId: string,
  type: CustodyKind,
  { asset, chainId, limits }: Budget,
): Promise<StoredBudget | "too-many"> {
  return preparedTransaction(database, async (run) => {
    await holdBudgets(run, userId, type);
    const all = async () => spentBudgets(run, userId, [type]);
    const isThis = (budget: StoredBudget) => budget.asset === asset && budget.chainId === chainId;
    const chain = chainId ?? 0;
    const given = [limits.transaction, limits["24h"], limits["30d"]].map(
      (limit) => limit?.toString() ?? null,
    );
    const before = await all();
    if (!before.some(isThis) && before.length >= MOST_BUDGETS) return "too-many";
    await run("set-budget", SET, randomUUID(), userId, type, asset, chain, ...given);
    const now = (await all()).find(isThis);
    if (!now) throw new Error("the budget that was set is not there");
    if (given.every((limit) => limit === null))
      await run("remove-budget", REMOVE, userId, type, asset, chain);
    return now;
  });
}
