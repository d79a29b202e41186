import type { Database } from "./database.ts";
import { poolOf, preparedQuery } from "./prepared-query.ts";

/** Runs one prepared statement in the surrounding database transaction. */
export type Run = <Row>(name: string, text: string, ...values: unknown[]) => Promise<Row[]>;

/** Runs statements that are each a database transaction of their own. */
export function runAlone(database: Database): Run {
  return (name, text, ...values) => preparedQuery(database, name, text)(...values) as Promise<never[]>;
}

/** A database transaction of prepared statements: committed when the work resolves, undone when it rejects. */
export async function preparedTransaction<Result>(
  database: Database,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const client = await (await poolOf(database)).connect();
  const run: Run = async <Row>(name: string, text: string, ...values: unknown[]) => {
    const { rows } = await client.query({ name, text, values });
    return rows as Row[];
  };
  try {
    await run("begin", "begin");
    const result = await work(run);
    await run("commit", "commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is broken and must not go back to the pool.
    await run("rollback", "rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
