import type { EntityManager } from "@mikro-orm/postgresql";
import type { ExecutionType } from "../../domain/execution-type.ts";

/** A user with the execution type that is set at this moment. */
export async function findOwner(
  em: EntityManager,
  address: string,
): Promise<{ userId: string; execution: ExecutionType } | undefined> {
  const [row] = await em
    .fork()
    .execute<{ id: string; execution_type: ExecutionType }[]>(
      "select u.id, s.execution_type from user_account u join settings s on s.user_id = u.id where u.ethereum_address = ?",
      [address],
    );
  return row ? { userId: row.id, execution: row.execution_type } : undefined;
}
