import type { EntityManager } from "@mikro-orm/postgresql";
import { ensureUser } from "./ensure-user.ts";
import { User } from "./user.entity.ts";

export type UserRecord = Pick<User, "id" | "ethereumAddress" | "createdAt">;

/** Makes the user with its settings; undefined where the address is known already. */
export async function createUser(
  em: EntityManager,
  ethereumAddress: string,
): Promise<UserRecord | undefined> {
  return em.fork().transactional(async (tx) => {
    const { user, made } = await ensureUser(tx, ethereumAddress);
    return made ? user : undefined;
  });
}

export async function findUser(em: EntityManager, ethereumAddress: string): Promise<UserRecord | undefined> {
  return (await em.fork().findOne(User, { ethereumAddress })) ?? undefined;
}
