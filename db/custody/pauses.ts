import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

/** Whom a pause concerns: everyone, or one user by their id. */
export type PauseScope = "all" | { readonly userId: string };

/** Whether it is new; one that is there stays as it is. */
export async function pauseCustody(database: Database, scope: PauseScope): Promise<boolean> {
  const sql =
    "insert into custody_pause (scope, paused_at) values ($1, $2) on conflict (scope) do nothing returning scope";
  return (await preparedQuery(database, "pause-custody", sql)(keyOf(scope), new Date())).length > 0;
}

/** Whether there was one. */
export async function resumeCustody(database: Database, scope: PauseScope): Promise<boolean> {
  const sql = "delete from custody_pause where scope = $1 returning scope";
  return (await preparedQuery(database, "resume-custody", sql)(keyOf(scope))).length > 0;
}

export interface Pauses {
  /** Since when nobody's executions are submitted; null where they are. */
  readonly everyone: Date | null;
  /** How many users are paused by themselves, and since when the first of them. */
  readonly users: { readonly count: number; readonly since: Date } | null;
}

const PAUSES = `
  select scope = 'all' as "isAll", count(*)::int as count, (extract(epoch from min(paused_at)) * 1000)::float8 as "sinceMs"
    from custody_pause group by 1`;

export async function findPauses(database: Database): Promise<Pauses> {
  const find = preparedQuery<{ isAll: boolean; count: number; sinceMs: number }>(
    database,
    "custody-pauses",
    PAUSES,
  );
  const rows = await find();
  const all = rows.find(({ isAll }) => isAll);
  const users = rows.find(({ isAll }) => !isAll);
  return {
    everyone: all ? new Date(all.sinceMs) : null,
    users: users ? { count: users.count, since: new Date(users.sinceMs) } : null,
  };
}

const PAUSED = "select 1 from custody_pause where scope in ('all', $1) limit 1";

export async function isPaused(database: Database, userId: string): Promise<boolean> {
  return (await preparedQuery(database, "custody-paused", PAUSED)(userId)).length > 0;
}

function keyOf(scope: PauseScope): string {
  return scope === "all" ? "all" : scope.userId;
}
