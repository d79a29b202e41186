import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Run } from "../prepared-transaction.ts";

/**
 * Until the surrounding database transaction ends nobody else reserves from the user's budgets of this type, or changes them: what
 * is left is worked out and taken as one step. Statements after this one see all that was reserved before it.
 */
export async function holdBudgets(run: Run, userId: string, type: CustodyKind): Promise<void> {
  const name = `countersign:budgets:${userId}:${type}`;
  await run("hold-budgets", "select pg_advisory_xact_lock(hashtextextended($1, 0))", name);
}
