import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { OpenCode } from "./open-code.ts";

const IS_OPEN = "state in ('pending', 'ready')";
const PAGE = 200;

/** Codes whose workflow is not known to have started, the oldest first. Younger ones are on their way. */
export function unstartedCodes(database: Database): Promise<OpenCode[]> {
  const find = preparedQuery<OpenCode>(
    database,
    "unstarted-codes",
    `select code_hash as "codeHash", (extract(epoch from ends_at) * 1000)::float8 as "endsAt" from connection_code
      where ${IS_OPEN} and started_at is null and created_at < now() - interval '10 seconds'
      order by ends_at limit ${PAGE}`,
  );
  return find();
}

export async function markCodeStarted(database: Database, codeHash: string): Promise<void> {
  await preparedQuery(
    database,
    "mark-code-started",
    "update connection_code set started_at = now() where code_hash = $1 and started_at is null",
  )(codeHash);
}

/** Codes that their workflow should have ended a while ago. */
export async function overdueCodes(database: Database): Promise<string[]> {
  const find = preparedQuery<{ hash: string }>(
    database,
    "overdue-codes",
    `select code_hash as hash from connection_code
      where ${IS_OPEN} and ends_at < now() - interval '1 minute' order by ends_at limit ${PAGE}`,
  );
  return (await find()).map(({ hash }) => hash);
}
