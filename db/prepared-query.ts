import type { Database } from "./database.ts";

/** What we use of the driver's own pool; its package brings no types. */
interface Queryable {
  query(statement: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: unknown[] }>;
}

export interface Pool extends Queryable {
  connect(): Promise<Queryable & { release(isBroken?: boolean): void }>;
}

export async function poolOf(database: Database): Promise<Pool> {
  return await database.em.getConnection().getNativeClient();
}

/**
 * A statement that PostgreSQL parses once per connection, its rows as they come: for the few reads that every request
 * makes, where entities and SQL built anew would cost more than the look-up itself.
 */
export function preparedQuery<Row>(
  database: Database,
  name: string,
  text: string,
): (...values: unknown[]) => Promise<Row[]> {
  return async (...values) => {
    const { rows } = await (await poolOf(database)).query({ name, text, values });
    return rows as Row[];
  };
}
