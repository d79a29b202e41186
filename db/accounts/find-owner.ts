import type { ExecutionType } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  select u.id as "userId", s.execution_type as execution, s.require_signed_intent as "requireSignedIntent"
    from user_account u join settings s on s.user_id = u.id where u.ethereum_address = $1`;

interface Owner {
  readonly userId: string;
  readonly execution: ExecutionType;
  readonly requireSignedIntent: boolean;
}

/** A user with what is set at this moment. */
export async function findOwner(database: Database, address: string): Promise<Owner | undefined> {
  const owner = preparedQuery<Owner>(database, "owner", SQL);
  return (await owner(address))[0];
}
