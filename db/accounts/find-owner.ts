import type { ExecutionType } from "../../domain/execution-type.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

const SQL = `
  select u.id as "userId", s.execution_type as execution, s.require_signed_intent as "requireSignedIntent",
         k.public_key as "pgpPublicKey"
    from user_account u join settings s on s.user_id = u.id
         left join account_key k on k.user_id = u.id and k.replaced_at is null
   where u.ethereum_address = $1`;

export interface Owner {
  readonly userId: string;
  readonly execution: ExecutionType;
  readonly requireSignedIntent: boolean;
  /** The OpenPGP key that they registered, armoured. */
  readonly pgpPublicKey: string | null;
}

/** A user with what is set at this moment. */
export async function findOwner(database: Database, address: string): Promise<Owner | undefined> {
  const owner = preparedQuery<Owner>(database, "owner", SQL);
  return (await owner(address))[0];
}
