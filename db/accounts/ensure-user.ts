import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { Settings } from "./settings.entity.ts";
import { User } from "./user.entity.ts";

/**
 * The user with this address, made together with its settings where there is none. Of two that come at once the second
 * waits for the first one's commit and finds its row.
 */
export async function ensureUser(
  tx: EntityManager,
  ethereumAddress: string,
): Promise<{ user: User; made: boolean }> {
  const now = new Date();
  const inserted = await tx.execute(
    "insert into user_account (id, ethereum_address, created_at) values (?, ?, ?) on conflict do nothing returning id",
    [randomUUID(), ethereumAddress, now],
  );
  const user = await tx.findOneOrFail(User, { ethereumAddress });
  if (inserted.length > 0) {
    tx.create(Settings, {
      id: randomUUID(),
      user,
      executionType: EXECUTION_TYPES.DIRECT_USER,
      walletProvider: "privy",
      createdAt: now,
      updatedAt: now,
    });
  }
  return { user, made: inserted.length > 0 };
}
