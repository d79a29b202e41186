import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  select v.answer from verdict v join custody_execution e on e.transaction_id = v.transaction_id where e.id = $1`;

/** The arbiter's whole answer that an execution rests on. */
export async function verdictBehind(database: Database, executionId: string): Promise<string> {
  const [row] = await preparedQuery<{ answer: string }>(database, "verdict-behind", SQL)(executionId);
  if (!row) throw new Error("an execution without a verdict of the built-in arbiter");
  return row.answer;
}
