import type { ExecutionType } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  select u.id as "userId", s.execution_type as execution
    from user_account u join settings s on s.user_id = u.id where u.ethereum_address = $1`;

/** A user with the execution type that is set at this moment. */
export async function findOwner(
  database: Database,
  address: string,
): Promise<{ userId: string; execution: ExecutionType } | undefined> {
  const owner = preparedQuery<{ userId: string; execution: ExecutionType }>(database, "owner", SQL);
  return (await owner(address))[0];
}
